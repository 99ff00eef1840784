import { imageSources } from '@lupa/contracts/imagePath.ts';
import { BucketError, type Bucket } from '@lupa/server/bucket.ts';
import { maximumSourceBytes } from '@lupa/server/images/imageLimits.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import { TooLargeError } from '@lupa/server/readBounded.ts';
import { LRUCache } from 'lru-cache';
import { artworkHash, artworkTypes, tooLargeMessage, type FindSource, type ImageSource } from './localSource.ts';

export type BucketSourceOptions = {
  /** Milliseconds for which an object that was found is taken as it is. */
  freshFor?: number;
  now?: () => number;
};

const prefixes = { media: 'media', artwork: 'artwork' };
const maximumKnown = 5000;

export function createBucketMediaSource(bucket: Bucket, options: BucketSourceOptions = {}): FindSource {
  const find = createFinder(bucket, imageSources.media, options);
  return (segments) => find([prefixes.media, ...segments].join('/'));
}

export function createBucketArtworkSource(bucket: Bucket, options: BucketSourceOptions = {}): FindSource {
  const find = createFinder(bucket, imageSources.arcade, options);
  return async (segments) => {
    const hash = artworkHash(segments);
    if (hash === null) return null;
    for (const type of artworkTypes) {
      const found = await find(`${prefixes.artwork}/${hash}.${type}`);
      if (found) return found;
    }
    return null;
  };
}

function createFinder(bucket: Bucket, name: string, { freshFor = 60_000, now = Date.now }: BucketSourceOptions) {
  const known = new LRUCache<string, { source: ImageSource; at: number }>({ max: maximumKnown });
  const running = new Map<string, Promise<ImageSource | null>>();

  async function findOnce(key: string): Promise<ImageSource | null> {
    const last = known.get(key);
    if (last && now() - last.at < freshFor) return last.source;
    try {
      const found = await bucket.find(key);
      if (found === null) {
        known.delete(key);
        return null;
      }
      if (found.bytes > maximumSourceBytes) throw new ProblemError(422, tooLargeMessage);
      const source = { identity: `${name}/${key}:${found.etag}:${found.bytes}`, read: () => readObject(bucket, key) };
      known.set(key, { source, at: now() });
      return source;
    } catch (error) {
      if (last && error instanceof BucketError) return last.source;
      throw explain(error);
    }
  }

  return (key: string): Promise<ImageSource | null> => {
    const current = running.get(key) ?? findOnce(key).finally(() => running.delete(key));
    running.set(key, current);
    return current;
  };
}

async function readObject(bucket: Bucket, key: string): Promise<Buffer> {
  const bytes = await bucket.read(key, maximumSourceBytes).catch((error: unknown) => {
    throw explain(error);
  });
  if (bytes === null) throw new ProblemError(404, 'There is no such image');
  return bytes;
}

function explain(error: unknown): unknown {
  if (error instanceof TooLargeError) return new ProblemError(422, tooLargeMessage, { cause: error });
  if (error instanceof BucketError)
    return new ProblemError(502, 'The bucket with the images does not answer as it should', { cause: error });
  return error;
}
