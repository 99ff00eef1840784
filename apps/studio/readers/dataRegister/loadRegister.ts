import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Payload, Endpoint } from 'payload';
import { activityKeptDays } from '../../core/audit/logActivity.ts';
import { featuresOf, type KeptDays, type RegisterEntry, type StudioFeature, type Subject } from '../../core/feature.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { answerCsv, getEndpoint, noStore } from '../../core/api/answers.ts';
import { isAdministratorUser } from '../../core/access/roles.ts';
import type { Cell } from '../../core/report/csv.ts';

export const subjectLabels: Record<Subject, string> = {
  visitors: 'De visitantes',
  staff: 'De quienes trabajan aquí',
  partners: 'De casinos y programas',
  nobody: 'De nadie: contenido y funcionamiento',
};

/** What is stored, why and how long, as all features say it. A test holds it against the schema. */
export const listRegister = (features: readonly StudioFeature[]): RegisterEntry[] =>
  features.flatMap(({ register = [] }) => register).toSorted((one, other) => one.place - other.place);

/** The entry that a table belongs to; undefined: nobody has said what it is for. */
export function entryOf(register: readonly RegisterEntry[], table: string): RegisterEntry | undefined {
  const fits = (pattern: string) => (pattern.endsWith('*') ? table.startsWith(pattern.slice(0, -1)) : table === pattern);
  const named = register.flatMap((entry) => entry.tables.filter(fits).map((pattern) => ({ entry, length: pattern.length })));
  return named.toSorted((one, other) => other.length - one.length)[0]?.entry;
}

export const registerPath = '/admin/registro-de-datos';

export type RegisteredTable = { name: string; columns: string[]; rows: number | null };

export type RegisteredEntry = Omit<RegisterEntry, 'kept' | 'tables'> & { kept: string; tables: RegisteredTable[] };

export type DataRegister = {
  entries: RegisteredEntry[];
  /** Tables of which nobody has said what they are for. */
  unknown: RegisteredTable[];
};

const tablesQuery = defineQuery(
  'dataRegister.tables',
  `select namespace.nspname || '.' || class.relname as name,
     array_agg(attribute.attname::text order by attribute.attnum) as columns,
     case when class.reltuples < 0 then null else class.reltuples::float8 end as rows
   from pg_class class
   join pg_namespace namespace on namespace.oid = class.relnamespace
   join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
   where class.relkind in ('r', 'p') and not class.relispartition
     and namespace.nspname not in ('pg_catalog', 'information_schema', 'public') and namespace.nspname not like 'pg\\_%'
   group by namespace.nspname, class.relname, class.reltuples
   order by 1`,
  { notNull: ['name', 'columns'] },
);

export async function loadRegister(payload: Payload): Promise<DataRegister> {
  const { rows: tables } = await runQuery(payload.db.pool, tablesQuery, []);
  const register = listRegister(featuresOf(payload));
  const days = keptDaysOf(payload);
  const byEntry = Map.groupBy(tables, ({ name }) => entryOf(register, name));
  const entries = register.map((entry) => ({ ...entry, kept: entry.kept(days), tables: byEntry.get(entry) ?? [] }));
  return { entries, unknown: byEntry.get(undefined) ?? [] };
}

function keptDaysOf({ config }: Pick<Payload, 'config'>): KeptDays {
  const { clickDays, consentDays, errorReportDays } = config.custom as Record<string, number>;
  return { clicks: Number(clickDays), consents: Number(consentDays), errorReports: Number(errorReportDays), activity: activityKeptDays };
}

const head = ['De quién', 'Qué', 'Para qué', 'Base de licitud', 'Por cuánto tiempo', 'Tablas y columnas'];

/** As JSON and as a file: what an authority asks for. For administrators. */
export const registerEndpoints: Endpoint[] = [
  getEndpoint('/data-register', isAdministratorUser, async ({ payload }) => Response.json(await loadRegister(payload), noStore)),
  getEndpoint('/data-register.csv', isAdministratorUser, async ({ payload }) => {
    const { entries } = await loadRegister(payload);
    const rows = entries.map(({ subject, what, why, basis, kept, tables }): Cell[] => [
      subjectLabels[subject],
      what,
      why,
      basis,
      kept,
      tables.map(({ name, columns }) => `${name}: ${columns.join(', ')}`).join('\n'),
    ]);
    return answerCsv({ name: `registro-de-datos-${dayInMarket(new Date())}.csv`, rows: [head, ...rows] });
  }),
];
