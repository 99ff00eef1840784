import { pictureKeyOf } from '../savedPages/pictureKey.ts';
import { savedCacheNames } from '../savedPages/savedCaches.ts';
import type { FetchEvent } from './workerScope.ts';

/** Pages that were shown without the network: they get their pictures as they were saved, for as long as this worker runs. */
const readOffline = new Set<string>();

export const noteReadOffline = (clientId: string): void => void readOffline.add(clientId);

/** Online, pictures are the browser's. */
export const asksForSavedPicture = ({ request, clientId }: FetchEvent): boolean =>
  request.destination === 'image' && (readOffline.has(clientId) || !navigator.onLine);

export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  const pictures = await caches.open(savedCacheNames.pictures).catch(() => undefined);
  return (await pictures?.match(pictureKeyOf(request.url), { ignoreVary: true })) ?? fetch(request);
}
