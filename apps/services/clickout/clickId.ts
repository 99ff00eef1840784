import { randomFillSync } from 'node:crypto';
import { analyticsConstants } from '@lupa/contracts/analytics.ts';

const randomBytesPerId = 8;
const pool = Buffer.alloc(512 * randomBytesPerId);
let used = pool.length;

/** Transaction id `5400-<time>-<random>`: milliseconds in 13 digits, so that ids sort by time, and 64 random bits in hexadecimal. */
export function createClickId(now: number): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.toString('hex', used, (used += randomBytesPerId));
  return `${analyticsConstants.transactionSite}-${String(now).padStart(13, '0')}-${random}`;
}
