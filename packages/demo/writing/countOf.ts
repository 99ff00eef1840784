import { formatNumber } from './figures.ts';

/** `12 estudios`, `1 vez` */
export const countOf = (count: number, one: string, many: string): string => `${formatNumber(count)} ${count === 1 ? one : many}`;
