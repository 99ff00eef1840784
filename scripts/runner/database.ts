import { splitHosts } from '@lupa/contracts/databaseUrl.ts';
import { connectionOf } from '@lupa/database/hosts.ts';
import { createHmac } from 'node:crypto';
import { migrationsSchema, ownSchemas, type Dump } from '@lupa/database/dump.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { databaseUsers, grantRights, type DatabaseUser, type RoleLogin } from '@lupa/database/roles.ts';
import pg from 'pg';
import { migrateStudio } from '../../apps/studio/scripts/migrateStudio.ts';
import { startEmbeddedDatabase, type RunningDatabase } from './embeddedDatabase.ts';
import type { DatabaseUrls } from './environments.ts';
import { hashDemo } from './hashDemo.ts';
import { RunnerError } from './console.ts';
import { settings } from './settings.ts';

const oldestMajorVersion = 16;
const versionQuery = defineQuery('runner.version', `select current_setting('server_version_num')::int / 10000 as major`, {
  notNull: ['major'],
});
const schemasQuery = defineQuery('runner.schemas', 'select schema_name::text as name from information_schema.schemata', {
  notNull: ['name'],
});

const milestoneQuery = defineQuery('runner.milestone', 'select from delivery.milestones where name = $1');
const markQuery = defineQuery('runner.mark', 'insert into delivery.milestones (name) select unnest($1::text[]) on conflict do nothing');
const beginningQuery = defineQuery(
  'runner.studioBeginning',
  `select exists (select from studio.users where role = 'administrator') as "hasAdministrator",
     exists (select from studio.payload_query_presets) as "hasPresets"`,
  { notNull: ['hasAdministrator', 'hasPresets'] },
);
const forgetSeedsQuery = defineQuery('runner.forgetSeeds', `delete from delivery.milestones where name like 'seed %'`);

/** DATABASE_URL when it is set, past a pooler; else the embedded Postgres. */
export async function openDatabase(password: string): Promise<RunningDatabase> {
  if (settings.DATABASE_URL === undefined) return startEmbeddedDatabase(password);
  await requireUsableDatabase(settings.LISTEN_URL ?? settings.DATABASE_URL);
  return { url: settings.LISTEN_URL ?? settings.DATABASE_URL };
}

/** Each user has a role of its own in the embedded database; in the operator's where SERVICES_DATABASE_URL and its like name it. */
export function listDatabaseUrls(ownerUrl: string, postgresPassword: string): DatabaseUrls {
  const { DATABASE_URL: given } = settings;
  if (given !== undefined)
    return {
      owner: ownerUrl,
      services: settings.SERVICES_DATABASE_URL ?? given,
      clickout: settings.CLICKOUT_DATABASE_URL ?? given,
      studio: settings.STUDIO_DATABASE_URL ?? given,
    };
  const urlOf = (user: DatabaseUser) => {
    const url = new URL(ownerUrl);
    url.username = `lupa_${user}`;
    url.password = createHmac('sha256', postgresPassword).update(url.username).digest('base64url');
    return url.href;
  };
  return { owner: ownerUrl, services: urlOf('services'), clickout: urlOf('clickout'), studio: urlOf('studio') };
}

/** To be called after each migration. @throws RunnerError */
export async function grantProductRights(urls: DatabaseUrls): Promise<void> {
  const owner = new URL(splitHosts(urls.owner).url);
  const roles = databaseUsers.flatMap((user): [DatabaseUser, RoleLogin][] => {
    const { username, password } = new URL(splitHosts(urls[user]).url);
    if (username === owner.username) return [];
    const name = decodeURIComponent(username);
    return [[user, settings.DATABASE_URL === undefined ? { name, password: decodeURIComponent(password) } : { name }]];
  });
  try {
    await grantRights(urls.owner, Object.fromEntries(roles));
  } catch (error) {
    throw new RunnerError(
      `The database's roles could not be given their rights: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Our schemas without our migrations are somebody else's. @throws RunnerError: no answer, too old, something else */
async function requireUsableDatabase(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionOf(url), connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
    throw new RunnerError(
      `The database of DATABASE_URL does not answer: ${reason}. Start it, or unset DATABASE_URL to use the embedded one.`,
    );
  }
  try {
    const version = await runQuery(client, versionQuery, []);
    const major = version.rows[0]?.major ?? 0;
    if (major < oldestMajorVersion)
      throw new RunnerError(`DATABASE_URL is a Postgres ${major}; Lupa needs ${oldestMajorVersion} or newer.`);
    const found = await runQuery(client, schemasQuery, []);
    const names = found.rows.map(({ name }) => name);
    const foreign = ownSchemas.filter((name) => names.includes(name));
    if (foreign.length > 0 && !names.includes(migrationsSchema)) {
      throw new RunnerError(
        `The database of DATABASE_URL already has a schema "${foreign[0]}" that Lupa did not make. Give Lupa a database of its own. Nothing was changed.`,
      );
    }
  } finally {
    await client.end();
  }
}

/** Brings the schemas of the services, and then the studio's, up to date, or to where a backup stood. @throws RunnerError */
export async function migrateSchemas(url: string, until?: Dump['migrations']): Promise<void> {
  try {
    await migrateDatabase(url, { until: until?.services ?? Infinity });
    if (until?.studio !== null) await migrateStudio(url, until?.studio);
  } catch (error) {
    throw new RunnerError(`The database could not be migrated: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export async function isSeeded(url: string): Promise<boolean> {
  return hasMilestone(url, 'seeded');
}

export async function isStartedEmpty(url: string): Promise<boolean> {
  return hasMilestone(url, 'started empty');
}

export async function markEmpty(url: string): Promise<void> {
  await withClient(url, (client) => runQuery(client, markQuery, [['started empty']]));
}

export async function isSeedCurrent(url: string): Promise<boolean> {
  return hasMilestone(url, `seed ${await hashDemo()}`);
}

async function hasMilestone(url: string, name: string): Promise<boolean> {
  return withClient(url, async (client) => (await runQuery(client, milestoneQuery, [name])).rowCount === 1);
}

/** Which of what the studio begins with is there: an administrator, and saved filters. */
export async function readStudioBeginning(url: string): Promise<{ hasAdministrator: boolean; hasPresets: boolean }> {
  const missing = { hasAdministrator: false, hasPresets: false };
  return withClient(url, async (client) => (await runQuery(client, beginningQuery, [])).rows[0] ?? missing);
}

export async function markSeeded(url: string): Promise<void> {
  const names = ['seeded', `seed ${await hashDemo()}`];
  await withClient(url, async (client) => {
    await runQuery(client, forgetSeedsQuery, []);
    await runQuery(client, markQuery, [names]);
  });
}

export async function hasOwnSchemas(url: string): Promise<boolean> {
  return withClient(url, async (client) => (await runQuery(client, schemasQuery, [])).rows.some(({ name }) => ownSchemas.includes(name)));
}

export async function dropOwnSchemas(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query([...ownSchemas, migrationsSchema].map((name) => `drop schema if exists ${name} cascade`).join(';')),
  );
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connectionOf(url) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
