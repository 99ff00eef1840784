import { createHash } from 'node:crypto';
import { feedGameSchema, feedProviderSchema } from '@lupa/contracts/catalogueFeed.ts';
import { decodeHTMLStrict } from 'entities';
import type { FeedEntry } from './feedText.ts';

type RowKind = 'game' | 'provider';

/** `address`: where its page stands, when the feed says so. */
export type AcceptedRow = {
  row: number;
  kind: RowKind;
  id: number;
  providerId: number | null;
  address: string | null;
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
  const value = cleanRow(entry.value);
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
  const isGame = data.kind === 'game';
  const address = isGame ? data.localUrl : data.normalisedName;
  return { row, kind, id: data.id, providerId: isGame ? data.providerId : null, address, body, fingerprint };
}

/** Each kind of space, tab and line break, also those of Unicode and the empty one of Braille. */
const spaces = /[\s\u0085\u2800]+/g;
/** What is not seen: marks of direction, joiners, soft hyphens, control characters and the like. No text may hold the one of zero. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFF9-\uFFFB]/gu;
const isMarked = /&[#\w]+;|[^\P{C}\0]|\p{Default_Ignorable_Code_Point}|[^\S ]| {2}|\u2800/u;

/** Texts of a row as they are meant: entities of HTML resolved, also those that were written twice, and only what is seen. */
function cleanRow(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'attributes' && Array.isArray(one) ? one.map(cleanTexts) : cleanText(one)]),
  );
}

const cleanTexts = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleanText(one)]))
    : value;

function cleanText(text: unknown): unknown {
  if (typeof text !== 'string' || !isMarked.test(text)) return text;
  return decodeHTMLStrict(decodeHTMLStrict(text)).replaceAll(unseen, '').replaceAll(spaces, ' ').trim();
}

function formatIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const path = issue?.path.map(String).join('.') ?? '';
  return `${path}${path ? ': ' : ''}${issue?.message ?? 'does not match'}`;
}
