import type { Executor } from '@lupa/database/query.ts';
import { z } from 'zod';
import { foldSql, findLabels, listFindable } from '../../core/find.ts';
import type { Search } from './readSearch.ts';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { featuresOf } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';

/** The entries of all collections that can be found, in SQL with the parameters that both queries begin with. */
const writeEntries = (entries: readonly string[]): string =>
  entries.join('\nunion all\n').replaceAll(/:(kinds|showsTracking|labels)\b/g, (_, name: string) => `$${parameters.indexOf(name) + 1}`);
const parameters = ['kinds', 'showsTracking', 'labels'];

/** $1 collections, $2 whether tracking links may be found, $3 labels, $4 words, all of which are found, $5 a path that is the document's, $6 texts that make it likelier, $7 how many of each collection. */
const writeFindQuery = (entries: readonly string[]): string =>
  `with entries as (${writeEntries(entries)}),
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
   from ranked where place <= $7 order by collection, place`;

/** $4 the person, $5 how many. */
const writeRecentQuery = (entries: readonly string[]): string =>
  `with entries as (${writeEntries(entries)}),
   edited as (
     select subject, document_id, max(updated_at) as at from studio.activity
     where person_id = $4 and document_id is not null and subject = any($1::text[]) and kind in ('created', 'changed', 'published', 'unpublished', 'restored', 'recovered')
     group by subject, document_id order by at desc limit 50
   )
   select entries.collection, entries.id::int as id, entries.title, entries.detail
   from edited join entries on entries.collection = edited.subject and entries.id::text = edited.document_id
   order by edited.at desc limit $5`;

const recentSchema = z.object({ collection: z.string(), id: z.number(), title: z.string().nullable(), detail: z.string().nullable() });
const foundSchema = recentSchema.extend({ total: z.number(), nearest: z.number() });
export type FoundDocument = z.output<typeof foundSchema>;
export type RecentDocument = z.output<typeof recentSchema>;

/** What somebody may find. `entries`: the SQL of what can be found; `labels`: Spanish words for stored values. */
export type Reach = { kinds: string[]; entries: string[]; showsTracking: boolean; labels: Record<string, string> };

export async function findDocuments(executor: Executor, reach: Reach, search: Search, limit: number): Promise<FoundDocument[]> {
  const { words, path, hints } = search;
  const values = [...valuesOf(reach), words, path, hints, limit];
  const { rows } = await executor.query({ queryName: 'studio.findDocuments', text: writeFindQuery(reach.entries), values });
  return foundSchema.array().parse(rows);
}

export async function findRecent(executor: Executor, reach: Reach, person: number, limit: number): Promise<RecentDocument[]> {
  const values = [...valuesOf(reach), person, limit];
  const { rows } = await executor.query({ queryName: 'studio.recentDocuments', text: writeRecentQuery(reach.entries), values });
  return recentSchema.array().parse(rows);
}

const valuesOf = ({ kinds, showsTracking, labels }: Reach) => [kinds, showsTracking, JSON.stringify(labels)] as const;

type Narrowed = Map<string, Where>;

export async function readReach(req: PayloadRequest): Promise<{ reach: Reach; narrowed: Narrowed }> {
  const kinds: string[] = [];
  const narrowed: Narrowed = new Map();
  const features = featuresOf(req.payload);
  const findable = listFindable(features);
  for (const { collection: slug } of findable) {
    const { access } = req.payload.collections[slug].config;
    const answer = await (slug === slugs.users ? access.create : access.read)({ req });
    if (answer === false) continue;
    kinds.push(slug);
    if (answer !== true) narrowed.set(slug, answer);
  }
  return {
    reach: { kinds, entries: findable.map(({ sql }) => sql), showsTracking: await mayReadTracking(req), labels: findLabels(features) },
    narrowed,
  };
}

async function mayReadTracking(req: PayloadRequest): Promise<boolean> {
  const field = req.payload.collections[slugs.offers]?.config.flattenedFields.find(({ name }) => name === 'trackingUrl');
  const read = field && 'access' in field ? field.access?.read : undefined;
  return read === undefined || (await read({ req }));
}

export async function keepReadable<Found extends { collection: string; id: number }>(
  req: PayloadRequest,
  found: Found[],
  narrowed: Narrowed,
): Promise<Found[]> {
  const readable = new Set<string>();
  for (const slug of narrowed.keys()) {
    const ids = found.filter(({ collection }) => collection === slug).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { id: { in: ids } },
      draft: true,
      select: {},
      overrideAccess: false,
      user: req.user,
      ...plain(req),
    });
    for (const { id } of docs) readable.add(`${slug}:${id}`);
  }
  return found.filter(({ collection, id }) => !narrowed.has(collection) || readable.has(`${collection}:${id}`));
}
