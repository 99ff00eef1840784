import { gameTypeLabels } from '@lupa/contracts/gameType.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { idOf } from '../../core/publish/sources.ts';
import type { Offer } from '../../payload-types.ts';
import type { CashbackForm, RolloverBasis } from '@lupa/contracts/offer.ts';

export const basisLabels: Record<RolloverBasis, string> = {
  bonus: 'El bono',
  depositAndBonus: 'El depósito y el bono',
  winnings: 'Lo ganado con los giros',
};

export const cashbackLabels: Record<CashbackForm, string> = { cash: 'Plata que se puede retirar', bonus: 'Bono, con rollover' };

type Term = { value: string; text: string };
export type OfferTerms = ReadonlyMap<string, Term>;

const number = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat(spanishLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

type Reading = { currency: string | undefined; nameOf: (partner: number) => string };

/** What each term is called, and how it is read. */
const table = {
  titlePreview: ['Título', (offer) => text(offer.titlePreview)],
  offerType: ['Tipo de bono', (offer) => text(offer.offerType)],
  amount1: ['Monto', (offer, { currency }) => amount(offer.amount1, (value) => formatMoney(value, currency))],
  currency1: ['Moneda', (offer) => text(offer.currency1?.join(', '))],
  currency: ['Otras monedas', (offer) => text(offer.currency?.join(', '))],
  percentage: ['Porcentaje', (offer) => amount(offer.percentage, (value) => `${number.format(value)}\u00a0%`)],
  freeSpins: ['Giros gratis', (offer) => amount(offer.freeSpins)],
  minimumDeposit: ['Depósito mínimo', (offer, { currency }) => amount(offer.minimumDeposit, (value) => formatMoney(value, currency))],
  rollover: ['Rollover', (offer) => amount(offer.rollover, (value) => (value === 0 ? 'Sin rollover' : `${number.format(value)}x`))],
  rolloverBasis: [
    'El rollover se cuenta sobre',
    (offer) => (offer.rolloverBasis ? { value: offer.rolloverBasis, text: basisLabels[offer.rolloverBasis] } : null),
  ],
  gameWeights: [
    'Cuánto cuenta cada juego',
    (offer) =>
      text((offer.gameWeights ?? []).map(({ gameType, share }) => `${gameTypeLabels[gameType]} ${number.format(share)}\u00a0%`).join(', ')),
  ],
  validityDays: ['Plazo', (offer) => amount(offer.validityDays, (value) => (value === 1 ? '1 día' : `${number.format(value)} días`))],
  maximumBet: ['Apuesta máxima', (offer, { currency }) => amount(offer.maximumBet, (value) => formatMoney(value, currency))],
  maximumCashout: ['Retiro máximo', (offer, { currency }) => amount(offer.maximumCashout, (value) => formatMoney(value, currency))],
  isSticky: [
    'El bono se descuenta al retirar',
    (offer) => (offer.isSticky ? { value: offer.isSticky, text: offer.isSticky === 'yes' ? 'Sí' : 'No' } : null),
  ],
  spinValue: ['Valor de un giro', (offer, { currency }) => amount(offer.spinValue, (value) => formatMoney(value, currency))],
  spinRollover: [
    'Rollover de los giros',
    (offer) => amount(offer.spinRollover, (value) => (value === 0 ? 'Sin rollover' : `${number.format(value)}x`)),
  ],
  cashbackPaidAs: [
    'El cashback se paga como',
    (offer) => (offer.cashbackPaidAs ? { value: offer.cashbackPaidAs, text: cashbackLabels[offer.cashbackPaidAs] } : null),
  ],
  cashbackMinimumLoss: [
    'Desde qué pérdida',
    (offer, { currency }) => amount(offer.cashbackMinimumLoss, (value) => formatMoney(value, currency)),
  ],
  expiration: ['Vence', (offer) => date(offer.expiration)],
  terms: ['Condiciones', (offer) => text(offer.terms)],
  termsUrl: ['Enlace a las condiciones', (offer) => text(offer.termsUrl)],
  'fact.source': ['Fuente', (offer) => text(offer.fact?.source)],
  'fact.verifiedOn': ['Verificado el', (offer) => date(offer.fact?.verifiedOn)],
  partner: ['Casino', (offer, { nameOf }) => readPartner(offer.partner, nameOf)],
  afflinkProxy: ['Camino de salida', (offer) => text(offer.afflinkProxy)],
  position: ['Orden', (offer) => amount(offer.position, (value) => (value === 0 ? '0, la principal' : number.format(value)))],
  trackingUrl: ['Enlace de seguimiento', (offer) => text(offer.trackingUrl)],
  territories: ['Dónde se puede mostrar', (offer) => text(offer.territories?.join(', '))],
} satisfies Record<string, [label: string, read: (offer: Partial<Offer>, reading: Reading) => Term | null]>;
export type TermName = keyof typeof table;

export const termNames = Object.keys(table).filter(isTermName);
export const labelOf = (name: TermName): string => table[name][0];

export function isTermName(name: string): name is TermName {
  return Object.hasOwn(table, name);
}

/** The terms of one published version, those without a value left out. `nameOf` gives the name of a casino. */
export function readTerms(offer: Partial<Offer>, nameOf: Reading['nameOf']): OfferTerms {
  const reading = { currency: offer.currency1?.[0] ?? offer.currency?.[0], nameOf };
  return new Map(
    termNames.flatMap((name) => {
      const term = table[name][1](offer, reading);
      return term === null ? [] : [[name, term] as const];
    }),
  );
}

function readPartner(partner: Offer['partner'] | undefined, nameOf: Reading['nameOf']): Term | null {
  const id = idOf(partner);
  return id === undefined ? null : { value: String(id), text: nameOf(id) };
}

/** Whole units of a currency, as on the card: `$300.000`, `US$ 100`; Intl does not know every one. */
function formatMoney(value: number, currency: string | undefined): string {
  if (currency === undefined) return number.format(value);
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency} ${number.format(value)}`;
  const digits = Number.isInteger(value) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(spanishLocale, { style: 'currency', currency, ...digits }).format(value);
}

function text(value: string | null | undefined): Term | null {
  return value ? { value, text: value } : null;
}

function amount(value: number | null | undefined, format = (known: number) => number.format(known)): Term | null {
  return typeof value === 'number' ? { value: String(value), text: format(value) } : null;
}

/** A day is kept by Payload as noon of that day. */
function date(moment: string | null | undefined): Term | null {
  return moment ? { value: new Date(moment).toISOString().slice(0, 10), text: day.format(new Date(moment)) } : null;
}
