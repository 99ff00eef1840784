import type { FragmentCache } from '../page/fragmentCache.ts';
import type { LayoutModel } from '../page/pageModel.ts';

/** The parts of a page that are the same on every page. */
export type LayoutHtml = { header: string; footer: string; comparator: string; gameOverlay: string; calm: string };

// Of every signed way out to a partner. Its signature names the page that it is on.
const signedLinkMark = 'data-link-id="';

export type LayoutFragmentOptions = { render: (layout: LayoutModel) => LayoutHtml; fragments: FragmentCache<LayoutHtml> };

/** Header, footer, comparator, the game's full mode and calm mode's dialog, rendered once in each language for as long as they are made of the same things. */
export function getLayoutHtml(layout: LayoutModel, { render, fragments }: LayoutFragmentOptions): LayoutHtml {
  const { locale, madeOf } = layout;
  if (!madeOf) return render(layout);
  return fragments.get(locale, madeOf, () => {
    const html = render(layout);
    return { html, isKept: Object.values(html).every((part) => !part.includes(signedLinkMark)) };
  });
}

/**
 * Puts `aria-current="page"` on the links of rendered HTML that lead exactly to this percent-encoded path: what is rendered once for many
 * pages cannot know on which one it stands.
 */
export function markCurrentLinks(html: string, path: string): string {
  // As React writes it: of what it escapes, a path in its canonical form holds no more than this.
  const link = `<a href="${path.replaceAll("'", '&#x27;')}"`;
  return html.replaceAll(link, () => `${link} aria-current="page"`);
}
