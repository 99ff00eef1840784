import { contentQueryKeys, formatQueryPart, splitQueryValue } from '@lupa/contracts/pageQuery.ts';

/** Query keys that pages know, in the order in which they are in a canonical URL. */
export type QueryKeys = {
  /** Change what the page shows: part of the cache key. Their values are lists, separated by commas. */
  content: readonly string[];
  /** Only read in the browser, so they stay in the address and out of the cache key. */
  campaign: readonly string[];
};

export const queryKeys: QueryKeys = {
  content: contentQueryKeys,
  campaign: ['cclid', 'cmpccl', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'],
};

export type CanonicalUrl =
  /** `key` names the page in caches, `path` is its percent-encoded path, `campaign` the part of the query that is not in the key. */
  | { kind: 'canonical'; key: string; path: string; campaign: string }
  | { kind: 'moved'; location: string; path: string }
  | { kind: 'malformed' };

const maximumLength = 2000;
const maximumValueLength = 300;

/**
 * Reads a request target (`/Resenas?b=1`). The one right form of a page's address has single slashes, a trailing slash,
 * lower case, minimal percent-encoding, and known query keys in a fixed order; every other form moves there in one step.
 */
export function readCanonicalUrl(target: string, keys: QueryKeys = queryKeys): CanonicalUrl {
  if (target.length > maximumLength || !target.startsWith('/')) return { kind: 'malformed' };
  const [beforeFragment = ''] = target.split('#', 1);
  const queryStart = beforeFragment.indexOf('?');
  const path = canonicalPath(queryStart === -1 ? beforeFragment : beforeFragment.slice(0, queryStart));
  if (path === null) return { kind: 'malformed' };
  const values = readValues(queryStart === -1 ? '' : beforeFragment.slice(queryStart + 1), keys.content);
  const contentQuery = buildContentQuery(values, keys.content);
  const campaign = buildQuery(values, keys.campaign);
  const query = [contentQuery, campaign].filter(Boolean).join('&');
  const location = query === '' ? path : `${path}?${query}`;
  if (location !== target) return { kind: 'moved', location, path };
  return { kind: 'canonical', key: contentQuery === '' ? path : `${path}?${contentQuery}`, path, campaign };
}

/** The right form of a path, or null when it is malformed or tries to leave the site. */
export function canonicalPath(path: string): string | null {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    if (raw === '') continue;
    const segment = canonicalSegment(raw);
    if (segment === null) return null;
    segments.push(segment);
  }
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

// A page's address holds no control characters, no (encoded) slash or backslash, and no step up or in place.
const forbidden = /[\u0000-\u001f\u007f/\\]/;

function canonicalSegment(raw: string): string | null {
  try {
    const decoded = decodeURIComponent(raw);
    if (forbidden.test(decoded) || decoded === '.' || decoded === '..') return null;
    return encodeURIComponent(decoded.normalize('NFC').toLowerCase().normalize('NFC'));
  } catch {
    return null;
  }
}

/** The first value of each name; of names that hold lists all values, as a form sends them. */
function readValues(query: string, lists: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const known = values.get(name);
    if (known !== undefined && !lists.includes(name)) continue;
    const all = known === undefined ? value : `${known},${value}`;
    if (value !== '' && all.length <= maximumValueLength) values.set(name, all.toWellFormed());
  }
  return values;
}

function buildContentQuery(values: Map<string, string>, names: readonly string[]): string {
  return names.flatMap((name) => formatQueryPart(name, splitQueryValue(values.get(name) ?? ''))).join('&');
}

function buildQuery(values: Map<string, string>, names: readonly string[]): string {
  return names
    .flatMap((name) => {
      const value = values.get(name);
      return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
    })
    .join('&');
}
