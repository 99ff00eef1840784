import type { MouseEventHandler } from 'react';
import type { AnchorProps } from './anchor.ts';
import { formatNumber } from './formatNumber.ts';
import { Icon } from './Icon.tsx';
import styles from './PageLinks.module.css';

export const pageLinksTexts = ['pages', 'page_number', 'page_previous', 'page_next'] as const;

type PageLinksProps = {
  /** Title of the list: of two lists on a page each link says whose pages it leads to. */
  of: string;
  /** The page that is shown, from 1, and how many there are. */
  page: number;
  pagesCount: number;
  linkToPage: (page: number) => AnchorProps & { onClick?: MouseEventHandler<HTMLAnchorElement> };
  locale: string;
  texts: Record<(typeof pageLinksTexts)[number], string>;
};

/** The ways to the other pages of a long list: the one before, the first, those beside this one, the last, the next. */
export function PageLinks({ of, page, pagesCount, linkToPage, locale, texts }: PageLinksProps) {
  const shownPages = listShownPages(page, pagesCount);
  const step = (target: number, rel: 'prev' | 'next', label: string) => {
    if (target < 1 || target > pagesCount) return null;
    const link = linkToPage(target);
    return (
      <a {...link} rel={link.rel ? `${link.rel} ${rel}` : rel} aria-label={`${label}: ${of}`} className={`bg-surface ${styles.step}`}>
        <Icon name={rel === 'prev' ? 'chevronLeft' : 'chevronRight'} />
      </a>
    );
  };
  return (
    <nav aria-label={`${texts.pages}: ${of}`} className={`cluster gap-1 screen-only justify-center ${styles.pages}`}>
      {step(page - 1, 'prev', texts.page_previous)}
      <ol className={`cluster justify-center ${styles.numbers}`}>
        {shownPages.map((shown, place) => (
          <li key={shown} className={`row ${place > 0 && shown !== (shownPages[place - 1] ?? 0) + 1 ? styles.apart : ''}`}>
            <a
              {...linkToPage(shown)}
              aria-label={`${texts.page_number.replace('{page}', formatNumber(shown, locale))}: ${of}`}
              aria-current={shown === page ? 'page' : undefined}
              className={styles.number}
            >
              {formatNumber(shown, locale)}
            </a>
          </li>
        ))}
      </ol>
      {step(page + 1, 'next', texts.page_next)}
    </nav>
  );
}

/** The first page, the last, this one and those beside it; and one between two of them, where saying that it is left out takes no less room. */
export function listShownPages(page: number, pagesCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pagesCount].filter((each) => each >= 1 && each <= pagesCount);
  const between = wanted.flatMap((each) => (wanted.includes(each + 2) && each + 2 <= pagesCount ? [each + 1] : []));
  return [...new Set([...wanted, ...between])].toSorted((a, b) => a - b);
}
