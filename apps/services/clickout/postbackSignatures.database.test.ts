import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import { changedCall, formType, jsonType, type SentCall, signCall } from '@lupa/domain/testing/signedCalls.ts';
import type { Running } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { runClickout } from './runClickout.ts';
import { testSecret } from './testClickout.ts';
import { allowPostbacks, call } from './testPostbacks.ts';

// FUZZ_RUNS=2000 npx vitest run apps/services/clickout/postbackSignatures.database.test.ts searches for longer.
const numRuns = Number(process.env.FUZZ_RUNS ?? 100);
const key = 'a key of tests';
let database: { url: string; drop: () => Promise<void> };
let pool: Pool;
let folder: string;
let running: Running;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, name: 'test' });
  folder = await mkdtemp(join(tmpdir(), 'lupa-postback-signatures-'));
  await allowPostbacks(pool, 'casino-firma', { signingKey: key });
  await allowPostbacks(pool, 'casino-abierto');
  const settings = {
    port: 0,
    hostname: '127.0.0.1',
    databaseUrl: database.url,
    dataDirectory: folder,
    siteUrl: 'https://lupacasino.example',
  };
  const others = { placementSecret: testSecret, countryHeader: null, trustedProxies: 1, retentionDays: 90 };
  running = await runClickout({ ...settings, ...others }, createLogger('clickout', 'silent'));
});
afterAll(async () => {
  await running.close();
  await pool.end();
  await database.drop();
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
  (await pool.query<object>('select partner_slug, id, kind, click_id, amount, currency from conversions.events order by partner_slug, id'))
    .rows;

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
    await pool.query('delete from conversions.events');
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
