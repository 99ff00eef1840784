import { serviceBases } from '@lupa/contracts/calls.ts';
import { consentsPath } from '@lupa/contracts/consentEntry.ts';
import { errorReportsPath } from '@lupa/contracts/errorReport.ts';
import { redirectHitsPath } from '@lupa/contracts/redirect.ts';
import { createServiceApp, etags, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createMetrics, type Metrics } from '@lupa/server/metrics.ts';
import { type Answer, answerFromReplica, createAnswerAt } from '../delivery/answerAt.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import type { ReadReplica } from '../delivery/readReplica.ts';
import type { ChangeFeed } from './changeFeed.ts';
import { recordConsent } from './consents.ts';
import { getErrorReport, recordErrorReport } from './errorReports.ts';
import { getLegalStatus, listEverywhere, listNavigationGroups, listGlobals, listMicrocopy } from './lists.ts';
import { getPage } from './getPage.ts';
import { createPageList } from './listPages.ts';
import { listPartnerEntities } from './listPartnerEntities.ts';
import type { OpenStreams } from './openStreams.ts';
import { recordRedirectHits } from './redirectHits.ts';
import { search } from './search.ts';
import { streamChanges } from './streamChanges.ts';

export type ContentDeps = {
  pool: Queryable;
  replica?: ReadReplica | null;
  feed: ChangeFeed;
  streams: OpenStreams;
  logger: Logger;
  metrics?: Metrics;
  now?: () => Date;
};

/** The content service (docs/contracts.md). All comes from Postgres: whoever reads after a change was announced reads the new state. */
export function createApp({
  pool,
  replica = null,
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
  calls.post(consentsPath, (context) => recordConsent(context, pool));
  calls.post(redirectHitsPath, (context) => recordRedirectHits(context, pool));
  calls.post(errorReportsPath, (context) => recordErrorReport(context, pool, now()));
  calls.get(`${errorReportsPath}/:number`, (context) => getErrorReport(context, pool));
  calls.use(etags());
  const at = createAnswerAt({ pool, replica, now });
  const answers: Record<string, Answer> = {
    '/navigationGroup': listNavigationGroups,
    '/partnerEntity': listPartnerEntities,
    '/globalPaymentMethod': listEverywhere('paymentMethod'),
    '/gameEntity': listEverywhere('gameExtra'),
    '/redirects': listEverywhere('redirect'),
    '/corrections': listEverywhere('correction'),
    '/legal-status': getLegalStatus,
    '/Microcopy': listMicrocopy,
    '/globals': listGlobals,
    '/pages/all': createPageList(),
    '/page/:slug{.+}': getPage,
    '/page': getPage,
  };
  for (const [path, answer] of Object.entries(answers)) calls.get(path, at(answer));
  calls.get('/search', (context) => answerFromReplica(context, replica, (source) => search(context, source), pool));
  return app;
}
