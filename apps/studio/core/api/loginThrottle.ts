import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { networkOf, readAddress } from '@lupa/server/networkOf.ts';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { market, spanishLocale } from '@lupa/contracts/market.ts';
import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Set by `trustAddress.ts` for every request; what a client writes there is overwritten. */
export const addressHeader = 'x-client-address';

type Rule = { free: number; longest: number };
// After `free` failures the next try waits two seconds, then four, eight, … up to `longest` seconds.
const rules = { pair: { free: 5, longest: 15 * 60 }, address: { free: 20, longest: 15 * 60 } } satisfies Record<string, Rule>;
// Many addresses guess at one account: it answers more slowly, to everybody alike, and stays open to its owner.
const slowAccount = { free: 20, step: 100, longest: 3000 };

export type Attempt = { email: string; address: string; userId?: number };
type Keys = { pair: string; address: string; account: string };

const forgetQuery = defineQuery('studio.forgetAttempts', `delete from studio.login_attempts where last_at < now() - interval '6 hours'`);
const takeQuery = defineQuery(
  'studio.takeAttempt',
  `update studio.login_attempts set failures = greatest(failures - 1, 0),
     next_at = case when failures <= $2 then 'epoch' else next_at end where key = $1`,
);
const deleteQuery = defineQuery('studio.deleteAttempts', 'delete from studio.login_attempts where key = $1');
/** $2: so many failures cost no wait, $3: the longest wait in seconds. Without a wait it is 'epoch': tries of one moment may have their time in another order than they get the row. */
const countQuery = defineQuery(
  'studio.countAttempt',
  `insert into studio.login_attempts as known (key, failures, next_at) values ($1, 1, 'epoch')
   on conflict (key) do update set failures = known.failures + 1, last_at = now(),
     next_at = case when known.failures + 1 < $2 then known.next_at
       else now() + make_interval(secs => least($3, power(2, least(known.failures + 2 - $2, 30)))) end
   where known.next_at <= now() returning failures`,
);
const waitQuery = defineQuery(
  'studio.attemptWait',
  'select ceil(extract(epoch from next_at - now()))::int as seconds from studio.login_attempts where key = $1',
);
const countAccountQuery = defineQuery(
  'studio.countAccountAttempt',
  `insert into studio.login_attempts as known (key, failures) values ($1, 1)
   on conflict (key) do update set failures = known.failures + 1, last_at = now() returning failures`,
);

/** Who tries to log in, from where. IPv6 by its network, as each customer of a provider has a whole one. */
export function attemptOf(req: PayloadRequest, email: string): Attempt {
  const address = req.headers?.get(addressHeader) ?? '';
  return { email: email.toLowerCase().trim(), address: networkOf(address) };
}

/** A try counts before its password is looked at, so that tries of one moment cannot pass together. @throws APIError 429 */
export async function countAttempt(req: Pick<PayloadRequest, 'payload' | 'responseHeaders'>, attempt: Attempt): Promise<void> {
  const { payload } = req;
  const keys = keysOf(payload, attempt);
  await runQuery(payload.db.pool, forgetQuery, []);
  for (const kind of ['address', 'pair'] as const) {
    const seconds = await count(payload, keys[kind], rules[kind]);
    if (seconds === null) continue;
    payload.logger.warn({ event: 'studio.loginsSlowed', kind, seconds }, 'logins are slowed down');
    req.responseHeaders = new Headers({ 'Retry-After': String(seconds) });
    throw new APIError(`Demasiados intentos. Vuelve a intentarlo ${formatWait(seconds, new Date())}.`, 429, { retryAfter: seconds });
  }
  const failures = await countAccount(payload, keys.account);
  if (failures > slowAccount.free) await wait(Math.min((failures - slowAccount.free) * slowAccount.step, slowAccount.longest));
}

/** The password was right: this try was no failure. With `isDone`, those of this account from this address are forgotten. */
export async function forgiveAttempt({ payload }: PayloadRequest, attempt: Attempt, isDone: boolean): Promise<void> {
  const keys = keysOf(payload, attempt);
  const { pool } = payload.db;
  await runQuery(pool, takeQuery, [keys.address, rules.address.free]);
  await runQuery(pool, takeQuery, [keys.account, 0]);
  if (isDone) await runQuery(pool, deleteQuery, [keys.pair]);
  else await runQuery(pool, takeQuery, [keys.pair, rules.pair.free]);
}

async function count({ db }: Payload, key: string, { free, longest }: Rule): Promise<number | null> {
  const counted = await runQuery(db.pool, countQuery, [key, free, longest]);
  if (counted.rowCount > 0) return null;
  const { rows } = await runQuery(db.pool, waitQuery, [key]);
  return Math.max(rows[0]?.seconds ?? 1, 1);
}

async function countAccount({ db }: Payload, key: string): Promise<number> {
  const { rows } = await runQuery(db.pool, countAccountQuery, [key]);
  return rows[0]?.failures ?? 0;
}

/** Addresses of people are not stored: a keyed hash tells them apart as well. */
function keysOf(payload: Payload, { email, address }: Attempt): Keys {
  const hash = (text: string) => createHmac('sha256', payload.secret).update(`login ${text}`).digest('base64url');
  return { pair: hash(`pair ${address} ${email}`), address: hash(`address ${address}`), account: hash(`account ${email}`) };
}

const clock = new Intl.DateTimeFormat(spanishLocale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: market.timeZone });

/** `en 8 segundos`; from a minute on `en 4 minutos, a las 14:32`, by the market's clocks. */
export function formatWait(seconds: number, now: Date): string {
  if (seconds < 60) return `en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`;
  const minutes = Math.ceil(seconds / 60);
  const at = new Date(now.getTime() + minutes * 60_000);
  return `en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}, a las ${clock.format(at)}`;
}

/** Next hands on no socket and takes `X-Forwarded-For` from anybody: Node sets this header before Next sees the request. */
export function trustAddress(trustedProxies: number): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[addressHeader] = readAddress(request, trustedProxies);
  });
}
