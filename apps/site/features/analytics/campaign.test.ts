// Requirements: 9.17, 9.19.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analyticsConstants } from '@lupa/contracts/analytics.ts';
import { storeCampaign, readCampaign } from './campaign.ts';
import { withCampaign } from './outboundClicks.ts';

const { storageKey } = analyticsConstants;
const day = 24 * 3600_000;

beforeEach(() => {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    removeItem: (key: string) => delete storage[key],
  });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['?cclid=abc-1&cmpccl=summer', { cclid: 'abc-1', cmpccl: 'summer' }],
  ['?utm_source=x&cclid=abc', { cclid: 'abc', cmpccl: '' }],
  ['?cclid=a&cclid=b', { cclid: 'a', cmpccl: '' }],
  ['?cclid=%3Cscript%3E&cmpccl=ok', { cclid: '', cmpccl: 'ok' }],
  [`?cclid=${'a'.repeat(129)}`, null],
  ['?cclid=', null],
  ['?gclid=1', null],
  ['', null],
])('%s names the campaign %j', (search, campaign) => {
  expect(readCampaign(search)).toEqual(campaign);
});

test('a campaign counts for 30 days, or until the next one', () => {
  const first = { cclid: 'first', cmpccl: 'a' };
  expect(storeCampaign('?cclid=first&cmpccl=a', 0)).toEqual(first);
  expect(storeCampaign('?utm_source=mail', 30 * day - 1)).toEqual(first);
  expect(storeCampaign('?cclid=second', 29 * day)).toEqual({ cclid: 'second', cmpccl: '' });
  expect(storeCampaign('', 58 * day)).toEqual({ cclid: 'second', cmpccl: '' });
  expect(storeCampaign('', 59 * day)).toEqual({ cclid: '', cmpccl: '' });
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test('where nothing can be kept or read, the campaign of this address counts', () => {
  localStorage[storageKey] = '{';
  expect(storeCampaign('')).toEqual({ cclid: '', cmpccl: '' });
  vi.stubGlobal('localStorage', null);
  expect(storeCampaign('?cclid=a')).toEqual({ cclid: 'a', cmpccl: '' });
  expect(storeCampaign('')).toEqual({ cclid: '', cmpccl: '' });
});

test.each([
  ['https://c.example/jugar/a/b?p=eyJ.a-_b', 'https://c.example/jugar/a/b?p=eyJ.a-_b&cclid=1%3A2&cmpccl=x'],
  ['https://c.example/jugar/a/b', 'https://c.example/jugar/a/b?cclid=1%3A2&cmpccl=x'],
  ['https://c.example/jugar/a/b?p=1#top', 'https://c.example/jugar/a/b?p=1&cclid=1%3A2&cmpccl=x#top'],
])('%s carries it as %s', (address, carrying) => {
  expect(withCampaign(address, { cclid: '1:2', cmpccl: 'x' })).toBe(carrying);
  expect(withCampaign(address, { cclid: '', cmpccl: '' })).toBe(address);
});
