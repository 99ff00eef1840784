import { createHash, timingSafeEqual } from 'node:crypto';
import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { postbackMappingSchema } from '@lupa/contracts/postback.ts';
import { z } from 'zod';

export const sourceRowsSchema = z.array(
  z.object({
    partnerSlug: z.string(),
    secretHash: z.string().nullable(),
    formerHash: z.string().nullable(),
    formerUntil: z.number().nullable(),
    signingKey: z.string().nullable(),
    addresses: z.array(z.string()),
    mapping: postbackMappingSchema,
  }),
);
export type SourceRows = z.output<typeof sourceRowsSchema>;
export type Source = SourceRows[number];

export type SourceBook = { find: (partnerSlug: string, secret: string, now: number) => Source | null };

export function buildSourceBook(rows: SourceRows): SourceBook {
  const sources = new Map(rows.map((source) => [source.partnerSlug, source]));
  return {
    find: (partnerSlug, secret, now) => {
      const hash = createHash('sha256').update(secret).digest();
      const source = sources.get(partnerSlug);
      if (source === undefined) return null;
      const { secretHash, formerHash, formerUntil } = source;
      const isFormer = formerUntil !== null && now < formerUntil && matches(hash, formerHash);
      return matches(hash, secretHash) || isFormer ? source : null;
    },
  };
}

function matches(hash: Buffer, stored: string | null): boolean {
  const known = Buffer.from(stored ?? '', 'base64url');
  return known.length === hash.length && timingSafeEqual(known, hash);
}

const sourcesQuery = defineQuery(
  'conversions.sources',
  `select partner_slug as "partnerSlug", secret_hash as "secretHash", former_hash as "formerHash",
     (extract(epoch from former_until) * 1000)::float8 as "formerUntil", signing_key as "signingKey", addresses, mapping
   from conversions.sources where secret_hash is not null order by partner_slug`,
);

export async function readSources(pool: Pool): Promise<SourceRows> {
  const { rows } = await runQuery(pool, sourcesQuery, []);
  return sourceRowsSchema.parse(rows);
}
