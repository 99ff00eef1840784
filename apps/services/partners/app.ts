import { serviceBases } from '@lupa/contracts/calls.ts';
import { createServiceApp, etags, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createMetrics, type Metrics } from '@lupa/server/metrics.ts';
import { createAnswerAt, type Published } from '../delivery/answerAt.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import type { ReadReplica } from '../delivery/readReplica.ts';
import { countRecords } from './countRecords.ts';
import { getPaymentUse } from './getPaymentUse.ts';
import { getToplist } from './getToplist.ts';
import { listOfferVersions } from './listOfferVersions.ts';
import { listPartnersBySlug } from './listPartnersBySlug.ts';
import { listRatingMethods } from './listRatingMethods.ts';
import { listRecords } from './listRecords.ts';
import { listReviews } from './listReviews.ts';
import { listTerritories } from './listTerritories.ts';
import type { ResponseRecorder } from './responseRecorder.ts';

export type PartnersDeps = {
  pool: Queryable;
  replica?: ReadReplica | null;
  recorder: ResponseRecorder;
  logger: Logger;
  metrics?: Metrics;
  now?: () => Date;
};

/** The partners service (docs/contracts.md, partners). Like the content service it keeps no documents in memory. */
export function createApp({
  pool,
  replica = null,
  recorder,
  logger,
  metrics = createMetrics('partners'),
  now = () => new Date(),
}: PartnersDeps): ServiceApp {
  const readiness = [{ name: 'database', check: () => pool.query('select 1 from delivery.documents limit 1') }];
  const app = createServiceApp({ service: 'partners', logger, readiness, metrics });
  const calls = app.basePath(serviceBases.partners);
  calls.use(etags());
  const at = createAnswerAt({ pool, replica, now });
  // Nobody can have clicked on what only staff has seen.
  const recorderFor = ({ isPreview }: Published) => (isPreview ? noRecorder : recorder);
  calls.get(
    '/toplist',
    at((context, published) => getToplist(context, published.pool, recorderFor(published), published.now)),
  );
  calls.get(
    '/partners-by-slug',
    at((context, published) => listPartnersBySlug(context, published.pool, recorderFor(published), published.now)),
  );
  calls.get(
    '/records',
    at((context, published) => listRecords(context, published.pool, published.now)),
  );
  calls.get(
    '/record-counts',
    at((context, published) => countRecords(context, published.pool)),
  );
  calls.get(
    '/reviews',
    at((context, published) => listReviews(context, published.pool)),
  );
  calls.get(
    '/payment-use',
    at((context, published) => getPaymentUse(context, published.pool, published.now)),
  );
  calls.get(
    '/rating-methods',
    at((context, published) => listRatingMethods(context, published.pool, published.now)),
  );
  calls.get(
    '/offer-versions',
    at((context, published) => listOfferVersions(context, published.pool)),
  );
  calls.get(
    '/territories',
    at((context, published) => listTerritories(context, published.pool)),
  );
  return app;
}

const noRecorder: Pick<ResponseRecorder, 'record'> = { record: () => {} };
