import { cacheNames, keptHeaders } from './keptPages.ts';
import { mentionsOf } from './pageText.ts';

/** Removes the files that no kept page needs any more, be it at once or through one of its scripts and style sheets. */
export async function sweepFiles(): Promise<void> {
  const files = await caches.open(cacheNames.files);
  const needed = new Set([...(await filesOfCache(cacheNames.pages)), ...(await filesOfCache(cacheNames.offline))]);
  // Grows while it is read: a script speaks of further scripts.
  for (const path of needed) {
    if (!/\.(js|css)$/.test(path)) continue;
    const file = await files.match(path);
    for (const mentioned of mentionsOf((await file?.text()) ?? '')) needed.add(mentioned);
  }
  const requests = await files.keys();
  await Promise.all(requests.filter(({ url }) => !needed.has(new URL(url).pathname)).map((request) => files.delete(request)));
}

async function filesOfCache(name: string): Promise<string[]> {
  const cache = await caches.open(name);
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return kept.flatMap((response) => response?.headers.get(keptHeaders.files)?.split(' ') ?? []);
}
