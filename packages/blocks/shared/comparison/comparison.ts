import { contentQueryKeys, formatContentQuery, parseContentQuery } from '@lupa/contracts/pageQuery.ts';

/** Requirement 9.7: three slots, of which the initial toplist takes two. */
export const comparisonSlots = 3;
export const seededSlots = 2;

/** A casino as the comparison remembers it from page to page. `logo`: the URL of its picture, for where it is in no list. */
export type ComparableCasino = { slug: string; name: string; logo?: string | null };

/** Requirement 3.70. `comparisonLimit` counts the slots, free ones included. */
export type Comparison<Casino extends ComparableCasino = ComparableCasino> = {
  comparisonList: readonly Casino[];
  comparisonToplist: readonly Casino[];
  comparisonLimit: number;
  showLimitMessage: boolean;
};

export function startComparison<Casino extends ComparableCasino>(toplist: readonly Casino[]): Comparison<Casino> {
  return { comparisonList: [], comparisonToplist: toplist, comparisonLimit: comparisonSlots, showLimitMessage: false };
}

export function seedComparison<Casino extends ComparableCasino>(comparison: Comparison<Casino>): Comparison<Casino> {
  return comparison.comparisonToplist.slice(0, seededSlots).reduce(addCasino, comparison);
}

/** Appends a casino. One that is in already changes nothing; without a free slot only the limit message appears. */
export function addCasino<Casino extends ComparableCasino>(comparison: Comparison<Casino>, casino: Casino): Comparison<Casino> {
  const { comparisonList, comparisonLimit } = comparison;
  if (isCompared(comparison, casino)) return comparison;
  if (comparisonList.length >= comparisonLimit) return { ...comparison, showLimitMessage: true };
  const list = [...comparisonList, casino];
  return { ...comparison, comparisonList: list, showLimitMessage: list.length === comparisonLimit };
}

export function removeCasino<Casino extends ComparableCasino>(comparison: Comparison<Casino>, slug: string): Comparison<Casino> {
  const comparisonList = comparison.comparisonList.filter((casino) => casino.slug !== slug);
  return { ...comparison, comparisonList, showLimitMessage: false };
}

export function listCandidates<Casino extends ComparableCasino>(comparison: Comparison<Casino>): Casino[] {
  return comparison.comparisonToplist.filter((casino) => !isCompared(comparison, casino));
}

export const countFreeSlots = ({ comparisonLimit, comparisonList }: Comparison): number => comparisonLimit - comparisonList.length;

const isCompared = ({ comparisonList }: Comparison, { slug }: ComparableCasino): boolean =>
  comparisonList.some((each) => each.slug === slug);

/** The query of a page that compares these casinos, `comparar=a,b&cclid=x`; what else `search` says of the page stays. */
export function comparisonQuery(search: string, slugs: readonly string[]): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !contentQueryKeys.some((key) => part.startsWith(`${key}=`)));
  const content = formatContentQuery({ ...parseContentQuery(search), comparar: slugs });
  return [content, ...others].filter((part) => part !== '').join('&');
}

/** Where on the page itself these casinos stand side by side: `./?comparar=a,b#comparador`. */
export function comparisonHref(search: string, slugs: readonly string[]): string {
  const query = comparisonQuery(search, slugs);
  return `./${query === '' ? '' : `?${query}`}#comparador`;
}

/** Lets the address of the page name these casinos, without a step in the history. Browser only. */
export function showInAddress(slugs: readonly string[]): void {
  const query = comparisonQuery(location.search, slugs);
  history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`);
}

/** Where a browser keeps what its visitor compares, and the window's event when that changes. */
export const comparisonKey = 'lupaComparison';
export const comparisonEvent = 'lupa:comparison';
