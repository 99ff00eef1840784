import { expect, test } from 'vitest';
import { resolveCustomMedia } from './customMediaPlugin.ts';

const resolve = (media: string) => resolveCustomMedia(`@media ${media} { a { color: red } }`, 'a.css').split('{')[0]?.trim();

test.each([
  ['(--md)', '@media (width >= 768px)'],
  ['(--md) and (--below-lg)', '@media (width >= 768px) and (width < 1024px)'],
  ['screen and (--xl)', '@media screen and (width >= 80em)'],
  ['print', '@media print'],
])('%s becomes %s', (media, resolved) => expect(resolve(media)).toBe(resolved));

test('a name that media.css does not define stops the build', () => {
  expect(() => resolve('(--phablet)')).toThrow('--phablet');
});
