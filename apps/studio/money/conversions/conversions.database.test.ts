// Requirements: 11.6, 11.7.
import { createHash, createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleClick, insertClicks, insertEvent } from '../clicks/testClicks.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { samplePartner } from '../../testing/samples.ts';
import { logIn } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { loadCalls } from './loadCalls.ts';
import { loadConversions } from './loadConversions.ts';

const now = new Date('2026-11-21T15:00:00Z');
const studio = await testStudio();
const people = {
  affiliateManager: await logIn(studio, 'affiliateManager'),
  editor: await logIn(studio, 'editor'),
};
const casino = { ...samplePartner('casino-andino'), name: 'Casino Andino' };
const { id: partner } = await studio.payload.create({ collection: 'partners', data: casino });

const post = (path: string, body: object, role: keyof typeof people = 'affiliateManager') =>
  callStudio(studio, `conversions/${path}`, json(body, people[role]));
const mapping = { parameters: { eventId: 'txn' }, kinds: { qftd: 'first_deposit' }, decimal: '.', currency: 'USD' };
const stored = async () => (await studio.pool.query<Record<string, unknown>>('select * from conversions.sources')).rows[0];

describe('the address of a programme', () => {
  it('is told once, and the database has nothing but its hash', async () => {
    const { path } = (await (await post('secret', { partner })).json()) as { path: string };
    const [, folder, slug, secret = ''] = path.split('/');
    expect([folder, slug]).toEqual(['postback', 'casino-andino']);
    expect((await stored())?.['secret_hash']).toBe(createHash('sha256').update(secret).digest('base64url'));
    expect(JSON.stringify(await stored())).not.toContain(secret);
    const before = (await stored())?.['secret_hash'];
    await post('secret', { partner });
    expect(await stored()).toMatchObject({ former_hash: before, former_until: expect.any(Date) });
  });

  it('keeps its settings when the secret changes, and loses secret and key when it is revoked', async () => {
    expect((await post('settings', { partner, mapping, addresses: ['203.0.113.7'] })).status).toBe(200);
    const { key } = (await (await post('signature', { partner, isOn: true })).json()) as { key: string };
    expect((await stored())?.['signing_key']).toBe(key);
    await post('secret', { partner });
    expect(await stored()).toMatchObject({ addresses: ['203.0.113.7'], mapping });
    await post('revoke', { partner });
    expect(await stored()).toMatchObject({ secret_hash: null, former_hash: null, signing_key: null, mapping });
  });

  it('is for affiliate managers alone, and each change is in the log of activity without what is secret', async () => {
    for (const path of ['secret', 'settings', 'revoke', 'signature', 'test', 'rates'])
      expect((await post(path, { partner }, 'editor')).status, path).toBe(403);
    expect((await callStudio(studio, 'conversions/secret', json({ partner }))).status).toBe(401);
    const { docs } = await studio.payload.find({ collection: 'activity', where: { documentId: { equals: String(partner) } }, limit: 50 });
    expect(docs.map(({ fields }) => fields)).toEqual(expect.arrayContaining(['Llamadas: secreto nuevo', 'Llamadas: secreto revocado']));
    expect(JSON.stringify(docs)).not.toContain('pb_');
  });

  it.each([
    [{ addresses: ['not an address'], mapping }, /direcciones IP/],
    [{ addresses: [], mapping: { ...mapping, parameters: { eventId: 'player_email' } } }, /persona/],
    [{ addresses: [], mapping: { ...mapping, nonce: 'player_email' } }, /persona/],
  ])('refuses settings that make no sense', async (input, message) => {
    const answer = await post('settings', { partner, ...input });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(message)]);
  });
});

