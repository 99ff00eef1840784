import { formatVerdict } from '@lupa/blocks/shared/rating/presentVerdict.ts';
import type { StructuredData } from '@lupa/blocks/structuredData.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import type {
  Article,
  BreadcrumbList,
  Dataset,
  Graph,
  ItemList,
  ListItem,
  Organization,
  Person,
  PersonLeaf,
  Review,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { readDates } from './pageDates.ts';
import type { PageModel, RenderedBlock, ShareImage } from './pageModel.ts';

/**
 * JSON-LD of a page (schema.org): the site, who is behind it, the page with its way and author, and what its blocks say of themselves. Only
 * blocks that are shown count. Null where the page has no address.
 */
export function buildStructuredData(
  page: PageModel,
  shown: readonly Pick<RenderedBlock, 'index'>[],
  image: Pick<ShareImage, 'url'> | null,
): Graph | null {
  if (page.canonicalUrl === null) return null;
  const ids = nameParts(page, page.canonicalUrl);
  const structures = listStructures(page, shown);
  const review = findKind(structures, 'review');
  const said = { text: findKind(structures, 'reviewText')?.text ?? '', notes: findKind(structures, 'notes') };
  const parts: (Thing | null)[] = [
    buildOrganization(page, ids),
    buildWebSite(page, ids),
    buildWebPage(page, image, structures, ids),
    buildBreadcrumbs(page, ids),
    ...buildPeople(page, structures, ids),
    ...structures.map((structure) => (structure.kind === 'ranking' ? buildItemList(structure, ids) : null)),
    ...structures.map((structure) => (structure.kind === 'dataset' ? buildDataset(structure, page, ids) : null)),
    review ? buildReview(review, said, page, ids) : buildArticle(page, image, structures, ids),
  ];
  return { '@context': 'https://schema.org', '@graph': parts.filter((part) => part !== null) };
}

function listStructures({ blocks }: PageModel, shown: readonly Pick<RenderedBlock, 'index'>[]): StructuredData[] {
  const isShown = new Set(shown.map(({ index }) => index));
  return blocks.flatMap((block) => (block.kind === 'view' && isShown.has(block.index) ? block.structure : []));
}

function findKind<Kind extends StructuredData['kind']>(
  structures: readonly StructuredData[],
  kind: Kind,
): Extract<StructuredData, { kind: Kind }> | undefined {
  return structures.find((structure): structure is Extract<StructuredData, { kind: Kind }> => structure.kind === kind);
}

function buildOrganization({ layout }: PageModel, { absolute, organization }: GraphIds): Organization {
  const { method, corrections } = layout.policies;
  const logo = { '@type': 'ImageObject', url: absolute('/icon-512.png'), width: '512', height: '512' } as const;
  return {
    '@type': 'Organization',
    '@id': organization,
    name: layout.siteName,
    url: absolute('/'),
    logo,
    ...(method !== null && { publishingPrinciples: absolute(method) }),
    ...(corrections !== null && { correctionsPolicy: absolute(corrections) }),
  };
}

function buildWebSite({ layout, locale }: PageModel, { absolute, organization, webSite }: GraphIds): WebSite {
  return {
    '@type': 'WebSite',
    '@id': webSite,
    name: layout.siteName,
    url: absolute(layout.homePath),
    inLanguage: languageTag(locale),
    publisher: { '@id': organization },
  };
}

function buildWebPage(
  page: PageModel,
  image: Pick<ShareImage, 'url'> | null,
  structures: readonly StructuredData[],
  ids: GraphIds,
): WebPage {
  const { title, description, layout, locale } = page;
  return {
    ...(isProfile(structures) ? { '@type': 'ProfilePage', mainEntity: { '@id': ids.personAt(null) } } : { '@type': 'WebPage' }),
    '@id': ids.webPage,
    url: ids.page,
    name: title || layout.siteName,
    inLanguage: languageTag(locale),
    isPartOf: { '@id': ids.webSite },
    ...(description && { description }),
    ...(listTrail(page).length > 0 && { breadcrumb: { '@id': ids.breadcrumbs } }),
    ...(ids.author && { author: { '@id': ids.author } }),
    ...datesOf(page),
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: image.url } }),
  };
}

function datesOf(page: PageModel): { datePublished?: string; dateModified?: string } {
  const { published, modified } = readDates(page);
  return { ...(published && { datePublished: published }), ...(modified && { dateModified: modified }) };
}

const isProfile = (structures: readonly StructuredData[]): boolean =>
  structures.some((structure) => structure.kind === 'person' && structure.href === null);

export const findReview = (page: PageModel, shown: readonly Pick<RenderedBlock, 'index'>[]): Verdict | undefined =>
  findKind(listStructures(page, shown), 'review');

/** What Open Graph calls a page: https://ogp.me/#types. */
export function openGraphType(page: PageModel, shown: readonly Pick<RenderedBlock, 'index'>[]): 'profile' | 'article' | 'website' {
  if (isProfile(listStructures(page, shown))) return 'profile';
  const isArticle = page.author && page.status === 200 && page.slug !== page.layout.homePath;
  return isArticle ? 'article' : 'website';
}

function listTrail({ breadcrumbs, slug, status, title, layout }: PageModel): PageModel['breadcrumbs'] {
  const { homePath, microcopy, siteName } = layout;
  if (slug === homePath || status !== 200) return [];
  const above = breadcrumbs.filter(({ url }) => url !== slug);
  const own = breadcrumbs.find(({ url }) => url === slug) ?? { title: title || siteName, url: slug };
  return [...(above.length > 0 ? above : [{ title: microcopy.home, url: homePath }]), own];
}

