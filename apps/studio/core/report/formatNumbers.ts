import { spanishLocale } from '@lupa/contracts/market.ts';

const countFormat = new Intl.NumberFormat(spanishLocale);
const shareFormat = new Intl.NumberFormat(spanishLocale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `12.345` */
export const formatCount = (count: number): string => countFormat.format(count);
/** 0.123 → `12,3 %` */
export const formatShare = (share: number): string => shareFormat.format(share).replace(/\s*%/, ' %');
export const countClicks = (count: number): string => `${formatCount(count)} ${count === 1 ? 'clic' : 'clics'}`;

const amountFormat = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 8 });
/** An exact decimal as it is read in Chile, with its currency: `1.234,5 USD`. */
export const formatAmount = (amount: string | null, currency: string | null): string =>
  amount === null ? '–' : `${amountFormat.format(amount as Intl.StringNumericLiteral)} ${currency ?? ''}`.trim();

/** `18 % más que los 1.234 de los 30 días anteriores` */
export function formatChange(now: number, before: number, days: number): string {
  const period = days === 1 ? 'del día anterior' : `de los ${days} días anteriores`;
  if (before === 0) return now === 0 ? `tampoco hubo clics en el período anterior` : `sin clics en el período anterior con que comparar`;
  if (now === before) return `igual que los ${formatCount(before)} ${period}`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const word = now > before ? 'más' : 'menos';
  return `${percent === 0 ? 'menos de 1' : formatCount(percent)} % ${word} que los ${formatCount(before)} ${period}`;
}
