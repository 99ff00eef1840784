// Requirements: 10.22.
import { casinoRecordExample as record } from '@lupa/contracts/casinoRecord.ts';
import { offerVersionsExample } from '@lupa/contracts/offerVersion.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContentQuery } from '@lupa/contracts/pageQuery.ts';
import { createExampleContext, createExampleQuery } from '../shared/examples/exampleContext.ts';
import { News } from './News.tsx';
import { loadNewsBlock } from './news.load.server.ts';
import { newsSchema } from './news.schema.ts';

const page = { slug: '/novedades/', title: 'Novedades', updatedDate: null, author: null };
const load = (stored: object = {}, asked: ContentQuery = {}, context = createExampleContext({ page, query: createExampleQuery(asked) })) =>
  loadNewsBlock(newsSchema.parse({ type: 'news', id: 'n', ...stored }), context);
const itemsOf = ({ days }: Awaited<ReturnType<typeof load>>) => days.flatMap(({ items }) => items);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('every kind of news is told by day, the newest first, with what changed and the way to it', async () => {
  const { days } = await load();
  const dates = days.map(({ date }) => date.iso);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(new Set(dates).size).toBe(dates.length);
  const items = days.flatMap(({ items: ofDay }) => ofDay);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['offer', 'test', 'correction', 'review']));
  const offer = items.find(({ kind }) => kind === 'offer');
  expect(offer).toMatchObject({ subject: 'Casino Andino', anchor: { href: '/resenas/casino-andino/' }, verdict: { tone: 'caution' } });
  expect(offer?.changes[0]).toEqual({ name: 'Rollover', before: '30x', after: '35x' });
  const test = items.find(({ kind, subject }) => kind === 'test' && subject === 'Casino Andino');
  expect(test?.anchor?.href).toMatch(/^\/resenas\/casino-andino\/#registro-casino-andino-\d$/);
  expect(test?.changes.map(({ name, after }) => plain(`${name}: ${after}`))).toContain('Retiro de $52.300 por CuentaRUT: Tardó 3 h 25 min');
});

test('a page that was corrected is named and led to', async () => {
  const items = itemsOf(await load({}, { tipo: ['correcciones'] }));
  const page = items.find(({ id }) => id === 'correccion-7');
  expect([page?.subject, page?.title, page?.anchor?.href]).toEqual(['Casinos con Khipu', 'Tiempo de retiro', '/metodos-de-pago/khipu/']);
  expect(page?.changes).toEqual([{ name: 'Decía', before: 'Retiros por Khipu en 24 horas.', after: '' }]);
});

test('an address chooses a kind and a casino, and keeps to what there is', async () => {
  const query = createExampleQuery({ tipo: ['correcciones', 'bonos'], casino: ['nadie', 'casino-andino'], pagina: ['9'] });
  const props = await load({}, {}, createExampleContext({ page, query }));
  expect(itemsOf(props).map(({ kind, subject }) => [kind, subject])).toEqual([['correction', 'Casino Andino']]);
  expect(query.used).toEqual({ tipo: ['correcciones'], casino: ['casino-andino'], pagina: [] });
  const hrefs = props.filters?.kinds.map(({ href, isChosen }) => [href, isChosen]);
  expect(hrefs).toContainEqual(['/novedades/?tipo=correcciones&casino=casino-andino#news-n', true]);
  expect(hrefs).toContainEqual(['/novedades/?casino=casino-andino#news-n', false]);
});

test('each page of a long list has entries of its own, and the ways to its neighbours', async () => {
  const many = Array.from({ length: 45 }, (_, index) => ({
    ...record,
    id: String(index),
    partnerSlug: `casino-${index}`,
    publishedDate: new Date(Date.UTC(2026, 0, index + 1, 15)).toISOString(),
  }));
  const of = (asked: ContentQuery) => {
    const clients = {
      partners: { fetchRecords: async () => many, fetchOfferVersions: async () => [], fetchReviews: async () => [] },
      content: { fetchCorrections: async () => [] },
    };
    return load({}, asked, createExampleContext({ page, query: createExampleQuery(asked), clients }));
  };
  const [first, second, third] = [await of({}), await of({ pagina: ['2'] }), await of({ pagina: ['3'] })];
  expect([first, second, third].map((props) => itemsOf(props).length)).toEqual([20, 20, 5]);
  expect(new Set([first, second, third].flatMap((props) => itemsOf(props).map(({ id }) => id))).size).toBe(45);
  expect(first.pages).toEqual({ text: 'Página 1 de 3', newer: null, older: '/novedades/?pagina=2#news-n', end: null });
  expect(second.pages).toEqual({ text: 'Página 2 de 3', newer: '/novedades/#news-n', older: '/novedades/?pagina=3#news-n', end: null });
  expect(third.pages?.older).toBeNull();
});

