/**
 * `Link` header of every page: most images are fetched once the page is laid out, and then need not wait for a connection to their host.
 * A CDN can send it ahead as early hints (RFC 8297). None where images come from the site itself.
 */
export function buildConnectionHints(siteUrl: string, imagesUrl: string): [string, string][] {
  const { origin } = new URL(imagesUrl);
  return origin === new URL(siteUrl).origin ? [] : [['Link', `<${origin}>; rel=preconnect`]];
}
