import { expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { createAccount, password } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { formatBrowser } from './sessions.ts';
import { endSessions, listSessions } from './sessions.ts';

type Own = Record<string, string>;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.0 Mobile/15E148 Safari/604.1';

const studio = await testStudio();
const elena = await createAccount(studio, 'editor', 'Elena');
const admin = await createAccount(studio, 'administrator', 'Jefa');

async function logIn({ email }: User, agent = chrome): Promise<Own> {
  const { token } = (await (await callStudio(studio, 'users/login', json({ email, password }))).json()) as { token: string };
  const own = { Authorization: `JWT ${token}`, 'User-Agent': agent };
  expect(await statusOf(own)).toBe(200);
  return own;
}
const statusOf = async (own: Own) => (await callStudio(studio, 'pages', { headers: own })).status;
const end = async (body: object, own: Own) => (await callStudio(studio, 'account/sessions/end', json({ password, ...body }, own))).status;
const sessionIds = async () => (await listSessions(studio.payload, elena.id)).map(({ id }) => id);

it('are listed with their browser, without an address', async () => {
  await logIn(elena);
  await logIn(elena, iphone);
  const sessions = await listSessions(studio.payload, elena.id);
  expect(sessions.map(({ browser }) => browser)).toEqual(['Safari en iOS', 'Chrome en Windows']);
  const { rows } = await studio.pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_schema = 'studio' and table_name = 'account_sessions'",
  );
  expect(rows.map((row) => row.column_name).toSorted()).toEqual(['browser', 'ended_at', 'id', 'last_seen_at', 'started_at', 'user_id']);
});

it('end one by one or all but the own, at once', async () => {
  await endSessions(studio.payload, elena.id, { except: null });
  const [own, other, third] = [await logIn(elena), await logIn(elena), await logIn(elena)];
  const [, , first = ''] = await sessionIds();
  expect(await end({ id: first }, third)).toBe(200);
  expect([await statusOf(own), await statusOf(other), await statusOf(third)]).toEqual([403, 200, 200]);
  expect(await end({}, other)).toBe(200);
  expect([await statusOf(other), await statusOf(third)]).toEqual([200, 403]);
  expect(await sessionIds()).toHaveLength(1);
});

it('end with the password of whoever ends them only', async () => {
  const [own, other] = [await logIn(elena), await logIn(elena)];
  expect(await end({ password: 'no es esa clave larga' }, own)).toBe(400);
  expect([await statusOf(own), await statusOf(other)]).toEqual([200, 200]);
});

it('end after a day, however often they are renewed', async () => {
  const own = await logIn(elena);
  const [id = ''] = await sessionIds();
  await studio.pool.query("update studio.account_sessions set started_at = now() - interval '23 hours' where id = $1", [id]);
  expect(await statusOf(own)).toBe(200);
  await studio.pool.query("update studio.account_sessions set started_at = now() - interval '25 hours' where id = $1", [id]);
  expect(await statusOf(own)).toBe(403);
  expect((await callStudio(studio, 'users/refresh-token', json({}, own))).status).toBe(403);
  expect(await sessionIds()).not.toContain(id);
});

it('end with a logout, which clears what the browser kept', async () => {
  const own = await logIn(elena);
  const [id = ''] = await sessionIds();
  const answer = await callStudio(studio, 'users/logout', json({}, own));
  expect([answer.status, answer.headers.get('Clear-Site-Data')]).toEqual([200, '"storage"']);
  expect(await statusOf(own)).toBe(403);
  expect(await sessionIds()).not.toContain(id);
});

it('stay ended when Payload writes the list of sessions at that moment', async () => {
  const own = await logIn(elena);
  const [id = ''] = await sessionIds();
  const { rows } = await studio.pool.query<Record<string, unknown>>('select * from studio.users_sessions where id = $1', [id]);
  await endSessions(studio.payload, elena.id, { only: id });
  await studio.pool.query('delete from studio.users_sessions where id = $1', [id]);
  await studio.pool.query('insert into studio.users_sessions select * from jsonb_populate_record(null::studio.users_sessions, $1)', [
    rows[0],
  ]);
  expect(await statusOf(own)).toBe(403);
  expect((await callStudio(studio, 'users/refresh-token', json({}, own))).status).toBe(403);
});

it('of a colleague are ended by an administrator only', async () => {
  const [hers, chief] = [await logIn(elena), await logIn(admin)];
  expect(await end({ userId: admin.id }, hers)).toBe(403);
  expect(await end({ userId: admin.id, id: 'x' }, hers)).toBe(403);
  expect(await end({ userId: elena.id }, chief)).toBe(200);
  expect([await statusOf(hers), await statusOf(chief)]).toEqual([403, 200]);
});

it('of an account that is deleted leave nothing behind', async () => {
  await logIn(elena);
  await studio.payload.delete({ collection: 'users', id: elena.id });
  const { rowCount } = await studio.pool.query('select from studio.account_sessions where user_id = $1', [elena.id]);
  expect(rowCount).toBe(0);
});

it.each([
  [chrome, 'Chrome en Windows'],
  [iphone, 'Safari en iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox en Linux'],
  [`${chrome} Edg/150.0`, 'Edge en Windows'],
  ['curl/8.0', null],
  [null, null],
])('%s is told as %s', (agent, told) => expect(formatBrowser(agent)).toBe(told));
