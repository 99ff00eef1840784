// Requirements: 11.11.
import { glob, readFile } from 'node:fs/promises';
import { calls } from '@lupa/contracts/calls.ts';
import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { ratingMethodExample } from '@lupa/contracts/ratingMethod.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { toplistAnswersExample, toplistAnswersSchema } from '@lupa/contracts/toplist.ts';
import {
  storedOfferExample,
  storedOfferSchema,
  storedPartnerExample,
  storedPartnerSchema,
  storedToplistExample,
  storedToplistSchema,
} from '@lupa/database/storedDocuments.ts';
import { partners } from '@lupa/demo/partners/partners.ts';
import { toplists } from '@lupa/demo/toplists.ts';
import { describe, expect, it } from 'vitest';
import { Offers } from '../apps/studio/casinos/offers/Offers.ts';
import { Partners } from '../apps/studio/casinos/partners/Partners.ts';
import { RatingMethods } from '../apps/studio/casinos/ratings/RatingMethods.ts';
import { Records } from '../apps/studio/casinos/ratings/Records.ts';
import { Toplists } from '../apps/studio/casinos/toplists/Toplists.ts';
import type { StudioEnv } from '../apps/studio/core/env.ts';
import { buildFeatures } from '../apps/studio/features.ts';

/*
 * What a casino pays for a visitor must not be able to influence where it stands: it is known nowhere near the ratings, the lists and
 * their links, neither in what editors fill in nor in what is published and sent.
 */

const money =
  /\b(commissions?|comisi[oó]n(es)?|cpa|cpl|epc|rev ?shares?|revenues?|ingresos?|earnings?|bount(y|ies)|margins?|m[aá]rgen(es)?|kickbacks?|tarifas?)\b/;
const wordsOf = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
const suspects = (keys: Iterable<string>): string[] => [...new Set(keys)].filter((key) => money.test(wordsOf(key)));

function* keysIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* keysIn(item);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      yield key;
      yield* keysIn(inner);
    }
}

type Field = (typeof Partners.fields)[number];

function* fieldNames(fields: readonly Field[]): Generator<string> {
  for (const field of fields) {
    if ('name' in field && field.name) yield field.name;
    if ('fields' in field) yield* fieldNames(field.fields);
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if ('name' in tab && tab.name) yield tab.name;
        yield* fieldNames(tab.fields);
      }
    }
  }
}

/** The list of features, what is generated of it, and the register of data. */
const readersOfDeals =
  /^apps\/studio\/(features|payload-types|app\/.*importMap|migrations\/.*)\.(ts|js)$|^packages\/database\/queryTypes\.ts$/;

it('knows what it looks for', () => {
  const found = ['commission', 'commissionRate', 'cpa_value', 'revShare', 'comisión', 'ourRevenue', 'earningsPerClick', 'bounty'];
  expect(suspects(found)).toEqual(found);
  expect(suspects(['payoutTime', 'withdrawalLimit', 'casinoRtp', 'weight', 'trackingUrl', 'minimumDeposit'])).toEqual([]);
});

describe('commission is known nowhere near a list', () => {
  it('in what reads deals: they are read to be paid, and by nothing that is published', async () => {
    const files = glob(['apps/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}'], { exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'] });
    const readers: string[] = [];
    for await (const file of files)
      if (
        !file.startsWith('apps/studio/money/deals/') &&
        /\/deals\/|slugs\.(deals|payments)\b|studio\.(deals|payments)\b/.test(await readFile(file, 'utf8'))
      )
        readers.push(file);
    expect(readers.filter((file) => !readersOfDeals.test(file)).toSorted()).toEqual([]);
    expect(readers.length).toBeGreaterThan(0);
    const env = { bucket: null, mediaDirectory: '/tmp', linkProxy: null, studioUrl: 'http://localhost:3001' } as StudioEnv;
    const published = (await buildFeatures(env)).flatMap(({ publishing }) => Object.keys(publishing?.builders ?? {}));
    expect(published).toContain('offers');
    expect(published).not.toContain('deals');
    expect(published).not.toContain('payments');
  });

  it('in what editors fill in', () => {
    const names = [Partners, Offers, Toplists, Records, RatingMethods].flatMap(({ fields }) => [...fieldNames(fields)]);
    expect(names).toEqual(expect.arrayContaining(['scoreMoves', 'weight', 'criteria', 'trackingUrl', 'entries']));
    expect(suspects(names)).toEqual([]);
  });

  it('in what is published', () => {
    const keys = [...keysIn([storedPartnerExample, storedOfferExample, storedToplistExample, ratingMethodExample, casinoRecordExample])];
    expect(keys).toEqual(expect.arrayContaining(['scoreMoves', 'transfer', 'weight', 'criteria', 'trackingUrl', 'entries']));
    expect(suspects(keys)).toEqual([]);
  });

  it('in what any service sends', () => {
    const keys = [...keysIn(Object.values(calls).map(({ example }) => example))];
    expect(keys).toEqual(expect.arrayContaining(['ratingParts', 'weight', 'criteria', 'responseId']));
    expect(suspects(keys)).toEqual([]);
  });

  it('in the demo', () => {
    const keys = [...keysIn([partners, toplists])];
    expect(keys).toEqual(expect.arrayContaining(['scores', 'criteria', 'entries']));
    expect(suspects(keys)).toEqual([]);
  });

  it('nor can it be slipped in: what a document or an answer has no field for is dropped', () => {
    const paid = { commission: 40, commissionRate: '40 %' };
    const kept = [
      storedPartnerSchema.parse({
        entity: { ...storedPartnerExample.entity, ...paid },
        attributes: { ...storedPartnerExample.attributes, ...paid },
      }),
      storedOfferSchema.parse({ ...storedOfferExample, ...paid, offer: { ...storedOfferExample.offer, ...paid } }),
      storedToplistSchema.parse({
        ...storedToplistExample,
        ...paid,
        entries: storedToplistExample.entries.map((entry) => ({ ...entry, ...paid })),
      }),
      parseGenerously(
        toplistAnswersSchema,
        toplistAnswersExample.map((answer) => ({
          ...answer,
          ...paid,
          partners: Object.fromEntries(
            Object.entries(answer.partners).map(([slug, partner]) => [
              slug,
              { ...partner, attributes: { ...partner.attributes, ...paid } },
            ]),
          ),
        })),
      ).value,
    ];
    expect(suspects(keysIn(kept))).toEqual([]);
    expect([...keysIn(kept)]).toContain('ratingParts');
  });
});
