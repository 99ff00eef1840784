import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';

/** `isDraft`: in the newest version. `isPublished`: in what visitors see. */
type Where = { isDraft: boolean; isPublished: boolean };
export type Use = Where & { source: string };
export type Named = Where & { target: string };

const usesQuery = defineQuery(
  'studio.usesOf',
  `
  select source, bool_or(is_draft) as "isDraft", bool_or(is_published) as "isPublished"
  from studio.document_uses where target = any($1::text[]) and source <> $2
  group by source order by source`,
  { notNull: ['isDraft', 'isPublished'] },
);
const namedQuery = defineQuery(
  'studio.namedBy',
  'select target, is_draft as "isDraft", is_published as "isPublished" from studio.document_uses where source = $1',
);
const removeQuery = defineQuery('studio.removeUses', 'delete from studio.document_uses where source = $1 and not target = any($2::text[])');
const writeQuery = defineQuery(
  'studio.writeUses',
  `
  insert into studio.document_uses (source, target, is_draft, is_published)
  select $1::text, * from unnest($2::text[], $3::bool[], $4::bool[])
  on conflict (source, target) do update set is_draft = excluded.is_draft, is_published = excluded.is_published`,
);

/** The documents that name one of these targets, other than the document itself. */
export async function selectUses(executor: Executor, targets: readonly string[], self: string): Promise<Use[]> {
  return (await runQuery(executor, usesQuery, [[...targets], self])).rows;
}

/** Makes `named` all that a document names. What is the same is not written. */
export async function writeUses(executor: Executor, source: string, named: readonly Named[]): Promise<void> {
  const { rows } = await runQuery(executor, namedQuery, [source]);
  const known = new Map(rows.map((row) => [row.target, row]));
  const isSame = ({ target, isDraft, isPublished }: Named) => {
    const row = known.get(target);
    return row?.isDraft === isDraft && row.isPublished === isPublished;
  };
  if (rows.length === named.length && named.every(isSame)) return;
  const targets = named.map(({ target }) => target);
  await runQuery(executor, removeQuery, [source, targets]);
  await runQuery(executor, writeQuery, [source, targets, named.map(({ isDraft }) => isDraft), named.map(({ isPublished }) => isPublished)]);
}
