import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DestinationError, parseDestination } from './destination.ts';

const fill = (url: string, values: Partial<{ clickId: string; cclid: string | null; cmpccl: string | null }> = {}) =>
  parseDestination(url).buildLocation({ clickId: '5400-1-a', cclid: null, cmpccl: null, ...values });

test.each([
  ['https://t.example/c?click={clickId}&x={clickId}', 'https://t.example/c?click=5400-1-a&x=5400-1-a'],
  ['https://t.example/c/{clickId}/go#s={clickId}', 'https://t.example/c/5400-1-a/go#s=5400-1-a'],
  ['https://t.example/c?click=%7BclickId%7D', 'https://t.example/c?click=5400-1-a'],
  ['https://t.example/c', 'https://t.example/c'],
  ['https://ñandú.example/ñ?q=ñ', 'https://xn--and-6ma2c.example/%C3%B1?q=%C3%B1'],
])('%s is filled', (url, expected) => expect(fill(url)).toBe(expected));

test('the click id is encoded', () => {
  expect(fill('https://t.example/?c={clickId}', { clickId: 'a&b=c/#?' })).toBe('https://t.example/?c=a%26b%3Dc%2F%23%3F');
});

test.each([
  ['https://t.example/c', 'https://t.example/c?cclid=1&cmpccl=2'],
  ['https://t.example/c?', 'https://t.example/c?cclid=1&cmpccl=2'],
  ['https://t.example/c?a=1#f', 'https://t.example/c?a=1&cclid=1&cmpccl=2#f'],
  ['https://t.example/c?cclid=stored', 'https://t.example/c?cclid=stored&cmpccl=2'],
])('campaign parameters are appended to %s unless it has them', (url, expected) => {
  expect(fill(url, { cclid: '1', cmpccl: '2' })).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://t.example/',
  '//t.example/',
  '/local',
  't.example',
  '',
  'https://t.example/a b',
  'https://t.example/\r\nSet-Cookie: a=b',
  'https://t.example\\@evil.example/',
  'https://user:pass@t.example/',
  'https://{clickId}.t.example/',
  'https:t.example',
  'https:///t.example',
])('%j is refused', (url) => expect(() => parseDestination(url)).toThrow(DestinationError));

test('whatever the request brings, the origin and path stay the stored ones and nothing breaks the header', () => {
  const text = fc
    .oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\r\nX: y', '@evil.example', '//evil.example', '#', '?', '&', '..'))
    .filter((value) => value.isWellFormed());
  const urls = fc
    .tuple(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.constantFrom('', '{clickId}'))
    .map(([url, id]) => url + id);
  fc.assert(
    fc.property(urls, text, text, text, (url, clickId, cclid, cmpccl) => {
      fc.pre(!/\/\/[^/]*\{clickId\}/.test(url));
      const destination = parseDestination(url);
      const location = destination.buildLocation({ clickId, cclid, cmpccl });
      expect(new URL(location).origin).toBe(new URL(url.replaceAll('{clickId}', 'x')).origin);
      expect(destination.origin).toBe(new URL(location).origin);
      expect(location).toMatch(/^https?:\/\/[\x21-\x7e]+$/);
    }),
  );
});
