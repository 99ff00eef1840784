import type { StructuredData } from '../structuredData.ts';
import type { ToplistProps } from './toplist.load.server.ts';

/** The ranking that the toplist shows, by the reviews that it links to. */
export function toplistStructuredData({ id, title, entries }: Pick<ToplistProps, 'id' | 'title' | 'entries'>): StructuredData[] {
  const casinos = entries.flatMap(({ position, name, review }) => (review ? [{ position, name, href: review.href }] : []));
  return casinos.length > 0 ? [{ kind: 'ranking', id: `topList-${id}`, name: title, casinos }] : [];
}
