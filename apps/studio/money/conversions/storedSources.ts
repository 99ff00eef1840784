import { createHash, randomBytes } from 'node:crypto';
import { postbackMappingSchema, type PostbackMapping } from '@lupa/contracts/postback.ts';
import { channels } from '@lupa/database/listen.ts';
import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';
import { APIError, type PayloadRequest } from 'payload';
import { logActivity } from '../../core/audit/logActivity.ts';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';

export type StoredSource = {
  hasSecret: boolean;
  /** Until when the secret before still works; null: there is none. */
  formerUntil: Date | null;
  isSigned: boolean;
  addresses: string[];
  mapping: PostbackMapping;
};

const sourceQuery = defineQuery(
  'conversions.source',
  `select secret_hash is not null as "hasSecret", case when former_until > now() then former_until end as "formerUntil",
     signing_key is not null as "isSigned", addresses, mapping
   from conversions.sources where partner_slug = $1`,
  { notNull: ['hasSecret', 'isSigned'] },
);
const keyQuery = defineQuery('conversions.signingKey', 'select signing_key as key from conversions.sources where partner_slug = $1');
const unsignedQuery = defineQuery(
  'conversions.unsigned',
  'select partner_slug as slug from conversions.sources where secret_hash is not null and signing_key is null order by partner_slug',
);
const saveQuery = defineQuery(
  'conversions.saveSource',
  `insert into conversions.sources (partner_slug, addresses, mapping) values ($1, $2, $3)
   on conflict (partner_slug) do update set addresses = excluded.addresses, mapping = excluded.mapping, updated_at = now()`,
);
const changeSecretQuery = defineQuery(
  'conversions.changeSecret',
  `insert into conversions.sources as known (partner_slug, secret_hash, addresses, mapping) values ($1, $2, '{}', $3)
   on conflict (partner_slug) do update set former_hash = known.secret_hash, former_until = now() + interval '7 days',
     secret_hash = excluded.secret_hash, updated_at = now()`,
);
const revokeQuery = defineQuery(
  'conversions.revoke',
  `update conversions.sources set secret_hash = null, former_hash = null, former_until = null, signing_key = null, updated_at = now()
   where partner_slug = $1`,
);
const signQuery = defineQuery(
  'conversions.changeSigningKey',
  'update conversions.sources set signing_key = $2, updated_at = now() where partner_slug = $1 and secret_hash is not null',
);
const notifyQuery = defineQuery('conversions.notify', 'select pg_notify($1, $2)');

const usual = postbackMappingSchema.parse({});
const emptySource: StoredSource = { hasSecret: false, formerUntil: null, isSigned: false, addresses: [], mapping: usual };

export async function findSource(database: Executor, partnerSlug: string): Promise<StoredSource> {
  const { rows } = await runQuery(database, sourceQuery, [partnerSlug]);
  return rows[0] ? { ...rows[0], mapping: postbackMappingSchema.parse(rows[0].mapping) } : emptySource;
}

/** The key that its programme signs with; null: it does not. Never leaves the studio. */
export async function findSigningKey(database: Executor, partnerSlug: string): Promise<string | null> {
  const { rows } = await runQuery(database, keyQuery, [partnerSlug]);
  return rows[0]?.key ?? null;
}

export async function findUnsigned(database: Executor): Promise<string[]> {
  const { rows } = await runQuery(database, unsignedQuery, []);
  return rows.map(({ slug }) => slug);
}

export type SourceChange = Pick<StoredSource, 'addresses' | 'mapping'>;

export async function saveSource(database: Executor, partnerSlug: string, { addresses, mapping }: SourceChange): Promise<void> {
  await runQuery(database, saveQuery, [partnerSlug, addresses, JSON.stringify(mapping)]);
  await tellClickout(database);
}

export async function changeSecret(database: Executor, partnerSlug: string): Promise<string> {
  const secret = `pb_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(secret).digest('base64url');
  await runQuery(database, changeSecretQuery, [partnerSlug, hash, JSON.stringify(usual)]);
  await tellClickout(database);
  return secret;
}

export async function revokeSecret(database: Executor, partnerSlug: string): Promise<void> {
  await runQuery(database, revokeQuery, [partnerSlug]);
  await tellClickout(database);
}

/** A new key that each call has to be signed with; without `isOn` none. Null where nobody may call. */
export async function changeSigningKey(database: Executor, partnerSlug: string, isOn: boolean): Promise<string | null> {
  const key = isOn ? randomBytes(32).toString('base64url') : null;
  const { rowCount } = await runQuery(database, signQuery, [partnerSlug, key]);
  await tellClickout(database);
  return rowCount === 0 ? null : key;
}

async function tellClickout(database: Executor): Promise<void> {
  await runQuery(database, notifyQuery, [channels.conversionSources, '']);
}

export type Casino = { id: number; slug: string; name: string };

export async function findCasino(req: PayloadRequest, id: number): Promise<Casino> {
  const found = await req.payload.findByID({
    collection: slugs.partners,
    id,
    disableErrors: true,
    select: { slug: true, name: true },
    ...plain(req),
  });
  if (!found) throw new APIError('Ese casino ya no está.', 404, null, true);
  return { id, slug: found.slug, name: found.name };
}

export function logCasinoChange(req: PayloadRequest, { id, name }: Casino, field: string): Promise<void> {
  return logActivity(req, {
    kind: 'changed',
    subject: slugs.partners,
    section: 'Casinos',
    documentId: String(id),
    title: name,
    locale: null,
    fields: [field],
    isAutosave: false,
  });
}
