import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { featuresOf } from '../../core/feature.ts';
import { findLabels } from '../../core/find.ts';
import { slugs } from '../../core/slugs.ts';
import { languageTitles } from '../../core/languages/languageNames.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';
import type { Work, WorkContext, WorkPart, WorkRow, WorkSection } from '../../core/frontPage/work.ts';

const named = (collection: string, title: string) => `
  select '${collection}' as collection, parent_id as id, version_${title} as title, null::text as record_kind, null::text[] as locales, version_updated_at as changed
  from studio._${collection}_v
  where latest and version__status = 'draft' and version_last_edited_by_id = $1 and version_deleted_at is null`;

/** Newest versions that are not published, of those whom this person saved last. A page counts with the languages that were written. */
const draftsQuery = defineQuery(
  'studio.draftsOf',
  `
  with drafts as (
    select 'pages' as collection, version.parent_id as id, version.version_internal_name as title, null::text as record_kind,
      array_agg(words._locale::text order by words._locale) filter (where words.version_title is not null or words.version_slug is not null) as locales,
      max(version.version_updated_at) as changed
    from studio._pages_v as version
    left join studio._pages_v_locales as words on words._parent_id = version.id and words.version__status = 'draft'
    where version.latest and version.version_last_edited_by_id = $1 and version.version_deleted_at is null
    group by version.id
    having bool_or(words.version_title is not null or words.version_slug is not null)
      or not exists (select from studio.pages_locales as out where out._parent_id = version.parent_id and out._status = 'published')
    union all ${named('partners', 'name')}
    union all ${named('offers', 'title_preview')}
    union all ${named('toplists', 'name')}
    union all
    select 'records', version.parent_id, partner.name, version.version_kind::text, null, version.version_updated_at
    from studio._records_v as version
    left join studio.partners as partner on partner.id = version.version_partner_id
    where version.latest and version.version__status = 'draft' and version.version_last_edited_by_id = $1 and version.version_deleted_at is null
  )
  select collection, id, title, record_kind as "recordKind", locales, changed, count(*) over ()::int as total
  from drafts where id is not null order by changed desc, collection, id limit $2 offset $3`,
  { notNull: ['collection', 'id', 'changed', 'total'] },
);

async function loadDrafts({ req, now }: WorkContext, { limit, offset }: WorkPart): Promise<Work> {
  const { rows } = await runQuery(req.payload.db.pool, draftsQuery, [Number(req.user?.id), limit, offset]);
  const labels = findLabels(featuresOf(req.payload));
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ collection, id, title, recordKind, locales, changed }): WorkRow => {
      const [locale] = locales ?? [];
      return {
        key: `${collection}:${id}`,
        href: `/admin/collections/${collection}/${id}${locale === undefined ? '' : `?locale=${locale}`}`,
        title:
          recordKind === null ? (title ?? 'Sin nombre') : `${title ?? 'Sin casino'}, ${labels[recordKind]?.toLowerCase() ?? recordKind}`,
        kind: kinds[collection] ?? '',
        ...(locales !== null && { detail: locales.map((code) => languageTitles[code as keyof typeof languageTitles]).join(', ') }),
        when: formatAge(changed, now),
      };
    }),
  };
}

const kinds: Record<string, string> = {
  [slugs.pages]: 'Página',
  [slugs.partners]: 'Casino',
  [slugs.offers]: 'Oferta',
  [slugs.toplists]: 'Toplist',
  [slugs.records]: 'Comprobación',
};

export const drafts: WorkSection = {
  id: 'borradores',
  place: 30,
  title: 'Mis borradores sin publicar',
  isFor: () => true,
  load: loadDrafts,
  empty: 'No dejaste nada a medio camino.',
};
