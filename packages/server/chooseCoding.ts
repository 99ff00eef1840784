import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

export type ContentCoding = 'br' | 'gzip' | 'identity';
type Allowed = { br: boolean; gzip: boolean };

const known = new LRUCache<string, Allowed>({ max: 200 });

/**
 * The best coding that `Accept-Encoding` allows (RFC 9110 section 12.5.3) of those that are `there`; identity when the header is missing.
 */
export function chooseCoding(
  header: string | undefined,
  there: { br?: unknown; gzip?: unknown } = { br: true, gzip: true },
): ContentCoding {
  if (header === undefined) return 'identity';
  let allowed = known.get(header);
  if (allowed === undefined) known.set(header, (allowed = parseCodings(header)));
  if (allowed.br && there.br) return 'br';
  return allowed.gzip && there.gzip ? 'gzip' : 'identity';
}

function parseCodings(header: string): Allowed {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  const allows = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  return { br: allows('br'), gzip: allows('gzip') };
}
