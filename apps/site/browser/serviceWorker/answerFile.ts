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
