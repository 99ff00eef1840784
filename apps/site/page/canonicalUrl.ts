import { contentQueryKeys, formatQueryPart, isCampaignName, splitQueryValue } from '@lupa/contracts/pageQuery.ts';
import { isPlainPath } from '@lupa/ui/anchor.ts';

export type CanonicalUrl =
  /** `key` names the page in caches, `path` is its percent-encoded path, `campaign` the part of the query that is not in the key. */
  | { kind: 'canonical'; key: string; path: string; campaign: string }
  | { kind: 'moved'; location: string; path: string; campaign: string }
  | { kind: 'malformed' };

const maximumLength = 2000;
const maximumValueLength = 300;

/**
 * Reads a request target (`/Resenas?b=1`). The one right form of a page's address has single slashes, a trailing slash,
 * lower case, minimal percent-encoding, and of its query what changes the page, in a fixed order, before what says where a visitor comes from, as it
 * came: advertisers count a redirect as a loss. Every other form moves there in one step.
 */
export function readCanonicalUrl(target: string): CanonicalUrl {
  if (target.length > maximumLength || !target.startsWith('/')) return { kind: 'malformed' };
  const [beforeFragment = ''] = target.split('#', 1);
  const queryStart = beforeFragment.indexOf('?');
  const path = canonicalPath(queryStart === -1 ? beforeFragment : beforeFragment.slice(0, queryStart));
  if (path === null) return { kind: 'malformed' };
  const given = queryStart === -1 ? '' : beforeFragment.slice(queryStart + 1);
  const contentQuery = buildContentQuery(readValues(given));
  const campaign = keepCampaign(given);
  const query = [contentQuery, campaign].filter(Boolean).join('&');
  const location = query === '' ? path : `${path}?${query}`;
  if (location !== target) return { kind: 'moved', location, path, campaign };
  return { kind: 'canonical', key: contentQuery === '' ? path : `${path}?${contentQuery}`, path, campaign };
}

/** The right form of a path, or null when it is malformed or tries to leave the site. */
export function canonicalPath(path: string): string | null {
  if (isPlainPath(path)) return path;
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

const contentNames: ReadonlySet<string> = new Set(contentQueryKeys);

/** Their values are lists, separated by commas. */
function readValues(query: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (!contentNames.has(name)) continue;
    const known = values.get(name);
    const all = known === undefined ? value : `${known},${value}`;
    if (value !== '' && all.length <= maximumValueLength) values.set(name, all.toWellFormed());
  }
  return values;
}

function buildContentQuery(values: Map<string, string>): string {
  return contentQueryKeys.flatMap((name) => formatQueryPart(name, splitQueryValue(values.get(name) ?? ''))).join('&');
}

/** Letter by letter, but for letters that no address may have. */
function keepCampaign(query: string): string {
  return query
    .split('&')
    .filter((part) => isCampaignName(part.split('=', 1)[0] ?? ''))
    .join('&')
    .toWellFormed()
    .replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
}
