type Linked = { siteUrl: string; imagesUrl: string };

/**
 * `Link` header of a page: its style sheets, on their way before the page is read, and the image host, since most images are fetched once
 * the page is laid out and then need not wait for a connection. A CDN can send it ahead as early hints (RFC 8297).
 */
export function buildLinkHeader({ siteUrl, imagesUrl }: Linked, html: string | Buffer): [string, string][] {
  const { origin } = new URL(imagesUrl);
  const links = findStyleSheets(html).map((url) => `<${url}>; rel=preload; as=style`);
  if (origin !== new URL(siteUrl).origin) links.push(`<${origin}>; rel=preconnect`);
  return links.length > 0 ? [['Link', links.join(', ')]] : [];
}

function findStyleSheets(html: string | Buffer): string[] {
  const [head] = String(html).split('</head>', 1);
  return [...(head ?? '').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, url]) => url ?? []);
}
