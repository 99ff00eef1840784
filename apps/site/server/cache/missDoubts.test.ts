import type { CacheTag } from '@lupa/contracts/tags.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { expect, it } from 'vitest';
import type { RecentChanges } from '../feed/changeFeed.ts';
import { MissDoubts } from './missDoubts.ts';
import type { Miss } from '../../page/siteRedirects.ts';

function createDoubts() {
  const announced = new Set<string>();
  const changes = { has: (tag: CacheTag) => announced.has(tag) } as unknown as RecentChanges;
  const doubts = new MissDoubts({ changes, logger: createLogger('test', 'silent') });
  const isDoubted = (miss: object, hasLastGood: boolean, key = '/a/') => {
    try {
      doubts.examine(key, miss as Miss, hasLastGood);
      return false;
    } catch {
      return true;
    }
  };
  const isRefused = (key = '/a/') => {
    try {
      doubts.refuseDoubted(key);
      return false;
    } catch {
      return true;
    }
  };
  return { announced, isDoubted, isRefused };
}

it.each([
  ['listed, and was there', true, true, true],
  ['listed, and was never there', true, false, true],
  ['not listed, and was there', false, true, false],
  ['not listed, and was never there', false, false, false],
  ['in a list that is not known, and was there', null, true, true],
  ['in a list that is not known, and was never there', null, false, false],
])('that a page is missing which is %s is doubted: %s', (_, isListed, hasLastGood, isDoubtedNow) => {
  const { isDoubted, isRefused } = createDoubts();
  expect(isRefused()).toBe(false);
  expect(isDoubted({ kind: 'missing', isListed }, hasLastGood)).toBe(isDoubtedNow);
  expect([isRefused(), isRefused('/b/')]).toEqual([isDoubtedNow, false]);
});

it('another outcome is not doubted, and a change that was announced is believed', () => {
  const { announced, isDoubted, isRefused } = createDoubts();
  expect(isDoubted({ kind: 'redirect', isListed: true }, true)).toBe(false);
  expect(isDoubted({ kind: 'missing', isListed: true }, true)).toBe(true);
  announced.add('page:/a/');
  expect([
    isRefused(),
    isDoubted({ kind: 'missing', isListed: true }, true),
    isDoubted({ kind: 'missing', isListed: true }, true, '/b/'),
  ]).toEqual([false, false, true]);
  expect(isDoubted({ kind: 'missing', isListed: true }, true, 'CA /a/?b=1')).toBe(false);
});
