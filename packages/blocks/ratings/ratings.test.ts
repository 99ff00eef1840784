import { parseGenerously } from '@lupa/contracts/generous.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { examplePartners } from '../shared/examples/examplePartners.ts';
import { UnknownPartnerError } from '../shared/offer/loadPartner.ts';
import { ratingsExamples } from './ratings.examples.ts';
import { loadRatings, UnratedPartnerError } from './ratings.load.server.ts';
import { ratingsSchema } from './ratings.schema.ts';
import { sumDigits, sumRating } from './sumRating.ts';

const load = (block: object, context = createExampleContext()) => loadRatings(parseGenerously(ratingsSchema, block).value, context);

/** Casino Andino as the partner service would send it with these attributes. */
function andinoWith(changes: Partial<PartnerAttributes>) {
  const [andino] = examplePartners;
  if (!andino) throw new Error('The examples have changed.');
  const partner = { ...andino, responseId: 'r', attributes: { ...andino.attributes, ...changes } };
  return createExampleContext({ clients: { partners: { fetchPartnersBySlug: async () => [partner] } } });
}

test('the sum is score × weight of every part', () => {
  const sum = sumRating([
    { name: 'Confianza', score: 9, weight: 0.6 },
    { name: 'Pagos', score: 7, weight: 0.4 },
  ]);
  expect(sum?.parts.map(({ contribution }) => contribution)).toEqual([expect.closeTo(5.4), expect.closeTo(2.8)]);
  expect(sum?.total).toBeCloseTo(8.2);
  expect(sum?.rating).toBe(8.2);
});

test('weights count relative to each other, whatever they add up to', () => {
  const inPercent = sumRating([
    { name: 'a', score: 8, weight: 30 },
    { name: 'b', score: 6, weight: 10 },
  ]);
  expect(inPercent?.parts.map(({ share }) => share)).toEqual([0.75, 0.25]);
  expect(inPercent?.rating).toBe(7.5);
  expect(sumRating([{ name: 'a', score: 8, weight: 0 }])).toBeNull();
  expect(sumRating([])).toBeNull();
});

test('as many decimals are shown as the sum needs', () => {
  const sumOf = (score: number) =>
    sumRating([
      { name: 'a', score, weight: 0.25 },
      { name: 'b', score: 8, weight: 0.75 },
    ]);
  expect([sumOf(8), sumOf(8.1)].map((sum) => sum && sumDigits(sum))).toEqual([2, 3]);
});

test('a reader can check the rating with what is shown', async () => {
  const { parts, total, rating } = await load(ratingsExamples.usual);
  expect(parts.map(({ score, sum }) => `${score.text} × ${sum?.share} = ${sum?.contribution}`)).toEqual([
    '9,4 × 30\u00a0% = 2,820',
    '9,5 × 25\u00a0% = 2,375',
    '8,6 × 20\u00a0% = 1,720',
    '9,2 × 15\u00a0% = 1,380',
    '9,0 × 10\u00a0% = 0,900',
  ]);
  const added = parts.reduce((sum, part) => sum + Number(part.sum?.contribution.replace(',', '.')), 0);
  expect(added).toBeCloseTo(9.195);
  expect(total).toBe('9,195');
  expect(rating.label).toBe('Nota 9,2 de 10');
});

test('parts that do not give the rating are shown without a sum', async () => {
  const { parts, total, rating } = await load(ratingsExamples.usual, andinoWith({ rating: 6 }));
  expect(total).toBeNull();
  expect(parts.every(({ sum }) => sum === null)).toBe(true);
  expect(rating.text).toBe('6,0');
});

test('without a rating the parts give one; without parts the rating stands alone; without both there is no block', async () => {
  expect((await load(ratingsExamples.usual, andinoWith({ rating: null }))).rating.text).toBe('9,2');
  expect(await load(ratingsExamples.usual, andinoWith({ ratingParts: [] }))).toMatchObject({ parts: [], total: null });
  await expect(load(ratingsExamples.usual, andinoWith({ ratingParts: [], rating: null }))).rejects.toThrow(UnratedPartnerError);
  await expect(load({ ...ratingsExamples.usual, partner: 'nadie' })).rejects.toThrow(UnknownPartnerError);
});

test('notes find their part by its name, in any case; others are left out', async () => {
  const [trust, payments] = (await load(ratingsExamples.long)).parts;
  expect(trust?.note).toMatch(/^El registro público/);
  expect(payments?.note).toBeNull();
  const broken = await load(ratingsExamples.withBrokenNotes);
  expect(broken.parts.map(({ note }) => note)).toEqual([null, null, null, null, null]);
});
