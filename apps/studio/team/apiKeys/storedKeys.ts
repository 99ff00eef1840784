import { createHash, randomBytes } from 'node:crypto';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import type { Payload } from 'payload';
import { AsyncLocalStorage } from 'node:async_hooks';

const keyQuery = defineQuery(
  'studio.apiKey',
  `select id::float8 as id, name, role::text as role, revoked_at is not null as "isRevoked", coalesce(expires_at <= now(), false) as "isExpired",
     coalesce(last_used_at < now() - interval '1 minute', true) as "isStale"
   from studio.api_keys where hash = $1`,
  { isPrepared: true, notNull: ['id', 'role', 'isRevoked', 'isExpired', 'isStale'] },
);
const useQuery = defineQuery('studio.useApiKey', 'update studio.api_keys set last_used_at = now() where id = $1');
const listQuery = defineQuery(
  'studio.apiKeys',
  `select keys.id::float8 as id, keys.name, keys.role::text as role, keys.ending, keys.created_at as "createdAt", keys.expires_at as "expiresAt",
     keys.last_used_at as "lastUsedAt", keys.revoked_at as "revokedAt", users.name as "createdBy"
   from studio.api_keys as keys left join studio.users on users.id = keys.created_by_id
   order by keys.revoked_at is not null, keys.created_at desc`,
  { notNull: ['id', 'role'] },
);

export type FoundKey = RowOf<typeof keyQuery>;
export type ListedKey = RowOf<typeof listQuery>;

/** So that whoever finds one, or a program that looks for secrets, knows what it is. */
export const keyPrefix = 'lupa_';

/** 256 random bits: nobody guesses one, so its hash needs no salt and no slow function. */
export const createKey = (): string => keyPrefix + randomBytes(32).toString('base64url');

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

export async function findKey({ db }: Payload, key: string): Promise<FoundKey | null> {
  const { rows } = await runQuery(db.pool, keyQuery, [hashKey(key)]);
  return rows[0] ?? null;
}

export async function noteUse({ db }: Payload, { id, isStale }: FoundKey): Promise<void> {
  if (isStale) await runQuery(db.pool, useQuery, [String(id)]);
}

export async function listKeys({ db }: Payload): Promise<ListedKey[]> {
  const { rows } = await runQuery(db.pool, listQuery, []);
  return rows;
}

// The build has a copy of this module for each entry, and one Payload for all of them.
const place = Symbol.for('lupa.studio.requestKey');
const shared = globalThis as { [place]?: AsyncLocalStorage<FoundKey> };

/** The key of the request to the REST interface that is being answered. Pages of the admin never have one. */
export const requestKey: AsyncLocalStorage<FoundKey> = (shared[place] ??= new AsyncLocalStorage<FoundKey>());
