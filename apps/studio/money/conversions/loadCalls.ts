import { conversionKinds, type ConversionKind } from '@lupa/contracts/postback.ts';
import { defineQuery, runQuery, type Executor, type RowOf } from '@lupa/database/query.ts';
import { findSource, type StoredSource } from './storedSources.ts';

const listed = 50;
const countsQuery = defineQuery(
  'conversions.counts',
  `select kind, count(*)::int as events, max(received_at) as "lastAt" from conversions.events
   where partner_slug = $1 and received_at > now() - interval '30 days' group by kind`,
  { notNull: ['events', 'lastAt'] },
);
const apartQuery = defineQuery(
  'conversions.apart',
  `select id, kind, received_at as "receivedAt", click_id as "clickId", attribution from conversions.events
   where partner_slug = $1 and attribution in ('unknown', 'foreign', 'none') order by received_at desc limit $2`,
);
const lateQuery = defineQuery(
  'conversions.late',
  `select id, kind, received_at as "receivedAt", at from conversions.events
   where partner_slug = $1 and received_at > now() - interval '90 days' and received_at - at > interval '3 days' order by received_at desc limit $2`,
);
const refusedQuery = defineQuery(
  'conversions.refusedCalls',
  `select id, received_at as "receivedAt", reason, parameters, event_id as "eventId" from conversions.refused
   where partner_slug = $1 order by received_at desc limit $2`,
);
const droppedQuery = defineQuery(
  'conversions.droppedFields',
  `select name, sum(calls)::int as calls from conversions.dropped where partner_slug = $1 and day > current_date - 90 group by name order by 2 desc`,
  { notNull: ['calls'] },
);

export type Calls = {
  source: StoredSource;
  counts: Record<ConversionKind, number>;
  lastAt: Date | null;
  apart: RowOf<typeof apartQuery>[];
  late: RowOf<typeof lateQuery>[];
  refused: RowOf<typeof refusedQuery>[];
  dropped: RowOf<typeof droppedQuery>[];
};

export async function loadCalls(database: Executor, partnerSlug: string): Promise<Calls> {
  const [source, counts, apart, late, refused, dropped] = await Promise.all([
    findSource(database, partnerSlug),
    runQuery(database, countsQuery, [partnerSlug]),
    runQuery(database, apartQuery, [partnerSlug, String(listed)]),
    runQuery(database, lateQuery, [partnerSlug, String(listed)]),
    runQuery(database, refusedQuery, [partnerSlug, String(listed)]),
    runQuery(database, droppedQuery, [partnerSlug]),
  ]);
  const moments = counts.rows.map(({ lastAt }) => lastAt.getTime());
  const countOf = (kind: ConversionKind) => counts.rows.find((row) => row.kind === kind)?.events ?? 0;
  return {
    source,
    counts: Object.fromEntries(conversionKinds.map((kind) => [kind, countOf(kind)])) as Record<ConversionKind, number>,
    lastAt: moments.length === 0 ? null : new Date(Math.max(...moments)),
    apart: apart.rows,
    late: late.rows,
    refused: refused.rows,
    dropped: dropped.rows,
  };
}
