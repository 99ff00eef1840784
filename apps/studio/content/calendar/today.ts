import { isContentLocale } from '@lupa/contracts/locale.ts';
import { market, spanishLocale } from '@lupa/contracts/market.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import type { PayloadRequest } from 'payload';
import { sourceOf } from '../../core/publish/sources.ts';
import { nameUses } from '../../core/uses/loadUses.ts';
import { languageTitles } from '../../core/languages/languageNames.ts';
import { takePart, type Work, type WorkContext, type WorkPart, type WorkRow, type WorkSection } from '../../core/frontPage/work.ts';

const todayQuery = defineQuery(
  'studio.changesOfDay',
  `
  with places as (
    select toplist.id, toplist.name, place.partner_id, place.starts_at, place.ends_at
    from studio.toplists as toplist join studio.toplists_entries as place on place._parent_id = toplist.id
    where toplist._status = 'published' and toplist.deleted_at is null
    union all
    select id, name, highlight_partner_id, highlight_starts_at, highlight_ends_at
    from studio.toplists where _status = 'published' and deleted_at is null
  )
  select case when input ->> 'type' = 'unpublish' then 'withdrawal' else 'publication' end as change,
    input -> 'doc' ->> 'relationTo' as collection, (input -> 'doc' ->> 'value')::int as id, input ->> 'locale' as locale,
    null::text as title, null::text as detail, wait_until as at
  from studio.payload_jobs
  where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
    and (wait_until at time zone '${market.timeZone}')::date <= $1::date
  union all
  select moment.change, 'toplists', places.id, null, partner.name, places.name, moment.at
  from places join studio.partners as partner on partner.id = places.partner_id
  cross join lateral (values ('placeStarts', starts_at), ('placeEnds', ends_at)) as moment (change, at)
  where (moment.at at time zone '${market.timeZone}')::date = $1::date
  union all
  select 'offerEnds', 'offers', offer.id, null, partner.name, offer.title_preview, null
  from studio.offers as offer join studio.partners as partner on partner.id = offer.partner_id
  where offer._status = 'published' and offer.deleted_at is null and (offer.expiration at time zone 'UTC')::date = $1::date
  order by at nulls last, change, id`,
  { notNull: ['change', 'collection', 'id'] },
);
type Row = RowOf<typeof todayQuery>;

const changeLabels: Record<string, string> = {
  publication: 'Se publica',
  withdrawal: 'Sale del sitio',
  placeStarts: 'Entra a la toplist',
  placeEnds: 'Deja la toplist',
  offerEnds: 'Último día',
};

async function loadToday({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const { rows } = await runQuery(req.payload.db.pool, todayQuery, [dayInMarket(now)]);
  const shown = takePart(
    rows.map((row, index) => toRow(row, index, now)),
    part,
  );
  return { ...shown, rows: await nameDocuments(req, shown.rows, rows.slice(part.offset, part.offset + part.limit)) };
}

const clock = new Intl.DateTimeFormat(spanishLocale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: market.timeZone });

function toRow({ change, collection, id, locale, title, detail, at }: Row, index: number, now: Date): WorkRow {
  const isLate = (change === 'publication' || change === 'withdrawal') && at !== null && at.getTime() < now.getTime() - 5 * 60_000;
  const parts = [detail, isContentLocale(locale) ? languageTitles[locale] : null].filter((text) => text !== null);
  return {
    key: `${change}:${collection}:${id}:${index}`,
    href: `/admin/collections/${collection}/${id}${isContentLocale(locale) ? `?locale=${locale}` : ''}`,
    title: title ?? '',
    kind: changeLabels[change] ?? change,
    ...(parts.length > 0 && { detail: parts.join(', ') }),
    when: at === null ? 'Al terminar el día' : isLate ? 'Atrasada' : clock.format(at),
    ...(isLate && { tone: 'error' as const }),
  };
}

async function nameDocuments(req: PayloadRequest, rows: readonly WorkRow[], found: readonly Row[]): Promise<WorkRow[]> {
  const unnamed = found.filter(({ title }) => title === null);
  const names = await nameUses(
    req,
    unnamed.map(({ collection, id }) => ({ source: sourceOf(collection, id), isDraft: true, isPublished: false })),
  );
  const byPath = new Map(names.map(({ path, title }) => [path, title]));
  return rows.map((row) => (row.title === '' ? { ...row, title: byPath.get(row.href.split('?')[0] ?? '') ?? 'Sin nombre' } : row));
}

export const today: WorkSection = {
  id: 'hoy',
  place: 40,
  title: 'Cambia hoy',
  isFor: () => true,
  load: loadToday,
  empty: 'Hoy nada entra ni sale por sí solo.',
};
