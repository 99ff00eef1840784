import { createHash } from 'node:crypto';
import { feedGameSchema, feedProviderSchema } from '@lupa/contracts/catalogueFeed.ts';
import type { FeedEntry } from './feedLines.ts';

export type RowKind = 'game' | 'provider';

export type AcceptedRow = {
  row: number;
  kind: RowKind;
  id: number;
  providerId: number | null;
  body: string;
  fingerprint: string;
};

export type RejectedRow = { row: number; kind: RowKind; id: string | null; reason: string };

/** Ids as parameters can name them: at most nine digits, which also fit into Postgres' integer. */
const maximumId = 999_999_999;
const maximumVolume = 2_147_483_647;

export function readFeedRow(entry: FeedEntry): AcceptedRow | RejectedRow {
  const { row } = entry;
  if ('unreadable' in entry) return { row, kind: 'game', id: null, reason: entry.unreadable };
  const { value } = entry;
  if (typeof value !== 'object' || value === null) return { row, kind: 'game', id: null, reason: 'is not an object' };
  const id = 'id' in value && (typeof value.id === 'number' || typeof value.id === 'string') ? String(value.id) : null;
  const given = 'kind' in value ? value.kind : 'game';
  if (given !== undefined && given !== 'game' && given !== 'provider')
    return { row, kind: 'game', id, reason: 'kind: is neither game nor provider' };
  const kind = given ?? 'game';
  const reject = (reason: string): RejectedRow => ({ row, kind, id, reason });

  const result = kind === 'provider' ? feedProviderSchema.safeParse(value) : feedGameSchema.safeParse(value);
  if (!result.success) return reject(formatIssue(result.error.issues[0]));
  const { data } = result;
  if (data.id > maximumId) return reject(`id: is larger than ${maximumId}`);
  if (data.kind === 'game' && data.providerId > maximumId) return reject(`providerId: is larger than ${maximumId}`);
  if (data.kind === 'game' && data.searchVolume > maximumVolume) return reject(`searchVolume: is larger than ${maximumVolume}`);
  if (data.kind === 'game' && data.releaseDate?.startsWith('0000')) return reject('releaseDate: there is no year 0');
  const body = JSON.stringify(data);
  // Postgres keeps neither in text or jsonb.
  if (/\\u(?:0000|d[89a-f][0-9a-f]{2})/i.test(body)) return reject('holds a character that cannot be stored');
  const fingerprint = createHash('md5').update(body).digest('hex');
  return { row, kind, id: data.id, providerId: data.kind === 'game' ? data.providerId : null, body, fingerprint };
}

function formatIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const path = issue?.path.map(String).join('.') ?? '';
  return `${path}${path ? ': ' : ''}${issue?.message ?? 'does not match'}`;
}
