import { serviceBases } from '@lupa/contracts/calls.ts';
import { consentsPath } from '@lupa/contracts/consentEntry.ts';
import { redirectHitsPath } from '@lupa/contracts/redirectHits.ts';
import { createServiceApp, etags, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createMetrics, type Metrics } from '@lupa/server/metrics.ts';
import { bodyLimit } from 'hono/body-limit';
import type { Queryable } from '../delivery/queryDocuments.ts';
import type { ChangeFeed } from './changeFeed.ts';
import { recordConsent } from './consents.ts';
import { getPage } from './getPage.ts';
import { listEverywhere } from './listEverywhere.ts';
import { listGlobals } from './listGlobals.ts';
import { listMicrocopy } from './listMicrocopy.ts';
import { listNavigationGroups } from './listNavigationGroups.ts';
import { listPages } from './listPages.ts';
import { listPartnerEntities } from './listPartnerEntities.ts';
import type { OpenStreams } from './openStreams.ts';
import { recordRedirectHits } from './redirectHits.ts';
import { streamChanges } from './streamChanges.ts';

export type ContentDeps = {
  pool: Queryable;
  feed: ChangeFeed;
  streams: OpenStreams;
  logger: Logger;
  metrics?: Metrics;
  now?: () => Date;
};

/**
 * The content service (docs/contracts.md, content). Every answer is read from Postgres, nothing is kept in memory: whoever
 * reads after a change was announced, from whichever instance, reads the new state.
 */
export function createApp({
  pool,
  feed,
  streams,
  logger,
  metrics = createMetrics('content'),
  now = () => new Date(),
}: ContentDeps): ServiceApp {
  const readiness = [{ name: 'database', check: () => pool.query('select 1 from delivery.documents limit 1') }];
  const app = createServiceApp({ service: 'content', logger, readiness, metrics, encodedSlash: true });
  metrics.gauge('change_feed_readers', 'Readers of the change feed that are connected.', streams.readCount);

  const calls = app.basePath(serviceBases.content);
  calls.get('/changes', (context) => streamChanges(context, feed, streams));
  calls.post(consentsPath, bodyLimit({ maxSize: 8192 }), (context) => recordConsent(context, pool));
  calls.post(redirectHitsPath, bodyLimit({ maxSize: 512 * 1024 }), (context) => recordRedirectHits(context, pool));
  calls.use(etags());
  calls.get('/navigationGroup', (context) => listNavigationGroups(context, pool));
  calls.get('/partnerEntity', (context) => listPartnerEntities(context, pool, now()));
  calls.get('/globalPaymentMethod', (context) => listEverywhere(context, pool, 'paymentMethod'));
  calls.get('/gameEntity', (context) => listEverywhere(context, pool, 'gameExtra'));
  calls.get('/redirects', (context) => listEverywhere(context, pool, 'redirect'));
  calls.get('/Microcopy', (context) => listMicrocopy(context, pool));
  calls.get('/globals', (context) => listGlobals(context, pool));
  calls.get('/pages/all', (context) => listPages(context, pool));
  calls.get('/page/:slug{.+}', (context) => getPage(context, pool));
  calls.get('/page', (context) => getPage(context, pool));
  return app;
}
