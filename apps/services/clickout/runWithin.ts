import type { Pool } from '@lupa/database/connect.ts';
import { runQuery, type Query } from '@lupa/database/query.ts';

/** The database did not answer in time. What it was asked to do may still have happened. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Runs a query on a connection of its own, closed when it takes too long. @throws DeadlineError after `deadline` milliseconds */
export async function runWithin<Row, Values extends unknown[]>(
  pool: Pool,
  deadline: number,
  query: Query<Row, Values>,
  values: NoInfer<Values>,
): Promise<Row[]> {
  let giveUp: () => void = () => undefined;
  let isLate = false;
  const work = async () => {
    const client = await pool.connect();
    let isReleased = false;
    const release = (isBroken: boolean) => {
      if (!isReleased) client.release(isBroken);
      isReleased = true;
    };
    giveUp = () => release(true);
    if (isLate) {
      release(false);
      return [];
    }
    try {
      const { rows } = await runQuery(client, query, values);
      release(false);
      return rows;
    } catch (error) {
      release(true);
      throw error;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      giveUp();
      reject(new DeadlineError(`no answer from the database within ${deadline} ms`));
    }, deadline);
  });
  try {
    const running = work();
    running.catch(() => undefined);
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** True when the database refused the values themselves, so that asking again is pointless (SQLSTATE classes 22 and 23). */
export function isRefusedData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);
}
