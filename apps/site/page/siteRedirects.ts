import type { Redirect } from '@lupa/contracts/redirect.ts';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import { sortQuery } from '@lupa/contracts/pageQuery.ts';
import { canonicalPath } from './canonicalUrl.ts';

/**
 * There is no page at this address: `to` is where it went, if anywhere, and `isOfQuery` whether its query had a say in that. `trimmed`: its query
 * asks for things that the page does not have; `query` is what remains of it.
 */
export type Miss = (
  | { kind: 'missing' }
  | { kind: 'gone'; isOfQuery?: boolean }
  | { kind: 'redirect'; to: string; status: 301 | 302; isOfQuery?: boolean }
  | { kind: 'trimmed'; query: string }
) & {
  redirects?: string[];
  tags?: CacheTag[];
  /** Of a page that the content service does not have: whether its list of routes has it; null where that says nothing. */
  isListed?: boolean | null;
};

/** `path` percent-encoded, with its slashes; `query` without its question mark. */
export type Address = { path: string; query: string };

const longestChain = 10;
const byFromOf = new WeakMap<readonly Redirect[], Map<string, Redirect>>();

/**
 * Where the content says that an address without a page went: followed to its end, so that a visitor is sent once. One that comes back to where
 * it has been leads nowhere, also by way of this site's own URL. `redirects` are those that were followed, by their `from`. One that names a query
 * is of that query alone, and goes before one of the path, which is of every query.
 */
export function resolveRedirect({ path, query }: Address, given: readonly Redirect[], siteUrl: string): Miss {
  const byFrom = indexOf(given, new URL(siteUrl).origin);
  const find = (at: string, search: string) => byFrom.get(`${at}?${sortQuery(search)}`) ?? byFrom.get(`${at}?`);
  const first = find(path, query);
  let last = first;
  const redirects = first ? [first.from] : [];
  for (let step = 0; last && last.status !== 410; step++) {
    const next = find(canonicalPath(pathOf(last.to)) ?? '', queryOf(last.to));
    if (next === undefined) break;
    if (step === longestChain || next === first) return { kind: 'missing' };
    last = next;
    redirects.push(next.from);
  }
  if (first === undefined || last === undefined) return { kind: 'missing' };
  const isOfQuery = queryOf(first.from) !== '';
  if (last.status === 410) return { kind: 'gone', redirects, isOfQuery };
  const to = readTarget(last.to);
  if (to === null) return { kind: 'missing' };
  return { kind: 'redirect', to, status: first.status === 302 || last.status === 302 ? 302 : 301, redirects, isOfQuery };
}

function indexOf(redirects: readonly Redirect[], origin: string): Map<string, Redirect> {
  const known = byFromOf.get(redirects);
  if (known) return known;
  const byFrom = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const from = canonicalPath(pathOf(redirect.from));
    if (from !== null) byFrom.set(`${from}?${sortQuery(queryOf(redirect.from))}`, { ...redirect, to: withoutOrigin(redirect.to, origin) });
  }
  byFromOf.set(redirects, byFrom);
  return byFrom;
}

/** A path in its right form, its query kept, or another site's http(s) URL; null for anything else. */
function readTarget(to: string): string | null {
  if (/^https?:\/\//i.test(to)) return URL.canParse(to) ? new URL(to).href : null;
  const typed = pathOf(to);
  const path = to.startsWith('/') && !to.startsWith('//') ? canonicalPath(typed) : null;
  if (path === null) return null;
  return `${isFilePath(typed) ? path.slice(0, -1) : path}${encodeURI(decodeLoosely(to.slice(typed.length)))}`;
}

/** The site's own files, such as `/datos/registros.csv`, are not pages with a slash missing. */
const isFilePath = (path: string): boolean => /\.[a-z0-9]{2,11}$/i.test(path);

function withoutOrigin(to: string, origin: string): string {
  const url = URL.parse(to);
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : to;
}

const queryOf = (target: string): string => /^[^?#]*\?([^#]*)/.exec(target)?.[1] ?? '';

function pathOf(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? '';
}

function decodeLoosely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
