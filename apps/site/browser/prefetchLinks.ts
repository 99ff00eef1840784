import { whenIdle } from '@lupa/islands/triggers.ts';

/** Starts of paths that do something when they are asked for, or are no pages. Pages end in a slash; files do not. */
export const unprefetchedPaths = ['/jugar/', '/api/'];

// `?q=` asks the search a question.
export const unprefetchedLinks = '[rel~=nofollow], [download], [target]:not([target=_self]), [href^="#"], [href*="?q="]';

/** A person looks at no more on one page, and each costs the site a page, as a rule from its cache. */
const maximumPages = 12;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Prefetches the pages whose links come into view, each when the browser is idle (requirement 9.25). */
export function prefetchLinks(): void {
  if (isCostly((navigator as { connection?: Connection }).connection)) return;
  const wanted = new Set([pageOf(location)]);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      want(pageOf(target as HTMLAnchorElement));
    }
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) if (isPrefetched(link)) observer.observe(link);

  function want(page: string) {
    if (wanted.has(page) || wanted.size > maximumPages) return;
    wanted.add(page);
    whenIdle(() => fetchAhead(page));
  }
}

function fetchAhead(page: string) {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = page;
  document.head.append(link);
}

const isCostly = (connection: Connection | undefined) => connection?.saveData || connection?.effectiveType?.endsWith('2g');

const pageOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;

function isPrefetched(link: HTMLAnchorElement): boolean {
  const { origin, pathname } = link;
  return (
    origin === location.origin &&
    pathname.endsWith('/') &&
    !unprefetchedPaths.some((path) => pathname.startsWith(path)) &&
    !link.matches(unprefetchedLinks)
  );
}
