import { type ContentLocale, contentLocales, defaultContentLocale, isContentLocale } from '@lupa/contracts/locale.ts';
import { defineQuery, type Executor, runQuery } from '@lupa/database/query.ts';

/** `outdated`: published, and its words are more than a day older than the published Spanish ones. `missing`: nothing was written. */
export const languageStates = ['published', 'outdated', 'draft', 'missing'] as const;
export type LanguageState = (typeof languageStates)[number];

export const stateLabels: Record<LanguageState, string> = {
  published: 'Publicada',
  outdated: 'Más antigua que la española',
  draft: 'Borrador',
  missing: 'Falta',
};

/** `hasDraft`: published, with changes that are not. `path` is null while it has none. */
export type LanguageCell = { locale: ContentLocale; state: LanguageState; hasDraft: boolean; path: string | null; changed: string | null };
export type LanguageRow = { id: number; name: string; cells: LanguageCell[] };
/** Null: any. */
export type LanguageFilter = { locale: ContentLocale | null; state: LanguageState | null; search: string };

const cells = `
  select page.id, coalesce(version.version_internal_name, page.internal_name, '') as name, locale,
    case
      when here._status = 'published' and spanish._status = 'published' and locale <> '${defaultContentLocale}'
        and coalesce(here.words_changed_at, here.updated_date, page.updated_at) + interval '1 day'
          < coalesce(spanish.words_changed_at, spanish.updated_date, page.updated_at) then 'outdated'
      when here._status = 'published' then 'published'
      when draft.version_title is not null or draft.version_slug is not null then 'draft'
      else 'missing'
    end as state,
    coalesce(here._status = 'published' and draft.version__status = 'draft', false) as has_draft,
    case when here._status = 'published' then here.slug else draft.version_slug end as path,
    case when here._status = 'published' then coalesce(here.words_changed_at, here.updated_date, page.updated_at) end as changed
  from studio.pages as page
  cross join unnest($1::text[]) as locale
  left join studio._pages_v as version on version.parent_id = page.id and version.latest
  left join studio._pages_v_locales as draft on draft._parent_id = version.id and draft._locale::text = locale
  left join studio.pages_locales as here on here._parent_id = page.id and here._locale::text = locale
  left join studio.pages_locales as spanish on spanish._parent_id = page.id and spanish._locale::text = '${defaultContentLocale}'
  where page.deleted_at is null`;

const matrixQuery = defineQuery(
  'studio.languageMatrix',
  `
  with cells as (${cells})
  select id, name, count(*) over ()::int as total,
    jsonb_agg(jsonb_build_object('locale', locale, 'state', state, 'hasDraft', has_draft, 'path', path, 'changed', changed)
      order by array_position($1::text[], locale)) as cells
  from cells
  group by id, name
  having bool_or(($2::text is null or locale = $2) and ($3::text is null or state = $3))
    and (name ilike $4 or bool_or(path ilike $4))
  order by name, id
  limit $5 offset $6`,
  { notNull: ['name', 'total', 'cells'] },
);

const countQuery = defineQuery(
  'studio.languageCounts',
  `with cells as (${cells}) select locale, state, count(*)::int as pages from cells group by locale, state`,
  { notNull: ['locale', 'state', 'pages'] },
);

export async function loadLanguageMatrix(
  executor: Executor,
  { locale, state, search }: LanguageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: LanguageRow[]; total: number }> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await runQuery(executor, matrixQuery, [[...contentLocales], locale, state, pattern, limit, offset]);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map((row) => ({ id: row.id, name: row.name, cells: row.cells as LanguageCell[] })),
  };
}

export type LanguageCount = { locale: ContentLocale } & Record<LanguageState, number>;

export async function countLanguages(executor: Executor): Promise<LanguageCount[]> {
  const { rows } = await runQuery(executor, countQuery, [[...contentLocales]]);
  const countOf = (locale: string, state: LanguageState) => rows.find((row) => row.locale === locale && row.state === state)?.pages ?? 0;
  return contentLocales.map((locale) => ({
    locale,
    published: countOf(locale, 'published'),
    outdated: countOf(locale, 'outdated'),
    draft: countOf(locale, 'draft'),
    missing: countOf(locale, 'missing'),
  }));
}

export const languagesPath = '/admin/idiomas';
export const pageSize = 25;

type Given = Record<string, unknown>;

export function readLanguageFilter(given: Given): LanguageFilter & { page: number } {
  const { idioma, estado, buscar, pagina } = given;
  return {
    locale: isContentLocale(idioma) ? idioma : null,
    state: languageStates.find((state) => state === estado) ?? null,
    search: typeof buscar === 'string' ? buscar.trim().slice(0, 200) : '',
    page: readPageNumber(pagina),
  };
}

export const readPageNumber = (given: unknown): number => (typeof given === 'string' && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1);

export function buildLanguagesUrl({ locale, state, search, page = 1 }: Partial<LanguageFilter> & { page?: number }): string {
  const pairs = Object.entries({ idioma: locale, estado: state, buscar: search, pagina: page > 1 ? String(page) : null });
  const given = pairs.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? languagesPath : `${languagesPath}?${new URLSearchParams(given).toString()}`;
}
