// Requirements: 11.1, 11.2, 11.4, 11.5.
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { postbackMappingSchema, type PostbackMapping } from '@lupa/contracts/postback.ts';
import type { Running } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { attributeConversions, forgetCalls } from './conversionDuties.ts';
import { storeConversions } from './storeConversions.ts';
import { runClickout } from './start.ts';
import { ask, clickIdOf, publish, signFor, testSettings } from './testing/testClickout.ts';
import { allowPostbacks, call, testPostbackSecret } from './testing/testPostbacks.ts';

const logged: string[] = [];
const logger = createLogger('clickout', 'trace', { write: (line) => logged.push(line) });
const metrics = createMetrics('clickout');
const database = useTestDatabase();
const folder = useTestFolder({ isShared: true });
let running: Running;

beforeAll(async () => {
  await publish(database.pool, { partnerSlug: 'casino-andino', trackingUrl: 'https://track.andino.example/c?click={clickId}' });
  await allowPostbacks(database.pool, 'casino-andino');
  await allowPostbacks(database.pool, 'casino-otro');
  running = await runClickout(testSettings(database.url, folder.path, { trustedProxies: 1 }), logger, metrics);
});
afterAll(async () => {
  await running.close();
});

const click = async () => clickIdOf((await ask(running.port, `/jugar/casino-andino/bienvenida?p=${signFor()}`)).headers.location);
const eventOf = async (id: string, partner = 'casino-andino') =>
  (
    await database.pool.query<Record<string, unknown>>('select * from conversions.events where partner_slug = $1 and id = $2', [
      partner,
      id,
    ])
  ).rows[0];
const formerOf = async (id: string) =>
  (
    await database.pool.query<{ status: string; amount: string }>(
      'select status, amount from conversions.former_events where id = $1 order by received_at',
      [id],
    )
  ).rows.map(({ status, amount }) => [status, amount]);
const refusals = async (reason: string) =>
  (await database.pool.query<Record<string, unknown>>('select * from conversions.refused where reason = $1', [reason])).rows;

