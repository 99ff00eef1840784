import { describe, expect, it } from 'vitest';
import { askStudio, callStudio, json, type Headed } from '../../testing/callStudio.ts';
import { logIn, makeKey } from '../../testing/logIn.ts';
import { sampleContent, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const people: Record<string, Record<string, string>> = { nobody: {} };

const studio = await testStudio();
for (const role of ['administrator', 'author'] as const) people[role] = await logIn(studio, role);
people['key'] = await makeKey(studio, people['administrator'] ?? {}, 'author');
const data = { internalName: 'Prueba', title: 'Prueba', slug: '/prueba/', content: sampleContent };
const page = (await studio.payload.create({ collection: 'pages', draft: true, data })).id;
await studio.payload.create({ collection: 'partners', data: samplePartner('casino-fijo') });

async function ask(path: string, who = 'author', init: Headed = {}): Promise<[status: number, fault: string]> {
  const { status, fault } = await askStudio(studio, path, { ...init, headers: { ...init.headers, ...people[who] } });
  return [status, fault];
}
const refused = [expect.toBeOneOf([400, 413]), expect.stringMatching(/^[A-Z«].*\.$/)];
const form = (body: string): Headed => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-HTTP-Method-Override': 'GET' },
});

describe('a request that asks for too much', () => {
  const lists = ['pages', 'pages/versions', 'globals/site-globals/versions', 'media', 'users', 'payload-query-presets'];
  const single = ['pages/1', 'pages/versions/1', 'pages/count', 'globals/site-globals', 'globals/legal-status'];
  const depths = ['depth=3', 'depth=6', 'depth=10&limit=1', 'depth=999999999', 'depth=1e1', 'depth=0xA', 'depth=-1', 'depth=2&depth=10'];
  const spelled = ['depth[]=10', 'depth[0]=10', '[depth]=10', 'depth[x]=10', '%64epth=10', 'depth%5B%5D=10'];
  const limits = ['limit=201', 'limit=0', 'limit=-1', 'limit=1e9', 'limit=0x100', 'limit[]=300', 'limit[0]=300', '[limit]=300'];
  const pages = ['pagination=false', 'pagination=0', 'pagination[]=false', 'limit=&pagination=false', 'limit=999999999&depth=0'];

  it('is refused, however it is spelled, also of a key and an administrator', async () => {
    for (const path of [...lists, ...single])
      for (const query of [...depths, ...spelled, ...limits]) expect(await ask(`${path}?${query}`), `${path}?${query}`).toEqual(refused);
    for (const who of ['author', 'key', 'administrator']) {
      expect(await ask('pages', who)).toEqual([200, '']);
      for (const query of ['depth=3', 'limit=201', ...pages]) expect(await ask(`pages?${query}`, who), query).toEqual(refused);
    }
  });

  it('is refused as the body of a POST, and where it would read what a write answers', async () => {
    for (const query of [...depths, ...spelled, ...limits]) expect(await ask('pages', 'author', form(query)), query).toEqual(refused);
    const injected = json({ locale: 'en', fallbackLocale: 'en', depth: '1&depth=10&limit=0' }, { 'X-HTTP-Method-Override': 'GET' });
    expect(await ask('pages', 'author', injected)).toEqual(refused);
    for (const query of depths) {
      expect(await ask(`pages?draft=true&${query}`, 'author', json({})), query).toEqual(refused);
      expect(await ask(`pages/${page}?draft=true&${query}`, 'author', json({}, {}, 'PATCH')), query).toEqual(refused);
      expect(await ask(`globals/site-globals?${query}`, 'administrator', json({})), query).toEqual(refused);
    }
  });

  it('is refused for its filter, its order and its joins', async () => {
    const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_none, index) => one(index)).join('&');
    const deep = `{"and":[`.repeat(2000) + '{}' + ']}'.repeat(2000);
    const queries = [
      many(101, (index) => `where[or][${index}][title][equals]=x`),
      many(1001, (index) => `where[id][in][${index}]=${index}`),
      `where[title][like]=${'a '.repeat(1500)}`,
      `where=${encodeURIComponent(deep)}`,
      `where=${encodeURIComponent(JSON.stringify({ or: Array.from({ length: 5000 }, () => ({ title: { equals: 'x' } })) }))}`,
      `where${'[and][0]'.repeat(8)}[title][equals]=x`,
      `sort=${'title,'.repeat(5)}title`,
      many(6, () => 'sort[]=title'),
    ];
    for (const query of queries) {
      expect(await ask('pages', 'author', form(query)), query.slice(0, 80)).toEqual(refused);
      expect(await ask('pages/versions', 'author', form(query)), query.slice(0, 80)).toEqual(refused);
    }
    for (const query of ['joins[documentsAndFolders][limit]=0', 'joins[documentsAndFolders][limit]=1e6'])
      expect(await ask(`media-folders?${query}`), query).toEqual(refused);
  });

  it('is answered up to its bound', async () => {
    for (const query of [
      'depth=2',
      'depth=0',
      'limit=200',
      'limit=1',
      'depth=&limit=',
      'limit=200&pagination=false',
      'sort=title,slug,id,-createdAt,-updatedAt',
    ])
      expect(await ask(`pages?${query}`), query).toEqual([200, '']);
  });

  describe('for many documents', () => {
    const all = 'corrections?limit=0&where[id][exists]=true';

    it('changes no more at once than a list shows', async () => {
      await studio.pool.query(
        "insert into studio.corrections (day, path, page_title, reason) select '2026-11-02', '/x/', 'X', 'X' from generate_series(1, 201)",
      );
      const tooMany = [400, expect.stringContaining('Son 201 documentos')];
      expect(await ask(all, 'administrator', json({ path: '/y/' }, {}, 'PATCH'))).toEqual(tooMany);
      expect(await ask('corrections?where[id][exists]=true', 'administrator', { method: 'DELETE' })).toEqual(tooMany);
    });

    it('changes as many as a list shows', { tags: ['thorough'] }, async () => {
      await studio.pool.query('delete from studio.corrections where id in (select min(id) from studio.corrections)');
      expect(await ask(all, 'administrator', json({ path: '/y/' }, {}, 'PATCH'))).toEqual([200, '']);
    });
  });

  it('is not the names of what the rows of a list refer to', async () => {
    expect(await ask('partners?depth=0&draft=true&limit=250&locale=es_CL&where[id][in]=1,2')).toEqual([200, '']);
    expect(await ask('partners?depth=0&draft=true&limit=250&locale=es_CL')).toEqual(refused);
  });

  it('is not the count of what is in the trash', async () => {
    expect(await ask('pages?depth=0&limit=0&locale=es_CL&trash=true&where[deletedAt][exists]=true')).toEqual([200, '']);
  });

  it('is not read to its end when nobody waits for it', async () => {
    const answered = (path: string, signal?: AbortSignal) => ask(path, 'author', signal ? { signal } : {});
    for (const path of ['pages?draft=true', `pages/${page}?draft=true`, 'globals/site-globals', 'partners'])
      expect([await answered(path), await answered(path, AbortSignal.abort())], path).toEqual([
        [200, ''],
        [400, 'Nadie espera ya la respuesta.'],
      ]);
  });
});

