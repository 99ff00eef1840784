import { describe, expect, it } from 'vitest';
import { callStudio, formOf, json, type Headed } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';

const people: Record<string, Record<string, string>> = { nobody: {} };

const studio = await testStudio();
for (const role of ['administrator', 'editor'] as const) people[role] = await logIn(studio, role);
const data = { internalName: 'Prueba', title: 'Prueba', slug: '/prueba/' };
const page = (await studio.payload.create({ collection: 'pages', draft: true, data })).id;

const text = (body: string, type: string, headers: Record<string, string> = {}): Headed => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': type, ...headers },
});

it('data is kept by no cache', async () => {
  for (const headers of Object.values(people)) {
    const response = await callStudio(studio, `pages/${page}`, { headers });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
});

/** Every request as nobody, an editor and an administrator. Nothing fails, and no answer tells of the inside. */
async function expectNoFault(requests: [path: string, init?: Headed][]): Promise<void> {
  for (const [who, own] of Object.entries(people))
    for (const [path, init = {}] of requests) {
      const response = await callStudio(studio, path, { ...init, headers: { ...init.headers, ...own } });
      const [status, answer] = [response.status, await response.text()];
      const what = `${who}: ${init.method ?? 'GET'} ${path.slice(0, 200)} ${typeof init.body === 'string' ? init.body.slice(0, 200) : ''} → ${answer}`;
      expect(status, what).toBeLessThan(500);
      expect(answer, what).not.toMatch(/node_modules|\bat \S+:\d+:\d+|\.[jt]s:\d|\/tmp\/|select "|insert into/);
    }
  const inherited: string[] = [];
  for (const name in {}) inherited.push(name);
  expect(inherited, 'nothing was put into the prototype of all objects').toEqual([]);
}

const inheritedNames = Object.getOwnPropertyNames(Object.prototype);

describe('a wrong request', () => {
  it('names no collection that every object has', async () => {
    const subs = ['', '/1', '/versions', '/login', '/file/x', '/me'];
    const names = inheritedNames.flatMap((name) => [name, `globals/${name}`]);
    const paths = names.flatMap((name) => subs.map((sub) => name + sub));
    await expectNoFault([
      ...paths.map((path): [string] => [path]),
      ...inheritedNames.map((name): [string, Headed] => [`${name}/login`, json('{}')]),
    ]);
    expect((await callStudio(studio, '__proto__')).status).toBe(404);
  });

  it('has odd paths', async () => {
    const subs = ['/', '/x', '/%00', '/1%00', '/99999999999999999999', '/-1', '/1.5', '/%zz', '/versions', '/versions/x', '/versions/1'];
    subs.push('/access/x', '/count', '/file/x', '/file/..%2f..%2fetc%2fpasswd', '/paste-url', '/run', '/handle-schedules');
    const names = 'pages users media redirects payload-jobs payload-migrations globals/site-globals globals/nothing nothing'.split(' ');
    const post = '/verify/x /unlock /x/duplicate /1/duplicate /access/x /versions/x /first-register /reset-password /forgot-password'.split(
      ' ',
    );
    await expectNoFault([
      ...names.flatMap((name) => subs.map((sub): [string] => [name + sub])),
      ...names.flatMap((name) => post.map((sub): [string, Headed] => [name + sub, json('{}')])),
      ...names.map((name): [string, Headed] => [name, { method: 'OPTIONS' }]),
    ]);
    expect((await callStudio(studio, 'users/verify/x', json('{}'))).status).toBe(404);
  });

  it('has an odd query', async () => {
    const queries =
      `where[id][equals]=%00|where[title][like]=%00|where[x][y]=z|where=1|where[id]=1|where[id][in]=a|where[id][equals]=99999999999999999999
where[and]=x|where[or][0]=x|where[__proto__][x]=1|where[constructor][equals]=1|where[createdAt][greater_than]=x|where[title][near]=1|where[title][all]=1
where[title.x][equals]=1|where[_status][equals]=nope|where[id][equals]=%zz|depth=-1|depth=x|depth=1e9|depth[]=1|limit=-1|limit=1e30|limit=99999999999999999999|limit[a]=1
page=-1|page=1e30|sort=x|sort=-|sort=__proto__|sort=%00|sort[]=a&sort[]=b|sort[a]=b|locale=x|locale=%00|locale=__proto__|locale=all|locale=constructor|locale[]=x|fallback-locale=__proto__
where=x|where[or]=x|where[or][0][and]=x|where[nothing][equals]=1|where[content.title][equals]=1|sort=nothing|sort=content.title|depth=99|page=0|populate[x]=1|joins[x][limit]=x
publishSpecificLocale=__proto__|select[__proto__]=1|select=1|populate=1|joins[x]=1|draft=x|trash=x|prefix=%00|by=__proto__|from=2026-99-99|partners=%00|${'a=1&'.repeat(2000)}`.split(
        /[|\n]/,
      );
    const paths = `pages pages/${page} pages/count pages/versions users offers toplist-preview clicks/report.csv clicks/clicks.csv globals/site-globals`;
    await expectNoFault(paths.split(' ').flatMap((path) => queries.map((query): [string] => [`${path}?${query}`])));
    const values = ['x', '-1', '99999999999999999999', '1e400', '', 'null', '%00', '[]', '{}'];
    const compared = ['equals', 'not_equals', 'in', 'like', 'contains', 'greater_than', 'exists', 'nothing'].flatMap((operator) =>
      values.map((value): [string] => [`pages?where[id][${operator}]=${value}&where[updatedAt][${operator}]=${value}`]),
    );
    await expectNoFault(compared);
    await expectNoFault(
      queries.map((body): [string, Headed] => [
        'pages',
        text(body, 'application/x-www-form-urlencoded', { 'X-HTTP-Method-Override': 'GET' }),
      ]),
    );
  });

  it('has an odd body', async () => {
    const short = ['', '{', 'null', '[]', '"x"', '1', '{}'];
    const bodies = [
      ...short,
      '['.repeat(20_000),
      '{"title":"a\\u0000b","name":"\\u0000","alt":"\\u0000","email":"a\\u0000@b.cl","password":"\\u0000","token":"\\u0000"}',
      '{"x\\u0000":1}',
      '{"__proto__":{"x":1},"constructor":1}',
      '{"locale":"__proto__","title":{"polluted":1}}',
      '{"locale":{"x":1}}',
      '{"email":1,"password":{}}',
      '{"email":{"a":1},"password":"x","token":{"a":1},"title":{"es_CL":{}},"slug":7,"blocks":7,"partner":"x","places":[1,null],"role":"x"}',
    ];
    const paths = [
      'pages',
      'pages?draft=true',
      `pages/${page}`,
      'pages/access',
      'users',
      'users/1',
      'users/login',
      'users/forgot-password',
    ];
    paths.push(
      'users/reset-password',
      'users/first-register',
      'media',
      'offers?draft=true',
      'partners',
      'microcopy',
      'globals/site-globals',
    );
    paths.push('payload-preferences/x', 'payload-locked-documents', 'offers-attention/check-links');
    for (const method of ['POST', 'PATCH'])
      await expectNoFault(paths.flatMap((path) => bodies.map((body): [string, Headed] => [path, json(body, {}, method)])));
    await expectNoFault(bodies.map((body): [string, Headed] => ['pages', json(body, { 'X-HTTP-Method-Override': 'GET' })]));
    const refused = await callStudio(studio, 'pages', json('{"title":"a\\u0000"}', people['editor']));
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { errors: [{ message: 'Un valor lleva un carácter nulo, que no se puede guardar.' }] },
    ]);
  });

  it('has an odd form', async () => {
    const file = (name: string, type = 'image/png') => formOf(`name="file"; filename="${name}"\r\nContent-Type: ${type}`, 'xx');
    const forms = [
      text('x', 'multipart/form-data'),
      text('x', 'multipart/form-data; boundary=' + 'x'.repeat(30)),
      text('', 'text/plain'),
      text('x', 'text/plain'),
      formOf('name="_payload"', '{'),
      formOf('name="_payload"', 'null'),
      formOf('name="_payload"', '{"alt":"\\u0000"}'),
      formOf('name="_payload"', '{"locale":"__proto__"}'),
      formOf('name="__proto__"', '{}'),
      formOf('name="file"', '{"filename":"x"}'),
      file('a\0b.png'),
      file('b.png'),
      file('b.json', 'application/json'),
      file('', 'image/png'),
      file('../../x.png'),
    ];
    await expectNoFault(
      ['media', 'pages', 'users', 'globals/site-globals'].flatMap((path) => forms.map((init): [string, Headed] => [path, init])),
    );
  });
});
