import { pictureKeyOf } from './pictureKey.ts';
import { savedCacheNames } from './savedCaches.ts';
import type { FetchEvent } from './workerScope.ts';

/** The keys of the pictures that were saved when a page was shown without the network, for as long as this worker runs. */
const readOffline = new Map<string, ReadonlySet<string>>();

export async function noteReadOffline(clientId: string): Promise<void> {
  const pictures = await caches.open(savedCacheNames.pictures);
  readOffline.set(clientId, new Set((await pictures.keys()).map(({ url }) => url)));
}

/** Pictures that were not saved are the browser's, as all are while there is a network: the host of pictures may answer where the site does not. */
export function asksForSavedPicture({ request, clientId }: FetchEvent): boolean {
  return request.destination === 'image' && (readOffline.get(clientId)?.has(pictureKeyOf(request.url)) ?? !navigator.onLine);
}

export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  const pictures = await caches.open(savedCacheNames.pictures).catch(() => undefined);
  return (await pictures?.match(pictureKeyOf(request.url), { ignoreVary: true })) ?? fetch(request);
}
