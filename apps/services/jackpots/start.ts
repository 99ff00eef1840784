import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { addressOf } from '@lupa/database/connect.ts';
import type { Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { runJackpots } from './runJackpots.ts';

export function startJackpots(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('jackpots');
  return runJackpots(
    {
      port: env.JACKPOTS_PORT,
      hostname: env.HOST,
      databaseUrl: env.DATABASE_URL,
      sessionUrl: addressOf(env).sessionUrl,
      token: env.JACKPOTS_TOKEN,
      origins: env.JACKPOTS_ORIGINS ?? [new URL(env.SITE_URL).origin],
      isSimulating: env.JACKPOTS_SIMULATOR === 'on',
      trustedProxies: env.TRUST_PROXY,
      connectionsPerAddress: env.JACKPOTS_CONNECTIONS_PER_ADDRESS,
      ...(env.JACKPOTS_FEED_URL !== undefined && { feed: { url: env.JACKPOTS_FEED_URL, seconds: env.JACKPOTS_FEED_SECONDS } }),
    },
    logger,
    metrics,
  );
}