function buildBreadcrumbs(page: PageModel, ids: GraphIds): BreadcrumbList | null {
  const trail = listTrail(page);
  if (trail.length === 0) return null;
  const items = trail.map(({ title, url }, index): ListItem => {
    return { '@type': 'ListItem', position: index + 1, name: title, item: ids.absolute(url) };
  });
  return { '@type': 'BreadcrumbList', '@id': ids.breadcrumbs, itemListElement: items };
}

function buildPeople(page: PageModel, structures: readonly StructuredData[], ids: GraphIds): Person[] {
  const { author } = page;
  const signed = author && ids.author ? [buildPerson({ ...author, href: author.slug, expertise: [] }, ids)] : [];
  const presented = structures.flatMap((structure) => (structure.kind === 'person' ? [buildPerson(structure, ids)] : []));
  return [...new Map([...signed, ...presented].map((person) => [person['@id'], person])).values()];
}

type GraphIds = {
  absolute: (path: string) => string;
  page: string;
  organization: string;
  webSite: string;
  webPage: string;
  breadcrumbs: string;
  /** Of whoever the page at `href` is about; null: this page. */
  personAt: (href: string | null) => string;
  /** Null: nobody signs the page. */
  author: string | null;
};

function nameParts({ siteUrl, author, status }: PageModel, page: string): GraphIds {
  const absolute = (path: string) => new URL(path, `${siteUrl}/`).href;
  const home = absolute('/');
  const personAt = (href: string | null) => `${href === null ? page : absolute(href)}#author`;
  return {
    absolute,
    page,
    organization: `${home}#organization`,
    webSite: `${home}#website`,
    webPage: `${page}#webpage`,
    breadcrumbs: `${page}#breadcrumbs`,
    personAt,
    author: author === null || status !== 200 ? null : personAt(author.slug),
  };
}

type Ranking = Extract<StructuredData, { kind: 'ranking' }>;
type Somebody = Omit<Extract<StructuredData, { kind: 'person' }>, 'kind'>;
type OpenFiles = Extract<StructuredData, { kind: 'dataset' }>;
type Verdict = Extract<StructuredData, { kind: 'review' }>;
type Said = { text: string; notes: Extract<StructuredData, { kind: 'notes' }> | undefined };

/** The casinos of a toplist in their visible order. A list may only name pages of its own site. */
function buildItemList({ id, name, casinos }: Ranking, { absolute, page }: GraphIds): ItemList | null {
  const origin = new URL(absolute('/')).origin;
  const items = casinos
    .filter(({ href }) => !href.startsWith('#'))
    .map(({ name: casino, href }) => ({ name: casino, url: absolute(href) }))
    .filter(({ url }) => new URL(url).origin === origin)
    .map((item, index): ListItem => ({ '@type': 'ListItem', position: index + 1, ...item }));
  if (items.length === 0) return null;
  return { '@type': 'ItemList', '@id': `${page}#${id}`, ...(name && { name }), itemListElement: items };
}

const mediaTypes = { JSON: 'application/json', CSV: 'text/csv' } as const;

function buildDataset({ id, name, description, licence, files, updated }: OpenFiles, { locale }: PageModel, ids: GraphIds): Dataset {
  return {
    '@type': 'Dataset',
    '@id': `${ids.page}#${id}`,
    name,
    description,
    inLanguage: languageTag(locale),
    license: licence,
    isAccessibleForFree: true,
    creator: { '@id': ids.organization },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: { '@id': ids.webPage },
    distribution: files.map(({ name: file, format, href }) => ({
      '@type': 'DataDownload' as const,
      name: file,
      encodingFormat: mediaTypes[format],
      contentUrl: ids.absolute(href),
    })),
    ...(updated && { dateModified: updated }),
  };
}

/** Our review of somebody else's casino, which is an Organization: of what search engines show ratings for, the one that a casino is. */
function buildReview({ casino, score, verdict }: Verdict, { text, notes }: Said, page: PageModel, ids: GraphIds): Review {
  const { title, locale } = page;
  return {
    '@type': 'Review',
    '@id': `${ids.page}#review`,
    url: ids.page,
    ...(title && { name: title }),
    inLanguage: languageTag(locale),
    itemReviewed: { '@type': 'Organization', name: casino.name, ...(casino.webSite !== null && { url: `https://${casino.webSite}/` }) },
    ...(text && { reviewBody: text }),
    ...(notes && notes.positive.length > 0 && { positiveNotes: listNotes(notes.positive) }),
    ...(notes && notes.negative.length > 0 && { negativeNotes: listNotes(notes.negative) }),
    reviewRating: {
      '@type': 'Rating',
      ratingValue: score,
      bestRating: 10,
      worstRating: 0,
      ...(verdict && { ratingExplanation: formatVerdict(verdict) }),
    },
    author: { '@id': ids.author ?? ids.organization },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: { '@id': ids.webPage },
    ...datesOf(page),
  };
}

function buildArticle(
  page: PageModel,
  image: Pick<ShareImage, 'url'> | null,
  structures: readonly StructuredData[],
  ids: GraphIds,
): Article | null {
  const { title, description, locale, layout, slug } = page;
  if (ids.author === null || isProfile(structures) || slug === layout.homePath) return null;
  return {
    '@type': 'Article',
    '@id': `${ids.page}#article`,
    url: ids.page,
    headline: title || layout.siteName,
    inLanguage: languageTag(locale),
    ...(description && { description }),
    ...(image && { image: image.url }),
    author: { '@id': ids.author },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: { '@id': ids.webPage },
    ...datesOf(page),
  };
}

function listNotes(notes: readonly string[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: notes.map((name, index): ListItem => ({ '@type': 'ListItem', position: index + 1, name })),
  };
}

function buildPerson({ name, role, href, expertise }: Somebody, ids: GraphIds): PersonLeaf {
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
