import type { BlockStructure } from '@lupa/blocks/blockStructure.ts';
import type { BreadcrumbList, Graph, ListItem, Organization, Person, Thing, WebPage, WebSite } from 'schema-dts';
import type { DescribedCard } from '../card/describeCard.ts';
import { nameParts, type GraphIds } from './graphIds.ts';
import type { PageModel, RenderedBlock } from './pageModel.ts';
import { readDate } from './readDate.ts';
import { buildItemList, buildPerson, buildReview } from './structuredBlocks.ts';

/**
 * JSON-LD of a page (schema.org): the site, who is behind it, the page with its way and author, and what its blocks say of themselves. Only
 * blocks that are shown count. Null where the page has no address.
 */
export function buildStructuredData(
  page: PageModel,
  shown: readonly Pick<RenderedBlock, 'index'>[],
  card: Pick<DescribedCard, 'url'> | null,
): Graph | null {
  if (page.canonicalUrl === null) return null;
  const ids = nameParts(page, page.canonicalUrl);
  const isShown = new Set(shown.map(({ index }) => index));
  const structures = page.blocks.flatMap((block) => (block.kind === 'view' && isShown.has(block.index) ? block.structure : []));
  const review = structures.find(({ kind }) => kind === 'review');
  const parts: (Thing | null)[] = [
    buildOrganization(page, ids),
    buildWebSite(page, ids),
    buildWebPage(page, card, ids),
    buildBreadcrumbs(page, ids),
    ...buildPeople(page, structures, ids),
    ...structures.map((structure) => (structure.kind === 'ranking' ? buildItemList(structure, ids) : null)),
    review?.kind === 'review' ? buildReview(review, page, ids) : null,
  ];
  return { '@context': 'https://schema.org', '@graph': parts.filter((part) => part !== null) };
}

function buildOrganization({ layout }: PageModel, { absolute, organization }: GraphIds): Organization {
  const logo = { '@type': 'ImageObject', url: absolute('/icon-512.png'), width: '512', height: '512' } as const;
  return { '@type': 'Organization', '@id': organization, name: layout.siteName, url: absolute('/'), logo };
}

function buildWebSite({ layout, locale }: PageModel, { absolute, organization, webSite }: GraphIds): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSite,
    name: layout.siteName,
    url: absolute(layout.homePath),
    inLanguage: locale,
    publisher: { '@id': organization },
  };
}

function buildWebPage(page: PageModel, card: Pick<DescribedCard, 'url'> | null, ids: GraphIds): WebPage {
  const { title, description, layout, locale, breadcrumbs, updatedDate } = page;
  const dateModified = readDate(updatedDate);
  return {
    '@type': 'WebPage',
    '@id': ids.webPage,
    url: ids.page,
    name: title || layout.siteName,
    inLanguage: locale,
    isPartOf: { '@id': ids.webSite },
    ...(description && { description }),
    ...(breadcrumbs.length > 0 && { breadcrumb: { '@id': ids.breadcrumbs } }),
    ...(ids.author && { author: { '@id': ids.author } }),
    ...(dateModified && { dateModified }),
    ...(card && { primaryImageOfPage: { '@type': 'ImageObject', url: card.url } }),
  };
}

function buildBreadcrumbs({ breadcrumbs }: PageModel, ids: GraphIds): BreadcrumbList | null {
  if (breadcrumbs.length === 0) return null;
  const items = breadcrumbs.map(({ title, url }, index): ListItem => {
    return { '@type': 'ListItem', position: index + 1, name: title, item: ids.absolute(url) };
  });
  return { '@type': 'BreadcrumbList', '@id': ids.breadcrumbs, itemListElement: items };
}

/** The author of the page and whom its blocks present, each once: the block knows more. */
function buildPeople(page: PageModel, structures: readonly BlockStructure[], ids: GraphIds): Person[] {
  const { author } = page;
  const signed = author && ids.author ? [buildPerson({ ...author, href: author.slug, expertise: [] }, ids)] : [];
  const presented = structures.flatMap((structure) => (structure.kind === 'person' ? [buildPerson(structure, ids)] : []));
  return [...new Map([...signed, ...presented].map((person) => [person['@id'], person])).values()];
}
