import { formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import type { ComparisonBoardProps } from './boardProps.ts';
import type { ComparedCasino } from './presentCasino.ts';

/**
 * Casinos that this page's block does not hold: out of the page at the address that names them. Those that the site does not know are left
 * out. Rejects when the page cannot be had. XMLHttpRequest, since it reads HTML where Trusted Types forbid `DOMParser`.
 */
export function fetchCasinos(slugs: readonly string[], signal: AbortSignal): Promise<ComparedCasino[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${location.pathname}?${formatContentQuery({ comparar: slugs })}`);
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(readCasinos(request.responseXML).filter(({ slug }) => slugs.includes(slug))));
    for (const end of ['error', 'abort'])
      request.addEventListener(end, () => reject(new Error(`The page about ${slugs.join()} cannot be had.`)));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

function readCasinos(page: Document | null): ComparedCasino[] {
  const props = page?.querySelector('#comparador lupa-island > script')?.textContent;
  return props ? (JSON.parse(props) as ComparisonBoardProps).casinos : [];
}
