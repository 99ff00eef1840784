import { expect } from 'vitest';
import { type BodyCall, bodyKinds, mayBeLost, statusFor } from './bodyKinds.ts';
import { sendRaw } from './sendRaw.ts';

/** Milliseconds in which a request comes whole here: long enough for all that are not slow. */
export const testedRequestTimeout = 4000;

export type ListeningPart = {
  port: number;
  routes: string[];
  findErrors: () => unknown[];
};

type Route = { method: string; path: string };
const writes = ['POST', 'PUT', 'PATCH', 'DELETE'];

export function listWrites(routes: readonly Route[]): string[] {
  return [...new Set(routes.filter(({ method }) => writes.includes(method)).map(({ method, path }) => `${method} ${path}`))];
}

export async function expectEveryBodyAnswered(
  part: ListeningPart,
  prepare: () => BodyCall | Promise<BodyCall>,
  { oneByOne = false } = {},
): Promise<void> {
  const send = async (name: string, { build }: (typeof bodyKinds)[string]) => {
    const call = await prepare();
    const { headers, ...built } = build(call);
    const sent = { method: call.method, path: call.path, ...built, headers: { ...call.headers, 'Content-Type': call.type, ...headers } };
    const answer = await sendRaw(part.port, sent);
    const expected = statusFor(name, call);
    if (expected === null || (answer === null && mayBeLost(name, call))) return { name, status: expected, expected };
    return { name, status: answer?.status ?? 'no answer', expected };
  };
  const found: Awaited<ReturnType<typeof send>>[] = [];
  const kinds = Object.entries(bodyKinds);
  if (oneByOne) for (const [name, kind] of kinds) found.push(await send(name, kind));
  else found.push(...(await Promise.all(kinds.map(([name, kind]) => send(name, kind)))));
  expect(found.filter(({ status, expected }) => status !== expected)).toEqual([]);
  await expectWell(part);
}

/** Bodies that nobody reads: an address without such a call answers all alike, with a length and without. */
export async function expectRefusedElsewhere(part: ListeningPart, path: string): Promise<void> {
  const body = 'x'.repeat(200_000);
  for (const method of [...writes, 'GET', 'HEAD', 'QUERY']) {
    const whole = await sendRaw(part.port, { method, path, headers: { 'Content-Length': String(body.length) }, pieces: [body] });
    const headers = { 'Transfer-Encoding': 'chunked' };
    const chunked = await sendRaw(part.port, { method, path, headers, pieces: [`${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`] });
    expect([method, chunked?.status]).toEqual([method, whole?.status]);
    expect(whole?.status ?? 500, method).toBeLessThan(500);
  }
  await expectWell(part);
}

async function expectWell({ port, findErrors }: ListeningPart): Promise<void> {
  expect((await sendRaw(port, { method: 'GET', path: '/healthz' }))?.status).toBe(200);
  expect(findErrors()).toEqual([]);
}
