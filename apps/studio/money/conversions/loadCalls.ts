import { conversionKinds, type ConversionKind, type KeptCall, keptCallSchema } from '@lupa/contracts/postback.ts';
import { defineQuery, runQuery, type Executor, type RowOf } from '@lupa/database/query.ts';
import { findSource, type StoredSource } from './storedSources.ts';

const listed = 50;
const countsQuery = defineQuery(
  'conversions.counts',
  `select kind, status, count(*)::int as events, max(received_at) as "lastAt" from conversions.events
   where partner_slug = $1 and received_at > now() - interval '30 days' group by kind, status`,
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
  `select id, received_at as "receivedAt", reason, parameters, event_id as "eventId", call from conversions.refused
   where partner_slug = $1 order by received_at desc limit $2`,
);
const keptQuery = defineQuery(
  'conversions.countKeptCalls',
  'select count(*)::int as calls from conversions.refused where partner_slug = $1 and call is not null',
  { notNull: ['calls'] },
);
const replacedQuery = defineQuery(
  'conversions.replacedEvents',
  `select former.id, former.kind, former.status as "formerStatus", trim_scale(former.amount)::text as "formerAmount", former.currency as "formerCurrency",
     former.received_at as "formerAt", event.status, trim_scale(event.amount)::text as amount, event.currency, event.received_at as "receivedAt"
   from conversions.former_events as former
   join conversions.events as event on (event.partner_slug, event.id, event.kind) = (former.partner_slug, former.id, former.kind)
   where former.partner_slug = $1 order by former.received_at desc limit $2`,
);
const droppedQuery = defineQuery(
  'conversions.droppedFields',
  `select name, sum(calls)::int as calls from conversions.dropped where partner_slug = $1 and day > current_date - 90 group by name order by 2 desc`,
  { notNull: ['calls'] },
);

export type Calls = {
  source: StoredSource;
  /** In 30 days: approved events by kind, and what is not approved. */
  counts: Record<ConversionKind, number>;
  open: Record<'pending' | 'rejected', number>;
  lastAt: Date | null;
  apart: RowOf<typeof apartQuery>[];
  late: RowOf<typeof lateQuery>[];
  refused: (Omit<RowOf<typeof refusedQuery>, 'call'> & { call: KeptCall | null })[];
  /** Calls that are kept to be read again. */
  kept: number;
  replaced: RowOf<typeof replacedQuery>[];
  dropped: RowOf<typeof droppedQuery>[];
};

export async function loadCalls(database: Executor, partnerSlug: string): Promise<Calls> {
  const [source, counts, apart, late, refused, kept, replaced, dropped] = await Promise.all([
    findSource(database, partnerSlug),
    runQuery(database, countsQuery, [partnerSlug]),
    runQuery(database, apartQuery, [partnerSlug, String(listed)]),
    runQuery(database, lateQuery, [partnerSlug, String(listed)]),
    runQuery(database, refusedQuery, [partnerSlug, String(listed)]),
    runQuery(database, keptQuery, [partnerSlug]),
    runQuery(database, replacedQuery, [partnerSlug, String(listed)]),
    runQuery(database, droppedQuery, [partnerSlug]),
  ]);
  const moments = counts.rows.map(({ lastAt }) => lastAt.getTime());
  const countOf = (isMeant: (row: (typeof counts.rows)[number]) => boolean) =>
    counts.rows.filter(isMeant).reduce((sum, { events }) => sum + events, 0);
  return {
    source,
    counts: Object.fromEntries(
      conversionKinds.map((kind) => [kind, countOf((row) => row.kind === kind && row.status === 'approved')]),
    ) as Record<ConversionKind, number>,
    open: { pending: countOf(({ status }) => status === 'pending'), rejected: countOf(({ status }) => status === 'rejected') },
    lastAt: moments.length === 0 ? null : new Date(Math.max(...moments)),
    apart: apart.rows,
    late: late.rows,
    refused: refused.rows.map((row) => ({ ...row, call: row.call === null ? null : keptCallSchema.parse(row.call) })),
    kept: kept.rows[0]?.calls ?? 0,
    replaced: replaced.rows,
    dropped: dropped.rows,
  };
}
