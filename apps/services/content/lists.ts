import { defineQuery } from '@lupa/database/query.ts';
import { anyLocale, type DocumentKind } from '@lupa/database/delivery.ts';
import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { readOneOf, readInteger } from '@lupa/server/parameters.ts';
import type { LegalAnswer } from '@lupa/contracts/legalStatus.ts';
import { begunPeriods, legalBoundaries } from '@lupa/domain/legalStatus.ts';
import type { Published, ServiceContext, Answer } from '../delivery/answerAt.ts';
import { answerJson, buildCacheControl } from '../delivery/answerJson.ts';
import { queryDocuments, buildJsonList, readBodies, readLegalPeriods } from '../delivery/queryDocuments.ts';

const groupsQuery = defineQuery(
  'delivery.navigationGroups',
  `select body::text as body from delivery.documents where kind = 'navigationGroup' order by position, key, locale`,
  { notNull: ['body'], isPrepared: true },
);

/** `GET /navigationGroup`: the groups of all locales; each says its own. */
export async function listNavigationGroups(context: ServiceContext, { pool }: Published): Promise<Response> {
  const rows = await queryDocuments(pool, groupsQuery, []);
  return answerJson(context, buildJsonList(rows.map(({ body }) => body)));
}

export const listEverywhere =
  (kind: DocumentKind): Answer =>
  async (context, { pool }) =>
    answerJson(context, buildJsonList(await readBodies(pool, kind, anyLocale)));

export async function listGlobals(context: ServiceContext, { pool }: Published): Promise<Response> {
  const locale = readOneOf(context, 'locale', contentLocales, defaultContentLocale);
  return answerJson(context, buildJsonList(await readBodies(pool, 'globals', locale)));
}

/** Requirement 9.3: microcopy limit 1000. */
const limits = { minimum: 1, maximum: 1000, fallback: 1000 };

export async function listMicrocopy(context: ServiceContext, { pool }: Published): Promise<Response> {
  const locale = readOneOf(context, 'locale', contentLocales, defaultContentLocale);
  const limit = readInteger(context, 'limit', limits);
  return answerJson(context, buildJsonList(await readBodies(pool, 'microcopy', locale, limit)));
}

/** `GET /legal-status`: what is planned is nobody's business before it holds. */
export async function getLegalStatus(context: ServiceContext, { pool, now }: Published): Promise<Response> {
  const periods = await readLegalPeriods(pool);
  const answer: LegalAnswer = { periods: begunPeriods(periods, now) };
  return answerJson(context, JSON.stringify(answer), buildCacheControl(legalBoundaries(periods), now));
}