const statusOf = async (path: string, who: string) => (await callStudio(studio, path, { headers: people[who] ?? {} })).status;

const accounts = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration'];
const ways = (path: string) => [
  `sort=${path}`,
  `sort=-${path}`,
  `sort[]=title&sort[]=${path}`,
  `sort=id,${path.replaceAll('.', '__')}`,
  `where[${path}][exists]=true`,
  `where[or][0][and][0][${path}][like]=a`,
  `where=${JSON.stringify({ [path]: { equals: 'a' } })}`,
];

it.each(['author', 'administrator', 'key'])('nothing hidden of an account orders or narrows what %s reads', async (who) => {
  for (const name of who === 'author' ? accounts : ['hash']) {
    for (const query of [...ways(`lastEditedBy.${name}`), `populate[users][${name}]=true`]) {
      for (const path of ['pages', 'offers', 'redirects', 'pages/count'])
        expect(await statusOf(`${path}?${query}`, who), `${path}?${query}`).toBe(400);
    }
    for (const query of ways(`version.lastEditedBy.${name}`)) expect(await statusOf(`pages/versions?${query}`, who), query).toBe(400);
    for (const query of ways(`parent.lastEditedBy.${name}`)) expect(await statusOf(`pages/versions?${query}`, who), query).toBe(400);
    expect(await statusOf(`partners?select[lastEditedBy]=true&select[rating]=true`, who)).toBe(400);
  }
});

it('a key orders and narrows by nothing of an account', async () => {
  for (const query of [...ways('lastEditedBy.name'), ...ways('lastEditedBy.email'), 'populate[users][name]=true'])
    expect(await statusOf(`pages?${query}`, 'key'), query).toBe(400);
  expect(await statusOf('pages?sort=lastEditedBy.name', 'author')).toBe(200);
  expect(await statusOf('offers?where[partner.slug][equals]=x&sort=partner.name', 'key')).toBe(200);
});

it('what there is, and what may be done with it, is told to nobody without a login', async () => {
  const { collections, globals } = studio.payload.config;
  const paths = [
    ...collections.flatMap(({ slug }) => [`${slug}/access`, `${slug}/access/1`]),
    ...globals.map(({ slug }) => `globals/${slug}/access`),
  ];
  for (const path of paths) {
    const { status } = await callStudio(studio, path, json({}));
    expect(status, path).toBeOneOf([401, 404]);
  }
  expect(await statusOf('access', 'nobody')).toBe(401);
  expect(await statusOf('access', 'author')).toBe(200);
  expect((await callStudio(studio, 'pages/access', json({}, people['author']))).status).toBe(200);
});
