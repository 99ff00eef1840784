import { market, spanishLocale } from '@lupa/contracts/market.ts';

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

/** What stands before decimals where people of the market write Spanish: `,` in Chile, `.` in Peru; and between thousands. */
export const decimalMark = new Intl.NumberFormat(spanishLocale).format(0.5).charAt(1);
export const groupMark = decimalMark === ',' ? '.' : ',';

/** A number as they write it, `1.500.000` or `37,5`, as JavaScript reads it. */
export const withoutMarks = (text: string): string => text.replaceAll(groupMark, '').replace(decimalMark, '.');
