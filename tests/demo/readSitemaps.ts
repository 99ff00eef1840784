import { decodeEntities } from './crawl.ts';

export type SitemapEntry = { url: string; lastModified: string | null; images: string[]; alternates: Map<string, string> };

export async function readSitemaps(url: string): Promise<SitemapEntry[]> {
  const xml = await (await fetch(url)).text();
  if (xml.includes('<sitemapindex')) {
    const parts = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part = '']) => decodeEntities(part));
    return (await Promise.all(parts.map(readSitemaps))).flat();
  }
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    url: textOf(entry, 'loc')[0] ?? '',
    lastModified: textOf(entry, 'lastmod')[0] ?? null,
    images: textOf(entry, 'image:loc'),
    alternates: new Map(
      [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(([, language = '', href = '']) => [
        language,
        decodeEntities(href),
      ]),
    ),
  }));
}

const textOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => decodeEntities(text));
