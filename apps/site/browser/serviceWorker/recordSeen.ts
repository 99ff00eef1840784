import { build } from './build.ts';
import { storeOfflinePages, rememberPage } from './storePage.ts';
import { cacheNames, storedHeaders, offlinePaths, pageKeyOf } from './storedPages.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * A page says that it is being seen. It may have come without this worker: before it was installed, from a prefetch, or under the worker
 * of an older build, which did not know its islands.
 */
export async function recordSeen(url: string): Promise<void> {
  try {
    const address = pageKeyOf(url);
    if (address && !(await isStored(cacheNames.pages, address.key, minute))) await rememberPage(address.key, await fetch(address.key));
    if (!(await isStored(cacheNames.offline, offlinePaths[0] ?? '', day))) await storeOfflinePages();
  } catch {
    // Offline, or no room.
  }
}

async function isStored(name: string, key: string, longest: number): Promise<boolean> {
  const cache = await caches.open(name);
  const headers = (await cache.match(key))?.headers;
  if (headers?.get(storedHeaders.build) !== build.name) return false;
  return Date.now() - Number(headers.get(storedHeaders.time)) < longest;
}
