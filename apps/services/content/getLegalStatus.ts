import type { LegalAnswer } from '@lupa/contracts/legalStatus.ts';
import { begunPeriods, legalBoundaries } from '@lupa/domain/legalStatus.ts';
import type { Context } from 'hono';
import { buildCacheControl } from '../cacheControl.ts';
import { answerJson } from '../delivery/answerJson.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { readLegalPeriods } from '../delivery/readLegalPeriods.ts';

/** `GET /legal-status`: what is planned is nobody's business before it holds. */
export async function getLegalStatus(context: Context, pool: Queryable, now: Date): Promise<Response> {
  const periods = await readLegalPeriods(pool);
  const answer: LegalAnswer = { periods: begunPeriods(periods, now) };
  return answerJson(context, JSON.stringify(answer), buildCacheControl(legalBoundaries(periods), now));
}