it('a test call says how it is read, and stores nothing', async () => {
  await insertClicks(studio.pool, [sampleClick({ id: '5400-1794322800000-ffffffffffffffaa' })]);
  const call = 'https://x.example/?event=qftd&txn=7&click_id=5400-1794322800000-ffffffffffffffaa&amount=50&email=ana@example.cl';
  const reading = (await (await post('test', { call, mapping })).json()) as object;
  expect(reading).toMatchObject({ isTaken: true, dropped: ['email'] });
  expect(JSON.stringify(reading)).toMatch(/Primer depósito.*hacia casino-andino desde \/.*50 USD/);
  expect(JSON.stringify(reading)).not.toContain('ana@');
  expect(await (await post('test', { call: 'event=bingo&txn=1', mapping })).json()).toMatchObject({ isTaken: false });
  expect((await studio.pool.query('select from conversions.events')).rowCount).toBe(0);
});

it('a test call is read as the click-out host reads it: signed, by type and with each name once', async () => {
  await post('secret', { partner });
  const { key } = (await (await post('signature', { partner, isOn: true })).json()) as { key: string };
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const query = 'event=qftd&txn=7&amount=50';
  const body = '{"event":"qftd","txn":7,"amount":50}';
  const test = async (call: string, signature = '', source: object = { partner, mapping }) =>
    (await (await post('test', { ...source, call, signature })).json()) as { isTaken: boolean; message: string; facts: unknown[] };
  expect(await test(`https://x.example/?${query}&signature=${sign(query)}`)).toMatchObject({ isTaken: true });
  expect(await test(body, sign(body))).toMatchObject({ isTaken: true });
  const unsigned = await test(query);
  expect(unsigned).toMatchObject({ isTaken: false, message: expect.stringContaining('no trae la firma') });
  expect(unsigned.facts).toHaveLength(6);
  expect(await test(`https://x.example/?${query}&amount=9&signature=${sign(query)}`)).toMatchObject({ isTaken: false });
  expect((await test(`${query}&TXN=8`, '', { mapping })).message).toContain('dos veces');
  expect((await test('{"event":"qftd","txn":7,"amount":50,"amount":60}', '', { mapping })).message).toContain('dos veces');
  const timed = { mapping: { ...mapping, time: 'sent' } };
  const late = await test(`${query}&sent=2026-01-01`, '', timed);
  expect([late.isTaken, late.message, late.facts.length]).toEqual([false, expect.stringContaining('cinco minutos'), 6]);
  expect(await test(`${query}&sent=${Date.now()}`, '', timed)).toMatchObject({ isTaken: true });
  await post('revoke', { partner });
});

it('calls that were not understood are read again once the mapping is right, as often as one likes', async () => {
  const partnerSlug = 'casino-andino';
  const keep = (id: string, query: string) =>
    studio.pool.query(`insert into conversions.refused values ($1, $2, '2026-11-20T10:00:00Z', 'kind', '{}', null, null, $3)`, [
      id,
      partnerSlug,
      { method: 'GET', query, contentType: null, body: '' },
    ]);
  await keep('a', 'event=alta&txn=R-1&email=*');
  await keep('b', 'event=venta&txn=R-2&st=2&amount=12.50');
  await keep('c', 'event=venta&txn=null&amount=12.50');
  const again = async () => (await (await post('reread', { partner })).json()) as object;
  await post('settings', { partner, mapping, addresses: [] });
  await keep('d', 'event=venta&txn=R-3');
  expect(await again()).toEqual({ taken: 0, left: 4 });
  const kinds = { alta: 'registration', venta: 'commission' };
  await post('settings', { partner, mapping: { ...mapping, kinds, status: 'st', statuses: { 2: 'pending' } }, addresses: [] });
  expect(await again()).toEqual({ taken: 2, left: 2 });
  await keep('a', 'event=alta&txn=R-1&email=*');
  expect(await again()).toEqual({ taken: 1, left: 2 });
  const { rows } = await studio.pool.query(
    `select id, kind, status, trim_scale(amount)::text as amount, received_at from conversions.events where id like 'R-%' order by id`,
  );
  const received = { received_at: new Date('2026-11-20T10:00:00Z') };
  expect(rows).toEqual([
    { id: 'R-1', kind: 'registration', status: 'approved', amount: null, ...received },
    { id: 'R-2', kind: 'commission', status: 'pending', amount: '12.5', ...received },
  ]);
  const { refused, kept, open } = await loadCalls(studio.pool, partnerSlug);
  expect([refused.map(({ id, reason }) => [id, reason]), kept, open.pending]).toEqual([
    [
      ['c', 'eventId'],
      ['d', 'amount'],
    ],
    2,
    1,
  ]);
  await keep('e', 'event=venta&txn=R-3&st=2&amount=40');
  expect(await again()).toEqual({ taken: 2, left: 1 });
  expect((await post('reread', { partner }, 'editor')).status).toBe(403);
  await studio.pool.query(`delete from conversions.refused; delete from conversions.events`);
});

