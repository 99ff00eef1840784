import { z } from 'zod';
import { choice, idText, moment, number, trueOrFalse } from './values.ts';
import { listOf, objectOf } from './generous.ts';

/** A jackpot's amount at a moment: `GET /jackpots/{id}` and the `prize` event. `amount` is in units of the currency. */
export const prizeSchema = z.object({
  jackpotId: idText,
  currencyCode: choice.pipe(z.string().length(3)),
  amount: number.pipe(z.number().nonnegative()),
  /** Counts up by at least one with each change of this jackpot. */
  sequence: number.pipe(z.int().nonnegative()),
  at: moment.pipe(z.iso.datetime({ offset: true })),
});
export type Prize = z.output<typeof prizeSchema>;

/** A jackpot that somebody won. `amount` is what was paid, in units of the currency. */
const jackpotWinSchema = objectOf({
  jackpotId: idText,
  currencyCode: choice.pipe(z.string().length(3)),
  amount: number.pipe(z.number().nonnegative()),
  at: moment.pipe(z.iso.datetime({ offset: true })),
});
export type JackpotWin = z.output<typeof jackpotWinSchema>;

/**
 * `GET /jackpots/{id}?currencyCode=CLP`: the present amount, the latest wins, newest first, and whether all of it is invented for a demo.
 */
export const jackpotAnswerSchema = objectOf({ ...prizeSchema.shape, isSimulated: trueOrFalse, wins: listOf(jackpotWinSchema) });
export type JackpotAnswer = z.output<typeof jackpotAnswerSchema>;

/** `GET /jackpots/{id}/wins?currencyCode=CLP&limit=`: newest first; limit 1 to 100, 10 when missing. */
export const jackpotWinsAnswerSchema = z.object({ wins: listOf(jackpotWinSchema) });

export const trackSchema = z.object({ jackpotId: z.string().min(1).max(64), currencyCode: z.string().length(3) });
export type Track = z.output<typeof trackSchema>;

export type JackpotClientEvents = { track: (request: Track) => void; stop: () => void };
export type JackpotServerEvents = { prize: (prize: Prize) => void; problem: (problem: JackpotProblem) => void };

export type JackpotProblem = { title: string; parameter?: string };

/** Body of `PUT /jackpots/{id}`. With `wonAmount` somebody has won that much, and the jackpot starts from `amount`. */
export const jackpotUpdateSchema = z.object({
  currencyCode: z.string().length(3),
  amount: z.number().nonnegative(),
  wonAmount: z.number().positive().optional(),
});
export type JackpotUpdate = z.output<typeof jackpotUpdateSchema>;

export const trackExample: Track = { jackpotId: 'jp-1', currencyCode: 'CLP' };
export const jackpotUpdateExample: JackpotUpdate = { currencyCode: 'CLP', amount: 184_230_118.5 };

export const prizeExample: Prize = {
  jackpotId: 'jp-1',
  currencyCode: 'CLP',
  amount: 184_230_118.5,
  sequence: 412,
  at: '2026-11-02T12:00:00.000Z',
};

const jackpotWinExample: JackpotWin = {
  jackpotId: 'jp-1',
  currencyCode: 'CLP',
  amount: 96_410_055.25,
  at: '2026-10-12T03:14:00.000Z',
};
export const jackpotAnswerExample: JackpotAnswer = { ...prizeExample, isSimulated: true, wins: [jackpotWinExample] };
