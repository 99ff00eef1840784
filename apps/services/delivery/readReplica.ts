import { setTimeout as wait } from 'node:timers/promises';
import { defineQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createPool } from '@lupa/database/connect.ts';
import { queryDocuments, type Queryable } from './queryDocuments.ts';

export type ReadReplicaOptions = {
  pool: Queryable;
  logger: Logger;
  /** Milliseconds that an answer waits for the replica to have a change; then the primary answers. */
  patience?: number;
  pause?: number;
  /** Milliseconds for an answer of it. */
  deadline?: number;
  /** Milliseconds for which a replica that failed is not asked. */
  retryAfter?: number;
};

const positionQuery = defineQuery('delivery.replicaPosition', 'select coalesce(max(id), 0) as position from delivery.changes', {
  notNull: ['position'],
  isPrepared: true,
});

/** A standby (docs/decisions/091). The log has changes in their order, so with one it has everything published before it. */
export class ReadReplica {
  readonly #options: Required<ReadReplicaOptions>;
  #position = 0;
  #looking: Promise<void> | undefined;
  #awayUntil = 0;

  constructor(options: ReadReplicaOptions) {
    this.#options = { patience: 300, pause: 20, deadline: 800, retryAfter: 5000, ...options };
  }

  async has(change: number): Promise<boolean> {
    const { patience, pause } = this.#options;
    const deadline = performance.now() + patience;
    while (this.#position < change) {
      if (performance.now() < this.#awayUntil) return false;
      await Promise.race([this.#look(), wait(deadline - performance.now(), undefined, { ref: false })]);
      if (this.#position >= change) break;
      if (performance.now() + pause > deadline) return false;
      await wait(pause);
    }
    return performance.now() >= this.#awayUntil;
  }

  /** What `answer` reads from it. @throws what `answer` throws, and Error when that takes too long */
  async read<Answer>(answer: (pool: Queryable) => Answer | Promise<Answer>): Promise<Answer> {
    const { pool, deadline } = this.#options;
    const isOver = new AbortController();
    const late = wait(deadline, undefined, { ref: false, signal: isOver.signal }).then(() => {
      throw new Error(`no answer within ${deadline} ms`);
    });
    try {
      return await Promise.race([answer(pool), late]);
    } finally {
      isOver.abort();
    }
  }

  setAway(err: unknown): void {
    const { logger, retryAfter } = this.#options;
    if (this.#awayUntil === 0) logger.warn({ event: 'replica.away', err }, 'the read replica does not answer: the primary does');
    this.#awayUntil = performance.now() + retryAfter;
  }

  #look(): Promise<void> {
    this.#looking ??= this.#readPosition().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #readPosition(): Promise<void> {
    try {
      const [row] = await queryDocuments(this.#options.pool, positionQuery, []);
      this.#position = Number(row?.position ?? 0);
      if (this.#awayUntil === 0) return;
      this.#awayUntil = 0;
      this.#options.logger.info({ event: 'replica.back' }, 'the read replica answers again');
    } catch (error) {
      this.setAway(error);
    }
  }
}

/** The replica of DATABASE_READ_URL with connections of its own; null where there is none. */
export function openReplica({ url, name, logger }: { url: string | undefined; name: string; logger: Logger }) {
  if (url === undefined) return null;
  const pool = createPool({ url, name: `${name} (replica)` });
  return { replica: new ReadReplica({ pool, logger }), close: () => pool.end() };
}
