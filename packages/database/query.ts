import type { QueryResult } from 'pg';
import type { QueryTypes } from './queryTypes.ts';

type QueryName = keyof QueryTypes;
type WithNotNull<Row, NotNull> = { [Column in keyof Row]: Column extends NotNull ? NonNullable<Row[Column]> : Row[Column] };

/** `types` is there for the compiler alone. */
export type Query<Row, Values extends unknown[]> = {
  readonly name: string;
  readonly text: string;
  readonly isPrepared: boolean;
  readonly types?: { row: Row; values: Values };
};

export type RowOf<Given> = Given extends Query<infer Row, infer _Values> ? Row : never;

/** A pool, or one of its connections. `queryName` is for traces; with `name` node-postgres prepares a query. */
export type Executor = { query: (config: { name?: string; queryName?: string; text: string; values: unknown[] }) => Promise<QueryResult> };

export const definedQueries: { name: string; text: string }[] = [];

/** Typed by Postgres (`queryTypes.ts`). `notNull`: columns of which Postgres does not say so. `isPrepared`: parsed once. */
export function defineQuery<const Name extends QueryName, const NotNull extends keyof QueryTypes[Name]['row'] = never>(
  name: Name,
  text: string,
  { isPrepared = false }: { notNull?: readonly NotNull[]; isPrepared?: boolean } = {},
): Query<WithNotNull<QueryTypes[Name]['row'], NotNull>, QueryTypes[Name]['parameters']> {
  definedQueries.push({ name, text });
  return { name, text, isPrepared };
}

/** Runs a query. @throws what the database says */
export async function runQuery<Row, Values extends unknown[]>(
  executor: Executor,
  { name, text, isPrepared }: Query<Row, Values>,
  values: NoInfer<Values>,
): Promise<{ rows: Row[]; rowCount: number }> {
  const { rows, rowCount } = await executor.query({ ...(isPrepared && { name }), queryName: name, text, values });
  return { rows: rows as Row[], rowCount: rowCount ?? 0 };
}
