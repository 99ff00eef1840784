import type { StructuredData } from '../structuredData.ts';
import type { ToplistProps } from './toplist.load.server.ts';

/** The ranking that the toplist shows, of those whom the law lets be offered, by the reviews that it links to: what is fetched when somebody wants more is no part of the page. */
export function toplistStructuredData({
  id,
  title,
  entries,
  visibleEntries,
}: Pick<ToplistProps, 'id' | 'title' | 'entries' | 'visibleEntries'>): StructuredData[] {
  const casinos = entries
    .slice(0, visibleEntries)
    .filter(({ law }) => !law?.noLink)
    .flatMap(({ position, name, review }) => (review ? [{ position, name, href: review.href }] : []));
  return casinos.length > 0 ? [{ kind: 'ranking', id: `topList-${id}`, name: title, casinos }] : [];
}
