import { serviceBases } from '@lupa/contracts/calls.ts';
import { createServiceApp, etags, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createMetrics, type Metrics } from '@lupa/server/metrics.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { getToplist } from './getToplist.ts';
import { listOfferVersions } from './listOfferVersions.ts';
import { listPartnersBySlug } from './listPartnersBySlug.ts';
import { listRatingMethods } from './listRatingMethods.ts';
import { listRecords } from './listRecords.ts';
import type { ResponseRecorder } from './responseRecorder.ts';

export type PartnersDeps = { pool: Queryable; recorder: ResponseRecorder; logger: Logger; metrics?: Metrics; now?: () => Date };

/** The partners service (docs/contracts.md, partners). Like the content service it keeps no documents in memory. */
export function createApp({
  pool,
  recorder,
  logger,
  metrics = createMetrics('partners'),
  now = () => new Date(),
}: PartnersDeps): ServiceApp {
  const readiness = [{ name: 'database', check: () => pool.query('select 1 from delivery.documents limit 1') }];
  const app = createServiceApp({ service: 'partners', logger, readiness, metrics });
  const calls = app.basePath(serviceBases.partners);
  calls.use(etags());
  calls.get('/toplist', (context) => getToplist(context, pool, recorder, now()));
  calls.get('/partners-by-slug', (context) => listPartnersBySlug(context, pool, recorder, now()));
  calls.get('/records', (context) => listRecords(context, pool, now()));
  calls.get('/rating-methods', (context) => listRatingMethods(context, pool, now()));
  calls.get('/offer-versions', (context) => listOfferVersions(context, pool));
  return app;
}
