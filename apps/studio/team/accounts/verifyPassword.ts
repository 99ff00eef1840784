import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Payload } from 'payload';

const derive = promisify(pbkdf2);
// As Payload stores them: `pbkdf2-sha256-v1:<hash>`, or a bare hash of the older parameters.
const currentPrefix = 'pbkdf2-sha256-v1:';
const current = { iterations: 600_000, length: 32 };
const older = { iterations: 25_000, length: 512 };

const passwordQuery = defineQuery('studio.password', 'select hash, salt from studio.users where id = $1');

export async function verifyPassword(payload: Payload, userId: number, password: string): Promise<boolean> {
  const { rows } = await runQuery(payload.db.pool, passwordQuery, [userId]);
  const { hash, salt } = rows[0] ?? { hash: null, salt: null };
  if (hash === null || salt === null) return false;
  const isCurrent = hash.startsWith(currentPrefix);
  const { iterations, length } = isCurrent ? current : older;
  const stored = Buffer.from(isCurrent ? hash.slice(currentPrefix.length) : hash, 'hex');
  const given = await derive(password, salt, iterations, length, 'sha256');
  return stored.length === given.length && timingSafeEqual(stored, given);
}

/** As much work as a password costs: without it, an answer's time would tell that there is no such account. */
export async function spendPasswordTime(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), current.iterations, current.length, 'sha256');
}
