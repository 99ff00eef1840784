import { gameTypeLabels } from '@lupa/contracts/gameType.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
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

export const termLabels = {
  titlePreview: 'Título',
  offerType: 'Tipo de bono',
  amount1: 'Monto',
  currency1: 'Moneda',
  currency: 'Otras monedas',
  percentage: 'Porcentaje',
  freeSpins: 'Giros gratis',
  minimumDeposit: 'Depósito mínimo',
  rollover: 'Rollover',
  rolloverBasis: 'El rollover se cuenta sobre',
  gameWeights: 'Cuánto cuenta cada juego',
  validityDays: 'Plazo',
  maximumBet: 'Apuesta máxima',
  maximumCashout: 'Retiro máximo',
  isSticky: 'El bono se descuenta al retirar',
  spinValue: 'Valor de un giro',
  spinRollover: 'Rollover de los giros',
  cashbackPaidAs: 'El cashback se paga como',
  cashbackMinimumLoss: 'Desde qué pérdida',
  expiration: 'Vence',
  terms: 'Condiciones',
  termsUrl: 'Enlace a las condiciones',
  'fact.source': 'Fuente',
  'fact.verifiedOn': 'Verificado el',
  partner: 'Casino',
  afflinkProxy: 'Camino de salida',
  position: 'Orden',
  trackingUrl: 'Enlace de seguimiento',
  territories: 'Dónde se puede mostrar',
} as const;
export type TermName = keyof typeof termLabels;

export const termNames = Object.keys(termLabels).filter(isTermName);

export function isTermName(name: string): name is TermName {
  return Object.hasOwn(termLabels, name);
}

const number = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat(spanishLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The terms of one published version, those without a value left out. `nameOf` gives the name of a casino. */
export function readTerms(offer: Partial<Offer>, nameOf: (partner: number) => string): OfferTerms {
  const currency = offer.currency1?.[0] ?? offer.currency?.[0];
  const partner = typeof offer.partner === 'object' ? offer.partner?.id : offer.partner;
  const terms: Record<TermName, Term | null> = {
    titlePreview: text(offer.titlePreview),
    offerType: text(offer.offerType),
    amount1: amount(offer.amount1, (value) => formatMoney(value, currency)),
    currency1: text(offer.currency1?.join(', ')),
    currency: text(offer.currency?.join(', ')),
    percentage: amount(offer.percentage, (value) => `${number.format(value)}\u00a0%`),
    freeSpins: amount(offer.freeSpins),
    minimumDeposit: amount(offer.minimumDeposit, (value) => formatMoney(value, currency)),
    rollover: amount(offer.rollover, (value) => (value === 0 ? 'Sin rollover' : `${number.format(value)}x`)),
    rolloverBasis: offer.rolloverBasis ? { value: offer.rolloverBasis, text: basisLabels[offer.rolloverBasis] } : null,
    gameWeights: text(
      (offer.gameWeights ?? []).map(({ gameType, share }) => `${gameTypeLabels[gameType]} ${number.format(share)}\u00a0%`).join(', '),
    ),
    maximumBet: amount(offer.maximumBet, (value) => formatMoney(value, currency)),
    maximumCashout: amount(offer.maximumCashout, (value) => formatMoney(value, currency)),
    isSticky: offer.isSticky ? { value: offer.isSticky, text: offer.isSticky === 'yes' ? 'Sí' : 'No' } : null,
    spinValue: amount(offer.spinValue, (value) => formatMoney(value, currency)),
    spinRollover: amount(offer.spinRollover, (value) => (value === 0 ? 'Sin rollover' : `${number.format(value)}x`)),
    cashbackPaidAs: offer.cashbackPaidAs ? { value: offer.cashbackPaidAs, text: cashbackLabels[offer.cashbackPaidAs] } : null,
    cashbackMinimumLoss: amount(offer.cashbackMinimumLoss, (value) => formatMoney(value, currency)),
    validityDays: amount(offer.validityDays, (value) => (value === 1 ? '1 día' : `${number.format(value)} días`)),
    expiration: date(offer.expiration),
    terms: text(offer.terms),
    termsUrl: text(offer.termsUrl),
    'fact.source': text(offer.fact?.source),
    'fact.verifiedOn': date(offer.fact?.verifiedOn),
    partner: typeof partner === 'number' ? { value: String(partner), text: nameOf(partner) } : null,
    afflinkProxy: text(offer.afflinkProxy),
    position: amount(offer.position, (value) => (value === 0 ? '0, la principal' : number.format(value))),
    trackingUrl: text(offer.trackingUrl),
    territories: text(offer.territories?.join(', ')),
  };
  return new Map(Object.entries(terms).flatMap(([name, term]) => (term === null ? [] : [[name, term] as const])));
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
