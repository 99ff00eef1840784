import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { slugs } from '../collections/slugs.ts';
import { inOwnTransaction, transactionOf } from '../publish/transaction.ts';

const waitingQuery = defineQuery(
  'reports.waiting',
  `
  select number, at, locale, path, page_title as "pageTitle", fact, fact_label as "factLabel", message, suggestion, source
  from reports.error_reports where taken_at is null order by at limit 200`,
);
const takenQuery = defineQuery('reports.taken', 'update reports.error_reports set taken_at = now() where number = $1');
const forgetQuery = defineQuery('reports.forget', 'delete from reports.error_reports where at < $1');

/** Takes what visitors reported since the last time into the inbox, and forgets what has been kept for long enough. To be called in one studio at a time. */
export async function takeErrorReports(payload: Payload, now: Date): Promise<void> {
  const { rows } = await runQuery(payload.db.pool, waitingQuery, []);
  for (const { number, at, ...report } of rows) {
    const req = await createLocalReq({}, payload);
    await inOwnTransaction(req, async () => {
      await payload.create({
        collection: slugs.errorReports,
        data: { ...report, number, receivedAt: at.toISOString(), state: 'received' },
        depth: 0,
        req,
      });
      await runQuery(await transactionOf(req), takenQuery, [number]);
    });
  }
  await forgetOld(payload, now);
}

/** What was put right stays in the log of corrections. */
async function forgetOld({ db, config }: Payload, now: Date): Promise<void> {
  const { errorReportDays } = z.object({ errorReportDays: z.number() }).parse(config.custom);
  const oldest = new Date(now.getTime() - errorReportDays * 86_400_000);
  await db.deleteMany({ collection: slugs.errorReports, where: { receivedAt: { less_than: oldest.toISOString() } } });
  await runQuery(db.pool, forgetQuery, [oldest]);
}
