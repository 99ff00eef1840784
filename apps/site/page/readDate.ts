import { formatDay } from '@lupa/ui/formatDate.ts';

/** As schema.org wants it; undefined for what an editor has written otherwise. */
export function readDate(date: string | null): string | undefined {
  if (date === null || Number.isNaN(Date.parse(date))) return undefined;
  return date.length === 10 ? date : formatDay(new Date(date));
}
