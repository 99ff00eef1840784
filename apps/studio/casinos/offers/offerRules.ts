import { type ContradictedField, findContradictions, type Contradicted } from '@lupa/domain/bonusCost/findContradictions.ts';
import { market, spanishLocale } from '@lupa/contracts/market.ts';
import type { Payload, CollectionBeforeChangeHook, CollectionBeforeOperationHook, Field, PayloadRequest } from 'payload';
import { type Fault, refuseFaults } from '../../core/publish/publishedRules.ts';
import { slugs } from '../../core/slugs.ts';
import { rolloverBases } from '@lupa/contracts/offer.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { toDay } from '../../core/dates/days.ts';
import { isPublishing, publicationMoment } from '../../core/publish/publishLater.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { formatDay } from '../../core/dates/formatMoment.ts';
import { field } from '../../core/fields/buildFields.ts';
import { territoryPattern } from '@lupa/contracts/territory.ts';
import { elsewhere } from '@lupa/domain/territory.ts';

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
export const refuseContradictions = refuseFaults(slugs.offers, (offer) =>
  findContradictions(readOfferTerms(offer)).map(({ field: path, said, stored }) => ({
    path,
    message: `El texto dice ${sayings[path](said)} y este campo dice ${sayings[path](stored)}.`,
  })),
);

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

/** What cannot be right on the site: an offer that is over, and a type of bonus that the site has no name for. Drafts may be so. */
export const refuseUnusable = refuseFaults(slugs.offers, async ({ expiration, offerType }, { data, req }) => {
  if (!isPublishing(data, req)) return [];
  const errors: Fault[] = [];
  const lastDay = typeof expiration === 'string' || expiration instanceof Date ? toDay(new Date(expiration).toISOString()) : null;
  if (lastDay !== null && lastDay < dayInMarket(publicationMoment(req)))
    errors.push({
      path: 'expiration',
      label: 'Vence',
      message: `Esta oferta venció el ${formatDay(lastDay)}. Cambia la fecha, o déjala como borrador.`,
    });
  const fault = findTypeFault(offerType, await loadBonusTypes(req.payload, req));
  if (fault !== null) errors.push({ path: 'offerType', label: 'Tipo de bono', message: fault });
  return errors;
});

export type BonusType = { key: string; value: string };

/** `req`: in whose transaction they are read, if in one. */
export async function loadBonusTypes(payload: Payload, req?: PayloadRequest): Promise<BonusType[]> {
  const { bonusTypes } = await payload.findGlobal({
    slug: slugs.siteGlobals,
    locale: defaultContentLocale,
    fallbackLocale: false,
    depth: 0,
    ...(req && { req: isolateRequest(req) }),
  });
  return (bonusTypes ?? []).map(({ key, value }) => ({ key, value }));
}

function findTypeFault(offerType: unknown, types: readonly BonusType[]): string | null {
  if (types.length === 0 || types.some(({ key }) => key === offerType)) return null;
  const names = types.map(({ key, value }) => `${key} (${value})`).join(', ');
  return `«${String(offerType)}» no es un tipo de bono de Globales. Elige uno de estos: ${names}; o agrega el tuyo en Globales.`;
}

/**
 * What the versions of an offer do not tell by themselves: who saved them, and whether a version that is no longer public is a draft of
 * what comes next or the end of what was there.
 */
export const versionSignature: Field[] = [
  field.relation('changedBy', 'Guardado por', {
    relationTo: slugs.users,
    disableListColumn: true,
    disableListFilter: true,
    admin: { hidden: true },
  }),
  field.checkbox('withdrawn', 'Retirada', {
    defaultValue: false,
    disableListColumn: true,
    disableListFilter: true,
    admin: { hidden: true },
  }),
];

/** Tells `signVersion` whether a draft is being saved: it sees only what becomes of it. */
export const markDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'restoreVersion')
    req.context['isDraft'] = 'draft' in args && args.draft;
  return args;
};

export const signVersion: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: req.user?.collection === slugs.users ? req.user.id : null,
  withdrawn: data['_status'] === 'draft' && req.context['isDraft'] !== true,
});

const names = new Intl.DisplayNames(spanishLocale, { type: 'region', fallback: 'none' });

export function tidyTerritories(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return [...new Set(value.map((one: unknown) => (typeof one === 'string' ? one.trim().toUpperCase() : one)).filter((one) => one !== ''))];
}

/** A region is taken as it is: there are too many to know them all. */
export function validateTerritories(value: unknown): string | true {
  const wrong = (Array.isArray(value) ? value : []).filter(
    (one: unknown) => typeof one !== 'string' || !isTerritory(one.trim().toUpperCase()),
  );
  return wrong.length === 0 ? true : `No es un país ni una región: ${wrong.join(', ')}. Escribe códigos como CL o CA-ON.`;
}

const isTerritory = (code: string): boolean =>
  territoryPattern.test(code) && code !== elsewhere && names.of(code.slice(0, 2)) !== undefined;
