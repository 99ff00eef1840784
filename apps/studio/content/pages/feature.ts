import { slugs } from '../../core/slugs.ts';
import { buildPages } from './buildPage.ts';
import { newest, either, both, foldSql } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { headingsEndpoint, pageChoices } from './pageChoices.ts';
import { Pages } from './Pages.ts';

export const pagesFeature: StudioFeature = {
  name: 'pages',
  find: [{ collection: slugs.pages, place: 10, sql: selectPageEntries() }],
  collections: [{ config: Pages, handledAs: 'document' }],
  choices: { pages: pageChoices('link'), paths: pageChoices('path') },
  endpoints: [headingsEndpoint],
  publishing: { builders: { [slugs.pages]: buildPages } },
};

function selectPageEntries(): string {
  const isSpanish = `text._locale = 'es_CL'`;
  const texts = (table: string, parent: string, prefix: string) => `left join (
    select text._parent_id, string_agg(concat_ws(' ', text.${prefix}title, text.${prefix}slug), ' ') as texts,
      array_agg(text.${prefix}slug order by ${isSpanish} desc) filter (where text.${prefix}slug is not null) as slugs
    from studio.${table} as text group by text._parent_id) as ${parent}_text on ${parent}_text._parent_id = ${parent}.id`;
  return `select 'pages' as collection, doc.id, ${either('internal_name')} as title, coalesce(new_text.slugs[1], doc_text.slugs[1]) as detail,
    ${foldSql(`concat_ws(' ', ${both('internal_name').join(', ')}, new_text.texts, doc_text.texts)`)} as texts,
    coalesce(new_text.slugs, '{}') || coalesce(doc_text.slugs, '{}') as paths, ${either('updated_at')} as at
  from studio.pages as doc ${newest('pages')}
  ${texts('_pages_v_locales', 'new', 'version_')}
  ${texts('pages_locales', 'doc', '')}
  where 'pages' = any(:kinds::text[]) and doc.deleted_at is null`;
}
