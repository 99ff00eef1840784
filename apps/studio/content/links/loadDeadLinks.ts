import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';
import type { PayloadRequest } from 'payload';
import { nameUses } from '../../core/uses/loadUses.ts';
import type { LinkKind } from './extractLinks.ts';
import { type LinkState, readState, formatState } from './linkVerdict.ts';
import { type LinkFilter, deadLinksPath } from './linkPaths.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';
import { mayWritePages, takePart, type Work, type WorkContext, type WorkPart, type WorkSection } from '../../core/frontPage/work.ts';

export type LinkPlace = { source: string; locale: string; block: number | null; kind: string; title: string; path: string };
export type FoundAddress = {
  address: string;
  kind: LinkKind;
  outcome: LinkState;
  status: number | null;
  target: string | null;
  since: Date | null;
  checkedAt: Date | null;
  places: LinkPlace[];
};
export type DeadLink = FoundAddress & { since: Date };
export type LinkCounts = { internal: number; external: number; redirecting: number };

const selectLinks = `
  select known.address, known.kind, known.outcome, known.status, known.target, known.dead_since as since,
    place.source, place.locale, place.block, known.checked_at as "checkedAt"
  from links.addresses as known join links.places as place using (address)`;
const deadQuery = defineQuery(
  'links.dead',
  `${selectLinks} where known.dead_since is not null order by known.dead_since desc, known.address, place.source, place.locale`,
);
// A redirect of ours is followed when the link is published, so what is left of them comes from an older publication.
const redirectingQuery = defineQuery(
  'links.redirecting',
  `${selectLinks} where known.outcome = 'redirects' order by known.kind desc, known.address, place.source, place.locale`,
);
const countQuery = defineQuery(
  'links.count',
  `
  select count(*) filter (where dead_since is not null and kind = 'internal')::int as internal,
    count(*) filter (where dead_since is not null and kind = 'external')::int as external,
    count(*) filter (where outcome = 'redirects')::int as redirecting
  from links.addresses`,
  { notNull: ['internal', 'external', 'redirecting'] },
);

export async function loadDeadLinks(req: PayloadRequest): Promise<DeadLink[]> {
  const found = await gather(req, (await runQuery(req.payload.db.pool, deadQuery, [])).rows);
  return found.flatMap((link) => (link.since === null ? [] : [{ ...link, since: link.since }]));
}

export async function countLinks(executor: Executor): Promise<LinkCounts> {
  const { rows } = await runQuery(executor, countQuery, []);
  return rows[0] ?? { internal: 0, external: 0, redirecting: 0 };
}

type Row = Omit<FoundAddress, 'kind' | 'outcome' | 'places'> & { kind: string; outcome: string | null } & Pick<
    LinkPlace,
    'source' | 'locale' | 'block'
  >;

async function gather(req: PayloadRequest, rows: readonly Row[]): Promise<FoundAddress[]> {
  const sources = [...new Set(rows.map(({ source }) => source))];
  const named = await nameUses(
    req,
    sources.map((source) => ({ source, isDraft: true, isPublished: true })),
  );
  const names = new Map(sources.map((source, index) => [source, named[index]]));
  const links = new Map<string, FoundAddress>();
  for (const { source, locale, block, ...row } of rows) {
    const outcome = readState(row.outcome);
    const name = names.get(source);
    if (outcome === null || name === undefined) continue;
    const link = links.get(row.address) ?? { ...row, kind: row.kind === 'external' ? 'external' : 'internal', outcome, places: [] };
    const path = locale === '*' ? name.path : `${name.path}?locale=${locale}`;
    link.places.push({ source, locale, block, kind: name.kind, title: name.title, path });
    links.set(row.address, link);
  }
  return [...links.values()];
}

export async function loadListedLinks(req: PayloadRequest, filter: LinkFilter): Promise<FoundAddress[]> {
  if (filter === 'redirecting') return gather(req, (await runQuery(req.payload.db.pool, redirectingQuery, [])).rows);
  const dead = await loadDeadLinks(req);
  return filter === 'all' ? dead : dead.filter(({ kind }) => kind === filter);
}

async function loadDead({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const rows = (await loadDeadLinks(req)).map((link) => ({
    key: link.address,
    href: link.places[0]?.path ?? deadLinksPath,
    title: link.places[0]?.title ?? link.address,
    kind: link.address,
    detail: formatState(link),
    when: formatAge(link.since, now),
    tone: 'warning' as const,
  }));
  return takePart(rows, part);
}

export const deadLinks: WorkSection = {
  id: 'enlaces-rotos',
  place: 90,
  title: 'Enlaces rotos',
  isFor: mayWritePages,
  load: loadDead,
  empty: 'Todos los enlaces de las páginas llevan a algún lugar.',
  listPath: deadLinksPath,
  isState: true,
};
