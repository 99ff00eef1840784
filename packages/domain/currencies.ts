import { market } from '@lupa/contracts/market.ts';

const usualDigits = 2;
const knownDigits = new Map<string, number>();

/** How many decimals a currency has: none of pesos in Chile. Two of what Intl does not know. */
export function fractionDigitsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return usualDigits;
  const options = { style: 'currency', currency } as const;
  const digits = knownDigits.get(currency) ?? new Intl.NumberFormat('en', options).resolvedOptions().maximumFractionDigits ?? usualDigits;
  knownDigits.set(currency, digits);
  return digits;
}

/** To the smallest part of a currency. */
export function roundMoney(amount: number, currency: string): number {
  const parts = 10 ** fractionDigitsOf(currency);
  return Math.round(amount * parts) / parts;
}

const options = { style: 'currency', currency: market.currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const;
const parts = new Intl.NumberFormat(market.locale, options).formatToParts(0);

/** The sign of the market's currency: `$`, `S/`; its code where it has none. */
export const currencySign = parts.find(({ type }) => type === 'currency')?.value ?? market.currency;

/** A figure with the sign where the market's language puts it: `$1.234`, `1.234 €`. */
export const withSign = (figure: string): string => parts.map(({ type, value }) => (type === 'integer' ? figure : value)).join('');
