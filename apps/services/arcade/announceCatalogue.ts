import { catalogueTag } from '@lupa/contracts/tags.ts';
import type { Pool } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';

/**
 * Whoever asked again after the notice of who made a change may have been answered as before once more. So each process says that the catalogue
 * changed when its answers have changed.
 */
export async function announceCatalogue(pool: Pool, logger: Logger): Promise<void> {
  await pool.query('select delivery.record_change(array[$1]::text[])', [catalogueTag()]).catch((cause: unknown) => {
    logger.error({ cause }, 'change of the catalogue not announced');
  });
}
