import { explainFailure, savedCacheNames, savedHeaders, type SaveAnswer, type SaveRequest } from './savedPages.ts';
import { buildStored, inTurn, isStorable, sweepFiles } from './storePage.ts';
import { pageKeyOf } from './storedPages.ts';

/** Saves the page that asks, as it is now, or removes one that was saved. Its pictures the page has put there itself. */
export async function answerSaveRequest(request: SaveRequest, url: string): Promise<SaveAnswer> {
  try {
    await inTurn(() => (request.ask === 'save' ? savePage(url, request) : removePage(request.key)));
    return 'done';
  } catch (error) {
    await inTurn(sweepPictures).catch(() => {});
    return explainFailure(error);
  }
}

async function savePage(url: string, { pictures, pictureBytes }: Extract<SaveRequest, { ask: 'save' }>): Promise<void> {
  const key = pageKeyOf(url)?.key;
  const response = key === undefined ? undefined : await fetch(key, { cache: 'no-cache' });
  if (key === undefined || !response || !isStorable(response)) throw new Error(`${url} cannot be saved.`);
  const html = await response.text();
  const { headers } = await buildStored(response, html);
  headers.set(savedHeaders.pictures, pictures.join(' '));
  headers.set(savedHeaders.size, String(new Blob([html]).size + pictureBytes));
  const pages = await caches.open(savedCacheNames.pages);
  await pages.put(key, new Response(html, { headers }));
}

async function removePage(key: string): Promise<void> {
  const pages = await caches.open(savedCacheNames.pages);
  await pages.delete(key);
  await Promise.all([sweepPictures(), sweepFiles()]);
}

async function sweepPictures(): Promise<void> {
  const [pages, pictures] = await Promise.all([caches.open(savedCacheNames.pages), caches.open(savedCacheNames.pictures)]);
  const saved = await Promise.all((await pages.keys()).map((request) => pages.match(request)));
  const needed = new Set(saved.flatMap((response) => response?.headers.get(savedHeaders.pictures)?.split(' ') ?? []));
  const kept = await pictures.keys();
  await Promise.all(kept.filter(({ url }) => !needed.has(url)).map((request) => pictures.delete(request)));
}
