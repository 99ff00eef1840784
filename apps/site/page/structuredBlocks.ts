import type { BlockStructure } from '@lupa/blocks/blockStructure.ts';
import type { ItemList, ListItem, PersonLeaf, Review } from 'schema-dts';
import type { GraphIds } from './graphIds.ts';
import type { PageModel } from './pageModel.ts';
import { readDate } from './readDate.ts';

type Ranking = Extract<BlockStructure, { kind: 'ranking' }>;
type Somebody = Omit<Extract<BlockStructure, { kind: 'person' }>, 'kind'>;
type Verdict = Extract<BlockStructure, { kind: 'review' }>;

/** The casinos of a toplist in their visible order. A list may only name pages of its own site. */
export function buildItemList({ id, name, casinos }: Ranking, { absolute, page }: GraphIds): ItemList | null {
  const origin = new URL(absolute('/')).origin;
  const items = casinos
    // A link that leads nowhere.
    .filter(({ href }) => !href.startsWith('#'))
    .map(({ position, name: casino, href }) => ({ position, name: casino, url: absolute(href) }))
    .filter(({ url }) => new URL(url).origin === origin)
    .map((item): ListItem => ({ '@type': 'ListItem', ...item }));
  if (items.length === 0) return null;
  return { '@type': 'ItemList', '@id': `${page}#${id}`, ...(name && { name }), itemListElement: items };
}

/** Our review of somebody else's casino, which is an Organization: of what search engines show ratings for, the one that a casino is. */
export function buildReview({ casino, score }: Verdict, { title, locale, updatedDate }: PageModel, ids: GraphIds): Review {
  const dateModified = readDate(updatedDate);
  return {
    '@type': 'Review',
    '@id': `${ids.page}#review`,
    url: ids.page,
    ...(title && { name: title }),
    inLanguage: locale,
    itemReviewed: { '@type': 'Organization', name: casino.name },
    reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 10, worstRating: 0 },
    author: { '@id': ids.author ?? ids.organization },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: { '@id': ids.webPage },
    ...(dateModified && { dateModified }),
  };
}

export function buildPerson({ name, role, href, expertise }: Somebody, ids: GraphIds): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': ids.personAt(href),
    name,
    ...(role && { jobTitle: role }),
    ...(expertise.length > 0 && { knowsAbout: expertise }),
    ...(href !== null && { url: ids.absolute(href) }),
    worksFor: { '@id': ids.organization },
  };
}
