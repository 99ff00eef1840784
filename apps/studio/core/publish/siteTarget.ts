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
