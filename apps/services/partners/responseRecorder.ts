import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';

export type GivenResponse = { responseId: string; identifier: string; version: number; entries: { partner: string; offer: string }[] };

export type ResponseRecorder = ReturnType<typeof createResponseRecorder>;

const recordQuery = defineQuery(
  'delivery.recordResponse',
  `insert into delivery.toplist_responses (response_id, identifier, version, entries) values ($1, $2, $3, $4)
   on conflict (response_id) do nothing`,
  { isPrepared: true },
);

const maximumRemembered = 10_000;
// The click-out forgets answers that no click names; one that is still given is there again after this time.
const rememberedMilliseconds = 3_600_000;

/** Writes each new answer down once, never in its way: what fails is tried again when it is given again. */
export function createResponseRecorder({ pool, logger, now = Date.now }: { pool: Queryable; logger: Logger; now?: () => number }) {
  const recorded = new Map<string, number>();
  const running = new Set<Promise<void>>();

  function record(response: GivenResponse): void {
    const at = recorded.get(response.responseId);
    if (at !== undefined && now() - at < rememberedMilliseconds) return;
    if (recorded.size >= maximumRemembered) recorded.clear();
    recorded.set(response.responseId, now());
    const insertion = insert(response).finally(() => running.delete(insertion));
    running.add(insertion);
  }

  async function insert({ responseId, identifier, version, entries }: GivenResponse): Promise<void> {
    try {
      await runQuery(pool, recordQuery, [responseId, identifier, version, JSON.stringify(entries)]);
    } catch (error) {
      recorded.delete(responseId);
      logger.warn({ err: error, responseId }, 'an answer could not be recorded');
    }
  }

  async function flush(): Promise<void> {
    await Promise.all(running);
  }

  return { record, flush };
}
