import { gameTypes } from '@lupa/contracts/gameType.ts';
import { cashbackForms, rolloverBases } from '@lupa/contracts/offer.ts';
import { z } from 'zod';
import { authorKeySchema } from '../writing/authors.ts';
import { paymentMethodKeySchema } from '../writing/paymentMethods.ts';

export const ratingWeights = { Confianza: 0.3, Pagos: 0.25, Bonos: 0.2, Juegos: 0.15, Atención: 0.1 } as const;
export type RatingPartName = keyof typeof ratingWeights;

const text = z.string().min(1);
const day = z.iso.date();
const count = z.int().positive();
const score = z.number().min(0).max(10);

/** An offer of the demo. Amounts are in pesos; `rollover` counts how often the bonus is played through. */
export const offerTypeSchema = z.enum(['welcome', 'freeSpins', 'noDeposit', 'cashback', 'reload', 'live']);

const offerSchema = z.strictObject({
  /** Path of the click-out, unique within its partner. */
  proxy: text,
  type: offerTypeSchema,
  percentage: z.number().positive().nullable(),
  amount: count.nullable(),
  freeSpins: count.nullable(),
  rollover: z.number().min(0).nullable(),
  minimumDeposit: z.int().min(0).nullable(),
  validityDays: count.nullable(),
  /** After this day the offer is gone; null when the casino gives none. */
  expiration: day.nullable(),
  maximumBet: count.nullable(),
  /** The terms that decide what it costs (packages/contracts/offer.ts); a term that is left out is not known. */
  rolloverBasis: z.exactOptional(z.enum(rolloverBases)),
  gameWeights: z.exactOptional(z.partialRecord(z.enum(gameTypes), z.number().min(0).max(100))),
  maximumCashout: z.exactOptional(count),
  isSticky: z.exactOptional(z.boolean()),
  spinValue: z.exactOptional(count),
  spinRollover: z.exactOptional(z.number().min(0)),
  cashbackMinimumLoss: z.exactOptional(count),
  cashbackPaidAs: z.exactOptional(z.enum(cashbackForms)),
  /** What else the terms say, in one sentence. */
  fineprint: text,
  verifiedOn: day,
});

/** What is recorded of a casino: `content/partners/<slug>.yaml`. */
export const partnerSchema = z.strictObject({
  name: text,
  established: z.int(),
  isActive: z.boolean(),
  /** Slug of the partner that is recommended instead. */
  recommendedPartner: text.nullable(),
  reviewer: authorKeySchema,
  testedOn: day,
  licence: z.strictObject({ name: text, verifiedOn: day }),
  scores: z.strictObject({ Confianza: score, Pagos: score, Bonos: score, Juegos: score, Atención: score }),
  /** Average RTP that the casino publishes, in percent. */
  rtp: z.number().min(0).max(100),
  depositTime: text,
  /** Shortest and longest payout that was measured or promised, in hours. */
  payoutHours: z.tuple([z.number().min(0), z.number().min(0)]),
  withdrawalLimit: text,
  minimumWithdrawal: count,
  minimumDeposit: count,
  numberOfGames: count,
  gameTypes: z.array(z.enum(gameTypes)),
  providers: z.array(z.int()),
  deposits: z.array(paymentMethodKeySchema),
  withdrawals: z.array(paymentMethodKeySchema),
  compatibility: text,
  languages: z.array(text),
  support: z.array(text),
  security: text,
  reputation: text,
  pros: z.array(text),
  cons: z.array(text),
  /** What the casino is, in two sentences. */
  summary: text,
  /** The editor's opinion, in Markdown. */
  verdict: text,
  /** What was tried with own money, with amounts and times, in Markdown. */
  diary: text,
  offers: z.array(offerSchema),
});

export type DemoOffer = z.output<typeof offerSchema>;
export type OfferType = z.output<typeof offerTypeSchema>;
export type DemoPartner = { slug: string } & z.output<typeof partnerSchema>;
