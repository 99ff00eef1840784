import { encodeTag, isOwnTag } from '@lupa/contracts/tags.ts';
import { cachePolicies } from './cachePolicies.ts';

/** The CDN in front, and for how many seconds it may keep what it is told to drop. */
export type Edge = { cdn: 'fastly' | 'cloudflare' | 'varnish' | undefined; seconds: number };

const headers = {
  fastly: { life: 'Surrogate-Control', tags: 'Surrogate-Key', separator: ' ' },
  // RFC 9213.
  cloudflare: { life: 'CDN-Cache-Control', tags: 'Cache-Tag', separator: ',' },
  varnish: { life: 'Surrogate-Control', tags: 'xkey', separator: ' ' },
};
export const noEdge: Edge = { cdn: undefined, seconds: 0 };

const anyCache = { tags: 'Cache-Tag', separator: ',' };

export const edgeOf = ({ CDN, EDGE_SECONDS }: { CDN?: Edge['cdn']; EDGE_SECONDS: number }): Edge => ({
  cdn: CDN,
  seconds: CDN === undefined ? 0 : EDGE_SECONDS,
});

export function tagHeader({ cdn }: Edge, tags: Iterable<string>): [string, string] {
  const { tags: name, separator } = cdn === undefined ? anyCache : headers[cdn];
  return [
    name,
    [...tags]
      .filter((tag) => !isOwnTag(tag))
      .map(encodeTag)
      .join(separator),
  ];
}

/**
 * Name and value of the header that lets the CDN keep a page longer than other caches, for `left` seconds at most; empty where it may not. What ends by
 * itself before the CDN's time is over is not shown past its end, not even while it is fetched anew.
 */
export function lifeHeader({ cdn, seconds }: Edge, left: number): string[] {
  const life = Math.min(seconds, Math.floor(left));
  if (cdn === undefined || life <= 0) return [];
  const { stale, onError } = cachePolicies.page.shared;
  const past = life === seconds ? `, stale-while-revalidate=${stale}, stale-if-error=${onError}` : '';
  return [headers[cdn].life, `max-age=${life}${past}`];
}
