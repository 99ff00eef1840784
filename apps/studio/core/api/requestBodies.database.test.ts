import { gzipSync } from 'node:zlib';
import { listen, type Running } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import type { Endpoint } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chunk, lastChunk, type RawRequest, sendRaw } from '../../../../tests/bodies/sendRaw.ts';
import { maximumRequestBytes } from '../media/uploadLimits.ts';
import { logIn } from '../../testing/logIn.ts';
import { startStudio, type Studio } from '../../testing/startStudio.ts';
import { answerApi } from './answerApi.ts';

let studio: Studio;
let running: Running;
let headers: Record<string, string>;
beforeAll(async () => {
  studio = await startStudio();
  headers = await logIn(studio, 'administrator');
  const fetch = (request: Request) => answerApi(studio.payload.config, request);
  running = await listen({ fetch, port: 0, hostname: '127.0.0.1', name: 'studio', logger: createLogger('studio', 'silent') });
});
afterAll(async () => {
  await running.close();
  await studio.close();
});

/** Each call that takes something, of Payload's and of our own, as the studio itself lists them. */
function listCalls(): { method: string; path: string }[] {
  const { endpoints, collections, globals } = studio.payload.config;
  const below = (prefix: string, list: Omit<Endpoint, 'root'>[] | false | undefined) =>
    (list || []).map(({ method, path }) => ({ method: method.toUpperCase(), path: `/api${prefix}${path}`.replaceAll(/:\w+\??/g, '1') }));
  return [
    ...below('', endpoints),
    ...collections.flatMap((collection) => below(`/${collection.slug}`, collection.endpoints)),
    ...globals.flatMap((global) => below(`/globals/${global.slug}`, global.endpoints)),
    ...collections.map(({ slug }) => ({ method: 'POST', path: `/api/${slug}` })),
    ...collections.flatMap(({ slug }) => ['PATCH', 'PUT'].map((method) => ({ method, path: `/api/${slug}/999999` }))),
  ].filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
}

const json = { 'Content-Type': 'application/json' };
const refused: [status: number, body: Buffer | string, headers: Record<string, string>][] = [
  [400, '{', json],
  [400, 'x', json],
  [415, '{}', { 'Content-Type': 'application/xml' }],
  [415, '{}', {}],
  [415, gzipSync('{}'), { ...json, 'Content-Encoding': 'gzip' }],
];

it('refuses what it cannot read alike, with a length and in chunks, at every call', async () => {
  const calls = listCalls();
  expect(calls.length).toBeGreaterThan(50);
  for (const call of calls) {
    const empty = await sendRaw(running.port, { ...call, headers: { ...json, 'Transfer-Encoding': 'chunked' }, pieces: [lastChunk] });
    expect([call, (empty?.status ?? 500) < 500]).toEqual([call, true]);
    for (const [status, body, own] of refused) {
      const send = async (framing: Record<string, string>, pieces: RawRequest['pieces']) =>
        (await sendRaw(running.port, { ...call, headers: { ...headers, ...own, ...framing }, pieces: pieces ?? [] }))?.status;
      const whole = await send({ 'Content-Length': String(body.length) }, [body]);
      const chunked = await send({ 'Transfer-Encoding': 'chunked' }, [chunk(body), lastChunk]);
      expect([call, whole, chunked]).toEqual([call, status, status]);
    }
  }
});

it('refuses a body that is too large, and one that breaks off without a line in the log of errors', async () => {
  const failed = vi.spyOn(studio.payload.logger, 'error');
  const call = { method: 'POST', path: '/api/pages' };
  const large = Buffer.alloc(maximumRequestBytes + 1, ' ');
  const chunked = { ...headers, ...json, 'Transfer-Encoding': 'chunked' };
  expect((await sendRaw(running.port, { ...call, headers: chunked, pieces: [chunk(large), lastChunk] }))?.status).toBe(413);
  await sendRaw(running.port, { ...call, headers: chunked, pieces: [chunk('{')], breaksOff: true });
  const answered = await sendRaw(running.port, { ...call, headers: chunked, pieces: [chunk('{'), lastChunk] });
  expect([answered?.status, failed.mock.calls]).toEqual([400, []]);
});
