import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { postbackFolder, signatureHeader, signatureParameter } from '@lupa/contracts/postback.ts';

export const longestBody = 16_384;
const mostParameters = 100;

/** `/postback/{partnerSlug}/{secret}` with or without a slash at its end; null when the path has another form. */
export function readPostbackPath(url: string): { partnerSlug: string; secret: string; query: string } | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const [partnerSlug, secret, end, ...more] = path.slice(postbackFolder.length).split('/');
  if (!partnerSlug || !secret || (end !== undefined && end !== '') || more.length > 0) return null;
  return { partnerSlug, secret, query: mark === -1 ? '' : url.slice(mark + 1) };
}

/** A call's parameters: those of the query, and of a form or a flat JSON object in the body. Null when there are too many, or the body is something else. */
export function readParameters(query: string, body: string, contentType: string): Map<string, string> | null {
  const inBody = body.trim() === '' ? [] : contentType.includes('json') ? readJson(body) : [...new URLSearchParams(body)];
  if (inBody === null) return null;
  const pairs = [...inBody, ...new URLSearchParams(query)];
  if (pairs.length > mostParameters) return null;
  const parameters = new Map<string, string>();
  for (const [name, value] of pairs) if (!parameters.has(name)) parameters.set(name, value);
  return parameters;
}

function readJson(body: string): [string, string][] | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
      typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean' ? [[name, String(field)]] : [],
    );
  } catch {
    return null;
  }
}

/** Whether the call carries the HMAC-SHA-256, in hexadecimal, of its body, or without one of its query. */
export function isSigned(request: IncomingMessage, { query, body }: { query: string; body: string }, key: string): boolean {
  const header = request.headers[signatureHeader];
  const parts = query.split('&');
  const isSignature = (part: string) => part.startsWith(`${signatureParameter}=`);
  const given = typeof header === 'string' ? header : (parts.find(isSignature)?.slice(signatureParameter.length + 1) ?? '');
  const text = body === '' ? parts.filter((part) => !isSignature(part)).join('&') : body;
  const expected = createHmac('sha256', key).update(text).digest();
  const sent = Buffer.from(
    given
      .trim()
      .toLowerCase()
      .replace(/^sha256=/, ''),
    'hex',
  );
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
