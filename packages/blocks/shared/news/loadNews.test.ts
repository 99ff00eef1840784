import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { correctionsExample } from '@lupa/contracts/correction.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { loadNews, type NewsChoice } from './loadNews.ts';

const [correction] = correctionsExample;
const dayOf = (index: number) => `2026-11-${String(index).padStart(2, '0')}`;
const corrections = (...days: number[]) =>
  days.map((day) => ({ ...correction, id: String(day), day: dayOf(day), path: day % 2 === 0 ? `/resenas/${day}/` : `/guias/${day}/` }));
const records = (...days: number[]) =>
  days.map((day) => ({
    ...casinoRecordExample,
    corrections: [],
    id: String(day),
    partnerSlug: `r${day}`,
    day: dayOf(day),
    publishedDate: null,
  }));
const reviews = [2, 4].map((day) => ({ path: `/resenas/${day}/`, partnerSlug: `c${day}`, publishedDate: null }));

async function load(choice: NewsChoice, of: { corrections?: object[]; records?: object[] }) {
  const paths: string[][] = [];
  let named: string[] = [];
  const clients = {
    partners: {
      fetchOfferVersions: async () => [],
      fetchRecords: async () => of.records ?? [],
      fetchReviews: async (asked: object) => {
        if ('paths' in asked) paths.push(asked.paths as string[]);
        return 'newest' in asked ? [] : reviews;
      },
      fetchPartnersBySlug: async (slugs: string[]) => ((named = slugs), []),
    },
    content: { fetchCorrections: async () => of.corrections ?? [] },
  };
  const news = await loadNews(choice, createExampleContext({ clients: clients as object }));
  return { items: news.items.map(({ at, partnerSlug }) => `${at.slice(8, 10)} ${partnerSlug}`), hasOlder: news.hasOlder, paths, named };
}

test.each<[string, NewsChoice, Parameters<typeof load>[1], Awaited<ReturnType<typeof load>>]>([
  [
    'corrections of pages are the newest, and of a review its casino’s',
    { newest: 2 },
    { corrections: corrections(1, 3, 2, 4) },
    { items: ['04 c4', '03 null'], hasOlder: true, paths: [['/resenas/4/', '/guias/3/', '/resenas/2/']], named: ['c4'] },
  ],
  [
    'as many as were asked for are all',
    { newest: 2 },
    { corrections: corrections(1, 2), records: [] },
    { items: ['02 c2', '01 null'], hasOlder: false, paths: [['/resenas/2/', '/guias/1/']], named: ['c2'] },
  ],
  [
    'records as many as were asked for are all',
    { newest: 2 },
    { records: records(1, 2) },
    { items: ['02 r2', '01 r1'], hasOlder: false, paths: [[]], named: ['r2', 'r1'] },
  ],
  [
    'one record more says that there are older ones, and hides what may have holes',
    { newest: 2 },
    { records: records(2, 3, 4), corrections: corrections(1) },
    { items: ['04 r4', '03 r3'], hasOlder: true, paths: [['/guias/1/']], named: ['r4', 'r3'] },
  ],
  [
    'those of a casino are all, with corrections of its reviews alone',
    { partner: 'c2' },
    { corrections: corrections(1, 2, 3), records: records(5) },
    { items: ['05 r5', '02 c2'], hasOlder: false, paths: [], named: ['c2'] },
  ],
])('%s', async (_, choice, given, expected) => {
  expect(await load(choice, given)).toEqual(expected);
});
