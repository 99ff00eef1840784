import type { KeptCall } from '@lupa/contracts/postback.ts';
import { isPersonField } from './personFields.ts';
import type { PostbackCall } from './readCall.server.ts';

const secretNames = new Set('signature sig secret password passwd pwd apikey key accesskey auth authorization'.split(' '));
const hidden = '*';
const isHidden = (name: string, value: string): boolean =>
  isPersonField(name) || secretNames.has(name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')) || /@|%40/.test(value);

/** A call for those who mend the mapping: as it came, but for values about a person and secrets. */
export function keepCall({ method, query, body, contentType = '' }: PostbackCall): KeptCall {
  const text = decode(body);
  const isJson = /json/i.test(contentType) || /^\s*[{["]/.test(text);
  return { method, query: maskForm(decode(query)), contentType: contentType || null, body: isJson ? maskJson(text) : maskForm(text) };
}

/** What was kept, to be read again. Its signature was right when it came. */
export const restoreCall = ({ method, query, body, contentType }: KeptCall): PostbackCall => ({
  method,
  query: Buffer.from(query),
  body: Buffer.from(body),
  contentType: contentType ?? undefined,
  signature: undefined,
});

/** What is not UTF-8 becomes question marks; the database takes no NUL. */
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replaceAll('\0', '');

function maskForm(text: string): string {
  return text
    .split('&')
    .map((part) => {
      const [[name, value] = ['', '']] = [...new URLSearchParams(part)];
      const shown = /@|%40/.test(name) ? hidden : (part.split('=')[0] ?? '');
      return isHidden(name, value) || shown === hidden ? `${shown}=${hidden}` : part;
    })
    .join('&');
}

/** Works on what is no whole JSON, too. What belongs to a hidden name is hidden with all that is in it. */
function maskJson(text: string): string {
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g)].map(([token]) => token);
  let masked = '';
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (tokens[index + 1] === ':' && isHidden(readName(token), '')) {
      masked += `${token}:"${hidden}"`;
      index = endOfValue(tokens, index + 2);
    } else masked += isHidden('', token) ? `"${hidden}"` : token;
  }
  return masked;
}

function readName(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}

/** The place of the last token of the value that begins at `start`. */
function endOfValue(tokens: readonly string[], start: number): number {
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth <= 0) return index;
  }
  return tokens.length;
}
