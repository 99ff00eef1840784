import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildSourceBook, type Source } from './sourceBook.ts';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const source: Source = {
  partnerSlug: 'a',
  secretHash: hashOf('now'),
  formerHash: hashOf('before'),
  formerUntil: 1000,
  signingKey: null,
  addresses: [],
  mapping: {} as Source['mapping'],
};
const isFound = (changes: Partial<Source>, secret: string, now = 0, partnerSlug = 'a') =>
  buildSourceBook([{ ...source, ...changes }]).find(partnerSlug, secret, now) !== null;

test('a programme is found by its secret, and by the one before until its time is over', () => {
  expect([isFound({}, 'now', 5000), isFound({}, 'other'), isFound({}, 'now', 0, 'b')]).toEqual([true, false, false]);
  expect([999, 1000, 1001].map((now) => isFound({}, 'before', now))).toEqual([true, false, false]);
});

test('a secret that was never given, or given up without an end, opens nothing', () => {
  expect([isFound({ formerUntil: null }, 'before'), isFound({ formerHash: null }, 'before'), isFound({ formerHash: null }, '')]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isFound({ secretHash: null }, ''), isFound({ secretHash: '' }, ''), isFound({ secretHash: 'abc' }, 'now')]).toEqual([
    false,
    false,
    false,
  ]);
});
