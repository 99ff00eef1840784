import { decodeEntities, type CrawledPage } from './crawl.ts';

type Node = { '@type'?: string; '@id'?: string } & { [property: string]: unknown };

const everywhere = ['Organization', 'WebSite'];

export function findStructuredDataFaults({ path, html }: CrawledPage, pages: ReadonlyMap<string, CrawledPage>): string[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = (JSON.parse(json) as { '@graph'?: Node[] })['@graph'] ?? [];
  const ofType = (type: string) => graph.filter((node) => node['@type'] === type);
  const nodes = graph.flatMap(nodesIn);
  const known = new Set(graph.map((node) => node['@id']));
  const isReference = (node: Node) => Object.keys(node).join() === '@id';
  const text = decodeEntities(html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' '));
  const visible = [
    ...ofType('ItemList').flatMap(nodesIn),
    ...ofType('Person'),
    ...ofType('Review').flatMap(({ itemReviewed }) => nodesIn(itemReviewed)),
  ];
  return [
    ...everywhere.filter((type) => ofType(type).length !== 1).map((type) => `${ofType(type).length} of ${type}`),
    ...(ofType('WebPage').length + ofType('ProfilePage').length === 1 ? [] : ['not one page']),
    ...(isHome(path) || ofType('BreadcrumbList').some((trail) => endsAt(trail, path)) ? [] : ['no trail to the page itself']),
    ...ofType('Review')
      .filter((review) =>
        ['author', 'reviewRating', 'reviewBody', 'positiveNotes', 'negativeNotes', 'datePublished', 'dateModified'].some(
          (part) => !review[part],
        ),
      )
      .map(() => 'a review that lacks author, rating, text, notes or dates'),
    ...nodes.filter((node) => isReference(node) && !known.has(node['@id'])).map((node) => `${node['@id']} is not there`),
    ...nodes
      .flatMap(({ url, item }) => [url, item])
      .filter((url) => !leadsSomewhere(url, pages))
      .map((url) => `${String(url)} leads nowhere`),
    ...visible.flatMap(({ name }) => (typeof name === 'string' && !text.includes(name) ? [`${name} is not to be seen`] : [])),
  ];
}

const isHome = (path: string): boolean => /^\/([a-z]{2}\/)?$/.test(path);

function endsAt({ itemListElement }: Node, path: string): boolean {
  const items = itemListElement as Node[];
  return items.length >= 2 && new URL(String(items.at(-1)?.item)).pathname === path;
}

function leadsSomewhere(url: unknown, pages: ReadonlyMap<string, CrawledPage>): boolean {
  if (typeof url !== 'string') return true;
  const { pathname } = new URL(url);
  return pages.has(pathname) || pathname.endsWith('.png');
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}
