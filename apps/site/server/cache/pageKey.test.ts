import { expect, it } from 'vitest';
import { isVariant, keyIn, pathOfKey, splitKey } from './pageKey.ts';

it.each([
  ['/a/', { territory: null, key: '/a/' }, '/a/', false],
  ['/a/?b=1', { territory: null, key: '/a/?b=1' }, '/a/', true],
  ['/a/?b=?', { territory: null, key: '/a/?b=?' }, '/a/', true],
  ['CA /a/', { territory: 'CA', key: '/a/' }, '/a/', true],
  ['CA-ON /a/?b=1', { territory: 'CA-ON', key: '/a/?b=1' }, '/a/', true],
  ['CA-ABCD /a/', { territory: null, key: 'CA-ABCD /a/' }, 'CA-ABCD /a/', false],
  ['/%C3%B1/', { territory: null, key: '/%C3%B1/' }, '/ñ/', false],
])('the key %s has its territory and address', (key, parts, path, isOne) => {
  expect([splitKey(key), pathOfKey(key), isVariant(key)]).toEqual([parts, path, isOne]);
});

it('a key is that of the market, or of a territory', () => {
  expect([keyIn(null, '/a/'), keyIn('CA-ON', '/a/')]).toEqual(['/a/', 'CA-ON /a/']);
});
