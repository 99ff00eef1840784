import { createPool } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { ReadReplica } from './readReplica.ts';

/** The replica of DATABASE_READ_URL with connections of its own; null where there is none. */
export function openReplica({ url, name, logger }: { url: string | undefined; name: string; logger: Logger }) {
  if (url === undefined) return null;
  const pool = createPool({ url, name: `${name} (replica)` });
  return { replica: new ReadReplica({ pool, logger }), close: () => pool.end() };
}
