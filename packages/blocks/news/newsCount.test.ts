// Requirements: 10.24.
import { expect, it } from 'vitest';
import { readNewsCount } from './newsCount.ts';

it('reads what a page has written', () => {
  const news = { path: '/novedades/', count: 3, text: '3 novedades' };
  expect(readNewsCount(JSON.stringify({ ...news, more: 1 }))).toEqual(news);
});

it.each([null, '', '{', '7', '[]', '{"path":"/","count":"3","text":""}', '{"count":1}'])('reads %j as nothing', (text) => {
  expect(readNewsCount(text)).toBeNull();
});
