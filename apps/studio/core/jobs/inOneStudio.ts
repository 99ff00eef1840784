import { openSession } from '@lupa/database/connect.ts';
import { tryLock } from '@lupa/database/locks.ts';
import type { Executor } from '@lupa/database/query.ts';
import type { Payload } from 'payload';
import { z } from 'zod';

/** `isLost`: whether the connection has ended, and the lock with it. */
export type Held = { client: Executor; isLost: () => boolean };

/** The lock is the connection's, past a pooler: a studio that ends gives it back. @returns `elsewhere` where another studio holds it */
export async function inOneStudio(payload: Payload, lock: number, work: (held: Held) => Promise<void>): Promise<'ran' | 'elsewhere'> {
  let isLost = false;
  const client = await openSession(sessionUrlOf(payload), 'studio duty', () => (isLost = true));
  try {
    if (!(await tryLock(client, lock))) return 'elsewhere';
    await work({ client, isLost: () => isLost });
    return 'ran';
  } finally {
    // What it has begun ends with it, and so does the lock.
    await client.end().catch(() => undefined);
  }
}

const sessionUrlOf = ({ config }: Payload): string => z.object({ sessionUrl: z.string() }).parse(config.custom).sessionUrl;
