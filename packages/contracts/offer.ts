import { z } from 'zod';
import { listOf, mapOf, objectOf, orDefault } from './generous.ts';
import {
  choice,
  someText,
  choiceOrEmpty,
  idText,
  moment,
  momentOrNull,
  number,
  numberOrNull,
  referenceBy,
  someSource,
  textOrDash,
  textOrEmpty,
  textOrNull,
  yesOrNo,
} from './values.ts';

/**
 * Where a fact that ages comes from. `verifiedOn` is an ISO date (2026-11-02). Names in a `facts` map are the attribute
 * the fact is about: `license`, `payoutTime`, `offer`.
 */
const factSchema = objectOf({ source: textOrNull, verifiedOn: momentOrNull });

/**
 * A picture of the source as it was on a day (ISO date), kept by us: a path on the image host, and the SHA-256 of the file as it was
 * uploaded.
 */
const captureSchema = objectOf({ src: someSource, day: moment, sha256: someText });
export type Capture = z.output<typeof captureSchema>;

/** A fact of a casino: its source may be a page that changes. */
export const partnerFactSchema = objectOf({ ...factSchema.shape, capture: orDefault(captureSchema.nullable(), null) });
export type PartnerFact = z.output<typeof partnerFactSchema>;

const currencySchema = referenceBy('currencyCode');

export const rolloverBases = ['bonus', 'depositAndBonus', 'winnings'] as const;
export type RolloverBasis = (typeof rolloverBases)[number];

/** What a cashback is paid as: money that can be withdrawn, or a bonus with the offer's rollover. */
export const cashbackForms = ['cash', 'bonus'] as const;
export type CashbackForm = (typeof cashbackForms)[number];

/**
 * An offer (requirements 3.30 to 3.32). `amount1` and `minimumDeposit` are in whole units of the first currency (pesos for CLP),
 * `rollover` is how many times the bonus is to be played through, `expiration` an ISO date, `validityDays` the days a
 * player has once the bonus is taken. Everything after `expiration` is an extension and may be missing.
 *
 * `gameWeights` says by game type (`SLOTS`) what share of a bet counts for the rollover, in percent. `maximumBet`, `maximumCashout`, `spinValue`
 * (of one free spin) and `cashbackMinimumLoss` are in units of the first currency. `maximumCashout` is the most that can be withdrawn of what the
 * bonus won, `minimumWithdrawal` the least that the casino pays out. A sticky bonus is taken away at the withdrawal. `spinRollover` is how
 * often what the free spins won is to be played through.
 */
export const offerSchema = objectOf({
  id: idText,
  offerType: choiceOrEmpty,
  attributes: objectOf({
    titlePreview: textOrDash,
    afflinkProxy: textOrEmpty,
    amount1: numberOrNull,
    currency1: listOf(currencySchema),
    currency: listOf(currencySchema),
    rollover: numberOrNull,
    expiration: momentOrNull,
    percentage: numberOrNull,
    freeSpins: numberOrNull,
    minimumDeposit: numberOrNull,
    validityDays: numberOrNull,
    rolloverBasis: orDefault(choice.pipe(z.enum(rolloverBases)).nullable(), null),
    gameWeights: mapOf(number.pipe(z.number().min(0).max(100))),
    maximumBet: numberOrNull,
    maximumCashout: numberOrNull,
    minimumWithdrawal: numberOrNull,
    isSticky: orDefault(yesOrNo.nullable(), null),
    spinValue: numberOrNull,
    spinRollover: numberOrNull,
    cashbackMinimumLoss: numberOrNull,
    cashbackPaidAs: orDefault(choice.pipe(z.enum(cashbackForms)).nullable(), null),
    terms: textOrEmpty,
    termsUrl: textOrNull,
    fact: orDefault(factSchema, { source: null, verifiedOn: null }),
  }),
});
export type Offer = z.output<typeof offerSchema>;

export const offerExample: Offer = {
  id: 'casino-andino-bienvenida',
  offerType: 'welcome',
  attributes: {
    titlePreview: '100 % hasta $300.000 + 50 giros gratis',
    afflinkProxy: 'bienvenida',
    amount1: 300000,
    currency1: [{ currencyCode: 'CLP' }],
    currency: [],
    rollover: 35,
    expiration: '2027-03-31',
    percentage: 100,
    freeSpins: 50,
    minimumDeposit: 10000,
    validityDays: 30,
    rolloverBasis: 'bonus',
    gameWeights: { SLOTS: 100, ROULETTE: 10 },
    maximumBet: 5000,
    maximumCashout: null,
    minimumWithdrawal: 20000,
    isSticky: false,
    spinValue: 200,
    spinRollover: 35,
    cashbackMinimumLoss: null,
    cashbackPaidAs: null,
    terms: 'Rollover 35 veces el bono en 30 días. Apuesta máxima $5.000.',
    termsUrl: 'https://casino-andino.example/terminos',
    fact: { source: 'https://casino-andino.example/terminos', verifiedOn: '2026-11-02' },
  },
};
