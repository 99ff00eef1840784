import { gameTypes } from '@lupa/contracts/gameType.ts';
import { cashbackForms, rolloverBases } from '@lupa/contracts/offer.ts';
import { territorySchema } from '@lupa/contracts/territory.ts';
import type { CasinoScore } from '@lupa/domain/rating/scoreCasino.ts';
import { deviceNames, formatLicence, licenceAuthorities, limitPeriods, timeUnits } from '@lupa/domain/statedFacts.ts';
import { z } from 'zod';
import { authorKeySchema } from '../writing/authors.ts';
import { recordSchema, scoreMoveSchema } from './record.schema.ts';
import { paymentMethodKeySchema } from '../writing/paymentMethods.ts';

/** The criteria of the rating by their names, and their keys in the method. */
export const criterionKeys = { Confianza: 'trust', Pagos: 'payments', Bonos: 'bonuses', Juegos: 'games', Atención: 'support' } as const;
export type RatingPartName = keyof typeof criterionKeys;

const text = z.string().min(1);
const day = z.iso.date();
const count = z.int().positive();

/** An offer of the demo. Amounts are in pesos; `rollover` counts how often the bonus is played through. */
export const offerTypeSchema = z.enum(['welcome', 'freeSpins', 'noDeposit', 'cashback', 'reload', 'live']);

const changeableTerms = {
  percentage: z.number().positive().nullable(),
  amount: count.nullable(),
  freeSpins: count.nullable(),
  rollover: z.number().min(0).nullable(),
  minimumDeposit: z.int().min(0).nullable(),
  validityDays: count.nullable(),
  maximumBet: count.nullable(),
};

const offerSchema = z.strictObject({
  /** Path of the click-out, unique within its partner. */
  proxy: text,
  type: offerTypeSchema,
  ...changeableTerms,
  /** After this day the offer is gone; null when the casino gives none. */
  expiration: day.nullable(),
  /** The terms that decide what it costs (packages/contracts/offer.ts); a term that is left out is not known. */
  rolloverBasis: z.exactOptional(z.enum(rolloverBases)),
  gameWeights: z.exactOptional(z.partialRecord(z.enum(gameTypes), z.number().min(0).max(100))),
  maximumCashout: z.exactOptional(count),
  isSticky: z.exactOptional(z.boolean()),
  spinValue: z.exactOptional(count),
  spinRollover: z.exactOptional(z.number().min(0)),
  cashbackMinimumLoss: z.exactOptional(count),
  cashbackPaidAs: z.exactOptional(z.enum(cashbackForms)),
  territories: z.exactOptional(z.array(territorySchema)),
  /** What else the terms say, in one sentence. */
  fineprint: text,
  verifiedOn: day,
  /** Since when it says so; without it, since offers are followed. */
  since: z.exactOptional(day),
  /** What it said before, the oldest first: since when, and the terms that were others then. */
  before: z.exactOptional(z.array(z.strictObject({ since: day, ...z.strictObject(changeableTerms).partial().shape })).nonempty()),
});

/** Offers of the demo are followed since this day. */
const followedSince = '2026-03-10';

/** Every version of an offer with its first day, the oldest first, the present one last. */
export function offerVersionsOf(offer: DemoOffer): (DemoOffer & { since: string })[] {
  const present = { ...offer, since: offer.since ?? followedSince };
  return [...(offer.before ?? []).map((terms) => ({ ...offer, ...terms }) as DemoOffer & { since: string }), present];
}

const keysOf = <Key extends string>(names: Record<Key, string>) => z.enum(Object.keys(names) as [Key, ...Key[]]);

/** What the studio has a field for, and texts of what it has none for: `Sin tope en cripto`. */
const stated = {
  licence: z
    .strictObject({ authority: keysOf(licenceAuthorities), other: z.exactOptional(text), verifiedOn: day })
    .transform((licence) => ({ ...licence, name: formatLicence(licence) ?? '' })),
  time: z.union([text, z.strictObject({ unit: keysOf(timeUnits), from: z.exactOptional(z.int()), to: z.exactOptional(count) })]),
  limit: z.union([text, z.strictObject({ amount: count, per: keysOf(limitPeriods) })]),
  devices: z.union([text, z.array(keysOf(deviceNames)).nonempty()]),
};

/** What is recorded of a casino: `content/partners/<slug>.yaml`. */
export const partnerSchema = z.strictObject({
  name: text,
  established: z.int(),
  isActive: z.boolean(),
  state: z.exactOptional(z.enum(['closed', 'blacklisted'])),
  stateSince: z.exactOptional(day),
  /** Slug of the partner that is recommended instead. */
  recommendedPartner: text.nullable(),
  reviewer: authorKeySchema,
  testedOn: day,
  licence: stated.licence,
  /** Average RTP that the casino publishes, in percent. */
  rtp: z.number().min(0).max(100),
  depositTime: stated.time,
  withdrawalLimit: stated.limit,
  minimumWithdrawal: count,
  minimumDeposit: count,
  numberOfGames: count,
  gameTypes: z.array(z.enum(gameTypes)),
  providers: z.array(z.int()),
  deposits: z.array(paymentMethodKeySchema),
  withdrawals: z.array(paymentMethodKeySchema),
  compatibility: stated.devices,
  /** Codes, or names where one of them has none. */
  languages: z.array(text),
  support: z.array(text),
  security: text,
  reputation: text,
  pros: z.array(text),
  cons: z.array(text),
  /** What the casino is, in two sentences. */
  summary: text,
  /** What was found out; the rating follows from it. */
  records: z.array(recordSchema),
  /** What who reviewed it holds against the sum of its rating. */
  dissents: z.exactOptional(z.array(z.strictObject({ text, day }))),
  scoreMoves: z.exactOptional(z.array(scoreMoveSchema)),
  offers: z.array(offerSchema),
});

export type DemoOffer = z.output<typeof offerSchema>;
export type OfferType = z.output<typeof offerTypeSchema>;
export type PartnerContent = z.output<typeof partnerSchema>;
/** A casino with what follows from its records: a score for each criterion, and the hours of its quickest and its slowest withdrawal. */
export type DemoPartner = {
  slug: string;
  score: CasinoScore;
  scores: Record<RatingPartName, number>;
  payoutHours: [number, number];
} & PartnerContent;
