import { gzipSync } from 'node:zlib';
import { chunk, lastChunk, type RawRequest } from './sendRaw.ts';

export type BodyCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  type: string;
  body: string;
  /** Bytes; null: it reads no body, and answers any alike. */
  most: number | null;
  status: number;
  /** Where it answers a kind of body in a way of its own; null: any. */
  otherStatuses?: Partial<Record<string, number | null>>;
};

type Kind = {
  /** Null: none is expected. Undefined: as when it is whole. */
  status?: number | null;
  build: (call: BodyCall) => Pick<RawRequest, 'headers' | 'pieces' | 'trickle' | 'breaksOff'> & { method?: string };
};

const lengthOf = (body: Buffer | string) => ({ 'Content-Length': String(Buffer.byteLength(body)) });
const chunked = { 'Transfer-Encoding': 'chunked' };
const withLength = (body: Buffer | string, headers: Record<string, string> = {}) => ({
  headers: { ...lengthOf(body), ...headers },
  pieces: [body],
});
const inChunks = (pieces: (Buffer | string)[], headers: Record<string, string> = {}) => ({
  headers: { ...chunked, ...headers },
  pieces: [...pieces.map(chunk), lastChunk],
});
const large = ({ most }: BodyCall) => 'x'.repeat((most ?? 100_000) + 1);
const damaged = ({ body }: BodyCall) => Buffer.concat([Buffer.from(body), Buffer.from([0xc3, 0x28])]);
const deep = ({ most }: BodyCall) => '['.repeat(Math.min(most ?? 1000, 100_000));

export const bodyKinds: Record<string, Kind> = {
  whole: { build: ({ body }) => withLength(body) },
  chunked: { build: ({ body }) => inChunks([body]) },
  'chunked by the byte': { build: ({ body }) => inChunks([...Buffer.from(body)].map((byte) => Buffer.from([byte]))) },
  'sent once it may be': { build: ({ body }) => withLength(body, { Expect: '100-continue' }) },
  none: { status: 400, build: () => ({}) },
  'of no length': { status: 400, build: () => withLength('') },
  'chunked and empty': { status: 400, build: () => inChunks([]) },
  'too large': { status: 413, build: (call) => withLength(large(call)) },
  'chunked and too large': { status: 413, build: (call) => inChunks([large(call)]) },
  'of another type': { status: 415, build: ({ body }) => withLength(body, { 'Content-Type': 'application/xml' }) },
  'chunked and of another type': { status: 415, build: ({ body }) => inChunks([body], { 'Content-Type': 'application/xml' }) },
  'of no type': { status: 415, build: ({ body }) => withLength(body, { 'Content-Type': '' }) },
  compressed: { status: 415, build: ({ body }) => withLength(gzipSync(body), { 'Content-Encoding': 'gzip' }) },
  'not UTF-8': { status: 400, build: (call) => withLength(damaged(call)) },
  'chunked and not UTF-8': { status: 400, build: (call) => inChunks([damaged(call)]) },
  'cut short by its length': { status: 400, build: ({ body }) => ({ headers: lengthOf(body.slice(1)), pieces: [body.slice(0, -1)] }) },
  'a prototype': { status: 400, build: () => withLength('{"__proto__":{"id":1},"constructor":{"prototype":{}}}') },
  deep: { status: 400, build: (call) => withLength(deep(call)) },
  'said to be long and chunked': { status: 400, build: ({ body }) => ({ headers: { ...lengthOf(body), ...chunked }, pieces: [body] }) },
  'broken off': { status: null, build: ({ body }) => ({ headers: lengthOf(`${body}more`), pieces: [body], breaksOff: true }) },
  'chunked and broken off': { status: null, build: ({ body }) => ({ headers: chunked, pieces: [chunk(body)], breaksOff: true }) },
  slow: { status: 408, build: () => ({ headers: { 'Content-Length': '400' }, trickle: () => ' ' }) },
  'chunked and slow': { status: 408, build: () => ({ headers: chunked, trickle: () => chunk(' ') }) },
};

/** Null: no answer is expected. */
export function statusFor(name: string, { most, status, otherStatuses = {} }: BodyCall): number | null {
  const expected = bodyKinds[name]?.status;
  if (expected === null) return null;
  // Node's own, before the part is asked.
  if (name === 'said to be long and chunked') return 400;
  if (otherStatuses[name] !== undefined) return otherStatuses[name];
  return most === null || expected === undefined ? status : expected;
}

/** A call that reads no body has answered and closed before a slow one has come: whoever writes on may lose the answer. */
export const mayBeLost = (name: string, { most }: BodyCall): boolean => most === null && bodyKinds[name]?.status === 408;
