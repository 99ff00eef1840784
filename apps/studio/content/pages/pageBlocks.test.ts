import { existsSync } from 'node:fs';
import { blockTypes } from '@lupa/contracts/blockType.ts';
import { expect, it } from 'vitest';
import { pageBlocks } from './pageBlocks.ts';

it('every type of block can be added', () => {
  const types = pageBlocks.map(({ slug }) => slug);
  expect(types.toSorted()).toEqual([...blockTypes, 'unknownBlock'].toSorted());
});

it.each(pageBlocks.map(({ slug, admin }) => [slug, admin?.images?.thumbnail]))('%s has its picture', (slug, thumbnail) => {
  expect(thumbnail).toEqual({ url: `/block-pictures/${slug}.svg`, alt: '' });
  expect(existsSync(new URL(`../../public/block-pictures/${slug}.svg`, import.meta.url))).toBe(true);
});
