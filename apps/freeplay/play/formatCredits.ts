import { spanishLocale } from '@lupa/contracts/market.ts';

const format = new Intl.NumberFormat(spanishLocale, { useGrouping: 'always', maximumFractionDigits: 2 });

/** `1234567` → `1.234.567` */
export function formatCredits(amount: number): string {
  return format.format(amount);
}

/** A multiple of the bet: `2.1375` → `×2,14` */
export function formatTimes(times: number): string {
  return `×${formatCredits(times)}`;
}
