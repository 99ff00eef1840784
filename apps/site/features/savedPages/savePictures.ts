import { pictureKeyOf, savedCacheNames } from '../../browser/serviceWorker/savedPages.ts';

/** As many at a time as a browser asks of one host. */
const atOnce = 6;
const maximumPictures = 100;

/** Keeps the pictures of the page, those that are not loaded yet too; one that cannot be had is left out. @throws what the store says */
export async function savePictures(): Promise<{ keys: string[]; bytes: number }> {
  const urls = new Map<string, string>();
  for (const { currentSrc, src } of document.images) {
    const url = currentSrc || src;
    if (/^https?:/.test(url) && !new URL(url).pathname.startsWith('/assets/') && urls.size < maximumPictures)
      urls.set(pictureKeyOf(url), url);
  }
  const cache = await caches.open(savedCacheNames.pictures);
  const waiting = [...urls];
  const kept: { key: string; bytes: number }[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [key, url] = next;
      const picture = await fetchPicture(url);
      if (!picture) continue;
      await cache.put(key, new Response(picture, { headers: { 'Content-Type': picture.type } }));
      kept.push({ key, bytes: picture.size });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { keys: kept.map(({ key }) => key), bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function fetchPicture(url: string): Promise<Blob | null> {
  try {
    const response = await fetch(url, { credentials: 'omit', headers: { Accept: 'image/avif,image/webp,image/*' } });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