test('the list of all casinos ends with its newest, and says so; that of a casino does not end', async () => {
  const asked: object[] = [];
  const fetchRecords = async (choice: object | 'all') => {
    asked.push(typeof choice === 'string' ? {} : choice);
    return Array.from({ length: 501 }, (_, index) => ({
      ...record,
      id: String(index),
      partnerSlug: `casino-${index}`,
      day: '2026-01-01',
      publishedDate: index === 0 ? null : new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
    }));
  };
  const clients = { partners: { fetchRecords, fetchOfferVersions: async () => [], fetchReviews: async () => [] } };
  const of = (stored: object, pagina: string) =>
    load(stored, {}, createExampleContext({ page, query: createExampleQuery({ pagina: [pagina] }), clients }));
  const last = await of({}, '25');
  expect(last.pages).toMatchObject({
    text: 'Página 25 de 25',
    older: null,
    end: expect.stringContaining('Aquí terminan las 500 novedades'),
  });
  expect(renderToString(<News {...last} />)).toContain('Aquí terminan las 500');
  expect((await of({}, '24')).pages?.end).toBeNull();
  expect((await of({ partner: 'casino-andino' }, '26')).pages).toMatchObject({ text: 'Página 26 de 26', end: null });
  expect(asked).toEqual([{ newest: 501 }, { newest: 501 }, { partner: 'casino-andino' }]);
  // A choice that fits on one page says it as well.
  const query = createExampleQuery({ tipo: ['correcciones'] });
  const chosen = await load({}, {}, createExampleContext({ page, query, clients }));
  expect(chosen.pages).toMatchObject({ text: 'Página 1 de 1', end: last.pages?.end });
});

test('a list that is cut has no holes: what is older than the oldest of a kind that goes on is left out', async () => {
  const records = Array.from({ length: 501 }, (_, index) => ({ ...record, id: String(index), publishedDate: '2026-11-02T12:00:00.000Z' }));
  const versions = offerVersionsExample.filter(({ since }) => since < '2026-11-02');
  const clients = {
    partners: { fetchRecords: async () => records, fetchOfferVersions: async () => versions, fetchReviews: async () => [] },
    content: { fetchCorrections: async () => [] },
  };
  const props = await load({}, {}, createExampleContext({ page, query: createExampleQuery({}), clients }));
  expect(versions.length).toBeGreaterThan(0);
  expect(itemsOf(props)).toEqual([]);
  expect(props.pages?.end).toContain('Aquí terminan');
});

test('the latest alone lead to the rest, and choose nothing', async () => {
  const query = createExampleQuery({ tipo: ['bonos'] });
  const stored = { limit: 3, link: { title: 'Todas', url: '/novedades/' } };
  const props = await load(stored, {}, createExampleContext({ query }));
  expect(itemsOf(props)).toHaveLength(3);
  expect(props).toMatchObject({ filters: null, pages: null, link: { text: 'Todas' }, visit: { path: '/novedades/', isWhole: false } });
  expect(props.visit.moments.length).toBeGreaterThan(3);
  expect(query.used).toEqual({});
});

test('the news of a casino have its feed, and a casino without any says so', async () => {
  const props = await load({ partner: 'casino-andino' });
  expect(props.feed.href).toBe('/resenas/casino-andino/novedades.xml');
  expect(props.filters?.casinos).toEqual([]);
  const clients = { partners: { fetchReviews: async () => [] } };
  const none = await load({ partner: 'nadie' }, {}, createExampleContext({ page, clients }));
  expect(renderToString(<News {...none} />)).toContain('Todavía no hay novedades.');
});

test('a list with a hole is not shown: the service that is missing would be taken for nothing new', async () => {
  const clients = { partners: { fetchRecords: () => Promise.reject(new Error('down')) } };
  await expect(load({}, {}, createExampleContext({ clients }))).rejects.toThrow('down');
});
