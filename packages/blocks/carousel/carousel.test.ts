// Requirements: 2.88.
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { carouselExamples } from './carousel.examples.ts';
import { EmptyCarouselError, loadCarousel } from './carousel.load.server.ts';
import { carouselSchema } from './carousel.schema.ts';

const load = (block: object) => loadCarousel(carouselSchema.parse(block), createExampleContext());

test('a card that leads to a partner is distinguished as paid, with the rel of every partner link', async () => {
  const [paid, own] = (await load(carouselExamples.paid)).items;
  expect(paid).toMatchObject({ isPaid: true, anchor: { rel: 'sponsored nofollow noreferrer noopener', target: '_blank' } });
  expect(own).toMatchObject({ isPaid: false, anchor: { href: '/nosotros/metodologia/' } });
});

test('a picture is cut to the cards', async () => {
  const [first] = (await load(carouselExamples.usual)).items;
  expect(first?.picture).toMatchObject({ width: 480, height: 320 });
});

test('an item that leads nowhere is left out', async () => {
  const { items } = await loadCarousel(parseGenerously(carouselSchema, carouselExamples.broken).value, createExampleContext());
  expect(items.map(({ title }) => title)).toEqual(['El que queda']);
});

test('without items there is no block', async () => {
  await expect(load({ id: 'a', items: [{ title: 'A', url: 'javascript:alert(1)' }] })).rejects.toThrow(EmptyCarouselError);
  await expect(load({ id: 'a', items: [] })).rejects.toThrow(EmptyCarouselError);
});
