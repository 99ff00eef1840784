import { languageTag } from '@lupa/contracts/market.ts';
const formatters = new Map<string, Intl.NumberFormat>();

// Requirement 5.15: the numbers helper groups thousands with commas. A page passes its own locale.
const defaultLocale = 'en';

/** `96.51` → `96,51` in es-CL. `fractionDigits` are shown always; without them as many as the number has, two at most. */
export function formatNumber(value: number, locale = defaultLocale, fractionDigits?: number): string {
  if (fractionDigits === undefined) return formatterOf(locale, 'number', { maximumFractionDigits: 2 }).format(value);
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  return formatterOf(locale, `number ${fractionDigits}`, digits).format(value);
}

/** Formats a part of a hundred: `96.51` → `96,51 %` in es-CL, with two decimals at most. */
export function formatPercent(value: number, locale = defaultLocale): string {
  const text = formatterOf(locale, 'percent', { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  // Spanish sets a space before the sign; the locale data of es-CL has lost it.
  return languageTag(locale).startsWith('es') ? text.replace(/\s*%/, '\u00a0%') : text;
}

/** Whole units of a currency: `300000` CLP → `$300.000` in es-CL. A currency that Intl does not know stands as it is. */
export function formatMoney(amount: number, currencyCode: string, locale: string): string {
  const isWhole = Number.isInteger(amount);
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const options = { style: 'currency', currency: currencyCode, ...digits } as const;
  try {
    return formatterOf(locale, `${currencyCode} ${isWhole ? 'whole' : ''}`, options).format(amount);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `${currencyCode} ${formatNumber(amount, locale)}`;
  }
}

// Making an Intl formatter costs far more than using one. `name` stands for the options: writing those out takes longer than to format.
function formatterOf(locale: string, name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${name}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(languageTag(locale), options);
  formatters.set(key, formatter);
  return formatter;
}
