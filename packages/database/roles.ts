import { connectionOf } from './hosts.ts';
import pg from 'pg';
import { advisoryLocks } from './locks.ts';
import { lockTimeout } from './migrate.ts';

export const databaseUsers = ['services', 'clickout', 'studio'] as const;
export type DatabaseUser = (typeof databaseUsers)[number];

const everything = 'select, insert, update, delete';

const rights: Record<DatabaseUser, Record<string, string | Record<string, string>>> = {
  services: {
    delivery: {
      documents: 'select',
      changes: 'select, insert, delete',
      toplist_responses: 'select, insert',
      offer_versions: 'select',
      publications: 'select',
      moments: 'select',
      purge_positions: 'select, insert, update',
      search_entries: 'select',
      search_words: 'select',
    },
    arcade: everything,
    jackpots: everything,
    consents: { choices: 'select, insert, delete', texts: 'select, insert' },
    links: { redirect_hits: 'select, insert, update', hit_batches: 'select, insert, delete' },
    reports: { error_reports: 'select, insert', networks: everything },
  },
  clickout: {
    delivery: { documents: 'select', toplist_responses: 'select, delete' },
    clicks: everything,
    conversions: {
      sources: 'select',
      events: 'select, insert, update, delete',
      former_events: 'select, insert',
      refused: 'select, insert, update, delete',
      dropped: 'select, insert, update, delete',
      click_days: everything,
      summed_days: everything,
      late_days: 'select, insert, delete',
    },
  },
  studio: {
    studio: everything,
    delivery: {
      documents: everything,
      changes: 'select, insert',
      toplist_responses: 'select',
      offer_versions: 'select, insert, update',
      publications: 'select, insert, update',
      moments: everything,
      search_entries: 'select, insert, delete',
      search_words: 'select, insert',
    },
    arcade: { games: 'select', play_checks: 'select' },
    clicks: { clicks: 'select', daily: 'select', lost: 'select', link_checks: everything },
    conversions: {
      sources: everything,
      rates: everything,
      events: 'select, insert, update',
      former_events: 'select, insert',
      statements: everything,
      statement_rows: everything,
      refused: everything,
      dropped: 'select',
      click_days: 'select',
      summed_days: 'select',
      late_days: 'select',
    },
    consents: 'select',
    links: { addresses: everything, places: everything, runs: everything, redirect_hits: 'select, delete' },
    reports: { error_reports: 'select, update, delete' },
  },
};

export type RoleLogin = { name: string; password?: string };

export async function grantRights(ownerUrl: string, roles: Partial<Record<DatabaseUser, RoleLogin>>): Promise<void> {
  const client = new pg.Client({ ...connectionOf(ownerUrl), application_name: 'grant rights' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.grantRights]);
    for (const user of databaseUsers) {
      const login = roles[user];
      if (!login) continue;
      if (login.password !== undefined) await ensureRole(client, login.name, login.password);
      await client.query(statementsFor(login.name, rights[user]).join(';\n'));
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, name: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const options = `login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${pg.escapeLiteral(password)}`;
  await client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${pg.escapeIdentifier(name)} ${options}`);
}

const schemas = [...new Set(databaseUsers.flatMap((user) => Object.keys(rights[user])))];

/** Takes back whatever there was, then gives: in one transaction, so that nobody notices. */
function statementsFor(name: string, given: (typeof rights)[DatabaseUser]): string[] {
  const role = pg.escapeIdentifier(name);
  const taken = schemas.flatMap((schema) => [
    `revoke all on all tables in schema ${schema} from ${role}`,
    `revoke all on all sequences in schema ${schema} from ${role}`,
    `revoke all on all functions in schema ${schema} from ${role}`,
    `revoke all on schema ${schema} from ${role}`,
  ]);
  const granted = Object.entries(given).flatMap(([schema, tables]) => [
    `grant usage on schema ${schema} to ${role}`,
    `grant usage, select on all sequences in schema ${schema} to ${role}`,
    ...(typeof tables === 'string'
      ? [`grant ${tables} on all tables in schema ${schema} to ${role}`, `grant execute on all functions in schema ${schema} to ${role}`]
      : Object.entries(tables).map(([table, what]) => `grant ${what} on ${schema}.${table} to ${role}`)),
  ]);
  return [...taken, ...granted];
}
