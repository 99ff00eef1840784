import { localeOfPath } from '@lupa/contracts/locale.ts';
import { attributesOf, decodeEntities, type CrawledPage } from './crawl.ts';

type Told = {
  path: string;
  title: string;
  description: string;
  isIndexable: boolean;
  canonical: string[];
  alternates: Map<string, string>;
};

export function readTold({ path, html }: CrawledPage): Told {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return {
    path,
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: attributesOf(head, 'content', 'meta name="description"')[0] ?? '',
    isIndexable: !/<meta name="robots" content="[^"]*noindex/.test(head),
    canonical: attributesOf(head, 'href', 'link rel="canonical"'),
    alternates: new Map(links.map(([, language = '', url = '']) => [language, decodeEntities(url)])),
  };
}

export function findPageFaults(
  page: CrawledPage,
  { siteUrl, partnerHosts }: { siteUrl: string; partnerHosts: ReadonlySet<string> },
): string[] {
  const { path, html } = page;
  const { canonical, title, description } = readTold(page);
  const locale = localeOfPath(path);
  const headings = html.match(/<h1[ >]/g)?.length ?? 0;
  return [
    ...(canonical.join() === siteUrl + path ? [] : [`canonical: ${canonical.join() || 'none'}`]),
    ...(title.length >= 5 ? [] : ['no title']),
    ...(description.length >= 40 ? [] : ['no description']),
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(html.includes(`<html lang="${locale}"`) ? [] : [`not in ${locale}`]),
    ...findOpenGraphFaults(html),
    ...readAnchors(html).flatMap((anchor) => [
      ...findLanguageFault(anchor, siteUrl + path, locale),
      ...findPartnerFault(anchor, siteUrl + path, partnerHosts),
    ]),
    ...(locale === 'es-CL' ? [] : findUnmarkedSpanish(html)),
  ];
}

function findOpenGraphFaults(html: string): string[] {
  const [type = ''] = attributesOf(html, 'content', 'meta property="og:type"');
  const isProfile = html.includes('"@type":"ProfilePage"');
  const changed = attributesOf(html, 'content', 'meta property="article:modified_time"');
  return [
    ...(['website', 'article', 'profile'].includes(type) ? [] : [`og:type ${type || 'none'}`]),
    ...((type === 'profile') === isProfile ? [] : ['og:type and structured data disagree on a profile']),
    ...(changed.every((date) => Date.parse(date) <= Date.now()) && (type === 'article' || changed.length === 0)
      ? []
      : ['wrong article date']),
  ];
}

type Anchor = { href: string; rel: string; hrefLang: string; language: string; text: string };

function readAnchors(html: string): Anchor[] {
  return [...html.matchAll(/<a (?:[^>"]|"[^"]*")*>(.*?)<\/a>/gs)].map(([whole, text = '']) => {
    const [tag = ''] = /^<a (?:[^>"]|"[^"]*")*>/.exec(whole) ?? [];
    const read = (name: string) => attributesOf(tag, name, 'a')[0] ?? '';
    return {
      href: read('href'),
      rel: read('rel'),
      hrefLang: read('hrefLang'),
      language: read('data-language'),
      text: decodeEntities(text),
    };
  });
}

function findLanguageFault({ href, hrefLang, language, text }: Anchor, base: string, locale: string): string[] {
  if (!URL.canParse(href, base)) return [];
  const url = new URL(href, base);
  if (url.origin !== new URL(base).origin || /\.[a-z\d]+$/i.test(url.pathname) || localeOfPath(url.pathname) === locale) return [];
  const isNamed = hrefLang === localeOfPath(url.pathname) && (language === '' ? isLanguageName(text) : text.includes(language));
  return isNamed ? [] : [`${href} does not say that it leaves the language`];
}

const isLanguageName = (text: string): boolean => /^(Español|English|Français|Deutsch)/.test(text);

function findPartnerFault({ href, rel }: Anchor, base: string, partnerHosts: ReadonlySet<string>): string[] {
  if (!URL.canParse(href, base)) return [];
  const { hostname, pathname } = new URL(href, base);
  const isPaid = pathname.startsWith('/jugar/') || partnerHosts.has(hostname.replace(/^www\./, ''));
  return !isPaid || ['sponsored', 'nofollow'].every((word) => rel.split(' ').includes(word)) ? [] : [`${href}: rel="${rel}"`];
}

export function listPartnerHosts(pages: Iterable<CrawledPage>): Set<string> {
  const reviewed = [...pages].flatMap(({ html }) => [...html.matchAll(/"itemReviewed":\{[^}]*"url":"https:\/\/([^/"]+)/g)]);
  return new Set(reviewed.map(([, host = '']) => host.replace(/^www\./, '')));
}

const emptyElements = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
// Words of offers and terms that no other language of the site has.
const spanish =
  /(?:^|[^\p{L}])(hasta|giros|días|horas|semana|apuesta|retiros?|depósitos?|cumplirlo|móvil|español|inglés|transferencia)(?:$|[^\p{L}])/iu;

/** Texts in Spanish of a page in another language that no `lang` says so of. */
function findUnmarkedSpanish(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style|template)[ >].*?<\/\1>/gs, '');
  const marked: boolean[] = [];
  const found: string[] = [];
  for (const [, closing, name = '', attributes = '', text = ''] of body.matchAll(/<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>([^<]*)/gi)) {
    if (closing) marked.pop();
    else if (!emptyElements.has(name.toLowerCase()) && !attributes.endsWith('/'))
      marked.push(/\slang="es/.test(attributes) || (marked.at(-1) ?? false));
    const word = spanish.exec(decodeEntities(text).replaceAll('Español', ''))?.[1];
    if (word && !marked.at(-1)) found.push(`unmarked Spanish: ${text.trim()}`);
  }
  return found;
}

/** Titles and descriptions that several pages which search engines may show have in common; and languages that do not name each other. */
export function findSharedFaults(told: readonly Told[]): string[] {
  const indexable = told.filter(({ isIndexable }) => isIndexable);
  const byUrl = new Map(told.flatMap((one) => one.canonical.map((url) => [url, one])));
  const repeated = (name: 'title' | 'description') =>
    [...Map.groupBy(indexable, (one) => one[name])].flatMap(([text, pages]) =>
      pages.length < 2 ? [] : [`${name} of ${pages.map(({ path }) => path).join(', ')}: ${text}`],
    );
  const languages = told.flatMap(({ path, canonical, alternates, isIndexable }) => {
    if (alternates.size === 0) return [];
    const answers = [...alternates.values()].every((url) => byUrl.get(url)?.isIndexable && setOf(byUrl.get(url)) === setOf({ alternates }));
    return isIndexable && answers && [...alternates.values()].includes(canonical[0] ?? '')
      ? []
      : [`${path}: languages that do not name each other`];
  });
  return [...repeated('title'), ...repeated('description'), ...languages];
}

const setOf = (told: Pick<Told, 'alternates'> | undefined): string =>
  [...(told?.alternates ?? [])]
    .map((pair) => pair.join(' '))
    .toSorted()
    .join();
