import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { type ScoreMove, measureNames, type RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { usualThresholds } from '@lupa/contracts/verdict.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import { type CasinoScore, scoreCasino } from '@lupa/domain/rating/scoreCasino.ts';
import { nameOfAuthor } from '../writing/authors.ts';
import { paymentMethodName } from '../writing/paymentMethods.ts';
import { countInWords } from '../writing/words.ts';
import type { PartnerContent } from './partner.schema.ts';
import type { DemoRecord } from './record.schema.ts';
import { z } from 'zod';
import { readContent } from '../writing/readContent.ts';

/** The day on which the demo is written: its prose and the order of its lists are those of this day. */
export const demoDay = '2026-11-23';
const demoNoon = new Date(`${demoDay}T15:00:00.000Z`);

const timeToLive = 365;
/** How often everything is looked at anew, in words: a fact counts no longer. */
export const recheckedEvery = `cada ${countInWords(Math.round(timeToLive / 30.5))} meses`;

type Recorded = Pick<PartnerContent, 'records' | 'scoreMoves' | 'reviewer'> & { slug: string };

/** The records of a casino as services send them; ids count from 1 within the casino. */
export function recordsOf({ slug, records, reviewer }: Recorded): CasinoRecord[] {
  return records.map((record, index) => ({
    id: `${slug}-${index + 1}`,
    partnerSlug: slug,
    kind: record.kind,
    day: record.day,
    timeToLive: record.timeToLive ?? timeToLive,
    source: null,
    capture: null,
    captureFocus: null,
    by: nameOfAuthor(reviewer),
    note: record.note ?? '',
    transfer: null,
    checks: [],
    terms: null,
    games: null,
    support: null,
    ...sectionOf(record),
    corrections: record.corrections ?? [],
    isWithdrawn: false,
    publishedDate: `${record.day}T21:00:00.000Z`,
  }));
}

function sectionOf(record: DemoRecord): Partial<CasinoRecord> {
  switch (record.kind) {
    case 'withdrawal':
    case 'deposit': {
      const { method, amount, askedAt, approvedAt, receivedAt } = record.transfer;
      const methodName = paymentMethodName(method);
      return { transfer: { method, methodName, amount, askedAt, approvedAt: approvedAt ?? null, receivedAt: receivedAt ?? null } };
    }
    case 'licence':
      return { checks: Object.entries(record.checks).map(([name, holds]) => ({ name, holds })) };
    case 'terms':
      return { terms: { rollover: record.rollover, weight: record.weight ?? null } };
    case 'games':
      return { games: { sampled: record.sampled, reduced: record.reduced } };
    case 'support':
      return { support: { channel: record.channel, question: '', answeredAfterMinutes: record.answeredAfterMinutes ?? null } };
  }
}

function scoreMovesOf({ scoreMoves, reviewer }: Pick<PartnerContent, 'scoreMoves' | 'reviewer'>): ScoreMove[] {
  return (scoreMoves ?? []).map((move) => ({ ...move, by: nameOfAuthor(reviewer) }));
}

/** The casino's score on the day of the demo. @throws where a criterion has no record */
export function scoreOf(partner: Recorded): CasinoScore {
  const method = methodOn(ratingMethods, demoDay);
  const score = method && scoreCasino(method, recordsOf(partner), scoreMovesOf(partner), demoNoon);
  if (!score) throw new Error(`${partner.slug} lacks a record for one of the criteria.`);
  return score;
}

const text = z.string().min(1);
const points = z.number().min(0).max(10);

const criterionSchema = z.strictObject({
  key: text,
  name: text,
  weight: z.number().positive(),
  measure: z.enum(measureNames),
  /** End of the band (null: none), lowest and highest score in it. */
  bands: z.array(z.tuple([z.number().nullable(), points, points])),
});

const methodSchema = z.strictObject({
  version: z.int(),
  day: z.iso.date(),
  reason: text,
  scale: z.enum(['middle', 'linear']),
  criteria: z.array(criterionSchema),
});

/** Every version of the rule by which ratings are computed: `content/ratingMethods.yaml`, the newest first. */
export const ratingMethods: RatingMethod[] = readContent('ratingMethods.yaml', z.array(methodSchema)).map((method) => ({
  ...method,
  verdicts: method.scale === 'linear' ? usualThresholds : null,
  criteria: method.criteria.map(({ bands, ...criterion }) => ({
    ...criterion,
    bands: bands.map(([upTo, floor, ceiling]) => ({ upTo, floor, ceiling })),
  })),
}));
