import { gzipSync } from 'node:zlib';
import { listen } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import type { Endpoint } from 'payload';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { chunk, lastChunk, type RawRequest, sendRaw } from '../../../../tests/bodies/sendRaw.ts';
import { maximumRequestBytes } from '../media/uploadLimits.ts';
import { answerApi } from './answerApi.ts';
import { roles } from '../access/roles.ts';
import { callStudio, formOf, json, type Headed } from '../../testing/callStudio.ts';
import { logIn, makeKey } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';

const people: Record<string, Record<string, string>> = { nobody: {} };

const studio = await testStudio();
for (const role of roles) people[role] = await logIn(studio, role);
people['key'] = await makeKey(studio, people['administrator'] ?? {}, 'editor');
const { config } = studio.payload;
const { collections } = config;
const listOf = (prefix: string, own: readonly Endpoint[] | false) =>
  (own || []).map(({ method, path }): [string, string] => [method.toUpperCase(), `${prefix}${path}`.replace(/^\//, '').replace(/\/$/, '')]);
const endpoints: [method: string, path: string][] = [
  ...listOf('', config.endpoints),
  ...collections.flatMap(({ slug, endpoints: own }) => listOf(slug, own)),
  ...config.globals.flatMap(({ slug, endpoints: own }) => listOf(`globals/${slug}`, own)),
].filter(([, path]) => path !== 'users/logout');

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const bodies: Headed[] = [
  ...['{}', '[]', 'null', '"x"', '7', '{', nested(150), nested(5000), '['.repeat(5000) + ']'.repeat(5000)].map((body) => json(body)),
  json({
    id: {},
    collection: [],
    where: 'x',
    kind: {},
    mode: 7,
    page: 'x',
    locale: 'en',
    user: 1,
    document: 'x',
    value: nested(150),
    key: {},
  }),
  formOf('name="_payload"', nested(5000)),
  formOf('name="x"', 'x'),
  { method: 'POST', body: 'x=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  { method: 'POST' },
];
// Of a document that is there nothing may be lost.
const unknownIds = ['99999999', 'x', '0', '99999999999999999999', '%00', 'a%2Fb'];

async function expectNoFault(who: string, method: string, path: string, init: Headed = {}): Promise<void> {
  const response = await callStudio(studio, path, { ...init, method, headers: { ...init.headers, ...people[who] } });
  const answer = await response.text();
  const sent = typeof init.body === 'string' ? init.body.slice(0, 60) : '';
  expect(response.status, `${who}: ${method} ${path} ${sent} → ${answer.slice(0, 300)}`).toBeLessThan(500);
}

// The other roles take minutes with them.
const options = (who: string) => ({ tags: who === 'administrator' ? [] : ['thorough'] });

describe.each(['nobody', ...roles, 'key'])('as %s', (who) => {
  it('no document that is not there is a fault of ours', options(who), async () => {
    for (const [method, path] of endpoints)
      for (const id of /:/.test(path) ? unknownIds : method === 'GET' ? [''] : [])
        await expectNoFault(who, method, path.replaceAll(/:[a-z]+\??/gi, id), method === 'GET' || method === 'DELETE' ? {} : json('{}'));
  });

  it('no body is a fault of ours', options(who), async () => {
    for (const [method, path] of endpoints.filter(([one]) => one !== 'GET' && one !== 'DELETE'))
      for (const init of bodies) await expectNoFault(who, method, path.replaceAll(/:[a-z]+\??/gi, '99999999'), init);
  });
});

const fetch = (request: Request) => answerApi(studio.payload.config, request);
const running = await listen({ fetch, port: 0, hostname: '127.0.0.1', name: 'studio', logger: createLogger('studio', 'silent') });
afterAll(() => running.close());

const asJson = { 'Content-Type': 'application/json' };
const refused: [status: number, body: Buffer | string, headers: Record<string, string>][] = [
  [400, '{', asJson],
  [400, 'x', asJson],
  [415, '{}', { 'Content-Type': 'application/xml' }],
  [415, '{}', {}],
  [415, gzipSync('{}'), { ...asJson, 'Content-Encoding': 'gzip' }],
];

it('refuses what it cannot read alike, with a length and in chunks, at every call', async () => {
  const written = [
    ...endpoints,
    ...collections.flatMap(({ slug }) => [
      ['POST', slug] as const,
      ['PATCH', `${slug}/999999`] as const,
      ['PUT', `${slug}/999999`] as const,
    ]),
  ];
  const calls = written
    .filter(([method]) => ['POST', 'PUT', 'PATCH'].includes(method))
    .map(([method, path]) => ({ method, path: `/api/${path.replaceAll(/:\w+\??/g, '1')}` }));
  expect(calls.length).toBeGreaterThan(50);
  for (const call of calls) {
    const empty = await sendRaw(running.port, { ...call, headers: { ...asJson, 'Transfer-Encoding': 'chunked' }, pieces: [lastChunk] });
    expect([call, (empty?.status ?? 500) < 500]).toEqual([call, true]);
    for (const [status, body, own] of refused) {
      const send = async (framing: Record<string, string>, pieces: RawRequest['pieces']) =>
        (await sendRaw(running.port, { ...call, headers: { ...people['administrator'], ...own, ...framing }, pieces: pieces ?? [] }))
          ?.status;
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
  const chunked = { ...people['administrator'], ...asJson, 'Transfer-Encoding': 'chunked' };
  expect((await sendRaw(running.port, { ...call, headers: chunked, pieces: [chunk(large), lastChunk] }))?.status).toBe(413);
  await sendRaw(running.port, { ...call, headers: chunked, pieces: [chunk('{')], breaksOff: true });
  const answered = await sendRaw(running.port, { ...call, headers: chunked, pieces: [chunk('{'), lastChunk] });
  expect([answered?.status, failed.mock.calls]).toEqual([400, []]);
});
