import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { maximumQuestionLength } from '@lupa/contracts/search.ts';
import { defineQuery } from '@lupa/database/query.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { readInteger, readOneOf, readText } from '@lupa/server/parameters.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { answerJson } from '../delivery/answerJson.ts';
import { queryDocuments, type Queryable } from '../delivery/queryDocuments.ts';

const searchQuery = defineQuery(
  'delivery.search',
  `select jsonb_build_object('host', delivery.host_of($1), 'results', coalesce(jsonb_agg(found), '[]'))::text as answer
    from delivery.search($1, $2, $3) as found`,
  { notNull: ['answer'], isPrepared: true },
);

/** Publications show at once: an answer is not kept. */
const lifetime = 's-maxage=0, max-age=0';

export async function search(context: Context<ServiceVariables>, pool: Queryable): Promise<Response> {
  const question = readText(context, 'q', maximumQuestionLength);
  if (question === undefined) throw new ParameterError('q', 'a name, some words, or an address');
  const locale = readOneOf(context, 'locale', contentLocales, defaultContentLocale);
  const limit = readInteger(context, 'limit', { minimum: 1, maximum: 100, fallback: 24 });
  const [row] = await queryDocuments(pool, searchQuery, [question, locale, limit]);
  return answerJson(context, row?.answer ?? '', lifetime);
}