it('calls that can be read are taken, however many came before them that cannot', async () => {
  const call = (query: string) => ({ method: 'GET', query, contentType: null, body: '' });
  await studio.pool.query(
    `insert into conversions.refused select 'x' || at, 'casino-andino', '2026-11-20T10:00:00Z', 'kind', '{}', null, null, $1 from generate_series(1, 2500) as at`,
    [call('event=bingo&txn=1')],
  );
  await studio.pool.query(
    `insert into conversions.refused values ('y', 'casino-andino', '2026-11-20T10:00:01Z', 'kind', '{}', null, null, $1)`,
    [call('event=alta&txn=R-1')],
  );
  await post('settings', { partner, mapping: { ...mapping, kinds: { alta: 'registration' } }, addresses: [] });
  expect(await (await post('reread', { partner })).json()).toEqual({ taken: 1, left: 2500 });
  await studio.pool.query(`delete from conversions.refused; delete from conversions.events`);
});

describe('the report', () => {
  const place = { clickDay: '2026-11-10', offerId: '1', page: '/', block: 'ranking', toplist: 'home', toplistVersion: 3, position: 1 };
  const event = { at: '2026-11-12T15:00:00Z', attribution: 'click', ...place };
  const insert = (id: string, changes: Parameters<typeof insertEvent>[1]) => insertEvent(studio.pool, { ...event, id, ...changes });
  const report = (query: Record<string, string>) =>
    loadConversions(studio.payload, { from: '2026-11-01', to: '2026-11-20', ...query }, now);

  beforeAll(async () => {
    const clicks = Array.from({ length: 200 }, (_, index) => sampleClick({ responseId: `home.${index < 120 ? 3 : 4}.abc`, offerId: '1' }));
    await insertClicks(studio.pool, [...clicks, sampleClick({ botClass: 'bot' })]);
    for (let index = 0; index < 12; index += 1) await insert(`r${index}`, { kind: 'registration' });
    for (let index = 0; index < 6; index += 1) await insert(`f${index}`, { kind: 'first_deposit' });
    for (let index = 0; index < 10; index += 1) await insert(`c${index}`, { amount: '10000.1', currency: 'CLP' });
    await insert('usd', { amount: '100', currency: 'USD' });
    await insert('pending', { amount: '5000', currency: 'CLP', status: 'pending' });
    await insert('rejected', { amount: '5000', currency: 'CLP', status: 'rejected' });
    await insert('fraud', { kind: 'first_deposit', status: 'rejected' });
    await insert('eur', { amount: '100', currency: 'EUR' });
    await insert('late', { kind: 'registration', at: '2026-11-19T15:00:00Z' });
    await insert('lost', { kind: 'registration', attribution: 'unknown', clickDay: null });
    expect((await post('rates', { currency: 'USD', day: '2026-11-01', pesos: '950.5' })).status).toBe(200);
    expect((await post('rates', { currency: 'USD', day: '2026-11-13', pesos: '1' })).status).toBe(200);
  });

  it('says what became of the clicks of people, exactly to the decimal and at the rate of the day', async () => {
    const { total, rows, apart } = await report({ by: 'partner' });
    // The click of the test call above is of another day in the period.
    expect(total).toMatchObject({ clicks: 201, registrations: 13, firstDeposits: 6, payments: 11, unrated: 1, pending: 1 });
    expect(total.commission).toBe('195051');
    expect(rows).toMatchObject([{ key: 'casino-andino', name: 'Casino Andino' }]);
    expect(total.registrationRate).toMatchObject({ value: 13 / 201, low: expect.closeTo(0.038, 2), high: expect.closeTo(0.107, 2) });
    expect(apart).toEqual({ events: 1, partners: ['casino-andino'] });
  });

  it('marks a casino whose programme calls without a signature', async () => {
    const marks = async (query: Record<string, string> = {}) => {
      const { rows, unsigned } = await report({ by: 'partner', ...query });
      return [unsigned, rows.find(({ key }) => key === 'casino-andino')?.detail];
    };
    expect(await marks()).toEqual([[], 'casino-andino']);
    await post('secret', { partner });
    expect(await marks()).toEqual([['casino-andino'], 'casino-andino · sin firma']);
    expect((await report({ by: 'partner', partner: 'another' })).unsigned).toEqual([]);
    await post('signature', { partner, isOn: true });
    expect(await marks()).toEqual([[], 'casino-andino']);
    await post('revoke', { partner });
  });

  it('tells the versions of a list apart, and gives no rate of few clicks', async () => {
    const { rows } = await report({ by: 'version' });
    const of = (key: string) => rows.find((row) => row.key === key);
    expect(of('3')).toMatchObject({ name: 'Versión 3', detail: 'home', clicks: 120, registrations: 13 });
    expect(of('4')).toMatchObject({ clicks: 80, registrations: 0, registrationRate: null });
  });

  it.each(['day', 'offer', 'page', 'block', 'toplist', 'position', 'country'])('by %s it has the same sums', async (by) => {
    expect((await report({ by })).total).toMatchObject({ clicks: 201, registrations: 13 });
  });

  it('is the same whether a day is read from its clicks or from its sums', async () => {
    const before = await report({ by: 'version' });
    await studio.pool.query(`
      insert into conversions.click_days select '2026-11-10'::date, partner_slug, offer_id, page, block, toplist,
        substring(response_id from '\\.([0-9]{1,9})\\.[0-9a-f]+$')::int, position, country, device, count(*)
      from clicks.clicks where bot_class = 'human' and at::date = '2026-11-10' group by 2, 3, 4, 5, 6, 7, 8, 9, 10;
      insert into conversions.summed_days values ('2026-11-10')`);
    expect((await report({ by: 'version' })).rows).toEqual(before.rows);
    await studio.pool.query(`insert into conversions.late_days values ('2026-11-10')`);
    await insertClicks(studio.pool, [sampleClick({ offerId: '1' })]);
    expect((await report({ by: 'version' })).total.clicks).toBe(before.total.clicks + 1);
  });

  it('can be taken as a file and as JSON by whoever may see it', async () => {
    const get = (path: string, role: keyof typeof people) => callStudio(studio, `conversions/${path}`, { headers: people[role] });
    const query = '?by=partner&from=2026-11-01&to=2026-11-20';
    const file = await get(`report.csv${query}`, 'affiliateManager');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await file.text()).toMatch(/Casino Andino;casino-andino;casino-andino;\d+;13;/);
    expect(await (await get(`report${query}`, 'affiliateManager')).json()).toMatchObject({ total: { registrations: 13 } });
    expect((await get(`report${query}`, 'editor')).status).toBe(403);
    expect((await get('report?from=2026-11-20&to=2026-11-01', 'affiliateManager')).status).toBe(400);
  });
});

it('the tab of a casino lists what is without a click and what was refused', async () => {
  await studio.pool.query(
    `insert into conversions.refused values ('one', 'casino-andino', now(), 'amount', '{amount,event}', null, null);
     insert into conversions.dropped values (current_date, 'casino-andino', 'email', 4)`,
  );
  const calls = await loadCalls(studio.pool, 'casino-andino');
  expect(calls.apart).toMatchObject([{ id: 'lost', attribution: 'unknown' }]);
  expect(calls.late).toMatchObject([]);
  expect(calls.refused).toMatchObject([{ reason: 'amount', parameters: ['amount', 'event'] }]);
  expect(calls.dropped).toEqual([{ name: 'email', calls: 4 }]);
});
