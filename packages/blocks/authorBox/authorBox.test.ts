// Requirements: 2.101.
import type { Author } from '@lupa/contracts/page.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { authorBoxExamples } from './authorBox.examples.ts';
import { findOtherPages, loadAuthorBox, NoAuthorError } from './authorBox.load.server.ts';
import { authorBoxSchema } from './authorBox.schema.ts';

const author: Author = { name: 'Antonia', slug: '/nosotros/antonia/', role: '', photo: null, expertise: [], biography: '' };
const route = (slug: string, updatedDate: string | null, changes: Partial<Route> = {}): Route => ({
  internalName: slug,
  slug,
  sitemapCategory: null,
  images: [],
  translations: [],
  title: slug,
  updatedDate,
  publishedDate: null,
  noIndex: false,
  author: 'Antonia',
  ...changes,
});
const slugsOf = (routes: Route[]) => findOtherPages(routes, author, { slug: '/actual/', locale: 'es-CL' }).map(({ slug }) => slug);

test('other pages are those of the author, the last updated first', () => {
  const routes = [
    route('/vieja/', '2026-01-05'),
    route('/sin-fecha/', null),
    route('/nueva/', '2026-11-01'),
    route('/ajena/', '2026-11-02', { author: 'Matías' }),
    route('/anonima/', '2026-11-02', { author: null }),
  ];
  expect(slugsOf(routes)).toEqual(['/nueva/', '/vieja/', '/sin-fecha/']);
});

test('neither the current page nor the author’s own, nor what is hidden or in another language', () => {
  const routes = [
    route('/actual/', '2026-11-05'),
    route('/nosotros/antonia/', '2026-11-05'),
    route('/oculta/', '2026-11-05', { noIndex: true }),
    route('/fr/guide/', '2026-11-05'),
    route('/otra/', '2026-11-05'),
  ];
  expect(slugsOf(routes)).toEqual(['/otra/']);
});

test('three at most', () => {
  const routes = [3, 4, 5, 6, 7].map((day) => route(`/${day}/`, `2026-11-0${day}`));
  expect(slugsOf(routes)).toEqual(['/7/', '/6/', '/5/']);
});

const load = (block: object, changes: Parameters<typeof createExampleContext>[0] = {}) =>
  loadAuthorBox(authorBoxSchema.parse({ id: 'a', ...block }), createExampleContext(changes));
const page = createExampleContext().page;

test('without an author of its own the box is about the author of the page', async () => {
  const box = await load({});
  expect(box.name).toBe('Antonia Rebolledo');
  expect(box.anchor).toEqual({ href: '/nosotros/antonia-rebolledo/', rel: 'author' });
  expect(box.updated?.text).toBe('2 de noviembre de 2026');
  await expect(load({}, { page: { ...page, author: null } })).rejects.toThrow(NoAuthorError);
});

test('somebody else is not said to be the author of the page', async () => {
  expect((await load(authorBoxExamples.long)).anchor).toEqual({ href: '/nosotros/' });
});

test('on the page of the author there is no link to it', async () => {
  expect((await load({}, { page: { ...page, slug: '/nosotros/antonia-rebolledo/' } })).anchor).toBeNull();
});

test('the text of the block is in front of the biography', async () => {
  expect(await load(authorBoxExamples.usual)).toMatchObject({ biography: null, body: [{ kind: 'paragraph' }] });
  expect((await load({})).biography).toMatch(/^Periodista de Concepción/);
  expect((await load(authorBoxExamples.poor)).biography).toBeNull();
});

test('the box stands without the list of pages, and without a date where none is wanted', async () => {
  const box = await load({ showUpdatedDate: false }, { clients: { content: { chooseRoutes: () => Promise.reject(new Error('down')) } } });
  expect(box).toMatchObject({ otherPages: [], updated: null });
});
