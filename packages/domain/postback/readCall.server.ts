import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureParameter } from '@lupa/contracts/postback.ts';
import { normaliseName } from './readPostback.ts';

/** A call as it came, byte for byte. `query` is what follows the first `?` of its address, `signature` the header. */
export type PostbackCall = {
  method: 'GET' | 'POST';
  query: Uint8Array;
  body: Uint8Array;
  contentType: string | undefined;
  signature: string | undefined;
};

/**
 * Why a call has no parameters to read. `type`: the body is not what its Content-Type says, or that is neither JSON nor a form. `unsigned`:
 * the query has parameters beside a signed body. `form`: too many parameters, not UTF-8, or a body with GET.
 */
export type CallFault = 'signature' | 'unsigned' | 'type' | 'form';
export type Parameters = readonly (readonly [name: string, value: string])[];

const mostParameters = 1000;

/** With a key they come from what is signed alone. Bytes have one reading: what looks like JSON is never a form (decision 100). */
export function readCall({ method, query, body, contentType, signature }: PostbackCall, signingKey: string | null): Parameters | CallFault {
  if (method === 'GET' && body.length > 0) return 'form';
  if (signingKey === null) {
    const [inQuery, inBody] = [readForm(query), body.length > 0 ? readBody(body, contentType) : []];
    if (typeof inQuery === 'string') return inQuery;
    return typeof inBody === 'string' ? inBody : limit([...inBody, ...inQuery]);
  }
  const { rest, signatures } = takeSignatures(query);
  const given = signature === undefined ? signatures : [...signatures, signature];
  if (signatures.length > 1 || !isSigned(body.length > 0 ? body : rest, given, signingKey)) return 'signature';
  if (body.length === 0) return limit(readForm(rest));
  return rest.length > 0 ? 'unsigned' : limit(readBody(body, contentType));
}

const limit = (read: Parameters | CallFault): Parameters | CallFault =>
  typeof read !== 'string' && read.length > mostParameters ? 'form' : read;

/** The query without the parameters that are called `signature`, however that is spelt, and what these say. */
function takeSignatures(query: Uint8Array): { rest: Uint8Array; signatures: string[] } {
  const parts = Buffer.from(query).toString('latin1').split('&');
  const nameOf = (part: string) => [...new URLSearchParams(part)].map(([name]) => normaliseName(name))[0];
  const isSignature = (part: string) => nameOf(part) === signatureParameter;
  const signatures = parts.filter(isSignature).map((part) => [...new URLSearchParams(part).values()][0] ?? '');
  return { rest: Buffer.from(parts.filter((part) => !isSignature(part)).join('&'), 'latin1'), signatures };
}

/** Whether the bytes have the one signature that is given: HMAC-SHA-256 in hexadecimal. */
function isSigned(signed: Uint8Array, signatures: readonly string[], key: string): boolean {
  const [given = '', ...others] = new Set(signatures.map((text) => text.trim().toLowerCase()));
  const [, hex] = /^(?:sha256=)?([0-9a-f]{64})$/.exec(given) ?? [];
  if (hex === undefined || others.length > 0) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), createHmac('sha256', key).update(signed).digest());
}

function readBody(body: Uint8Array, contentType = ''): Parameters | CallFault {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const isUtf8 = parameters.every((parameter) => !parameter.startsWith('charset=') || /^charset="?utf-?8"?$/.test(parameter));
  if (!isUtf8) return 'type';
  if (type === 'application/x-www-form-urlencoded') return readForm(body);
  return /^(application|text)\/([\w.-]+\+)?json$/.test(type) ? readJson(body) : 'type';
}

function readForm(bytes: Uint8Array): Parameters | CallFault {
  const text = decode(bytes);
  if (text === null) return 'form';
  return /^\s*[{["]/.test(text) ? 'type' : [...new URLSearchParams(text)];
}

function readJson(bytes: Uint8Array): Parameters | CallFault {
  const text = decode(bytes);
  if (text === null) return 'form';
  try {
    const value: unknown = JSON.parse(text);
    return typeof value !== 'object' || value === null || Array.isArray(value) ? 'type' : listValues(text);
  } catch {
    return 'type';
  }
}

const mostZeros = 30;

function writeOut(number: string): string {
  const [, minus = '', whole = '', decimals = '', power] = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d+)$/i.exec(number) ?? [];
  const places = Number(power);
  if (power === undefined || Math.abs(places) > mostZeros) return number;
  const zeros = '0'.repeat(mostZeros);
  const digits = `${zeros}${whole}${decimals}${zeros}`;
  const point = zeros.length + whole.length + places;
  return `${minus}${digits.slice(0, point).replace(/^0+(?=\d)/, '')}.${digits.slice(point)}`.replace(/\.?0+$/, '');
}

/**
 * The values of a valid JSON text, each as often as it stands there, where `JSON.parse` keeps the last. What lies deeper has its way as its
 * name: `conversion.id`, `items.0.price`. A number stays as it is written, but `1.5E7` becomes its digits: no double holds all of them.
 * It ends with the first value that is too many, for the names of what lies very deep are long.
 */
function listValues(text: string): Parameters {
  const values: [name: string, value: string][] = [];
  const path: (string | number)[] = [];
  let last = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g)) {
    if (values.length > mostParameters) break;
    const place = path.at(-1);
    if (token === '{' || token === '[') {
      if (place !== undefined) values.push([path.join('.'), '']);
      path.push(token === '{' ? '' : 0);
    } else if (token === ':') path[path.length - 1] = JSON.parse(last) as string;
    else if (token === ',' || token === '}' || token === ']') {
      if (!'{}[],'.includes(last)) values.push([path.join('.'), readValue(last)]);
      if (token !== ',') path.pop();
      else if (typeof place === 'number') path[path.length - 1] = place + 1;
    }
    last = token;
  }
  return values;
}

function readValue(token: string): string {
  if (token.startsWith('"')) return JSON.parse(token) as string;
  return token === 'null' ? '' : writeOut(token);
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
