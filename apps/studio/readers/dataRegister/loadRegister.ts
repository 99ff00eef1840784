import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Payload } from 'payload';
import { activityKeptDays } from '../../core/audit/logActivity.ts';
import { featuresOf } from '../../core/feature.ts';
import type { KeptDays, RegisterEntry } from '../../core/registerEntry.ts';
import { entryOf, listRegister } from './register.ts';

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
