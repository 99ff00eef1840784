import { savedPaths } from '../../apps/site/browser/serviceWorker/savedPages.ts';
import { errorReportPaths } from '@lupa/contracts/errorReport.ts';
import { pollUntil } from '../setup/pollUntil.ts';
import { readCataloguePath } from '@lupa/contracts/cataloguePath.ts';

export type CrawledPage = { path: string; status: number; html: string; ids: ReadonlySet<string>; links: Link[] };
type Link = { path: string; fragment: string };

/** Of the pages that the catalogue makes, so many of each kind are looked at: those of a kind are alike. */
const followedPages = { game: 10, provider: 4, gameType: 4 };
/** Of the addresses with the same parameters, so many are looked at: every list of casinos has the same choices. */
const followedChoices = 24;

export async function readSitemap(url: string): Promise<string[]> {
  const xml = await (await fetch(url)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decodeEntities(address));
}

/**
 * Every page that links lead to from the home page, by path, but for most of those that the catalogue makes, and apart from them those with a query, whose own links are not followed: there are
 * more combinations of choices than pages. Other files of the site are not followed.
 */
export async function crawl(siteUrl: string): Promise<{ pages: Map<string, CrawledPage>; variants: Map<string, CrawledPage> }> {
  const pages = new Map<string, CrawledPage>();
  const variants = new Map<string, CrawledPage>();
  const queue = ['/'];
  const written = new Set((await readSitemap(`${siteUrl}/sitemap-1.xml`)).map((url) => new URL(url).pathname));
  const left = { ...followedPages };
  const choices = new Map<string, number>();
  const seen = new Set<string>();
  const isFollowed = (path: string) => {
    if (seen.has(path) || isOfDevice(path)) return false;
    seen.add(path);
    if (path.includes('?')) {
      const names = [...new URL(path, siteUrl).searchParams.keys()].toSorted().join(' ');
      choices.set(names, (choices.get(names) ?? 0) + 1);
      return (choices.get(names) ?? 0) <= followedChoices;
    }
    const made = written.has(path) ? null : readCataloguePath(path);
    return made === null || --left[made.kind] >= 0;
  };
  while (queue.length > 0) {
    for (const page of await fetchPages(siteUrl, queue.splice(0).filter(isFollowed))) {
      const isVariant = page.path.includes('?');
      (isVariant ? variants : pages).set(page.path, page);
      if (!isVariant) queue.push(...page.links.map((link) => link.path));
    }
  }
  return { pages, variants };
}

/** The form knows where its reader came from, and what is saved is on the reader's device: neither is content. */
function isOfDevice(path: string): boolean {
  const [plain = ''] = path.split('?', 1);
  return savedPaths.includes(plain) || (path !== plain && Object.values(errorReportPaths).includes(plain));
}

const fetchedAtOnce = 8;

export async function fetchPages(siteUrl: string, paths: readonly string[]): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  for (let index = 0; index < paths.length; index += fetchedAtOnce)
    pages.push(...(await Promise.all(paths.slice(index, index + fetchedAtOnce).map((path) => fetchPage(siteUrl, path)))));
  return pages;
}

async function fetchPage(siteUrl: string, path: string): Promise<CrawledPage> {
  const { status, html } = await pollUntil(`all of ${path}`, () => fetchWhole(siteUrl + path), { within: 120_000, every: 1000 });
  return {
    path,
    status,
    html,
    ids: new Set(attributesOf(html, 'id')),
    links: attributesOf(html, 'href', 'a').flatMap((href) => readLink(href, siteUrl + path)),
  };
}

/** Null where a service was too slow on a busy machine: such a page is refused for now, or lacks something, and no shared cache may keep it. */
async function fetchWhole(url: string): Promise<{ status: number; html: string } | null> {
  const answer = await fetch(url, { redirect: 'manual' });
  const html = await answer.text();
  const isIncomplete = answer.status === 200 && answer.headers.get('cache-control')?.includes('s-maxage=0') === true;
  return answer.status === 503 || isIncomplete ? null : { status: answer.status, html };
}

/** The HTML with everything unfolded that it fetches when it is wanted, and what is in that. */
export async function unfold(siteUrl: string, html: string): Promise<string> {
  let whole = html;
  for (const address of new Set(attributesOf(html, 'data-detail', 'a'))) {
    const detail = /<main>(.*)<\/main>/s.exec(await (await fetch(siteUrl + address)).text())?.[1];
    if (detail === undefined) throw new Error(`There is no detail at ${address}`);
    const link = [...whole.matchAll(/<a [^>]*data-detail="([^"]*)"[^>]*>.*?<\/a>/gs)].find(
      ([, found = '']) => decodeEntities(found) === address,
    );
    whole = whole.replace(link?.[0] ?? '', () => detail);
  }
  return whole === html ? whole : unfold(siteUrl, whole);
}

function readLink(href: string, base: string): Link[] {
  if (!URL.canParse(href, base)) return [];
  const url = new URL(href, base);
  const isPage = url.origin === new URL(base).origin && !/\.[a-z\d]+$/.test(url.pathname);
  return isPage ? [{ path: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }] : [];
}

export function attributesOf(html: string, attribute: string, element = '[a-z][\\w-]*'): string[] {
  const pattern = new RegExp(`<${element}\\s(?:[^>"]|"[^"]*")*?(?<=\\s)${attribute}="([^"]*)"`, 'gi');
  return [...html.matchAll(pattern)].map(([, value = '']) => decodeEntities(value));
}

export function decodeEntities(text: string): string {
  return text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
