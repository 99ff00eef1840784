import { savedCacheNames } from './savedPages.ts';
import { noteReadOffline } from './answerFile.ts';
import { rememberPage } from './storePage.ts';
import { cacheNames, offlinePathFor, ownPaths, pageKeyOf, storedHeaders } from './storedPages.ts';
import type { FetchEvent } from './workerScope.ts';

/** A navigation gets the network's answer, however long it takes; without one the page as it was last seen, else the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const address = pageKeyOf(event.request.url);
  const isPrefetch = isPrefetched(event.request);
  try {
    const response = await fetchPage(event);
    // A wrong form of an address moves to the right one: that says nothing about the page.
    const isAboutPage = address && (address.isCanonical || response.type !== 'opaqueredirect');
    if (isAboutPage && !isPrefetch) event.waitUntil(rememberPage(address.key, response.clone()));
    return response;
  } catch (error) {
    // What is prefetched now may be shown when the connection is back.
    const kept = isPrefetch ? undefined : await readStored(address?.key, event.request.url).catch(() => undefined);
    if (!kept) throw error;
    await noteReadOffline(event.resultingClientId).catch(() => {});
    return kept;
  }
}

/** The network's answer to a navigation, which the browser may have asked for while the worker was starting. */
export async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = await Promise.resolve(preloadResponse).catch(() => undefined);
  // A preload that failed is rejected, in Firefox an error for a response.
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

function isPrefetched({ headers }: Request): boolean {
  return ['Sec-Purpose', 'Purpose', 'X-Moz'].some((name) => headers.get(name)?.includes('prefetch'));
}

async function readStored(key: string | undefined, url: string): Promise<Response | undefined> {
  const offline = await caches.open(cacheNames.offline);
  if (key !== undefined && ownPaths.includes(key)) return offline.match(key);
  const page = key === undefined ? undefined : await readKept(key);
  return page ?? offline.match(offlinePathFor(new URL(url).pathname));
}

/** The page as it was seen last or saved, whichever is newer. One that is saved says of when it is. */
async function readKept(key: string): Promise<Response | undefined> {
  const saves = await caches.open(savedCacheNames.pages);
  const [seen, saved] = await Promise.all([readSeen(key), saves.match(key)]);
  if (!saved) return seen;
  return markAsCopy(seen && timeOf(seen) > timeOf(saved) ? seen : saved);
}

const timeOf = ({ headers }: Response): number => Number(headers.get(storedHeaders.time));

async function markAsCopy(page: Response): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace('<html', `<html data-copy-of="${timeOf(page)}"`), { headers: page.headers });
}

async function readSeen(key: string): Promise<Response | undefined> {
  const pages = await caches.open(cacheNames.pages);
  const page = await pages.match(key);
  if (page) await pages.put(key, page.clone()).catch(() => {});
  return page;
}
