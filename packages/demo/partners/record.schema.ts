import { z } from 'zod';
import { paymentMethodKeySchema } from '../writing/paymentMethods.ts';

const text = z.string().min(1);
const count = z.int().min(0);
const moment = z.iso.datetime({ offset: true, precision: -1 });

const known = {
  day: z.iso.date(),
  /** Days that it counts; a year where nothing is said. */
  timeToLive: z.exactOptional(z.int().positive()),
  note: z.exactOptional(text),
  corrections: z.exactOptional(z.array(z.strictObject({ day: z.iso.date(), was: text, reason: text }))),
};

const transfer = z.strictObject({
  method: paymentMethodKeySchema,
  amount: count,
  askedAt: moment,
  approvedAt: z.exactOptional(moment),
  receivedAt: z.exactOptional(moment),
});

/** What was found out about a casino of the demo (packages/contracts/casinoRecord.ts). */
export const recordSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('withdrawal'), ...known, transfer }),
  z.strictObject({ kind: z.literal('deposit'), ...known, transfer }),
  z.strictObject({ kind: z.literal('licence'), ...known, checks: z.record(text, z.boolean()) }),
  z.strictObject({ kind: z.literal('terms'), ...known, rollover: z.number().min(0), weight: z.exactOptional(z.number().min(0).max(100)) }),
  z.strictObject({ kind: z.literal('games'), ...known, sampled: count, reduced: count }),
  z.strictObject({ kind: z.literal('support'), ...known, channel: text, answeredAfterMinutes: z.exactOptional(count) }),
]);
export type DemoRecord = z.output<typeof recordSchema>;

/** A score that the reviewer chose within its band. */
export const scoreMoveSchema = z.strictObject({ criterion: text, score: z.number().min(0).max(10), reason: text, day: z.iso.date() });
