import { dayInChile } from '@lupa/domain/market.ts';

/** As schema.org wants it; undefined for what an editor has written otherwise. */
export function readDate(date: string | null): string | undefined {
  if (date === null || Number.isNaN(Date.parse(date))) return undefined;
  return date.length === 10 ? date : dayInChile(new Date(date));
}
