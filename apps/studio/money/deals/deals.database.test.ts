// Requirements: 11.11.
import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { overduePayments, loadOwed } from './loadOwed.ts';
import type { Deal } from '../../payload-types.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { createAccount, logIn, logInAgain } from '../../testing/logIn.ts';
import { samplePartner } from '../../testing/samples.ts';
import { insertEvent } from '../clicks/testClicks.ts';
import { testStudio } from '../../testing/testStudio.ts';

const now = new Date('2026-11-27T12:00:00Z');

const studio = await testStudio();
const create = async (slug: string, name: string) =>
  (await studio.payload.create({ collection: 'partners', data: { ...samplePartner(slug), name } })).id;
const andino = await create('casino-andino', 'Casino Andino');
const otro = await create('casino-otro', 'Casino Otro');
const editor = await logIn(studio, 'editor');
const person = await createAccount(studio, 'affiliateManager', 'Ana');
const manager = await logInAgain(studio, 'Ana');
beforeEach(async () => {
  await studio.pool.query('delete from conversions.events');
  await studio.pool.query('delete from conversions.statements');
  await studio.payload.delete({ collection: 'deals', where: { id: { exists: true } } });
  await studio.payload.delete({ collection: 'payments', where: { id: { exists: true } } });
});

const request = (): Promise<PayloadRequest> => createLocalReq({ user: { ...person, collection: 'users' } }, studio.payload);
const makeDeal = (changes: Partial<Deal> = {}) =>
  studio.payload.create({
    collection: 'deals',
    data: { partner: andino, model: 'cpa', cpa: 50.1, currency: 'USD', startsOn: '2026-01-01T12:00:00.000Z', paymentDays: 15, ...changes },
  });
const pay = (amount: number, month = '2026-10', partner = andino) =>
  studio.payload.create({ collection: 'payments', data: { partner, month, amount, currency: 'USD', paidOn: '2026-11-20T12:00:00.000Z' } });
const callBack = (kind: string, at: string, amount: string, currency = 'USD', partnerSlug = 'casino-andino') =>
  insertEvent(studio.pool, { kind, at, amount, currency, partnerSlug });
const owed = async () => loadOwed(await request(), '2026-01', now);

describe('what is owed', () => {
  it('is what first deposits make by the deal, where nothing else is known: within its days, and from its least deposit on', async () => {
    await makeDeal({ minimumDeposit: 20, endsOn: '2026-10-31T12:00:00.000Z' });
    await callBack('first_deposit', '2026-10-01T03:00:00Z', '20');
    await callBack('first_deposit', '2026-11-01T02:59:59Z', '100.5');
    await callBack('first_deposit', '2026-10-10T12:00:00Z', '19.99');
    await callBack('first_deposit', '2026-10-10T12:00:00Z', '20000', 'CLP');
    await callBack('first_deposit', '2026-11-01T03:00:00Z', '50');
    await callBack('first_deposit', '2026-10-10T12:00:00Z', '50', 'USD', 'casino-otro');
    expect(await owed()).toMatchObject([
      {
        name: 'Casino Andino',
        partner: andino,
        month: '2026-10',
        currency: 'USD',
        deposits: 2,
        expected: '100.2',
        called: null,
        owed: '100.2',
        left: '100.2',
        state: 'overdue',
        dueOn: '2026-11-15',
      },
    ]);
  });

  it('is what was called back, and before that what the statement says, less what came', async () => {
    await makeDeal({ model: 'revenueShare', cpa: null, sharePercent: 30 });
    await callBack('commission', '2026-10-10T12:00:00Z', '70.25');
    await callBack('commission', '2026-10-11T12:00:00Z', '-0.05');
    await callBack('commission', '2026-10-11T12:00:00Z', '9000', 'CLP');
    expect(await owed()).toMatchObject([
      { currency: 'CLP', called: '9000', left: '9000', dueOn: '2026-11-30', state: 'open' },
      { currency: 'USD', expected: null, called: '70.2', left: '70.2', state: 'overdue' },
    ]);
    await studio.pool.query(
      `with one as (insert into conversions.statements (partner_slug, month, file_name, mapping) values ('casino-andino', '2026-10-01', 'a', '{}') returning id)
       insert into conversions.statement_rows (statement_id, line, kind, event_id, amount, currency)
       select id, line, kind, 'x', amount, 'USD' from one, (values (1, 'commission', 60.5), (2, 'commission', 4.5), (3, 'deposit', 1000)) as row(line, kind, amount)`,
    );
    await pay(40);
    expect((await owed()).at(-1)).toMatchObject({ called: '70.2', stated: '65', paid: '40', left: '25', state: 'overdue' });
    await pay(25);
    expect((await owed()).at(-1)).toMatchObject({ paid: '65', left: '0', state: 'paid' });
  });

  it('waits on the first page of the affiliate manager once it is overdue', async () => {
    await callBack('commission', '2026-08-10T12:00:00Z', '70', 'USD', 'casino-otro');
    await callBack('commission', '2026-11-10T12:00:00Z', '70');
    const { total, rows } = await overduePayments.load({ req: await request(), now }, { limit: 5, offset: 0 });
    expect([total, rows.map(({ title, kind }) => [title, kind])]).toEqual([1, [['Casino Otro, 70 USD', 'agosto de 2026']]]);
    await pay(70, '2026-08', otro);
    expect((await overduePayments.load({ req: await request(), now }, { limit: 5, offset: 0 })).total).toBe(0);
  });
});

/** Payload's message names the field; why stands beside it. */
const refused = /startsOn/;

describe('a deal', () => {
  it.each([
    [{ cpa: null }, /primer depósito/],
    [{ model: 'revenueShare', sharePercent: null }, /ingresos/],
    [{ endsOn: '2025-12-31T12:00:00.000Z' }, /antes de empezar/],
  ] as const)('that makes no sense is refused: %j', async (changes, message) => {
    const body = {
      partner: andino,
      model: 'cpa',
      cpa: 1,
      currency: 'USD',
      startsOn: '2026-01-01T12:00:00.000Z',
      paymentDays: 15,
      ...changes,
    };
    expect(await (await callStudio(studio, 'deals', json(body, manager))).text()).toMatch(message);
  });

  it('has its days to itself, in its casino and currency', async () => {
    const { id } = await makeDeal({ endsOn: '2026-06-30T12:00:00.000Z' });
    await expect(makeDeal({ startsOn: '2026-06-30T12:00:00.000Z' })).rejects.toThrow(refused);
    await makeDeal({ startsOn: '2026-07-01T12:00:00.000Z' });
    await makeDeal({ partner: otro });
    await makeDeal({ currency: 'CLP' });
    await studio.payload.update({ collection: 'deals', id, data: { cpa: 60 } });
    await expect(studio.payload.update({ collection: 'deals', id, data: { endsOn: '2026-07-15T12:00:00.000Z' } })).rejects.toThrow(refused);
  });

  it('is called after its casino, and found by its name', async () => {
    await makeDeal();
    await makeDeal({ partner: otro });
    const answer = await callStudio(studio, 'deals?where[casino][like]=andino&depth=0', { headers: manager });
    expect(await answer.json()).toMatchObject({ totalDocs: 1, docs: [{ casino: 'Casino Andino', partner: andino }] });
  });

  it('and payments are seen by affiliate managers alone', async () => {
    await makeDeal();
    for (const collection of ['deals', 'payments']) {
      expect((await callStudio(studio, collection, { headers: editor })).status, collection).toBe(403);
      expect((await callStudio(studio, collection, { headers: manager })).status, collection).toBe(200);
    }
  });
});
