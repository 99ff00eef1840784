import { defineQuery, type Executor, runQuery, type RowOf } from '@lupa/database/query.ts';
import { entriesSql } from './entriesSql.ts';
import { foldSql } from './fold.ts';
import type { Search } from './readSearch.ts';

const numbered = (names: Record<string, number>): string =>
  entriesSql.replaceAll(/:(kinds|showsTracking|labels)\b/g, (_, name: string) => `$${names[name]}`);

/** $1 collections, $2 whether tracking links may be found, $3 labels, $4 words, all of which are found, $5 a path that is the document's, $6 texts that make it likelier, $7 how many of each collection. */
const findQuery = defineQuery(
  'studio.findDocuments',
  `with entries as (${numbered({ kinds: 1, showsTracking: 2, labels: 3 })}),
   wanted as (
     select array(select ${foldSql('word')} from unnest($4::text[]) as word) as words,
       array(select ${foldSql('hint')} from unnest($6::text[]) as hint) as hints, ${foldSql("array_to_string($4::text[], ' ')")} as phrase
   ),
   found as (
     select collection, entries.id::int as id, title, detail, at,
       (select count(*) from unnest(hints) as hint where strpos(texts, hint) > 0) as hints,
       case when $5::text = any(paths) or phrase = any(paths) or ${foldSql('title')} = phrase then 0
         when starts_with(${foldSql('title')}, phrase) then 1
         when strpos(' ' || ${foldSql('title')}, ' ' || phrase) > 0 then 2
         when strpos(${foldSql('title')}, phrase) > 0 then 3 else 4 end as distance
     from entries, wanted
     where case when $5::text is null then not exists (select from unnest(words) as word where strpos(texts, word) = 0)
       else $5::text = any(paths) end
   ),
   ranked as (
     select *, row_number() over (partition by collection order by hints desc, distance, at desc, id) as place, count(*) over (partition by collection)::int as total
     from found
   )
   select collection, id, title, detail, total, min(distance) over (partition by collection) as nearest
   from ranked where place <= $7 order by collection, place`,
  { notNull: ['collection', 'id', 'total', 'nearest'] },
);

/** $4 the person, $5 how many. */
const recentQuery = defineQuery(
  'studio.recentDocuments',
  `with entries as (${numbered({ kinds: 1, showsTracking: 2, labels: 3 })}),
   edited as (
     select subject, document_id, max(updated_at) as at from studio.activity
     where person_id = $4 and document_id is not null and subject = any($1::text[]) and kind in ('created', 'changed', 'published', 'unpublished', 'restored', 'recovered')
     group by subject, document_id order by at desc limit 50
   )
   select entries.collection, entries.id::int as id, entries.title, entries.detail
   from edited join entries on entries.collection = edited.subject and entries.id::text = edited.document_id
   order by edited.at desc limit $5`,
  { notNull: ['collection', 'id'] },
);

export type FoundDocument = RowOf<typeof findQuery>;
export type RecentDocument = RowOf<typeof recentQuery>;

/** What somebody may find. `labels`: Spanish words for the kinds of records and the roles. */
export type Reach = { kinds: string[]; showsTracking: boolean; labels: Record<string, string> };

/** By collection; the best first in each. */
export async function findDocuments(executor: Executor, reach: Reach, search: Search, limit: number): Promise<FoundDocument[]> {
  const { words, path, hints } = search;
  const { rows } = await runQuery(executor, findQuery, [...valuesOf(reach), words, path, hints, limit]);
  return rows;
}

/** What a person has edited, the last first. */
export async function findRecent(executor: Executor, reach: Reach, person: number, limit: number): Promise<RecentDocument[]> {
  const { rows } = await runQuery(executor, recentQuery, [...valuesOf(reach), person, limit]);
  return rows;
}

const valuesOf = ({ kinds, showsTracking, labels }: Reach) => [kinds, showsTracking, JSON.stringify(labels)] as const;
