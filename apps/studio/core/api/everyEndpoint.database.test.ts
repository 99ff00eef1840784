import { gzipSync } from 'node:zlib';
import { listen } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import type { Endpoint } from 'payload';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { chunk, lastChunk, type RawRequest, sendRaw } from '../../../../tests/bodies/sendRaw.ts';
import { maximumRequestBytes } from '../media/uploadLimits.ts';
import { answerApi } from './answerApi.ts';
import { roles } from '../access/roles.ts';
import { askStudio, callStudio, formOf, json, type Headed } from '../../testing/callStudio.ts';
import { logIn, makeKey } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';

const people: Record<string, Record<string, string>> = { nobody: {} };

const studio = await testStudio();
for (const role of roles) people[role] = await logIn(studio, role);
people['key'] = await makeKey(studio, people['administrator'] ?? {}, 'editor');
const data = { internalName: 'Prueba', title: 'Prueba', slug: '/prueba/' };
const page = (await studio.payload.create({ collection: 'pages', draft: true, data })).id;
const { config } = studio.payload;
const listOf = (prefix: string, own: readonly Endpoint[] | false) =>
  (own || []).map(({ method, path }): [string, string] => [method.toUpperCase(), `${prefix}${path}`.replace(/^\//, '').replace(/\/$/, '')]);
const endpoints: [method: string, path: string][] = [
  ...listOf('', config.endpoints),
  ...config.collections.flatMap(({ slug, endpoints: own }) => listOf(slug, own)),
  ...config.globals.flatMap(({ slug, endpoints: own }) => listOf(`globals/${slug}`, own)),
].filter(([, path]) => path !== 'users/logout');

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const text = (body: string, type: string): Headed => ({ method: 'POST', body, headers: { 'Content-Type': type } });
const file = (name: string, type = 'image/png') => formOf(`name="file"; filename="${name}"\r\nContent-Type: ${type}`, 'xx');
const bodies: Headed[] = [
  json('{}'),
  json(nested(150)),
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
  json({ email: { a: 1 }, password: 'x', token: { a: 1 }, role: 'x' }),
  json({ email: 1, password: {} }),
  formOf('name="x"', 'x'),
  { method: 'POST' },
];
// These are judged before anybody looks where they go.
const oddBodies: Headed[] = [
  ...['[]', 'null', '"x"', '7', '{', nested(5000), '['.repeat(5000) + ']'.repeat(5000)].map((body) => json(body)),
  text('x=1', 'application/x-www-form-urlencoded'),
  formOf('name="_payload"', nested(5000)),
  ...['title', 'x\\u0000', 'email'].map((name) => json(`{"${name}":"\\u0000"}`)),
  ...['"__proto__"', '{"x":1}', '"constructor"'].map((locale) => json(`{"locale":${locale},"title":{"polluted":1}}`)),
  json('{"__proto__":{"x":1},"constructor":1}'),
  ...['multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(30)}`, 'text/plain'].map((type) => text('x', type)),
  ...['{', 'null', '{"alt":"\\u0000"}', '{"locale":"__proto__"}'].map((body) => formOf('name="_payload"', body)),
  formOf('name="__proto__"', '{}'),
  formOf('name="file"', '{"filename":"x"}'),
  ...['a\0b.png', 'b.png', '', '../../x.png'].map((name) => file(name)),
  file('b.json', 'application/json'),
];
// Of a document that is there nothing may be lost.
const unknownIds = ['1.5', '99999999999999999999', '%00', 'a%2Fb', '%zz', '..%2f..%2fetc%2fpasswd'];
const oddNames = ['nothing', 'globals/nothing', 'payload-migrations', ...Object.getOwnPropertyNames(Object.prototype)];
const oddQueries =
  `where[id][equals]=%00|where[title][like]=%00|where[x][y]=z|where=1|where[id]=1|where[id][in]=a|where[id][equals]=99999999999999999999
where[and]=x|where[or][0]=x|where[__proto__][x]=1|where[constructor][equals]=1|where[createdAt][greater_than]=x|where[title][near]=1|where[title][all]=1
where[title.x][equals]=1|where[_status][equals]=nope|where[id][equals]=%zz|depth=x|depth[]=1|limit=1e30|limit[a]=1
page=-1|page=1e30|sort=x|sort=-|sort=__proto__|sort=%00|sort[]=a&sort[]=b|sort[a]=b|locale=x|locale=%00|locale=__proto__|locale=all|locale[]=x|fallback-locale=__proto__
where=x|where[or]=x|where[or][0][and]=x|where[nothing][equals]=1|where[content.title][equals]=1|sort=content.title|page=0|populate[x]=1|joins[x][limit]=x
publishSpecificLocale=__proto__|select[__proto__]=1|select=1|populate=1|joins[x]=1|draft=x|trash=x|prefix=%00|by=__proto__|from=2026-99-99|partners=%00|${'a=1&'.repeat(2000)}`.split(
    /[|\n]/,
  );

/** Nothing fails, and no answer tells of the inside. */
async function expectNoFault(who: string, method: string, path: string, init: Headed = {}): Promise<void> {
  const response = await callStudio(studio, path, { ...init, method, headers: { ...init.headers, ...people[who] } });
  const answer = await response.text();
  const sent = typeof init.body === 'string' ? init.body.slice(0, 60) : '';
  const what = `${who}: ${method} ${path.slice(0, 200)} ${sent} → ${answer.slice(0, 300)}`;
  expect(response.status, what).toBeLessThan(500);
  expect(answer, what).not.toMatch(/node_modules|\bat \S+:\d+:\d+|\.[jt]s:\d|\/tmp\/|select "|insert into/);
}

// The other roles take minutes with them.
const options = (who: string) => ({ tags: who === 'administrator' ? [] : ['thorough'] });

describe.each(['nobody', ...roles, 'key'])('as %s', (who) => {
  it('no document that is not there is a fault of ours', options(who), async () => {
    for (const [index, [method, path]] of endpoints.entries())
      for (const id of /:/.test(path) ? ['99999999', 'x', unknownIds[index % unknownIds.length] ?? ''] : method === 'GET' ? [''] : [])
        await expectNoFault(who, method, path.replaceAll(/:[a-z]+\??/gi, id), method === 'GET' || method === 'DELETE' ? {} : json('{}'));
    for (const name of oddNames) {
      for (const sub of ['', '/1', '/versions', '/count', '/file/x']) await expectNoFault(who, 'GET', name + sub);
      await expectNoFault(who, 'POST', `${name}/login`, json('{}'));
    }
  });

  it('no body is a fault of ours', options(who), async () => {
    for (const [method, path] of endpoints.filter(([one]) => one !== 'GET' && one !== 'DELETE'))
      for (const init of bodies) await expectNoFault(who, method, path.replaceAll(/:[a-z]+\??/gi, '99999999'), init);
    for (const init of oddBodies) {
      for (const path of ['pages', 'media', 'users', 'users/login', 'globals/site-globals']) await expectNoFault(who, 'POST', path, init);
      await expectNoFault(who, 'PATCH', `pages/${page}`, init);
    }
    const inherited: string[] = [];
    for (const name in {}) inherited.push(name);
    expect(inherited, 'nothing was put into the prototype of all objects').toEqual([]);
  });

  it('no query is a fault of ours', options(who), async () => {
    for (const path of ['pages', 'pages/versions', 'globals/site-globals', 'clicks/report.csv'])
      for (const query of oddQueries) await expectNoFault(who, 'GET', `${path}?${query}`);
    for (const operator of ['equals', 'not_equals', 'in', 'like', 'contains', 'greater_than', 'exists', 'nothing'])
      for (const value of ['x', '-1', '99999999999999999999', '1e400', '', 'null', '%00', '[]', '{}'])
        await expectNoFault(who, 'GET', `pages?where[id][${operator}]=${value}&where[updatedAt][${operator}]=${value}`);
  });
});

it('what is not there is not found, a null character is named, and data is kept by no cache', async () => {
  expect((await callStudio(studio, '__proto__')).status).toBe(404);
  expect((await callStudio(studio, 'users/verify/x', json('{}'))).status).toBe(404);
  expect(await askStudio(studio, 'pages', json('{"title":"a\\u0000"}', people['editor']))).toMatchObject({
    status: 400,
    fault: 'Un valor lleva un carácter nulo, que no se puede guardar.',
  });
  for (const who of ['nobody', 'editor'])
    expect((await callStudio(studio, `pages/${page}`, { headers: people[who] ?? {} })).headers.get('cache-control')).toBe(
      'private, no-store',
    );
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

it.each([
  ['POST', 'pages'],
  ['PATCH', 'pages/1'],
  ['PUT', 'pages/1'],
  ['POST', 'globals/site-globals'],
  ['POST', 'account/sessions/end'],
])('refuses what it cannot read alike, with a length and in chunks: %s %s', async (method, path) => {
  const call = { method, path: `/api/${path}` };
  const empty = await sendRaw(running.port, { ...call, headers: { ...asJson, 'Transfer-Encoding': 'chunked' }, pieces: [lastChunk] });
  expect((empty?.status ?? 500) < 500).toBe(true);
  for (const [status, body, own] of refused) {
    const send = async (framing: Record<string, string>, pieces: RawRequest['pieces']) =>
      (await sendRaw(running.port, { ...call, headers: { ...people['administrator'], ...own, ...framing }, pieces: pieces ?? [] }))?.status;
    const whole = await send({ 'Content-Length': String(body.length) }, [body]);
    const chunked = await send({ 'Transfer-Encoding': 'chunked' }, [chunk(body), lastChunk]);
    expect([whole, chunked]).toEqual([status, status]);
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
