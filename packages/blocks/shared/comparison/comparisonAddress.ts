import { contentQueryKeys, formatContentQuery, parseContentQuery } from '@lupa/contracts/pageQuery.ts';

/**
 * The query of a page (`comparar=a,b&cclid=x`, without a question mark) that shows these casinos side by side; what else `search` says of the
 * page stays.
 */
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
