import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '@lupa/server/logger.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { createSnapshot, type Snapshot } from '@lupa/server/snapshot.ts';
import { followOffers, offerRowsSchema, type OfferRows } from './offerBook.ts';

const logger = createLogger('test', 'silent');
const siteUrl = 'https://lupacasino.example';
const rowsOf = (trackingUrl: string): OfferRows => ({
  offers: [{ partnerSlug: 'a', afflinkProxy: 'b', offerId: 'c', trackingUrl, expiration: null, territories: [] }],
  partners: [{ partnerSlug: 'a', isActive: true, reviewSlug: '/resenas/a/', licences: [] }],
  legalPeriods: [],
});
const folder = useTestFolder();
let snapshot: Snapshot<OfferRows>;
beforeEach(() => {
  snapshot = createSnapshot(join(folder.path, 'offers.json'), offerRowsSchema, (error) => expect.unreachable(String(error)));
});
afterEach(() => snapshot.close());

function originIn(offers: Awaited<ReturnType<typeof followOffers>>): string | undefined {
  const way = offers.book()?.find('a', 'b', Date.now(), null);
  return way?.kind === 'offer' ? way.offer.destination.origin : way?.kind;
}

test('a change that is told while the offers are read is not missed', async () => {
  let published = 'https://one.example';
  const release: (() => void)[] = [];
  let isSlow = false;
  const read = async () => {
    const rows = rowsOf(published);
    if (isSlow) await new Promise<void>((resolve) => release.push(resolve));
    return rows;
  };
  const offers = await followOffers({ read, snapshot, siteUrl, logger });
  isSlow = true;
  const first = offers.refresh();
  published = 'https://two.example';
  const second = offers.refresh();
  isSlow = false;
  release.forEach((go) => go());
  await Promise.all([first, second]);
  expect(originIn(offers)).toBe('https://two.example');
});

test('the last known offers serve while the database is away, also after a restart', async () => {
  const working = await followOffers({ read: async () => rowsOf('https://one.example'), snapshot, siteUrl, logger });
  await snapshot.close();
  expect(originIn(working)).toBe('https://one.example');
  const restarted = await followOffers({ read: () => Promise.reject(new Error('away')), snapshot, siteUrl, logger });
  expect(originIn(restarted)).toBe('https://one.example');
  await restarted.refresh();
  expect(originIn(restarted)).toBe('https://one.example');
});

test('what the database has serves, and not what was on disk', async () => {
  snapshot.keep(rowsOf('https://old.example'));
  const offers = await followOffers({ read: async () => rowsOf('https://one.example'), snapshot, siteUrl, logger });
  expect(originIn(offers)).toBe('https://one.example');
});

test('of many versions the last one is on disk, and no draft is left', async () => {
  for (let index = 0; index < 20; index += 1) snapshot.keep(rowsOf(`https://n${index}.example`));
  await snapshot.close();
  expect(await snapshot.read()).toEqual(rowsOf('https://n19.example'));
  expect(await readdir(folder.path)).toEqual(['offers.json']);
});
