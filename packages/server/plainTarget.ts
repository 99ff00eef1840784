/**
 * True for a request target whose path everybody reads alike. Proxies, URL parsers and file systems disagree on backslashes, encoded
 * slashes, and segments that lead up or stay: what one takes for a harmless path is `/internal` to the next. The query may hold anything.
 * A service that no proxy publishes may take encoded slashes, as in a page's slug.
 */
export function isPlainTarget(target: string, { encodedSlash = false } = {}): boolean {
  if (!target.startsWith('/')) return false;
  const [path = ''] = target.split(/[?#]/, 1);
  if (!encodedSlash && /%2f/i.test(path)) return false;
  return !/[\\\u0000-\u0020\u007f]|%5c/i.test(path) && !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}
