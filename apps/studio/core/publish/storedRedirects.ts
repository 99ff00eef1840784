import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import type { Transaction } from './transaction.ts';
import { isOnOrigin, readSiteTarget } from './siteTarget.ts';

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
  return new Map(effective.flatMap((redirect) => [[readSiteTarget(redirect.from, siteUrl)?.path ?? redirect.from, redirect]]));
}

/** By redirects that are for ever and stay on the site; a link that nothing moves, or that goes in a circle, is as it was typed. */
export function resolveLink(link: string, redirects: RedirectsByPath, siteUrl: string): { target: string; paths: string[] } {
  const typed = readSiteTarget(link, siteUrl);
  if (typed === null) return { target: link, paths: [] };
  const paths = new Set<string>();
  let at = typed;
  while (!paths.has(at.path)) {
    paths.add(at.path);
    const redirect = redirects.get(at.path);
    const next = redirect?.status === '301' ? readSiteTarget(redirect.to, siteUrl) : null;
    if (next === null) {
      const origin = isOnOrigin(link, siteUrl) ? new URL(siteUrl).origin : '';
      return { target: at === typed ? link : `${origin}${at.path}${at.rest}`, paths: [...paths] };
    }
    at = { path: next.path, rest: next.rest === '' ? at.rest : next.rest };
  }
  return { target: link, paths: [...paths] };
}

/** The paths from one to itself, or to one that comes twice; null when the way ends. */
export function findCircle(from: string, to: string, redirects: RedirectsByPath, siteUrl: string): string[] | null {
  const way = new Set([from]);
  let at = to;
  while (!way.has(at)) {
    way.add(at);
    const redirect = redirects.get(at);
    const next = redirect && redirect.status !== '410' ? readSiteTarget(redirect.to, siteUrl) : null;
    if (next === null) return null;
    at = next.path;
  }
  return [...way, at];
}
