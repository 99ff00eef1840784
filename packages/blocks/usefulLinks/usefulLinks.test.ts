// Requirements: 2.94.
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { usefulLinksExamples } from './usefulLinks.examples.ts';
import { loadUsefulLinks, NoUsefulLinksError } from './usefulLinks.load.server.ts';
import { usefulLinksSchema } from './usefulLinks.schema.ts';

const load = (example: object) => loadUsefulLinks(parseGenerously(usefulLinksSchema, example).value, createExampleContext());
const withImages = (...images: (object | null)[]) =>
  load({ type: 'usefulLinks', id: 'x', links: images.map((image) => ({ title: 'A', url: '/bonos/', image })) });

const cover = { src: 'media/a.jpg', alt: '', width: 1200, height: 800 };

test('images fill their cards only where every link has one that can', async () => {
  expect((await withImages(cover, { ...cover, width: null, height: null })).hasCovers).toBe(true);
  expect((await withImages(cover, null)).hasCovers).toBe(false);
  expect((await withImages(cover, { ...cover, width: 320, height: 107 })).hasCovers).toBe(false);
  expect((await withImages(cover, { ...cover, width: 800, height: 1000 })).hasCovers).toBe(false);
});

test('a square picture fills its frame, a logo keeps its own shape', async () => {
  const { links } = await withImages({ ...cover, width: 512, height: 512 }, { ...cover, width: 320, height: 107 }, null);
  expect(links.map(({ isSquare }) => isSquare)).toEqual([true, false, false]);
});

test('what leads nowhere or says nothing is left out', async () => {
  const { links } = await load(usefulLinksExamples.broken);
  expect(links.map(({ anchor }) => anchor.href)).toEqual(['https://www.scj.example/']);
});

test('a link that is left out has no say in how the others look', async () => {
  const good = { title: 'A', url: '/bonos/', image: cover };
  const { hasCovers } = await load({
    type: 'usefulLinks',
    id: 'x',
    links: [good, { title: 'B', url: 'javascript:alert(1)', image: null }],
  });
  expect(hasCovers).toBe(true);
});

test('a link to a partner says that it is paid', async () => {
  const links = [
    { title: 'A', url: '/jugar/casino-andino/bienvenida' },
    { title: 'B', url: '/bonos/' },
  ];
  const found = (await load({ type: 'usefulLinks', id: 'x', links })).links;
  expect(found.map(({ advertising }) => advertising)).toEqual(['Publicidad', null]);
});

test('without any link there is no block', async () => {
  await expect(load({ type: 'usefulLinks', id: 'x', links: [{ title: 'A', url: 'javascript:alert(1)' }] })).rejects.toThrow(
    NoUsefulLinksError,
  );
});
