import { serviceBases } from '@lupa/contracts/calls.ts';
import { createServiceApp, etags, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createMetrics, type Metrics } from '@lupa/server/metrics.ts';
import { type Answer, createAnswerAt, type Published } from '../delivery/answerAt.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import type { ReadReplica } from '../delivery/readReplica.ts';
import { countRecords, listRecords, listRatingMethods } from './records.ts';
import { getPaymentUse } from './getPaymentUse.ts';
import { getToplist } from './getToplist.ts';
import { listOfferVersions, listTerritories } from './offers.ts';
import { listPartnersBySlug } from './listPartnersBySlug.ts';
import { listReviews } from './listReviews.ts';
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
  const answers: Record<string, Answer> = {
    '/toplist': (context, published) => getToplist(context, published, recorderFor(published)),
    '/partners-by-slug': (context, published) => listPartnersBySlug(context, published, recorderFor(published)),
    '/records': listRecords,
    '/record-counts': countRecords,
    '/reviews': listReviews,
    '/payment-use': getPaymentUse,
    '/rating-methods': listRatingMethods,
    '/offer-versions': listOfferVersions,
    '/territories': listTerritories,
  };
  for (const [path, answer] of Object.entries(answers)) calls.get(path, at(answer));
  return app;
}

const noRecorder: Pick<ResponseRecorder, 'record'> = { record: () => {} };
