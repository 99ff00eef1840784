// Requirements: 2.105.
import { parseGenerously } from '@lupa/contracts/generous.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { userReviewsExamples } from './userReviews.examples.ts';
import { loadUserReviews, NoUserReviewsError, summariseReviews } from './userReviews.load.server.ts';
import { userReviewsSchema } from './userReviews.schema.ts';

const scored = (...scores: number[]) => scores.map((score) => ({ score, date: null }));
const load = (block: object, context = createExampleContext()) => loadUserReviews(parseGenerously(userReviewsSchema, block).value, context);

test('the average is the mean of all scores, with one decimal', () => {
  expect(summariseReviews(scored(5, 2, 4)).average).toBe(3.7);
  expect(summariseReviews(scored(5)).average).toBe(5);
});

test('the distribution counts every review once, the best first', () => {
  const { distribution } = summariseReviews(scored(5, 4.5, 4, 1));
  expect(distribution).toEqual([
    { stars: 5, count: 2, share: 0.5 },
    { stars: 4, count: 1, share: 0.25 },
    { stars: 3, count: 0, share: 0 },
    { stars: 2, count: 0, share: 0 },
    { stars: 1, count: 1, share: 0.25 },
  ]);
});

test('what is shown: figures of the locale, the period, newest first', async () => {
  const { summary, reviews, partnerName } = await load(userReviewsExamples.usual);
  expect(summary).toMatchObject({ averageText: '3,7', countText: '3 opiniones' });
  expect(summary.period).toMatchObject({ first: { text: '18 sept 2026' }, last: { text: '30 oct 2026' } });
  expect(summary.bars[0]).toEqual({ label: '5 estrellas', count: '1', share: 1 / 3 });
  expect(reviews.map(({ name, scoreText }) => `${name} ${scoreText}`)).toEqual(['Marcela 5 de 5', 'Rodrigo T. 2 de 5', 'Pía 4 de 5']);
  expect(partnerName).toBe('Casino Andino');
});

test('a broken review is left out and does not count; a date that is none is not shown', async () => {
  const { summary, reviews } = await load(userReviewsExamples.withBrokenReviews);
  expect(summary.countText).toBe('1 opinión');
  expect(reviews).toMatchObject([{ name: 'Ema', date: null }]);
});

test('the name of the casino may be missing, the reviews may not', async () => {
  const down = createExampleContext({ clients: { content: { fetchPartnerEntities: () => Promise.reject(new Error('down')) } } });
  expect((await load(userReviewsExamples.usual, down)).partnerName).toBeNull();
  await expect(load({ ...userReviewsExamples.usual, reviews: [] })).rejects.toThrow(NoUserReviewsError);
});
