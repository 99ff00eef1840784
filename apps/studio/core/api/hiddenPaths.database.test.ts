import { afterAll, beforeAll, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn, makeKey } from '../../testing/logIn.ts';
import { startStudio, type Studio } from '../../testing/startStudio.ts';

let studio: Studio;
const people: Record<string, Record<string, string>> = { nobody: {} };

beforeAll(async () => {
  studio = await startStudio();
  for (const role of ['administrator', 'author'] as const) people[role] = await logIn(studio, role);
  people['key'] = await makeKey(studio, people['administrator'] ?? {}, 'administrator');
});
afterAll(() => studio.close());

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
  for (const name of accounts) {
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
