import { market, spanishLocale } from '@lupa/contracts/market.ts';
import type { Estimate } from '@lupa/domain/postback/estimates.ts';
import { formatShare } from '../../core/report/formatNumbers.ts';

const commissionFormat = new Intl.NumberFormat(spanishLocale, { style: 'currency', currency: market.currency, maximumFractionDigits: 0 });

/** In the market's currency, to the whole unit: `$1.234.567`. */
export const formatCommission = (amount: number): string => commissionFormat.format(amount);

/** `2,5 % (2,1 % a 3,0 %)`; empty where there are too few clicks. */
export const formatRate = (rate: Estimate | null): string =>
  rate === null ? 'faltan clics para un porcentaje' : `${formatShare(rate.value)} (${formatRange(rate)})`;

export const formatRange = ({ low, high }: Estimate): string => `${formatShare(low)} a ${formatShare(high)}`;
