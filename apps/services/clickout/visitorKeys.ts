import { randomBytes, hash } from 'node:crypto';
import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { expiryMoment } from '@lupa/domain/schedule.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { networkOf } from '@lupa/server/networkOf.ts';

type VisitorIdentity = { addressKey: string; visitorKey: string };

export type VisitorKeys = {
  /** Keyed hashes of the address's network, and of it and the user agent: the same visitor within a day in the market, nobody's tomorrow. */
  identify: (address: string, userAgent: string, now: number) => VisitorIdentity;
  /** Agrees with the other instances on today's and tomorrow's key and deletes the keys of days gone by. @throws when the database is away */
  refresh: (now: number) => Promise<void>;
};

const proposeKey = defineQuery(
  'clicks.proposeVisitorKey',
  'insert into clicks.visitor_keys (day, key) values ($1, $2) on conflict (day) do nothing',
);
const readKey = defineQuery('clicks.visitorKey', 'select key from clicks.visitor_keys where day = $1');
const forgetKeys = defineQuery('clicks.forgetVisitorKeys', 'delete from clicks.visitor_keys where day < $1');

/** Instances hash alike: each offers a key for the day and takes the one that was first. Without a database its own one is used. */
export function createVisitorKeys(pool: Pool): VisitorKeys {
  const keys = new Map<string, string>();
  let today = { start: 0, end: 0, key: '', hash: createKeyedHash('') };

  function ownKey(day: string): string {
    const key = keys.get(day) ?? randomBytes(32).toString('base64url');
    keys.set(day, key);
    return key;
  }

  async function agree(day: string): Promise<void> {
    await runQuery(pool, proposeKey, [day, ownKey(day)]);
    const { rows } = await runQuery(pool, readKey, [day]);
    const agreed = rows[0]?.key;
    if (agreed !== undefined) keys.set(day, agreed);
  }

  return {
    identify: (address, userAgent, now) => {
      if (now < today.start || now >= today.end) {
        const key = ownKey(dayOf(now));
        today = { start: now, end: endOfDay(now), key, hash: createKeyedHash(key) };
      }
      const network = networkOf(address);
      // It stays in this process, so that half of an HMAC will do.
      const addressKey = hash('sha256', `${today.key}\n${network}`, 'base64url').slice(0, 22);
      return { addressKey, visitorKey: today.hash(`${network}\n${userAgent}`).slice(0, 22) };
    },
    refresh: async (now) => {
      const days = [dayOf(now), dayOf(endOfDay(now))];
      for (const known of keys.keys()) if (!days.includes(known)) keys.delete(known);
      for (const day of days) await agree(day);
      await runQuery(pool, forgetKeys, [days[0] ?? null]);
      today = { ...today, end: 0 };
    },
  };
}

function dayOf(now: number): string {
  return dayInMarket(new Date(now));
}

function endOfDay(now: number): number {
  return expiryMoment(dayOf(now))?.getTime() ?? now;
}

/** Refreshes the keys now and then every `interval` milliseconds. */
export async function followVisitorKeys(keys: VisitorKeys, logger: Logger, interval = 60_000): Promise<{ close: () => void }> {
  const refresh = () =>
    keys.refresh(Date.now()).catch((error: unknown) => {
      logger.warn({ err: error }, 'the visitor keys could not be agreed on; an own key is used until then');
    });
  await refresh();
  const timer = setInterval(() => void refresh(), interval);
  return { close: () => clearInterval(timer) };
}

const blockLength = 64;

/** HMAC-SHA-256 (RFC 2104) in base64url, of one-shot hashes: `createHmac` costs a redirect more than the hashing itself. */
export function createKeyedHash(key: string): (text: string) => string {
  const given = Buffer.from(key);
  const block = Buffer.alloc(blockLength);
  (given.length > blockLength ? hash('sha256', given, 'buffer') : given).copy(block);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = Buffer.alloc(blockLength + 32);
  block.map((byte) => byte ^ 0x5c).forEach((byte, index) => (outer[index] = byte));
  return (text) => {
    const message = Buffer.allocUnsafe(blockLength + Buffer.byteLength(text));
    message.set(inner);
    message.write(text, blockLength);
    hash('sha256', message, 'buffer').copy(outer, blockLength);
    return hash('sha256', outer, 'base64url');
  };
}
