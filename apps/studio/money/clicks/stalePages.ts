import { dayInMarket } from '@lupa/domain/market.ts';
import { type ContentLocale, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { formatLongDay } from '../../core/dates/days.ts';
import { countClicks } from '../../core/report/formatNumbers.ts';
import { queryClicks } from './queryClicks.ts';
import { slugs } from '../../core/slugs.ts';
import { languageTitles } from '../../core/languages/languageNames.ts';
import { mayWritePages, type Work, type WorkContext, type WorkPart, type WorkSection } from '../../core/frontPage/work.ts';

const untouchedDays = 90;
const trafficDays = 28;
/** Pages beyond are as good as without clicks. */
const mostPages = 1000;

/** $2 and $3: pages with clicks, and how many. Those with more come first, then the older ones. */
const staleQuery = defineQuery(
  'studio.stalePages',
  `
  with traffic as (select * from unnest($2::text[], $3::int[]) as visited (path, clicks)), languages as (
    select page.id, page.internal_name as name, here._locale::text as locale, here.slug,
      coalesce(here.words_changed_at, here.updated_date, page.updated_at) as changed
    from studio.pages as page
    join studio.pages_locales as here on here._parent_id = page.id and here._status = 'published'
    where page.deleted_at is null and here.slug is not null
  )
  select id, name, locale, slug, changed, coalesce(clicks, 0) as clicks, count(*) over ()::int as total
  from languages left join traffic on path = slug
  where changed < $1
  order by coalesce(clicks, 0) desc, changed, id limit $4 offset $5`,
  { notNull: ['locale', 'slug', 'changed', 'clicks', 'total'] },
);

async function loadStale({ req, now }: WorkContext, { limit, offset }: WorkPart): Promise<Work> {
  const traffic = mayManageAffiliates(req.user) ? await loadTraffic(req.payload.db.pool, dayInMarket(now)) : [];
  const before = new Date(now.getTime() - untouchedDays * 86_400_000);
  const paths = traffic.map(({ path }) => path);
  const { rows } = await runQuery(req.payload.db.pool, staleQuery, [before, paths, traffic.map(({ clicks }) => clicks), limit, offset]);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ id, name, locale, slug, changed, clicks }) => ({
      key: `${id}:${locale}`,
      href: `/admin/collections/${slugs.pages}/${id}?locale=${locale}`,
      title: name ?? slug,
      ...(locale !== defaultContentLocale && { kind: languageTitles[locale as ContentLocale] }),
      detail: clicks > 0 ? `${slug} · ${countClicks(clicks)} en ${trafficDays} días` : slug,
      when: formatLongDay(dayInMarket(changed)),
    })),
  };
}

async function loadTraffic(pool: Parameters<typeof queryClicks>[0], today: string) {
  const filter = { from: addDays(today, 1 - trafficDays), to: today };
  const { groups } = await queryClicks(pool, { by: 'page', filter, limit: mostPages });
  return groups.flatMap(({ key, human }) => (key === null || human === 0 ? [] : [{ path: key, clicks: human }]));
}

/** Those who see clicks start with the pages that bring most of them; the others with the oldest. */
export const stalePages: WorkSection = {
  id: 'sin-tocar',
  place: 130,
  title: 'Páginas sin cambios hace 90 días',
  isFor: mayWritePages,
  load: loadStale,
  isState: true,
  empty: 'Todo el texto publicado se tocó en los últimos 90 días.',
};
