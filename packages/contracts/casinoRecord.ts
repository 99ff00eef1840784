import { z } from 'zod';
import { focusSchema } from './image.ts';
import { listOf, neededListOf, objectOf, orDefault } from './generous.ts';
import {
  idText,
  moment,
  momentOrNull,
  number,
  numberOrNull,
  someText,
  sourceOrNull,
  textOrDash,
  textOrEmpty,
  textOrNull,
  trueOrFalse,
  yesOrNo,
} from './values.ts';

/* One record for each time somebody looked (an extension). Ratings are computed from records and from nothing else. */

const recordKinds = ['withdrawal', 'deposit', 'licence', 'terms', 'games', 'support'] as const;
export type RecordKind = (typeof recordKinds)[number];

/**
 * Money that was sent. `amount` is in whole units of the market's currency, moments are ISO 8601. `receivedAt` is null while it has not
 * come.
 */
const transferSchema = objectOf({
  method: someText,
  methodName: textOrDash,
  amount: numberOrNull,
  askedAt: moment,
  approvedAt: momentOrNull,
  receivedAt: momentOrNull,
});

const checkSchema = objectOf({ name: someText, holds: yesOrNo });

/**
 * `rollover` counts how often the bonus alone is played through: 40 times deposit and bonus of a 100 % match is 80. Null where there is no
 * bonus. `weight` is how much of a bet counts in the games that count most, in percent; null is all of it.
 */
const termsRecordSchema = objectOf({ rollover: numberOrNull, weight: numberOrNull });

const gamesRecordSchema = objectOf({ sampled: number, reduced: number });

/** `answeredAfterMinutes` is null where no useful answer came. */
const supportRecordSchema = objectOf({ channel: textOrDash, question: textOrEmpty, answeredAfterMinutes: numberOrNull });

const sectionOrNull = <Schema extends z.ZodType>(schema: Schema) => orDefault(schema.nullable(), null);

/**
 * `day` is when it was found out (ISO date, in the market), `timeToLive` for how many days it counts. `source` is a web address, `capture`
 * a source path on the image host (the slip, the page of that day), `by` who looked. The section of its kind is there, the others are null
 * or empty; deposits and withdrawals share `transfer`.
 */
export const casinoRecordSchema = objectOf({
  id: idText,
  partnerSlug: someText,
  kind: z.enum(recordKinds),
  day: z.iso.date(),
  timeToLive: number.pipe(z.int().min(0).max(36_500)),
  source: textOrNull,
  capture: sourceOrNull,
  captureFocus: focusSchema,
  by: textOrEmpty,
  note: textOrEmpty,
  transfer: sectionOrNull(transferSchema),
  checks: listOf(checkSchema),
  terms: sectionOrNull(termsRecordSchema),
  games: sectionOrNull(gamesRecordSchema),
  support: sectionOrNull(supportRecordSchema),
  /** Written after publication to mend a mistake: what it was, and why it changed. Corrections are public. */
  corrections: listOf(objectOf({ day: someText, was: textOrEmpty, reason: someText })),
  isWithdrawn: trueOrFalse,
  /** The moment at which it was published for the first time (ISO 8601). */
  publishedDate: momentOrNull,
});
export type CasinoRecord = z.output<typeof casinoRecordSchema>;
/** `GET {phoenix}/records/?partner=` */
export const casinoRecordsSchema = neededListOf(casinoRecordSchema);

export const casinoRecordExample: CasinoRecord = {
  id: '41',
  partnerSlug: 'casino-andino',
  kind: 'withdrawal',
  day: '2026-10-27',
  timeToLive: 365,
  source: null,
  capture: 'media/comprobante-casino-andino.png',
  captureFocus: null,
  by: 'Antonia Rebolledo',
  note: 'Sin bono.',
  transfer: {
    method: 'cuentarut',
    methodName: 'CuentaRUT',
    amount: 52_300,
    askedAt: '2026-10-27T12:40:00-03:00',
    approvedAt: '2026-10-27T13:27:00-03:00',
    receivedAt: '2026-10-27T16:05:00-03:00',
  },
  checks: [],
  terms: null,
  games: null,
  support: null,
  corrections: [],
  isWithdrawn: false,
  publishedDate: '2026-10-28T14:05:00.000Z',
};

const count = number.pipe(z.int().nonnegative());

/** `GET {phoenix}/record-counts/`, an extension: how many records there are, of how many casinos. */
export const recordCountsSchema = objectOf({
  records: count,
  casinos: count,
  /** ISO date, in the market: the newest on which something was recorded or corrected. */
  lastDay: z.iso.date().nullable(),
});
export type RecordCounts = z.output<typeof recordCountsSchema>;

export const recordCountsExample: RecordCounts = { records: 168, casinos: 12, lastDay: '2026-11-09' };
