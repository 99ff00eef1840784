import {
  type ContradictedField,
  type Contradiction,
  findContradictions,
  type Contradicted,
} from '@lupa/domain/bonusCost/findContradictions.ts';
import { market, spanishLocale } from '@lupa/contracts/market.ts';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { rolloverBases } from '@lupa/contracts/offer.ts';

const sayings: Record<ContradictedField, (value: number | string) => string> = {
  rollover: (value) => `${value} veces`,
  rolloverBasis: (value) =>
    value === 'depositAndBonus' ? 'sobre depósito y bono' : value === 'bonus' ? 'sobre el bono' : 'sobre lo ganado',
  maximumBet: money,
  maximumCashout: money,
  minimumDeposit: money,
  validityDays: (value) => `${value} días`,
  freeSpins: (value) => `${value} giros`,
  percentage: (value) => `${value} %`,
  amount1: money,
};

/** What is published does not say one thing in words and another in its fields: the site computes with the fields. Drafts may. */
export const refuseContradictions: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (data['_status'] !== 'published') return data;
  const contradictions = findContradictions(readOfferTerms({ ...originalDoc, ...data }));
  if (contradictions.length === 0) return data;
  const errors = contradictions.map((contradiction) => ({ path: contradiction.field, message: describe(contradiction) }));
  throw new ValidationError({ collection: slugs.offers, errors }, req.t);
};

function describe({ field, said, stored }: Contradiction): string {
  return `El texto dice ${sayings[field](said)} y este campo dice ${sayings[field](stored)}.`;
}

const amounts = new Intl.NumberFormat(spanishLocale, {
  style: 'currency',
  currency: market.currency,
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

function money(value: number | string): string {
  return amounts.format(Number(value));
}

/** The terms of an offer as an editor has filled them in; what is empty is null. */
function readOfferTerms(offer: Readonly<Record<string, unknown>>): Contradicted {
  const text = (name: string) => (typeof offer[name] === 'string' ? offer[name] : '');
  const number = (name: string) => (typeof offer[name] === 'number' ? offer[name] : null);
  return {
    titlePreview: text('titlePreview'),
    terms: text('terms'),
    rollover: number('rollover'),
    rolloverBasis: rolloverBases.find((basis) => basis === offer['rolloverBasis']) ?? null,
    maximumBet: number('maximumBet'),
    maximumCashout: number('maximumCashout'),
    minimumDeposit: number('minimumDeposit'),
    validityDays: number('validityDays'),
    freeSpins: number('freeSpins'),
    percentage: number('percentage'),
    amount1: number('amount1'),
  };
}
