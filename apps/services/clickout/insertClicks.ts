import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Loss } from './lostClicks.ts';

const columns =
  'id, at, partner_slug, afflink_proxy, offer_id, page, block, toplist, response_id, link_id, position, cclid, cmpccl, country, device, bot_class, bot_reason, visitor_key';
const insertQuery = defineQuery(
  'clicks.insert',
  `insert into clicks.clicks (${columns})
  select ${columns} from json_populate_recordset(null::clicks.clicks, $1::json) on conflict (id) do nothing`,
);
const insertLossQuery = defineQuery(
  'clicks.insertLoss',
  'insert into clicks.lost (id, at, clicks) values ($1, $2, $3) on conflict (id) do nothing',
);

/** The database did not answer in time. What it was asked to do may still have happened. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Inserts clicks, given as a JSON array of `ClickRow`, in one statement; ids that are already there are left alone.
 * @throws DeadlineError after `deadline` milliseconds, also when the database hangs
 */
export async function insertClicks(pool: Pool, rowsAsJson: string, deadline: number): Promise<void> {
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
    if (isLate) return release(false);
    try {
      await runQuery(client, insertQuery, [rowsAsJson]);
      release(false);
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
    await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Stores how many clicks were lost. Ids that are already there are left alone. */
export async function insertLoss(pool: Pool, { id, at, clicks }: Loss): Promise<void> {
  await runQuery(pool, insertLossQuery, [id, at, clicks]);
}

/** True when the database refused the values themselves, so that asking again is pointless (SQLSTATE classes 22 and 23). */
export function isRefusedData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);
}
