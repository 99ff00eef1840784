import { foldText } from '@lupa/domain/foldText.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';

export type SuggestionReason = { kind: 'mention'; words: string } | { kind: 'casino' } | { kind: 'parent' } | { kind: 'similar' };
export type LinkSuggestion = { path: string; title: string; source: string; reason: SuggestionReason };
export type LinkSuggestions = { to: LinkSuggestion[]; from: LinkSuggestion[] };

export type SuggestionBasis = {
  locale: ContentLocale;
  /** `pages:7` */
  source: string;
  path: string;
  title: string;
  text: string;
  parent: string | null;
  /** `partners:3` of the casinos that it is about. */
  casinos: readonly string[];
  linked: readonly string[];
};

const mostOfEach = 8;
const searchConfigs: Record<ContentLocale, string> = { es_CL: 'spanish', en: 'english', fr_CA: 'french', de_DE: 'german' };

/*
 * $1 locale, $2 source, $3 text in its plain form, $4 parent, $5 casinos, $6 linked paths, $7 title, $8 search configuration, $9 own path.
 * Names of pages: the beginning of their title, the casino whose review they are, the payment method that they present.
 */
const suggestQuery = defineQuery(
  'links.suggest',
  String.raw`
  with page as materialized (
    select key, source, body->>'title' as title, coalesce(body->>'description', '') as description, body->'breadcrumbs'->-1->>'url' as parent,
      array(select ref from unnest(refs) as ref where ref like 'partners:%') as casinos
    from delivery.documents
    where kind = 'page' and locale = $1 and not coalesce((body->>'noIndex')::boolean, false) and key !~ '^(/[a-z]{2})?/(404/|sitemap/)?$'
  ),
  name as materialized (
    select key, trim(name) as name, ' ' || trim(regexp_replace(translate(lower(name), 'áàâäéèêëíïîóôöúùûüñç', 'aaaaeeeeiiiooouuuunc'), '[^a-z0-9]+', ' ', 'g')) || ' ' as plain
    from (
      select key, regexp_replace(title, '\s*[:|(–—·?¿!¡,.].*$', '') from page
      union select body->'entity'->>'reviewSlug', body->'entity'->>'partnerName' from delivery.documents where kind = 'partner'
      union select body->>'slug', body->>'name' from delivery.documents where kind = 'paymentMethod'
    ) as given(key, name) where name is not null and length(name) > 3
  ),
  words as (select replace(plainto_tsquery($8::text::regconfig, $7)::text, '&', '|')::tsquery as query),
  own_casinos as (select $5::text[] as list),
  near as (
    select page.key, page.title, page.source,
      (select name.name from name where name.key = page.key and strpos($3, name.plain) > 0 order by length(name.plain) desc limit 1) as mention,
      (select count(*) from unnest(page.casinos) as one where one = any(list))::float
        / greatest(1, cardinality(page.casinos), cardinality(list)) as casino,
      coalesce(page.parent = $4 or page.parent = $9 or page.key = $4, false) as is_near,
      ts_rank(setweight(to_tsvector($8::text::regconfig, page.title), 'A') || to_tsvector($8::text::regconfig, page.description), words.query) as likeness
    from page, words, own_casinos where page.source <> $2 and not page.key = any($6::text[])
  ),
  outward as (
    select 'to' as direction, key, title, source, mention, casino >= 0.5 as is_casino, is_near,
      (mention is not null)::int * 3 + casino * 2 + is_near::int * 0.75 + least(likeness, 1) as score
    from near where mention is not null or casino >= 0.5 or is_near or likeness > 0.3 order by score desc, key limit ${mostOfEach}
  ),
  own_name as (
    select '\m(' || string_agg(regexp_replace(name, '([.*+?^$(){}|\\\[\]])', '\\\1', 'g'), '|') || ')\M' as pattern from name where key = $9
  ),
  inward as (
    select 'from' as direction, page.key, page.title, page.source, (regexp_match(document.body::text, own_name.pattern, 'i'))[1] as mention,
      false as is_casino, false as is_near, case when page.parent = $4 then 1 else 0 end::float as score
    from page join delivery.documents as document on document.kind = 'page' and document.key = page.key and document.locale = $1, own_name
    where page.source <> $2 and own_name.pattern is not null and document.body::text ~* own_name.pattern
      and not exists (select 1 from links.places as place where place.address = $9 and place.source = page.source and place.locale in ($1, '*'))
    order by score desc, page.key limit ${mostOfEach}
  )
  select * from outward union all select * from inward order by direction, score desc, key`,
  { notNull: ['direction', 'key', 'title', 'source'] },
);

export async function suggestLinks(executor: Executor, basis: SuggestionBasis): Promise<LinkSuggestions> {
  const { locale, source, path, title, text, parent, casinos, linked } = basis;
  const values = [
    locale,
    source,
    ` ${plainWords(text)} `,
    parent,
    [...casinos],
    [...linked, path],
    title,
    searchConfigs[locale],
    path,
  ] as const;
  const { rows } = await runQuery(executor, suggestQuery, [...values]);
  const of = (wanted: string) =>
    rows.flatMap(({ direction, key, title: name, source: from, mention, is_casino: isCasino, is_near: isNear }): LinkSuggestion[] =>
      direction === wanted ? [{ path: key, title: name, source: from, reason: reasonOf(mention, isCasino, isNear) }] : [],
    );
  return { to: of('to'), from: of('from') };
}

function reasonOf(mention: string | null, isCasino: boolean | null, isNear: boolean | null): SuggestionReason {
  if (mention !== null) return { kind: 'mention', words: mention };
  if (isCasino) return { kind: 'casino' };
  return { kind: isNear ? 'parent' : 'similar' };
}

/** Lower case, without accents and signs, a space between words: as the query brings names into. */
function plainWords(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
