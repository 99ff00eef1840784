// Requirements: 10.22.
import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { correctionsExample } from '@lupa/contracts/correction.ts';
import { offerVersionsExample } from '@lupa/contracts/offerVersion.ts';
import { expect, it } from 'vitest';
import { listNews } from './news.ts';

const corrected = {
  ...casinoRecordExample,
  id: '42',
  publishedDate: null,
  day: '2026-09-30',
  corrections: [{ day: '2026-11-04', was: '15:05', reason: 'Era la hora del correo.' }],
};
const review = {
  partnerSlug: 'casino-andino',
  path: '/resenas/casino-andino/',
  title: 'Casino Andino',
  publishedDate: '2026-03-09T15:00:00+00:00',
};
const undated = { ...review, partnerSlug: 'pacifico-play', publishedDate: null };
const nothing = { versions: [], records: [], corrections: [], reviews: [], reviewed: new Map<string, string>() };

it('tells what happened of every kind, the newest first', () => {
  const news = listNews({
    versions: offerVersionsExample,
    records: [casinoRecordExample, corrected],
    corrections: correctionsExample,
    reviews: [review, undated],
    reviewed: new Map([[review.path, review.partnerSlug]]),
  });
  expect(news.map(({ kind, id, at }) => [kind, id, at])).toEqual([
    ['correction', 'correccion-7', '2026-11-12T12:00:00.000Z'],
    ['correction', 'registro-42-correccion-1', '2026-11-04T12:00:00.000Z'],
    ['test', 'visita-41', '2026-10-28T14:05:00.000Z'],
    ['offer', expect.stringMatching(/^oferta-.+-1791206400000$/), '2026-10-05T13:20:00.000Z'],
    ['test', 'visita-42', '2026-09-30T12:00:00.000Z'],
    ['review', 'resena-casino-andino', '2026-03-09T15:00:00+00:00'],
  ]);
});

it('a name or an address that changes changes no id', () => {
  const ids = (partnerSlug: string) =>
    listNews({
      ...nothing,
      versions: offerVersionsExample.map((one) => ({ ...one, partnerSlug })),
      records: [{ ...corrected, partnerSlug }],
    }).map(({ id }) => id);
  expect(ids('otro-nombre')).toEqual(ids('casino-andino'));
});

it('a withdrawn record is no test, and its correction stays', () => {
  const news = listNews({ ...nothing, records: [{ ...corrected, isWithdrawn: true }] });
  expect(news.map(({ kind }) => kind)).toEqual(['correction']);
});

it('leaves out what has no date', () => {
  const undated = { ...corrected, corrections: [{ day: 'ayer', was: '', reason: '' }] };
  expect(listNews({ ...nothing, records: [undated] }).map(({ kind }) => kind)).toEqual(['test']);
});

it('a correction of a review is that of its casino, one of another page is of none', () => {
  const ofReview = correctionsExample.map((page) => ({ ...page, id: '8', day: '2026-11-13', path: review.path }));
  const news = listNews({
    ...nothing,
    corrections: [...correctionsExample, ...ofReview],
    reviewed: new Map([[review.path, review.partnerSlug]]),
  });
  expect(news.map(({ id, partnerSlug }) => [id, partnerSlug])).toEqual([
    ['correccion-8', 'casino-andino'],
    ['correccion-7', null],
  ]);
});

const ids = (records: Partial<typeof casinoRecordExample>[]) =>
  listNews({
    ...nothing,
    records: records.map((record, index) => ({ ...casinoRecordExample, publishedDate: null, ...record, id: String(index) })),
  }).flatMap((item) => (item.kind === 'test' ? [item.results.map(({ record }) => record.id).join(' ')] : []));

it.each([
  ['the same day', ['2026-10-20', '2026-10-20'], ['0 1']],
  ['10 days later', ['2026-10-20', '2026-10-30'], ['0 1']],
  ['11 days later', ['2026-10-20', '2026-10-31'], ['1', '0']],
  ['from day to day', ['2026-10-20', '2026-10-30', '2026-11-09'], ['0 1 2']],
])('records of a casino are one visit, or two: %s', (_, days, expected) => {
  expect(ids(days.map((day) => ({ day })))).toEqual(expected);
  expect(ids(days.map((day, index) => ({ day, partnerSlug: String(index) })))).toHaveLength(days.length);
});

it('a licence and terms are news when they are first seen or have changed', () => {
  const licence = (day: string, holds: boolean) => ({ kind: 'licence' as const, day, transfer: null, checks: [{ name: 'a', holds }] });
  const terms = (day: string, rollover: number) => ({ kind: 'terms' as const, day, transfer: null, terms: { rollover, weight: null } });
  expect(ids([licence('2026-10-01', true), licence('2026-10-21', true), licence('2026-11-21', false)])).toEqual(['2', '0']);
  expect(ids([terms('2026-10-01', 30), terms('2026-10-21', 30), terms('2026-11-21', 35)])).toEqual(['2', '0']);
});
