import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { addressOf } from '@lupa/database/connect.ts';
import type { Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { resolveDataDirectory } from '../dataDirectory.ts';
import { runClickout } from './runClickout.ts';

export function startClickout(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('clickout');
  return runClickout(
    {
      port: env.CLICKOUT_PORT,
      hostname: env.HOST,
      databaseUrl: env.DATABASE_URL,
      sessionUrl: addressOf(env).sessionUrl,
      dataDirectory: resolveDataDirectory(env.DATA_DIR),
      siteUrl: env.SITE_URL,
      placementSecret: env.PLACEMENT_SECRET,
      countryHeader: env.COUNTRY_HEADER ?? null,
      regionHeader: env.REGION_HEADER ?? null,
      trustedProxies: env.TRUST_PROXY,
      agentsPerHour: env.CLICK_AGENTS_PER_HOUR,
      reserve: env.CLICK_RESERVE_MEGABYTES * 2 ** 20,
      retentionDays: env.CLICK_RETENTION_DAYS,
    },
    logger,
    metrics,
  );
}
