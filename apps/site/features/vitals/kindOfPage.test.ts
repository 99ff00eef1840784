// Requirements: 13.9.
import { expect, test } from 'vitest';
import type { PreparedBlock } from '../../page/pageModel.ts';
import { kindOfPage } from './feature.ts';

const block = (type: string, variant = '') =>
  ({ kind: 'view', type, id: type, index: 0, variant, props: {}, structure: [] }) as unknown as PreparedBlock;
const raw: PreparedBlock = { kind: 'raw', type: 'topList', id: 'raw', index: 0, data: {} };
const layout = { homePath: '/' } as never;

test.each([
  ['/', [block('heroSection')], 'home'],
  ['/dinero-real/', [block('heroSection'), block('topList')], 'ranking'],
  ['/resenas/x/', [block('heroSection', 'casino-review'), block('topList')], 'review'],
  ['/resenas/y/', [block('heroSection'), block('generalReview')], 'review'],
  ['/juegos-gratis/', [block('freeGames'), block('topList')], 'library'],
  ['/juegos/x/', [block('playGame'), block('freeGames')], 'game'],
  ['/guias/x/', [block('contentSection')], 'other'],
  ['/vacia/', [], 'other'],
  ['/raw/', [raw], 'other'],
] as const)('%s is of its kind', (slug, blocks, kind) => {
  expect(kindOfPage({ slug, layout, blocks: [...blocks] })).toBe(kind);
});
