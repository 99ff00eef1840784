import type { Endpoint } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../access/roles.ts';
import { callStudio, formOf, json, type Headed } from '../../testing/callStudio.ts';
import { logIn, makeKey } from '../../testing/logIn.ts';
import { startStudio, type Studio } from '../../testing/startStudio.ts';

let studio: Studio;
let endpoints: [method: string, path: string][];
const people: Record<string, Record<string, string>> = { nobody: {} };

beforeAll(async () => {
  studio = await startStudio();
  for (const role of roles) people[role] = await logIn(studio, role);
  people['key'] = await makeKey(studio, people['administrator'] ?? {}, 'editor');
  const { config } = studio.payload;
  const listOf = (prefix: string, own: readonly Endpoint[] | false) =>
    (own || []).map(({ method, path }): [string, string] => [
      method.toUpperCase(),
      `${prefix}${path}`.replace(/^\//, '').replace(/\/$/, ''),
    ]);
  endpoints = [
    ...listOf('', config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints: own }) => listOf(slug, own)),
    ...config.globals.flatMap(({ slug, endpoints: own }) => listOf(`globals/${slug}`, own)),
  ].filter(([, path]) => path !== 'users/logout');
});
afterAll(() => studio.close());

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
const options = (who: string) => ({
  timeout: 120_000,
  tags: who === 'administrator' ? [] : ['thorough'],
});

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
