import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import type { Transaction } from './transaction.ts';
import { isOnOrigin, readSiteTarget, redirectKey, redirectKeys, type SiteTarget } from './siteTarget.ts';

/** `isCovered`: there is a published page at `from`, and the site shows that. */
const redirectsQuery = defineQuery(
  'studio.redirects',
  `
  select id, "from", "to", status::text as status, exists (
    select 1 from studio.pages_locales as page where page.slug = lower(rtrim(redirect."from", '/')) || '/' and page._status = 'published'
  ) as "isCovered"
  from studio.redirects as redirect order by id`,
  { notNull: ['status', 'isCovered'] },
);

export type StoredRedirect = RowOf<typeof redirectsQuery>;

export type RedirectsByPath = ReadonlyMap<string, StoredRedirect>;

export async function loadRedirects(tx: Transaction): Promise<StoredRedirect[]> {
  return (await runQuery(tx, redirectsQuery, [])).rows;
}

export function indexRedirects(redirects: readonly StoredRedirect[], siteUrl: string): RedirectsByPath {
  const effective = redirects.filter(({ isCovered }) => !isCovered);
  return new Map(effective.flatMap((redirect) => [[redirectKey(redirect.from, siteUrl), redirect]]));
}

/** The redirect from an address, and the key by which it was found, or the one that its own would have. */
function findStep(at: SiteTarget, redirects: RedirectsByPath): { key: string; redirect: StoredRedirect | undefined } {
  const keys = redirectKeys(at);
  const key = keys.find((one) => redirects.has(one)) ?? keys[0];
  return { key, redirect: redirects.get(key) };
}

/** By redirects that are for ever and stay on the site; a link that nothing moves, or that goes in a circle, is as it was typed. */
export function resolveLink(link: string, redirects: RedirectsByPath, siteUrl: string): { target: string; paths: string[] } {
  const typed = readSiteTarget(link, siteUrl);
  if (typed === null) return { target: link, paths: [] };
  const paths = new Set<string>();
  const way = new Set<string>();
  let at = typed;
  for (;;) {
    const { key, redirect } = findStep(at, redirects);
    if (way.has(key)) return { target: link, paths: [...paths] };
    way.add(key);
    for (const one of redirectKeys(at)) paths.add(one);
    const next = redirect?.status === '301' ? readSiteTarget(redirect.to, siteUrl) : null;
    if (next === null) {
      const origin = isOnOrigin(link, siteUrl) ? new URL(siteUrl).origin : '';
      return { target: at === typed ? link : `${origin}${at.path}${at.rest}`, paths: [...paths] };
    }
    at = { path: next.path, rest: next.rest === '' && !key.includes('?') ? at.rest : next.rest };
  }
}

/** The keys from one redirect to itself, or to one that comes twice; null when the way ends. */
export function findCircle(from: string, to: SiteTarget, redirects: RedirectsByPath, siteUrl: string): string[] | null {
  const own: StoredRedirect = { id: 0, from, to: `${to.path}${to.rest}`, status: '301', isCovered: false };
  const all = new Map([...redirects, [from, own]]);
  const way = new Set([from]);
  let at = to;
  for (;;) {
    const { key, redirect } = findStep(at, all);
    if (way.has(key)) return [...way, key];
    way.add(key);
    const next = redirect && redirect.status !== '410' ? readSiteTarget(redirect.to, siteUrl) : null;
    if (next === null) return null;
    at = next;
  }
}
