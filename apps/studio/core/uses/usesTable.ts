import { advisoryLocks } from '@lupa/database/locks.ts';
import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';

/** `isDraft`: in the newest version. `isPublished`: in what visitors see. */
type Where = { isDraft: boolean; isPublished: boolean };
export type Use = Where & { source: string };
export type Named = Where & { source: string; target: string };

const usesQuery = defineQuery(
  'studio.usesOf',
  `
  select source, bool_or(is_draft) as "isDraft", bool_or(is_published) as "isPublished"
  from studio.document_uses where target = any($1::text[]) and source <> $2
  group by source order by source`,
  { notNull: ['isDraft', 'isPublished'] },
);
const usesOfEachQuery = defineQuery(
  'studio.usesOfEach',
  `
  select target, source, is_draft as "isDraft", is_published as "isPublished"
  from studio.document_uses where target = any($1::text[]) order by target, source`,
);
const lockQuery = defineQuery(
  'studio.lockUses',
  'select pg_advisory_xact_lock($1::int, hashtext(source)) from (select source from unnest($2::text[]) as one(source) order by source) as ordered',
);
const namedQuery = defineQuery(
  'studio.namedBy',
  'select source, target, is_draft as "isDraft", is_published as "isPublished" from studio.document_uses where source = any($1::text[])',
);
const removeQuery = defineQuery('studio.removeUses', 'delete from studio.document_uses where source = any($1::text[])');
const writeQuery = defineQuery(
  'studio.writeUses',
  `
  insert into studio.document_uses (source, target, is_draft, is_published)
  select * from unnest($1::text[], $2::text[], $3::bool[], $4::bool[])`,
);

/** Until the end of the transaction nobody else notes what these documents name. */
export async function lockUses(executor: Executor, sources: readonly string[]): Promise<void> {
  await runQuery(executor, lockQuery, [advisoryLocks.uses, [...sources]]);
}

export async function selectUses(executor: Executor, targets: readonly string[], self: string): Promise<Use[]> {
  return (await runQuery(executor, usesQuery, [[...targets], self])).rows;
}

export const selectUsesOfEach = async (executor: Executor, targets: readonly string[]): Promise<Named[]> =>
  (await runQuery(executor, usesOfEachQuery, [[...targets]])).rows;

/** Makes `named` all that these documents name. A document of which nothing has changed is not written. */
export async function writeUses(executor: Executor, sources: readonly string[], named: readonly Named[]): Promise<void> {
  const { rows } = await runQuery(executor, namedQuery, [[...sources]]);
  const before = Map.groupBy(rows, ({ source }) => source);
  const after = Map.groupBy(named, ({ source }) => source);
  const changed = sources.filter((source) => describe(before.get(source)) !== describe(after.get(source)));
  if (changed.length === 0) return;
  await runQuery(executor, removeQuery, [changed]);
  const written = changed.flatMap((source) => after.get(source) ?? []);
  await runQuery(executor, writeQuery, [
    written.map(({ source }) => source),
    written.map(({ target }) => target),
    written.map(({ isDraft }) => isDraft),
    written.map(({ isPublished }) => isPublished),
  ]);
}

const describe = (named: readonly Omit<Named, 'source'>[] = []): string =>
  named
    .map(({ target, isDraft, isPublished }) => JSON.stringify([target, isDraft, isPublished]))
    .toSorted()
    .join('\n');
