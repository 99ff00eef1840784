import type { Page } from '@lupa/contracts/page.ts';
import { dayOf } from '@lupa/domain/market.ts';

type Dated = Pick<Page, 'publishedDate' | 'updatedDate'>;

/**
 * When a page was published for the first time and changed last, as days in the market; undefined where it is not known, and for what an editor has written otherwise.
 * Nothing changes before it is published: a page whose text was dated before it went out changed when it did.
 */
export function readDates({ publishedDate, updatedDate }: Dated): { published: string | undefined; modified: string | undefined } {
  const [published, updated] = [publishedDate, updatedDate].map((date) => (date === null ? null : dayOf(date)) ?? undefined);
  return { published, modified: published && updated && published > updated ? published : updated };
}

/** The moment of the last change, for machines; null where it is not known. */
export function readLastChange({ publishedDate, updatedDate }: Dated): string | null {
  const [published, updated] = [publishedDate, updatedDate].map((date) => (date === null ? Number.NaN : Date.parse(date)));
  return published !== undefined && updated !== undefined && published > updated ? publishedDate : updatedDate;
}
