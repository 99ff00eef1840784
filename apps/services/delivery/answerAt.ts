import { momentHeader } from '@lupa/contracts/preview.ts';
import { defineQuery, type Executor } from '@lupa/database/query.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { queryDocuments, type Queryable } from './queryDocuments.ts';

type ServiceContext = Context<ServiceVariables>;
/** What is published, and the moment as of which to answer. `isPreview`: nobody but staff sees the answer. */
export type Published = { pool: Queryable; now: Date; isPreview: boolean };
type Answer = (context: ServiceContext, published: Published) => Response | Promise<Response>;

const momentQuery = defineQuery('delivery.moment', 'select at from delivery.moments where id = $1 and expires_at > now()', {
  isPrepared: true,
});

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Answers of what is published now; and for a reader that names a moment which the studio has prepared, as of then. Such an answer is kept by nobody. A name
 * that is unknown or over is 403.
 */
export const createAnswerAt =
  (pool: Queryable, now: () => Date) =>
  (answer: Answer) =>
  async (context: ServiceContext): Promise<Response> => {
    const id = context.req.header(momentHeader);
    if (id === undefined) return answer(context, { pool, now: now(), isPreview: false });
    const [moment] = idForm.test(id) ? await queryDocuments(pool, momentQuery, [id]) : [];
    if (!moment) throw new ProblemError(403, 'There is no such moment');
    const response = await answer(context, { pool: readAt(pool, id), now: moment.at, isPreview: true });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  };

/** The same queries on the documents of a moment. `id` has been found, and so is no SQL. */
function readAt(pool: Queryable, id: string): Queryable {
  const executor: Executor = {
    query: ({ text, values }) =>
      pool.query({ text: text.replaceAll(/\bdelivery\.documents\b/g, `delivery.documents_at('${id}') as documents`), values }),
  };
  return executor as Queryable;
}
