type Linked = { siteUrl: string; imagesUrl: string; styles: string[] };

/**
 * `Link` header of every page: the style sheet, on its way before the page is read, and the image host, since most images are fetched once
 * the page is laid out and then need not wait for a connection. A CDN can send it ahead as early hints (RFC 8297).
 */
export function buildLinkHeader({ siteUrl, imagesUrl, styles }: Linked): [string, string][] {
  const { origin } = new URL(imagesUrl);
  const links = styles.map((url) => `<${url}>; rel=preload; as=style`);
  if (origin !== new URL(siteUrl).origin) links.push(`<${origin}>; rel=preconnect`);
  return links.length > 0 ? [['Link', links.join(', ')]] : [];
}
