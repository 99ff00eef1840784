import { readBucketSettings } from '@lupa/configuration/readBucketSettings.ts';
import { orExit, readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import type { Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { resolveDataDirectory } from '../dataDirectory.ts';
import { runImages } from './runImages.ts';

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
