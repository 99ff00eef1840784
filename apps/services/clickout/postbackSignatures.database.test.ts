// Requirements: 11.1.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postbackMappingSchema } from '@lupa/contracts/postback.ts';
import { changedCall, formType, jsonType, type SentCall, signCall } from '@lupa/domain/testing/signedCalls.ts';
import type { Running } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { runClickout } from './runClickout.ts';
import { testSettings } from './testClickout.ts';
import { allowPostbacks, call } from './testPostbacks.ts';

// FUZZ_RUNS=2000 npx vitest run apps/services/clickout/postbackSignatures.database.test.ts searches for longer.
const numRuns = Number(process.env.FUZZ_RUNS ?? 100);
const key = 'a key of tests';
const database = useTestDatabase();
let folder: string;
let running: Running;
let other: Running;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lupa-postback-signatures-'));
  await allowPostbacks(database.pool, 'casino-firma', { signingKey: key });
  await allowPostbacks(database.pool, 'casino-abierto');
  const mapping = postbackMappingSchema.parse({ time: 'sent', nonce: 'once' });
  await allowPostbacks(database.pool, 'casino-reloj', { signingKey: key, mapping });
  const run = (name: string) =>
    runClickout(testSettings(database.url, join(folder, name), { trustedProxies: 1 }), createLogger('clickout', 'silent'));
  running = await run('one');
  other = await run('other');
});
afterAll(async () => {
  await running.close();
  await other.close();
  await rm(folder, { recursive: true });
});

const send = ({ method, query, body, contentType, signature }: SentCall, partner = 'casino-firma') =>
  call(running.port, query, {
    partner,
    method,
    ...(body !== '' && { body }),
    headers: {
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(signature !== undefined && { 'x-signature': signature }),
    },
  });
const rows = async () =>
  (
    await database.pool.query<object>(
      'select partner_slug, id, kind, click_id, amount, currency from conversions.events order by partner_slug, id',
    )
  ).rows;

const object = '{"event":"commission","event_id":"S1","click_id":"c-1","amount":1,"currency":"USD"}';
const form = 'event=deposit&event_id=S2&click_id=c-1&amount=1&currency=USD';
const query = 'event=reg&event_id=S3&click_id=c-1';
const signedJson: SentCall = { method: 'POST', query: '', body: object, contentType: jsonType, signature: signCall(object, key) };
const signedForm: SentCall = { method: 'POST', query: '', body: form, contentType: formType, signature: signCall(form, key) };
const signedQuery: SentCall = { method: 'GET', query, body: '', signature: signCall(query, key) };

test('one captured call forges no other: each is forbidden and leaves no row', async () => {
  for (const sent of [signedJson, signedForm, signedQuery]) expect((await send(sent)).status).toBe(200);
  const before = await rows();
  const forged = 'event=commission&click_id=FORGED&event_id=forged&amount=99999&currency=USD';
  const statuses = [];
  for (const sent of [
    { ...signedJson, query: forged, contentType: formType },
    { ...signedJson, query: forged, contentType: 'text/plain' },
    { ...signedForm, query: 'event_id=forged&amount=5555&currency=USD', body: query, signature: signCall(query, key) },
    { ...signedForm, query: 'AMOUNT=66666&EVENT_ID=forged' },
    { ...signedJson, query: 'Amount=44444&Event_Id=forged&CLICK_ID=OTHER' },
    { ...signedForm, query: 'amount=9' },
    { ...signedQuery, query: `${query}&amount=9` },
    { ...signedQuery, body: forged, contentType: formType },
    { ...signedForm, signature: `${signedForm.signature}, ${signedForm.signature}` },
  ])
    statuses.push((await send(sent)).status);
  expect(statuses).toEqual(statuses.map(() => 403));
  expect(await rows()).toEqual(before);
});

test('whatever is changed about a signed call, it brings the event that was signed or none', async () => {
  const rowsOf = async (sent: SentCall) => {
    await database.pool.query('delete from conversions.events');
    // Node's client sends no space in a path.
    await send({ ...sent, query: sent.query.replaceAll(' ', '%20') });
    return rows();
  };
  await fc.assert(
    fc.asyncProperty(changedCall(key), async ({ sent, changed }) => {
      const signed = await rowsOf(sent);
      expect(signed).toHaveLength(1);
      expect([[], signed]).toContainEqual(await rowsOf(changed));
    }),
    { numRuns },
  );
});

test.each<[string, SentCall, string]>([
  ['a name that comes twice', { method: 'GET', query: `${query}&Event_Id=other`, body: '' }, 'a name comes twice'],
  ['a name in body and query', { ...signedForm, query: 'AMOUNT=2' }, 'a name comes twice'],
  ['JSON that says that it is a form', { ...signedJson, contentType: formType }, 'the body is not what its Content-Type says'],
  ['a form that says that it is JSON', { ...signedForm, contentType: jsonType }, 'the body is not what its Content-Type says'],
  ['a body of an unknown type', { ...signedForm, contentType: 'text/plain' }, 'the body is not what its Content-Type says'],
])('without a key %s is refused, and the answer says why', async (_title, sent, reason) => {
  const answer = await send(sent, 'casino-abierto');
  expect([answer.status, answer.body]).toEqual([400, expect.stringContaining(reason)]);
  expect(await rows()).not.toContainEqual(expect.objectContaining({ partner_slug: 'casino-abierto' }));
});

const timed = (moment: number, nonce: string, id: string): SentCall => {
  const signed = `event=reg&event_id=${id}&sent=${moment}&once=${nonce}`;
  return { method: 'GET', query: signed, body: '', signature: signCall(signed, key) };
};
const sendTimed = async (port: number, { query, signature = '' }: SentCall) => {
  const { status, body } = await call(port, query, { partner: 'casino-reloj', headers: { 'x-signature': signature } });
  return [status, body];
};
const timedIds = async () =>
  (await database.pool.query<{ id: string }>(`select id from conversions.events where partner_slug = 'casino-reloj' order by id`)).rows.map(
    ({ id }) => id,
  );

test('a signed call that says when it was made is not taken again long after', async () => {
  const old = timed(Date.now() - 360_000, 'n-old', 'old');
  expect(await sendTimed(running.port, old)).toEqual([403, 'not allowed: time\n']);
  expect(await sendTimed(running.port, timed(Date.now() + 360_000, 'n-old', 'old'))).toEqual([403, 'not allowed: time\n']);
  expect(await timedIds()).not.toContain('old');
});

test('a number of a call brings one event, on whichever host, also where two come at once', async () => {
  const first = timed(Date.now(), 'n-1', 'first');
  expect(await sendTimed(running.port, first)).toEqual([200, 'OK\n']);
  expect(await sendTimed(other.port, first)).toEqual([200, 'OK\n']);
  expect(await sendTimed(other.port, timed(Date.now(), 'n-1', 'second'))).toEqual([403, 'not allowed: nonce\n']);
  const both = await Promise.all(['a', 'b'].map((id) => sendTimed(running.port, timed(Date.now(), 'n-2', id))));
  const isFirst = both[0]?.[0] === 200;
  expect(both.map(([status]) => status)).toEqual(isFirst ? [200, 403] : [403, 200]);
  expect(await timedIds()).toEqual([isFirst ? 'a' : 'b', 'first']);
  const { rows: noted } = await database.pool.query(
    `select event_id from conversions.refused where reason = 'nonce' and event_id = 'second'`,
  );
  expect(noted).toHaveLength(1);
});
