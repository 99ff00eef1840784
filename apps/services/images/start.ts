import { join } from 'node:path';
import { readBucketSettings, orExit, readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { type Running, listen } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { type Metrics, createMetrics } from '@lupa/server/metrics.ts';
import { imageSources } from '@lupa/contracts/imagePath.ts';
import type { Bucket, BucketSettings } from '@lupa/server/bucket.ts';
import { FileStore } from '@lupa/server/fileStore.ts';
import { createImageMakers } from '@lupa/server/images/imageMakers.ts';
import { imageMakerProgram } from '@lupa/server/images/imageMakerProgram.ts';
import { isPublicAddress } from '@lupa/server/publicAddress.ts';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { resolveDataDirectory } from '../dataDirectory.ts';
import { createApp } from './app.ts';
import { fetchImage } from './fetchImage.ts';
import { createArtworkSource, createMediaSource, type FindSource } from './localSource.ts';
import { createRemoteSource } from './remoteSource.ts';
import { createVariants } from './variants.ts';

export function startImages(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('images');
  return runImages(
    {
      port: env.IMAGES_PORT,
      hostname: env.HOST,
      dataDirectory: resolveDataDirectory(env.DATA_DIR),
      cacheBytes: env.IMAGE_CACHE_MEGABYTES * 1024 * 1024,
      bucket: orExit(() => readBucketSettings(env)),
      origins: env.IMAGE_ORIGINS,
    },
    logger,
    metrics,
  );
}

export type ImagesSettings = {
  port: number;
  hostname: string;
  dataDirectory: string;
  cacheBytes: number;
  /** Where media and artwork are; null: in the data directory. */
  bucket: BucketSettings | null;
  origins: ReadonlyMap<string, string>;
};

const encodesAtOnce = 2;
const encodesWaiting = 64;
const rememberedFailures = { max: 2000, ttl: 10 * 60_000 };
const remoteLimits = { maximumBytes: 15 * 1024 * 1024, timeout: 5000, isAllowedAddress: isPublicAddress };

export async function runImages(settings: ImagesSettings, logger: Logger, metrics = createMetrics('images')): Promise<Running> {
  const { port, hostname, dataDirectory, cacheBytes, origins } = settings;
  const bucket = settings.bucket === null ? null : await openBucket(settings.bucket);
  const served = metrics.counter(
    'images_served_total',
    'Variants served: from the store, newly encoded, or by joining a running encoding.',
    ['from'],
  );
  const seconds = metrics.histogram(
    'images_encode_seconds',
    'Time to encode a variant.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  );
  const store = new FileStore({ directory: join(dataDirectory, 'images'), maximumBytes: cacheBytes, hasFolders: true });
  const logRefusal = (error: unknown) => logger.error({ err: error }, 'images cannot be kept on disk');
  await store.open().catch(logRefusal);
  const queue = new PQueue({ concurrency: encodesAtOnce });
  const makers = createImageMakers({ program: imageMakerProgram });
  metrics.gauge('images_store_bytes', 'Size of the variants on disk.', () => store.bytes);
  metrics.gauge('images_encodes_waiting', 'Encodings that wait for their turn.', () => queue.size);

  const sources = new Map<string, FindSource>([
    [imageSources.media, bucket?.media ?? createMediaSource(join(dataDirectory, 'media'))],
    [imageSources.arcade, bucket?.artwork ?? createArtworkSource(join(dataDirectory, 'artwork'))],
  ]);
  bucket
    ?.check()
    .catch((error: unknown) => logger.error({ err: error, event: 'images.bucketUnusable' }, 'the bucket with the images cannot be used'));
  for (const [name, origin] of origins) {
    sources.set(name, createRemoteSource({ origin, fetchImage: (url) => fetchImage(url, remoteLimits), store }));
  }
  const variants = createVariants({
    store,
    failures: new LRUCache(rememberedFailures),
    queue,
    mostWaiting: encodesWaiting,
    encode: async (source, modifiers, format) => {
      const end = seconds.startTimer();
      return (modifiers === null ? makers.clean(source) : makers.make(source, modifiers, format)).finally(end);
    },
    onStoreFailure: (error) => logger.error({ err: error }, 'an image could not be kept on disk'),
    onServed: (from) => served.inc({ from }),
  });
  const app = createApp({ sources, variants, logger, metrics });
  const running = await listen({ fetch: app.fetch, port, hostname, name: 'images', logger });
  return {
    ...running,
    close: async () => {
      await running.close();
      makers.close();
      bucket?.close();
    },
  };
}

/** The S3 client is large: only those who have a bucket load it. */
async function openBucket(settings: BucketSettings): Promise<Pick<Bucket, 'check' | 'close'> & { media: FindSource; artwork: FindSource }> {
  const [{ createBucket }, sources] = await Promise.all([import('@lupa/server/bucket.ts'), import('./bucketSource.ts')]);
  const bucket = createBucket(settings);
  return {
    check: bucket.check,
    close: bucket.close,
    media: sources.createBucketMediaSource(bucket),
    artwork: sources.createBucketArtworkSource(bucket),
  };
}
