import { isCampaignName, sortQuery } from '@lupa/contracts/pageQuery.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import type { Payload } from 'payload';

/** A target on the site: its path as the site reads it, and the query and anchor behind it. */
export type SiteTarget = { path: string; rest: string };

export const siteUrlOf = ({ config }: Payload): string => String(config.custom['siteUrl']);

/** Null for what is not on the site (another address, an anchor, a mail address), and for a path that no page can have. */
export function readSiteTarget(target: string, siteUrl: string): SiteTarget | null {
  const local = withoutOrigin(target.trim(), siteUrl);
  if (!local.startsWith('/') || local.startsWith('//')) return null;
  const typed = local.split(/[?#]/, 1)[0] ?? '';
  const path = readPath(typed);
  return path === null ? null : { path, rest: local.slice(typed.length) };
}

/** By what redirects know an address, the one of its query first, which is of that query alone: `/index.php?id=3`, `/index.php`. */
export function redirectKeys({ path, rest }: SiteTarget): [string, ...string[]] {
  const query = sortQuery(queryOf(rest));
  return query === '' ? [path] : [`${path}?${query}`, path];
}

const queryOf = (rest: string): string => (rest.startsWith('?') ? (rest.split('#', 1)[0] ?? '') : '');

/** What redirects know a typed `from` by; as it is typed where it is not on the site. */
export function redirectKey(from: string, siteUrl: string): string {
  const target = readSiteTarget(from, siteUrl);
  return target === null ? from : redirectKeys(target)[0];
}

/** A path with its slashes, or that of a file, and of its query what tells pages apart. What the site would not compare stays, to be refused. */
export function normaliseFrom(from: unknown, siteUrl: string): unknown {
  const target = readSiteTarget(withSlash(from), siteUrl);
  if (target === null) return from;
  const isOfCampaign = namesOf(target.rest).some(isCampaignName);
  return isOfCampaign ? `${target.path}${target.rest}` : redirectKey(`${target.path}${target.rest}`, siteUrl);
}

/** The names of the query behind a path. */
export const namesOf = (rest: string): string[] => [...new URLSearchParams(queryOf(rest)).keys()];

export function normaliseTo(to: unknown, siteUrl: string): unknown {
  const target = readSiteTarget(withSlash(to), siteUrl);
  return target ? `${target.path}${target.rest}` : to;
}

/** `bonos/nuevos` → `/bonos/nuevos`; an address with a scheme and an anchor stay what they are. */
function withSlash(typed: unknown): string {
  if (typeof typed !== 'string') return '';
  const text = typed.trim();
  return text === '' || /^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(text) ? text : `/${text}`;
}

export const isOnOrigin = (target: string, siteUrl: string): boolean => URL.parse(target)?.origin === new URL(siteUrl).origin;

function withoutOrigin(target: string, siteUrl: string): string {
  const url = isOnOrigin(target, siteUrl) ? URL.parse(target) : null;
  return url ? `${url.pathname}${url.search}${url.hash}` : target;
}

/** The name of a file such as `/datos/registros.csv`, which has no slash at its end. */
export const isFilePath = (path: string): boolean => /\.[a-z0-9]{2,11}$/i.test(path);

const forbidden = /[\u0000-\u001f\u007f\\?#]/;

function readPath(typed: string): string | null {
  try {
    const decoded = decodeURIComponent(typed).normalize('NFC').toLowerCase();
    if (forbidden.test(decoded) || decoded.split('/').some((segment) => segment === '.' || segment === '..')) return null;
    const path = withSlashes(decoded);
    return isFilePath(typed) ? path.slice(0, -1) : path;
  } catch {
    return null;
  }
}
