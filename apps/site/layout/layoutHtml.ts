import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { LayoutModel } from '../page/pageModel.ts';

/** The parts of a page that are the same on every page. */
export type LayoutHtml = { header: string; footer: string; comparator: string; gameOverlay: string };
type Kept = { madeOf: readonly unknown[]; html: LayoutHtml };

// Of every signed way out to a partner. Its signature names the page that it is on.
const signedLinkMark = 'data-link-id="';

/**
 * Header, footer, comparator and the game's full mode, rendered once for as long as they are made of the same things: the very objects that the clients keep until their
 * tags change. One for each language.
 */
export class LayoutHtmlCache {
  readonly #render: (layout: LayoutModel) => LayoutHtml;
  readonly #kept = new Map<PageLocale, Kept>();

  constructor(render: (layout: LayoutModel) => LayoutHtml) {
    this.#render = render;
  }

  get(layout: LayoutModel): LayoutHtml {
    const { locale, madeOf } = layout;
    const kept = this.#kept.get(locale);
    if (kept && madeOf && isSame(kept.madeOf, madeOf)) return kept.html;
    const html = this.#render(layout);
    const isPageless = Object.values(html).every((part) => !part.includes(signedLinkMark));
    if (madeOf && isPageless) this.#kept.set(locale, { madeOf, html });
    return html;
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
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
