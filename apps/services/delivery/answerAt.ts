import { changeHeader } from '@lupa/contracts/changes.ts';
import { momentHeader } from '@lupa/contracts/preview.ts';
import { defineQuery, type Executor } from '@lupa/database/query.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { queryDocuments, type Queryable } from './queryDocuments.ts';
import type { ReadReplica } from './readReplica.ts';

export type ServiceContext = Context<ServiceVariables>;
export type Published = { pool: Queryable; now: Date; isPreview: boolean };
export type AnswerAtOptions = { pool: Queryable; replica: ReadReplica | null; now: () => Date };
export type Answer = (context: ServiceContext, published: Published) => Response | Promise<Response>;

const momentQuery = defineQuery('delivery.moment', 'select at from delivery.moments where id = $1 and expires_at > now()', {
  isPrepared: true,
});

const idForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Answers of what is published now, or as of the moment that a reader names: kept by nobody, and 403 for an unknown name. */
export const createAnswerAt =
  ({ pool, replica, now }: AnswerAtOptions) =>
  (answer: Answer) =>
  async (context: ServiceContext): Promise<Response> => {
    const id = context.req.header(momentHeader);
    const present = (source: Queryable) => answer(context, { pool: source, now: now(), isPreview: false });
    if (id === undefined) return answerFromReplica(context, replica, present, pool);
    const [moment] = idForm.test(id) ? await queryDocuments(pool, momentQuery, [id]) : [];
    if (!moment) throw new ProblemError(403, 'There is no such moment');
    const response = await answer(context, { pool: readAt(pool, id), now: moment.at, isPreview: true });
    response.headers.set('Cache-Control', 'no-store');
    return response;
  };

/** From the replica, if the reader says what it knows and the replica knows that, too; else, and where the replica fails, from the primary. */
export async function answerFromReplica(
  context: ServiceContext,
  replica: ReadReplica | null,
  answer: (pool: Queryable) => Response | Promise<Response>,
  primary: Queryable,
): Promise<Response> {
  const change = context.req.header(changeHeader);
  if (replica === null || change === undefined || !changeForm.test(change) || !(await replica.has(Number(change)))) return answer(primary);
  try {
    return await replica.read(answer);
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) throw error;
    replica.setAway(error);
    return answer(primary);
  }
}

const changeForm = /^\d{1,15}$/;

/** The same queries on the documents of a moment. `id` has been found, and so is no SQL. */
function readAt(pool: Queryable, id: string): Queryable {
  const executor: Executor = {
    query: ({ text, values }) =>
      pool.query({ text: text.replaceAll(/\bdelivery\.documents\b/g, `delivery.documents_at('${id}') as documents`), values }),
  };
  return executor as Queryable;
}
