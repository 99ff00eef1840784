import { createHash } from 'node:crypto';
import { postbackMappingSchema, type PostbackMapping } from '@lupa/contracts/postback.ts';
import { channels } from '@lupa/database/listen.ts';
import type { Pool } from '@lupa/database/connect.ts';
import { type Answer, ask } from './testClickout.ts';

export const testPostbackSecret = 'pb_a-secret-of-tests';

type SourceChanges = {
  secret?: string;
  formerHash?: string;
  formerUntil?: Date;
  signingKey?: string;
  addresses?: string[];
  mapping?: PostbackMapping;
};

export async function allowPostbacks(pool: Pick<Pool, 'query'>, partner: string, changes: SourceChanges = {}): Promise<void> {
  const { secret = testPostbackSecret, formerHash = null, formerUntil = null, signingKey = null, addresses = [] } = changes;
  const hash = createHash('sha256').update(secret).digest('base64url');
  await pool.query(
    `insert into conversions.sources (partner_slug, secret_hash, former_hash, former_until, signing_key, addresses, mapping)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (partner_slug) do update set secret_hash = excluded.secret_hash,
       former_hash = excluded.former_hash, former_until = excluded.former_until, signing_key = excluded.signing_key,
       addresses = excluded.addresses, mapping = excluded.mapping`,
    [partner, hash, formerHash, formerUntil, signingKey, addresses, changes.mapping ?? postbackMappingSchema.parse({})],
  );
  await pool.query(`select pg_notify('${channels.conversionSources}', '')`);
}

type CallOptions = { partner?: string; secret?: string; method?: string; body?: string; headers?: Record<string, string> };

export function call(port: number, query: string, options: CallOptions = {}): Promise<Answer> {
  const { partner = 'casino-andino', secret = testPostbackSecret, method = 'GET', body, headers = {} } = options;
  const path = `/postback/${partner}/${secret}/${query === '' ? '' : `?${query}`}`;
  // Node sends a body with GET only where its length is said.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return ask(port, path, { ...length, ...headers }, { method, body });
}
