import { isDeepStrictEqual } from 'node:util';
import { defaultContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import type { SiteMoment } from '@lupa/contracts/momentToken.server.ts';
import type { PayloadRequest } from 'payload';
import { loadHeld } from '../calendar/readRelease.ts';
import { loadPlanned } from '../../core/publish/plannedJobs.ts';
import { slugs } from '../../core/slugs.ts';
import { buildSource } from '../../core/publish/buildSources.ts';
import { buildDocument, UnpublishableError, type PublicDocument } from '../../core/publish/documents.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { sourceOf } from '../../core/publish/sources.ts';
import { findReferrers, readRows } from '../../core/publish/syncDelivery.ts';
import { createMomentReader, type Coming, type Planned } from './momentReader.ts';

type MomentRow = Pick<PublicDocument, 'kind' | 'key' | 'locale' | 'body'> &
  Partial<PublicDocument & { source: string; version: number; updated_at: string }>;

type BuiltMoment = { rows: MomentRow[]; problems: string[]; path: string | null };

/**
 * What will be published at a moment, by the code that publishes: planned publications with their drafts as they are now, planned withdrawals, and all that
 * names them. Reads only.
 */
export async function buildMoment(req: PayloadRequest, { at, draft }: Pick<SiteMoment, 'at' | 'draft'>): Promise<BuiltMoment> {
  const until = new Date(at * 1000).toISOString();
  const named: Planned[] = (await loadPlanned(req.payload)).filter((one) => one.at <= until);
  if (draft && 'release' in draft) named.push({ collection: slugs.releases, id: draft.release, locale: null, does: 'publish', at: until });
  else if (draft) named.push({ collection: slugs.pages, id: draft.pageId, locale: draft.locale, does: 'publish', at: until });
  const coming = await openReleases(req, named);
  const { planned, texts, legal } = coming;
  const reader = createMomentReader(req, coming);
  const problems = new Set<string>();
  const sources = new Set([
    ...planned.map(({ collection, id }) => sourceOf(collection, id)),
    ...texts.map(({ id }) => sourceOf(slugs.microcopy, id)),
    ...(legal.length > 0 ? [sourceOf(slugs.legalStatus, 1)] : []),
  ]);
  const rows: MomentRow[] = [];
  // What names a document that comes or goes is added meanwhile.
  for (const source of sources) {
    const language = planned.findLast((one) => sourceOf(one.collection, one.id) === source && one.does === 'publish')?.locale;
    const changed = await compareSource(req, source, reader, language ?? defaultContentLocale).catch((error: unknown) => {
      if (!(error instanceof UnpublishableError)) throw error;
      problems.add(error.message);
      return { rows: [], cameOrWent: false };
    });
    rows.push(...changed.rows);
    if (changed.cameOrWent) for (const referrer of await findReferrers(req.payload.db.pool, [source], [source])) sources.add(referrer);
  }
  const page = draft && 'pageId' in draft && (await reader.find(slugs.pages, draft.pageId, draft.locale));
  return { rows, problems: [...problems], path: page ? (page.slug ?? null) : null };
}

/** What goes out with a release, in its place. Of one that is undone nothing is shown. */
async function openReleases(req: PayloadRequest, named: readonly Planned[]): Promise<Coming> {
  const [planned, texts, legal]: [Planned[], Coming['texts'], Coming['legal']] = [[], [], []];
  for (const one of named) {
    const held = one.collection === slugs.releases ? await loadHeld(req, one.id) : null;
    if (one.collection !== slugs.releases) planned.push(one);
    if (held === null || one.does === 'unpublish') continue;
    planned.push(...held.items.map((item) => ({ ...item, locale: null, does: one.does, at: one.at })));
    texts.push(...held.texts);
    if (held.legal) legal.push({ ...held.legal, since: one.at });
  }
  return { planned, texts, legal };
}

async function compareSource(
  req: PayloadRequest,
  source: string,
  reader: Reader,
  strictly: ContentLocale,
): Promise<{ rows: MomentRow[]; cameOrWent: boolean }> {
  const before = await readRows(req.payload.db.pool, [source]);
  const documents = await buildSource(source, reader, strictly);
  const went = before.filter((row) => !documents.some((document) => isSame(row, document)));
  const came = documents.filter((document) => !before.some((row) => isSame(row, document)));
  const changed = documents.filter((document) => {
    const row = before.find((one) => isSame(one, document));
    const body: unknown = JSON.parse(JSON.stringify(document.body));
    return !row || row.position !== document.position || !isDeepStrictEqual(row.body, body);
  });
  const gone = went.map(({ kind, key, locale }) => ({ kind, key, locale, body: null }));
  const moved = came.flatMap(({ kind, key, locale }) => {
    const left = went.find((row) => kind === 'page' && row.kind === kind && row.locale === locale);
    return left ? [buildRedirect(left.key, key)] : [];
  });
  const rows = [
    ...gone,
    ...[...changed, ...moved].map((document) => ({ ...document, source, version: 1, updated_at: new Date().toISOString() })),
  ];
  return { rows, cameOrWent: came.length + went.length > 0 };
}

/** A page that comes to another path is found from the one before, as `redirects/feature.ts` sees to when it happens. */
const buildRedirect = (from: string, to: string): PublicDocument =>
  buildDocument('redirect', from, anyLocale, { from, to, status: 301 }, { refs: new Set() });

type Address = Pick<PublicDocument, 'kind' | 'key' | 'locale'>;
const isSame = (one: Address, other: Address): boolean => one.kind === other.kind && one.key === other.key && one.locale === other.locale;