describe('an event', () => {
  test('is stored with the place of its click before it is answered', async () => {
    const clickId = await click();
    const answer = await call(
      running.port,
      `event=commission&event_id=C1&click_id=${clickId}&amount=25000.5&currency=CLP&email=ana@example.cl`,
    );
    expect([answer.status, answer.body]).toEqual([200, 'OK\n']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const { rows: clicks } = await database.pool.query<{ at: Date; offer_id: string }>('select * from clicks.clicks where id = $1', [
      clickId,
    ]);
    expect(await eventOf('C1')).toMatchObject({
      kind: 'commission',
      amount: '25000.50000000',
      currency: 'CLP',
      click_id: clickId,
      attribution: 'click',
      offer_id: clicks[0]?.offer_id,
      page: '/',
      block: 'toplist-home',
      toplist: 'home',
      toplist_version: 7,
      position: 1,
      device: 'mobile',
    });
  });

  test('that comes again is there once; a later call with its number replaces it, and what it was stays', async () => {
    const clickId = await click();
    const query = `event=sale&event_id=D1&click_id=${clickId}&amount=0&currency=USD&status=pending&at=2026-11-02`;
    for (let index = 0; index < 3; index += 1) expect((await call(running.port, query)).status).toBe(200);
    expect(await formerOf('D1')).toEqual([]);
    await call(running.port, query.replace('amount=0', 'amount=60').replace('pending', 'approved'));
    expect(await eventOf('D1')).toMatchObject({ status: 'approved', amount: '60.00000000', attribution: 'click', page: '/' });
    await call(running.port, 'event=sale&event_id=D1&status=rejected');
    expect(await eventOf('D1')).toMatchObject({
      status: 'rejected',
      amount: '60.00000000',
      click_id: clickId,
      page: '/',
      at: new Date('2026-11-02T00:00:00Z'),
    });
    expect(await formerOf('D1')).toEqual([
      ['pending', '0.00000000'],
      ['approved', '60.00000000'],
    ]);
    const other = await click();
    await call(running.port, `event=sale&event_id=D1&click_id=${other}&amount=60&currency=USD`);
    expect(await eventOf('D1')).toMatchObject({ status: 'approved', click_id: other });
  });

  test('with the number of an event of another kind is beside it, and so is one that takes a commission back', async () => {
    const send = (query: string) => call(running.port, `event_id=K1&currency=USD&${query}`);
    for (const query of ['event=ftd&amount=100', 'event=cpa&amount=40', 'event=chargeback&amount=40', 'event=chargeback&amount=40'])
      expect((await send(query)).status).toBe(200);
    const { rows } = await database.pool.query(
      `select id, kind, amount::int from conversions.events where id like '%K1' order by kind, id`,
    );
    expect(rows).toEqual([
      { id: 'K1', kind: 'commission', amount: 40 },
      { id: 'reversal:K1', kind: 'commission', amount: -40 },
      { id: 'K1', kind: 'first_deposit', amount: 100 },
    ]);
  });

  test.each([
    ['at once', [[0, 1, 2]]],
    ['at once and turned round', [[2, 1, 0]]],
    ['one by one, out of order and again', [[1], [2], [0], [1], [0, 1, 2]]],
  ])('is what the latest call says, with what it leaves unsaid from those before it, where they come %s', async (order, batches) => {
    const id = order.replaceAll(' ', '-');
    const [clickId, other] = [await click(), await click()];
    const paid = { amount: '5', currency: 'USD' };
    const rows = [
      { status: 'pending', click_id: clickId, at: '2026-11-18T12:00:00Z' },
      { status: 'approved', ...paid, at: '2026-11-20T12:00:00Z' },
      { status: 'rejected', at: '2026-11-19T12:00:00Z' },
    ].map((row, second) => ({
      id,
      partner_slug: 'casino-andino',
      kind: 'commission',
      received_at: `2026-11-20T12:00:0${second}Z`,
      ...row,
    }));
    const store = (...batch: object[]) => storeConversions(database.pool, JSON.stringify(batch), 5000);
    for (const batch of batches) await store(...batch.map((index) => rows[index] ?? {}));
    const joined = { status: 'rejected', click_id: clickId, amount: '5.00000000', currency: 'USD', attribution: 'click', page: '/' };
    expect(await eventOf(id)).toMatchObject({ ...joined, at: new Date('2026-11-18T12:00:00Z') });
    expect((await formerOf(id)).map(([status]) => status).slice(0, 2)).toEqual(['pending', 'approved']);
    await store({ ...rows[1], received_at: '2026-11-20T11:00:00Z', click_id: other, amount: '9' });
    expect(await eventOf(id)).toMatchObject(joined);
  });

  test('that approves without an amount takes the one that was said, and is kept where none was', async () => {
    const send = (query: string) => call(running.port, `event=sale&event_id=U1&${query}`);
    expect(await send('status=approved')).toMatchObject({ status: 400, body: 'missing or unreadable: amount\n' });
    expect(await eventOf('U1')).toBeUndefined();
    const query = 'event=sale&event_id=U1&status=approved';
    expect(await refusals('amount')).toMatchObject([{ event_id: 'U1', call: { method: 'GET', query } }]);
    expect((await send('status=pending&amount=40&currency=USD')).status).toBe(200);
    expect((await send('status=approved')).status).toBe(200);
    expect(await eventOf('U1')).toMatchObject({ status: 'approved', amount: '40.00000000' });
  });

  test('has its partner: the same number of another one is another event, and a click on another casino is not its own', async () => {
    const clickId = await click();
    const query = `event=reg&event_id=R1&click_id=${clickId}`;
    await call(running.port, query);
    await call(running.port, query, { partner: 'casino-otro' });
    expect(await eventOf('R1')).toMatchObject({ attribution: 'click' });
    expect(await eventOf('R1', 'casino-otro')).toMatchObject({ attribution: 'foreign', offer_id: null, click_day: null });
  });

  test('whose click is not there is kept apart, until the click comes out of a spool', async () => {
    const clickId = await click();
    const { rows } = await database.pool.query<Record<string, unknown>>('delete from clicks.clicks where id = $1 returning *', [clickId]);
    await call(running.port, `event=reg&event_id=R2&click_id=${clickId}`);
    expect(await eventOf('R2')).toMatchObject({ attribution: 'unknown', page: null });
    await database.pool.query('insert into clicks.clicks select * from jsonb_populate_record(null::clicks.clicks, $1)', [rows[0]]);
    expect(await attributeConversions(database.pool, 90, new Date())).toBe(1);
    expect(await eventOf('R2')).toMatchObject({ attribution: 'click', page: '/', position: 1 });
  });

  test('of a click that became a daily sum belongs to the day of that click', async () => {
    const at = new Date('2026-02-10T15:00:00Z');
    const clickId = `5400-${at.getTime()}-00000000000000aa`;
    await database.pool.query(`insert into clicks.reduced values ('2026-02-10', array[('x' || left(md5($1), 16))::bit(64)::bigint])`, [
      clickId,
    ]);
    await call(running.port, `event=reg&event_id=R3&click_id=${clickId}`);
    await call(running.port, `event=reg&event_id=R4&click_id=${clickId.replace('aa', 'ab')}`);
    await attributeConversions(database.pool, 90, new Date('2026-11-26T12:00:00Z'));
    const days = await database.pool.query(
      `select id, attribution, click_day::text from conversions.events where id in ('R3', 'R4') order by id`,
    );
    expect(days.rows).toEqual([
      { id: 'R3', attribution: 'reduced', click_day: '2026-02-10' },
      { id: 'R4', attribution: 'unknown', click_day: null },
    ]);
  });
});

test('fields about a person are nowhere: neither in the tables nor in the log, only how often they came', async () => {
  const query = 'event=reg&event_id=P1&email=persona@example.cl&player_name=Ana%20Soto&phone=56912345678';
  expect((await call(running.port, query)).status).toBe(200);
  expect((await call(running.port, query.replace('event=reg', 'event=otra'))).status).toBe(400);
  await expect.poll(() => refusals('kind')).toMatchObject([{ parameters: ['email', 'event', 'event_id', 'phone', 'player_name'] }]);
  // Written after what was refused.
  const countDropped = async () =>
    (
      await database.pool.query(
        `select name, sum(calls)::int as calls from conversions.dropped where name <> 'email' group by name order by name`,
      )
    ).rows;
  await expect.poll(countDropped).toEqual([
    { name: 'phone', calls: 2 },
    { name: 'player_name', calls: 2 },
  ]);
  for (const table of ['events', 'refused', 'dropped']) {
    const { rows: all } = await database.pool.query(`select * from conversions.${table}`);
    expect(JSON.stringify(all), table).not.toMatch(/persona@|Ana Soto|56912345678/);
  }
  expect(logged.join('')).not.toMatch(/persona@|Ana Soto|56912345678/);
  expect(logged.join('')).not.toContain(testPostbackSecret);
});

test('the text of a call that was not understood is kept for 30 days, and that it came for 90', async () => {
  await call(running.port, 'event=bingo&txn=Z1&email=ana@example.cl');
  const kept = async () => (await refusals('kind')).filter(({ call: text }) => JSON.stringify(text)?.includes('Z1'));
  expect(await kept()).toMatchObject([{ call: { method: 'GET', query: 'event=bingo&txn=Z1&email=*', body: '', contentType: null } }]);
  const day = 86_400_000;
  const [note] = await kept();
  const at = Number(note?.['received_at']);
  const stays = async (days: number) => {
    await forgetCalls(database.pool, new Date(at + days * day));
    return [(await refusals('kind')).length > 0, (await kept()).length];
  };
  expect([await stays(30), await stays(30.01), await stays(90), await stays(90.01)]).toEqual([
    [true, 1],
    [true, 0],
    [true, 0],
    [false, 0],
  ]);
});

test('a mapping that changes is used for the next call, without a restart', async () => {
  const mapping: PostbackMapping = postbackMappingSchema.parse({ parameters: { eventId: 'folio' }, kinds: { ALTA: 'registration' } });
  await allowPostbacks(database.pool, 'casino-mapa', { mapping });
  await expect.poll(async () => (await call(running.port, 'event=alta&folio=M1', { partner: 'casino-mapa' })).status).toBe(200);
  expect(await eventOf('M1', 'casino-mapa')).toMatchObject({ kind: 'registration' });
});

test('a number of a signed call brings one event, on whichever host, also where two come at once', async () => {
  const other = await runClickout(testSettings(database.url, join(folder.path, 'other')), logger);
  const key = 'a key of tests';
  const mapping = postbackMappingSchema.parse({ nonce: 'once' });
  await allowPostbacks(database.pool, 'casino-firma', { signingKey: key, mapping });
  const send = async (port: number, nonce: string, id: string) => {
    const query = `event=reg&event_id=${id}&once=${nonce}`;
    const headers = { 'x-signature': createHmac('sha256', key).update(query).digest('hex') };
    const { status, body } = await call(port, query, { partner: 'casino-firma', headers });
    return [status, body];
  };
  await expect.poll(() => send(running.port, 'n-1', 'first')).toEqual([200, 'OK\n']);
  await expect.poll(() => send(other.port, 'n-1', 'first')).toEqual([200, 'OK\n']);
  expect(await send(other.port, 'n-1', 'second')).toEqual([403, 'not allowed: nonce\n']);
  const both = await Promise.all(['a', 'b'].map((id) => send(running.port, 'n-2', id)));
  const isFirst = both[0]?.[0] === 200;
  expect(both.map(([status]) => status)).toEqual(isFirst ? [200, 403] : [403, 200]);
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from conversions.events where partner_slug = 'casino-firma' order by id`,
  );
  expect(rows.map(({ id }) => id)).toEqual([isFirst ? 'a' : 'b', 'first']);
  expect((await refusals('nonce')).filter(({ event_id }) => event_id === 'second')).toHaveLength(1);
  // What was replaced comes again: it was believed once.
  const later = async (nonce: string, status: string) => send(running.port, nonce, `first&status=${status}`);
  expect(await later('n-3', 'rejected')).toEqual([200, 'OK\n']);
  expect(await send(other.port, 'n-1', 'first')).toEqual([200, 'OK\n']);
  expect(await later('n-1', 'pending')).toEqual([200, 'OK\n']);
  expect(await later('n-3', 'approved')).toEqual([403, 'not allowed: nonce\n']);
  expect(await eventOf('first', 'casino-firma')).toMatchObject({ status: 'rejected', nonce: 'n-3' });
  await other.close();
});

test('other methods and other forms of the path are refused', async () => {
  expect((await call(running.port, '', { method: 'PUT' })).status).toBe(405);
  expect((await ask(running.port, '/postback/')).status).toBe(404);
  expect((await ask(running.port, '/postback/casino-andino/a/b/c/')).status).toBe(404);
});
