import { createHash } from 'node:crypto';
import { canonicalPath } from '../../page/canonicalUrl.ts';

/** What the card of a page says: all of it is in the page, in letters that the card's fonts have. */
export type CardContent = {
  siteName: string;
  /** The page above this one, by its breadcrumbs. */
  section: string | null;
  title: string;
  description: string;
  author: string | null;
  updated: string | null;
  review: { casino: string; score: number; scoreText: string; outOf: string; verdict: string | null } | null;
};

// To be raised with every change of the drawing: cards that are kept anywhere are never asked for again.
const design = 2;

/** `path` is the page's percent-encoded path; `version` names what the card says and how it is drawn. */
export type CardAddress = { path: string; version: string };

/** 16 hexadecimal digits that change whenever the card does. */
export function versionOf(content: CardContent): string {
  return createHash('sha256')
    .update(JSON.stringify([design, content]))
    .digest('hex')
    .slice(0, 16);
}

/** `/resenas/casino-andino/` → `/cards/resenas/casino-andino/3f0c….png`: it says what it shows, and never changes. */
export function formatCardPath({ path, version }: CardAddress): string {
  return `/cards${path}${version}.png`;
}

/** The page and version that the path of a request names; null for every other path. */
export function readCardPath(requestPath: string): CardAddress | null {
  const [, path, version] = /^\/cards(\/.*?)([0-9a-f]{16})\.png$/.exec(requestPath) ?? [];
  if (path === undefined || version === undefined || canonicalPath(path) !== path) return null;
  return { path, version };
}
