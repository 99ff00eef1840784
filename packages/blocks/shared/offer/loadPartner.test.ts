import { unnamedPartner } from '@lupa/contracts/linkFacts.ts';
import { partnersBySlugExample, type ToplistPartner } from '@lupa/contracts/toplist.ts';
import { partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { loadPartner, loadRecommended, loadSummaries } from './loadPartner.ts';

const [example] = partnersBySlugExample;
const partner = (slug: string, recommendedPartner: string | null = null) =>
  ({ ...example, slug, attributes: { ...example?.attributes, recommendedPartner } }) as ToplistPartner;

test('those to look at instead are fetched once, where the list has them not, and only such as may be looked at', async () => {
  const asked: unknown[] = [];
  const fetchPartnersBySlug = async (slugs: string[]) => (asked.push(slugs), [partner('new'), partner('gone', 'other')]);
  const context = createExampleContext({ clients: { partners: { fetchPartnersBySlug } } as object });
  const of = async (...partners: ToplistPartner[]) => [...(await loadRecommended(partners, context)).keys()];
  expect(await of(partner('a'), partner('b', 'a'), partner('c', unnamedPartner))).toEqual(['a']);
  expect(asked).toEqual([]);
  expect(await of(partner('a', 'new'), partner('b', 'new'), partner('c', 'gone'), partner('d'))).toEqual(['d', 'new']);
  expect(asked).toEqual([['new', 'gone']]);
});

test('a partner is the one of the slug', async () => {
  const fetchPartnersBySlug = async () => [partner('a'), partner('b')];
  const context = createExampleContext({ clients: { partners: { fetchPartnersBySlug } } as object });
  expect((await loadPartner('b', context)).slug).toBe('b');
  await expect(loadPartner('c', context)).rejects.toThrow('There is no partner "c".');
});

test('a summary has three for it and two against it, and is left out where there is neither', async () => {
  const lists = [
    [
      ['1', '2', '3', '4'],
      ['1', '2', '3'],
    ],
    [['1'], []],
    [[], ['1']],
    [[], []],
  ] as const;
  const entities = lists.map(([pros, cons], index) => ({ ...partnerEntityExample, partnerSlug: String(index), pros, cons }));
  const context = createExampleContext({ clients: { content: { fetchPartnerEntities: async () => entities } } as object });
  expect([...(await loadSummaries([], context))]).toEqual([
    ['0', { pros: ['1', '2', '3'], cons: ['1', '2'] }],
    ['1', { pros: ['1'], cons: [] }],
    ['2', { pros: [], cons: ['1'] }],
  ]);
});
