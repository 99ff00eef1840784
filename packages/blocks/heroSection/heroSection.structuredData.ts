import type { StructuredData } from '../structuredData.ts';
import type { HeroSectionProps } from './heroSection.load.server.ts';

/** The verdict that opens a casino's review. An outdated casino keeps its old rating on the page, and is no longer rated by us. */
export function heroSectionStructuredData({ subject }: Pick<HeroSectionProps, 'subject'>): StructuredData[] {
  if (subject?.kind !== 'review' || subject.outdated || !subject.rating || subject.name === '') return [];
  return [{ kind: 'review', casino: { name: subject.name, webSite: subject.webSite }, score: subject.rating.score }];
}
