import type { StoredPage } from '@lupa/database/storedDocuments.ts';
import { searchAnswerSchema } from '@lupa/contracts/search.ts';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { checkCall } from '../contractChecks.ts';
import { publishPage, publishPartner } from '../delivery/publishForTest.ts';
import { contentForTest } from './eventsForTest.ts';

const database = useTestDatabase();

const publish = (slug: string, page: Partial<StoredPage>, locale?: string) =>
  publishPage(database.pool, slug, { content: [], description: '', ...page }, locale);

beforeAll(async () => {
  await publish('/resenas/casino-andino/', { title: 'Casino Andino: reseña y bonos', sitemapCategory: 'Reseñas' });
  await publish('/metodos-de-pago/webpay/', { title: 'Casinos con Webpay', sitemapCategory: 'Métodos de pago' });
  await publish('/guias/rollover/', {
    title: 'Qué es el rollover',
    sitemapCategory: 'Guías',
    content: [
      { type: 'contentSection', id: '1', title: 'Cuánto tarda', text: [{ kind: 'paragraph', html: 'Un <b>apostador</b> paciente.' }] },
    ],
  });
  await publish('/lista-negra/', {
    title: 'Lista negra',
    sitemapCategory: 'Principal',
    content: [
      {
        type: 'blackList',
        id: '1',
        items: [{ name: 'Casino Pirata', webSite: 'www.casino-pirata.example', reason: 'No paga los retiros.', reportedOn: '2026-09-01' }],
      },
    ],
  });
  await publish('/en/guides/', { title: 'Guides', sitemapCategory: 'Guides' }, 'en');
  await publish('/oculta/', { title: 'Página oculta', sitemapCategory: null });
  await publishPartner(database.pool, 'casino-andino');
});

const app = () => contentForTest(database.pool);
const send = (path: string, init?: RequestInit) => app().request(path, init);
async function search(q: string, more: Record<string, string> = {}) {
  const answer = await send(`/api/cms/search?${new URLSearchParams({ q, ...more }).toString()}`);
  expect(answer.status).toBe(200);
  return searchAnswerSchema.parse(await answer.json());
}
const pathsOf = async (q: string, more?: Record<string, string>) => (await search(q, more)).results.map(({ path }) => path);

it('answers as the contract says, and nothing keeps the answer', async () => {
  expect(await checkCall({ send, call: 'search', parameters: { q: 'andino', locale: 'es_CL' } })).toBeTruthy();
  expect((await send('/api/cms/search?q=andino')).headers.get('cache-control')).toBe('s-maxage=0, max-age=0');
});

it.each([
  ['casino andino', '/resenas/casino-andino/'],
  ['ANDINO', '/resenas/casino-andino/'],
  ['andnio casino', '/resenas/casino-andino/'],
  ['webpai', '/metodos-de-pago/webpay/'],
  ['metodo wepay', '/metodos-de-pago/webpay/'],
  ['web', '/metodos-de-pago/webpay/'],
  ['que es el rolover', '/guias/rollover/'],
  ['apostadores pacientes', '/guias/rollover/'],
  ['cuanto tarda', '/guias/rollover/'],
  ['pirata', '/lista-negra/'],
])('«%s» finds %s first', async (question, path) => {
  expect((await pathsOf(question))[0]).toBe(path);
});

it('finds nothing for other words and for signs alone', async () => {
  for (const question of ['zanahoria', '¿?', '%', '_', '🎰', '& | ! :*', "'); drop table"])
    expect(await pathsOf(question), question).toEqual([]);
});

it('keeps to the language, and to pages that the sitemap page lists', async () => {
  expect(await pathsOf('guides', { locale: 'en' })).toContain('/en/guides/');
  expect(await pathsOf('guides')).not.toContain('/en/guides/');
  expect(await pathsOf('oculta')).toEqual([]);
});

it.each(['https://www.casino-pirata.example/bono?x=1', 'casino-pirata.example', 'm.Casino-Pirata.example/es'])(
  'knows the black-listed site %s by its host',
  async (question) => {
    const { host, results } = await search(question);
    expect(host).toMatch(/casino-pirata\.example$/);
    expect(results[0]).toMatchObject({
      kind: 'warning',
      title: 'Casino Pirata',
      match: 'host',
      since: '2026-09-01',
      summary: 'No paga los retiros.',
    });
  },
);

it('takes a host that is only like that of a casino for another one', async () => {
  const { host, results } = await search('https://casino-andin0.example/');
  expect(host).toBe('casino-andin0.example');
  expect(results.filter(({ match }) => match === 'host')).toEqual([]);
  expect(results.map(({ partner }) => partner)).toContain('casino-andino');
});

it.each(['Casino Andino', 'andino', 'el casino andino'])('says whether «%s» is the name of a casino', async (question) => {
  const { results } = await search(question);
  const isName = !question.startsWith('el');
  expect(results.filter(({ match }) => match === 'name')).toMatchObject(isName ? [{ kind: 'casino', partner: 'casino-andino' }] : []);
});

it('follows what is published, changed, moved and taken away', async () => {
  await publish('/guias/nueva/', { title: 'Guía de criptomonedas', sitemapCategory: 'Guías' });
  expect(await pathsOf('criptomonedas')).toEqual(['/guias/nueva/']);
  await publish('/guias/nueva/', { title: 'Guía de transferencias', sitemapCategory: 'Guías' });
  expect(await pathsOf('criptomonedas')).toEqual([]);
  await database.pool.query(`update delivery.documents set key = '/guias/otra/' where key = '/guias/nueva/'`);
  expect(await pathsOf('transferencias')).toEqual(['/guias/otra/']);
  await database.pool.query(`delete from delivery.documents where key = '/guias/otra/'`);
  expect(await pathsOf('transferencias')).toEqual([]);
});

it.each(['', '?q=', '?q=%20', `?q=${'a'.repeat(101)}`, '?q=a&locale=xx', '?q=a&limit=0', '?q=a%00'])('refuses %s', async (query) => {
  expect((await send(`/api/cms/search${query}`)).status).toBe(400);
});
