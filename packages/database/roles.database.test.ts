import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../tests/setup/testDatabase.ts';
import { databaseUsers, grantRights, type DatabaseUser } from './roles.ts';

const suffix = randomBytes(4).toString('hex');
const password = `it's "a" password`;
const logins = Object.fromEntries(databaseUsers.map((user) => [user, { name: `lupa-${user}-${suffix}`, password }]));
const database = useTestDatabase();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  // The studio makes its own tables.
  await owner.query('create schema studio; create table studio.users (id serial primary key, hash text)');
  await grantRights(database.url, logins);
});
afterAll(async () => {
  for (const { name } of Object.values(logins)) await owner.query(`drop owned by "${name}"; drop role "${name}"`);
  await owner.end();
});

async function tryAs(user: DatabaseUser, statement: string): Promise<string | null> {
  const url = new URL(database.url);
  url.username = encodeURIComponent(logins[user]?.name ?? '');
  url.password = encodeURIComponent(password);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? 'no code';
  } finally {
    await client.end();
  }
}

const refused = '42501';
const insertUser = 'insert into studio.users (hash) values ($$x$$)';

describe('each role may do its own work', () => {
  it.each([
    ['services', `insert into consents.choices (id, at, version, choice) values (gen_random_uuid(), now(), 1, 'accepted')`],
    ['services', `select delivery.record_change('{tag}')`],
    ['services', 'create temp table staged (id int)'],
    ['services', `update jackpots.amounts set amount = 1`],
    ['clickout', `insert into clicks.visitor_keys values (current_date, 'key')`],
    ['clickout', 'select * from delivery.documents'],
    ['clickout', `select clicks.make_day('2030-01-01', 'UTC'), clicks.drop_day('2030-01-01', 0)`],
    ['studio', insertUser],
    ['studio', 'delete from delivery.documents'],
    ['studio', `select delivery.record_change('{tag}')`],
    ['studio', 'select * from clicks.clicks'],
  ] as const)('%s: %s', async (user, statement) => expect(await tryAs(user, statement)).toBeNull());
});

describe('and nothing else', () => {
  it.each([
    ['services', 'select * from studio.users'],
    ['services', 'select * from clicks.clicks'],
    ['services', 'update delivery.documents set version = 1'],
    ['services', 'drop table arcade.games'],
    ['services', 'alter table consents.choices disable trigger all'],
    ['clickout', 'select * from consents.choices'],
    ['clickout', 'drop table clicks.clicks_others'],
    ['studio', `select clicks.drop_day('2030-01-01', 0)`],
    ['clickout', 'select * from studio.users'],
    ['clickout', 'update delivery.documents set version = 1'],
    ['studio', 'delete from clicks.clicks'],
    ['studio', 'delete from consents.choices'],
    ['studio', 'create table studio.more (id int)'],
    ['studio', 'create role more'],
    ['studio', `copy studio.users to program 'id'`],
    ['studio', `select pg_read_file('/etc/passwd')`],
  ] as const)('%s: %s', async (user, statement) => expect(await tryAs(user, statement)).toBe(refused));
});

it('can be granted again, and takes back what a release no longer gives', async () => {
  await owner.query(
    `grant select on studio.users to "${logins.services?.name}"; grant usage on schema studio to "${logins.services?.name}"`,
  );
  await owner.query(`grant all on consents.choices to "${logins.studio?.name}"`);
  await Promise.all([grantRights(database.url, logins), grantRights(database.url, logins)]);
  expect(await tryAs('studio', 'delete from consents.choices')).toBe(refused);
  expect(await tryAs('studio', insertUser)).toBeNull();
  expect(await tryAs('services', 'select * from studio.users')).toBe(refused);
});
