import { marketLocale } from '@lupa/domain/market.ts';
import type { Estimate } from '@lupa/domain/postback/estimates.ts';
import { formatShare } from '../clicks/formatNumbers.ts';

const pesosFormat = new Intl.NumberFormat(marketLocale, { style: 'currency', currency: 'CLP', maximumFractionDigits: 0 });

/** `$1.234.567`, to the peso. */
export const formatPesos = (amount: number): string => pesosFormat.format(amount);

/** `2,5 % (2,1 % a 3,0 %)`; empty where there are too few clicks. */
export const formatRate = (rate: Estimate | null): string =>
  rate === null ? 'faltan clics para un porcentaje' : `${formatShare(rate.value)} (${formatRange(rate)})`;

export const formatRange = ({ low, high }: Estimate): string => `${formatShare(low)} a ${formatShare(high)}`;
