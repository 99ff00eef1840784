import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { channels, listenTo } from '@lupa/database/listen.ts';
import { addressOf, createPool } from '@lupa/database/connect.ts';
import { listen, type Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { openReplica } from '../delivery/readReplica.ts';
import { createApp } from './app.ts';
import { ChangeFeed } from './changeFeed.ts';
import { followChanges } from './followChanges.ts';
import { scheduleConsentRetention } from './consents.ts';
import { createOpenStreams } from './openStreams.ts';

export async function startContent(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('content');
  const address = addressOf(env);
  const pool = createPool({ ...address, name: 'content' });
  const replica = openReplica({ url: env.DATABASE_READ_URL, name: 'content', logger });
  const feed = new ChangeFeed({ pool, logger });
  const streams = createOpenStreams({ heartbeat: () => feed.heartbeat });
  const app = createApp({ pool, replica: replica?.replica ?? null, feed, streams, logger, metrics });
  const following = await followChanges({
    feed,
    logger,
    listen: (handlers) => listenTo({ url: address.sessionUrl, channel: channels.changes, ...handlers }),
  });
  const consents = scheduleConsentRetention({ pool, days: env.CONSENT_RETENTION_DAYS, logger });
  const onClose = async () => {
    await consents.close();
    await following.close();
    await Promise.all([pool.end(), replica?.close()]);
  };
  return listen({
    fetch: app.fetch,
    port: env.CONTENT_PORT,
    hostname: env.HOST,
    isInternal: true,
    name: 'content',
    logger,
    onClosing: streams.closeAll,
    onClose,
  });
}
