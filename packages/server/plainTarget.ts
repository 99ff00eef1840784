/** Parsers disagree on backslashes, encoded slashes and dots: a harmless path to one is `/internal` to the next. Queries are free. */
export function isPlainTarget(target: string, { encodedSlash = false } = {}): boolean {
  if (!target.startsWith('/')) return false;
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  if (!encodedSlash && /%2f/i.test(path)) return false;
  return !/[\\\u0000-\u0020\u007f]|%5c|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}
