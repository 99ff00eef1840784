import type { BlockContext } from '@lupa/blocks/block.ts';
import { formatVerdict, presentVerdict } from '@lupa/blocks/shared/rating/presentVerdict.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { PresentedChange } from '@lupa/blocks/shared/offerChanges/presentChange.ts';
import { escapeHtml } from '@lupa/contracts/markup.ts';

/** A change of an offer as readers of feeds get it. `url` leads to the page that tells it, `at` is an ISO moment. */
export type FeedItem = { id: string; url: string; title: string; lines: string[]; at: string };

/** `url` is the feed's own address. The newest item comes first. */
export type Feed = { siteName: string; title: string; url: string; homePage: string; language: string; items: readonly FeedItem[] };

/** What we think of the casino today, as the last line of an item: `Veredicto: Lo recomendamos. Peor retiro medido: 22 h`. */
export function verdictLines(attributes: PartnerAttributes | undefined, texts: Pick<BlockContext, 'locale' | 'microcopy'>): string[] {
  const verdict = attributes ? presentVerdict(attributes, texts) : null;
  return verdict ? [`${texts.microcopy.verdict}: ${formatVerdict(verdict)}`] : [];
}

export function changeLines({ event, terms, cost, verdict }: PresentedChange): string[] {
  const lines = [...terms, ...cost].map(({ name, before, after }) => `${name}: ${before} → ${after}`);
  return [...(event ? [event] : []), ...lines, ...(verdict ? [verdict.text] : [])];
}

/** RFC 4287. */
export function buildAtom({ siteName, title, url, homePage, language, items }: Feed): string {
  const entries = items.map(
    (item) =>
      `<entry><id>${escapeHtml(item.id)}</id><title>${escapeHtml(item.title)}</title><updated>${item.at}</updated>` +
      `<link rel="alternate" type="text/html" href="${escapeHtml(item.url)}"/><content type="text">${escapeHtml(item.lines.join('\n'))}</content></entry>`,
  );
  const head =
    `<id>${escapeHtml(url)}</id><title>${escapeHtml(title)}</title><updated>${items[0]?.at ?? '1970-01-01T00:00:00.000Z'}</updated>` +
    `<author><name>${escapeHtml(siteName)}</name><uri>${escapeHtml(new URL('/', homePage).href)}</uri></author><link rel="self" href="${escapeHtml(url)}"/>` +
    `<link rel="alternate" type="text/html" href="${escapeHtml(homePage)}"/>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${head}${entries.join('')}</feed>\n`;
}

/** https://jsonfeed.org/version/1.1 */
export function buildJsonFeed({ siteName, title, url, homePage, language, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homePage,
    feed_url: url,
    authors: [{ name: siteName, url: new URL('/', homePage).href }],
    language,
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_text: item.lines.join('\n'),
      date_published: item.at,
    })),
  });
}
