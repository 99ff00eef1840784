import { setTimeout as wait } from 'node:timers/promises';
import { buildImagePath, imageSources } from '@lupa/contracts/imagePath.ts';
import { fetchDirectly } from '@lupa/server/fetchDirectly.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { buildTheme } from './buildTheme.ts';
import { pickHues } from './pickHues.ts';

export type Themes = {
  /** The stylesheet in the colours of a picture; empty, which leaves the default colours, where there is none. Never rejects. */
  find: (pictureHash: string | null) => Promise<string>;
};

const maximumThemes = 3000;
const failureLifetime = 30_000;
const timeout = 10_000;
/** A page waits no longer for its colours; the next one has them. */
const patience = 1200;
const side = 48;
const largestPicture = 2_000_000;

export function createThemes({ imagesUrl, logger }: { imagesUrl: string; logger: Logger }): Themes {
  const known = new LRUCache<string, Promise<string>>({ max: maximumThemes });
  const load = (hash: string) => {
    const kept = known.get(hash);
    if (kept) return kept;
    const source = `${imageSources.arcade}/${hash}`;
    const url = imagesUrl + buildImagePath(source, { width: 64, height: 64, fit: 'cover', format: 'png' });
    const made = readTheme(url).catch((error: unknown) => {
      logger.warn({ err: error, picture: hash }, 'a picture gives no colours; the game is shown in those of the house');
      known.set(hash, made, { ttl: failureLifetime });
      return '';
    });
    known.set(hash, made);
    return made;
  };
  return { find: async (hash) => (hash === null ? '' : Promise.race([load(hash), wait(patience, '', { ref: false })])) };
}

async function readTheme(url: string): Promise<string> {
  const answer = await fetchDirectly(url, { signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`The image host answers ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if (bytes.byteLength > largestPicture) throw new Error('The picture is too large');
  const pixels = await sharp(bytes, { limitInputPixels: 4_000_000 })
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const hues = pickHues(pixels);
  return hues ? buildTheme(hues) : '';
}
