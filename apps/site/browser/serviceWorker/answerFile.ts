import { pictureKeyOf, savedCacheNames } from './savedPages.ts';
import { cacheNames } from './storedPages.ts';
import type { FetchEvent } from './workerScope.ts';

/** A hashed file never changes: the kept one, else the network's, which is kept. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const kept = await readFile(event.request.url).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200 && response.type === 'basic') event.waitUntil(storeFile(event.request.url, response.clone()));
  return response;
}

async function readFile(url: string): Promise<Response | undefined> {
  const files = await caches.open(cacheNames.files);
  return files.match(url, { ignoreVary: true });
}

async function storeFile(url: string, response: Response): Promise<void> {
  try {
    const files = await caches.open(cacheNames.files);
    await files.put(url, response);
  } catch {
    // No room: the browser's own cache has it.
  }
}

/** The keys of the pictures that were saved when a page was shown without the network, for as long as this worker runs. */
const readOffline = new Map<string, ReadonlySet<string>>();

export async function noteReadOffline(clientId: string): Promise<void> {
  const pictures = await caches.open(savedCacheNames.pictures);
  readOffline.set(clientId, new Set((await pictures.keys()).map(({ url }) => url)));
}

/** Other pictures are left to the browser, as all are while there is a network: their host may answer where the site does not. */
export function asksForSavedPicture({ request, clientId }: FetchEvent): boolean {
  return request.destination === 'image' && (readOffline.get(clientId)?.has(pictureKeyOf(request.url)) ?? !navigator.onLine);
}

export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  const pictures = await caches.open(savedCacheNames.pictures).catch(() => undefined);
  return (await pictures?.match(pictureKeyOf(request.url), { ignoreVary: true })) ?? fetch(request);
}
