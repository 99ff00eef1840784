// Requirements: 11.10.
import { beforeEach, describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { samplePartner } from '../../testing/samples.ts';
import { insertEvent } from '../clicks/testClicks.ts';
import { testStudio } from '../../testing/testStudio.ts';
import type { StatementPreview } from './statementEndpoints.ts';
import { listStatements, loadStatementDifferences, loadStatementTotals } from './storedStatements.ts';

const studio = await testStudio();
const { id: partner } = await studio.payload.create({ collection: 'partners', data: samplePartner('casino-andino') });
const manager = await logIn(studio, 'affiliateManager');
const editor = await logIn(studio, 'editor');
beforeEach(async () => {
  await studio.pool.query('delete from conversions.events');
  await studio.pool.query('delete from conversions.statements');
});

const mapping = {
  columns: { eventId: 'ID', clickId: 'Sub', amount: 'Monto', currency: 'Moneda' },
  kind: 'commission',
  kinds: {},
  decimal: '.',
  currency: 'USD',
  days: 'dayFirst',
};
type Cells = Record<string, string | number | null>;
const send = (path: string, cells: Cells[], changes: object = {}, headers = manager) => {
  const lines = cells.map((one, index) => ({ line: index + 2, cells: one }));
  return callStudio(
    studio,
    `statements/${path}`,
    json({ partner, month: '2026-10', fileName: 'octubre.xlsx', mapping, lines, ...changes }, headers),
  );
};
const store = async (cells: Cells[], changes: object = {}) => {
  const answer = await send('import', cells, changes);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
};
const callBack = (changes: Parameters<typeof insertEvent>[1]) =>
  insertEvent(studio.pool, { clickId: '5400-1-a', amount: '10', currency: 'USD', attribution: 'unknown', ...changes });
const differencesOf = async (id: string) =>
  (await loadStatementDifferences(studio.pool, id, 100)).map(({ state, eventId, amount, ours }) => [state, eventId, amount, ours]);

describe('a statement beside the calls', () => {
  it('agrees when each row was called back with the same amount, and nothing of the month is missing', async () => {
    await callBack({ id: 'A', amount: '10.10000000' });
    await callBack({ id: 'B', amount: '0.2' });
    const id = await store([
      { eventId: 'A', amount: '10.1' },
      { eventId: 'B', amount: 0.2 },
    ]);
    expect(await differencesOf(id)).toEqual([]);
    expect(await loadStatementTotals(studio.pool, id)).toEqual([
      { kind: 'commission', currency: 'USD', told: 2, amount: '10.3', counted: 2, ours: '10.3', difference: '0', differences: 0 },
    ]);
  });

  it('lists what is not paid, what is paid otherwise, and what was never called back, with the click of each', async () => {
    await callBack({ id: 'A', clickId: '5400-1-a' });
    await callBack({ id: 'B', clickId: '5400-1-b', amount: '100.25' });
    await callBack({ id: 'C', clickId: '5400-1-c', currency: 'EUR' });
    const id = await store([
      { eventId: 'B', amount: '90.25' },
      { eventId: 'C', amount: '10' },
      { eventId: 'D', clickId: '5400-1-d', amount: '7' },
    ]);
    const found = await loadStatementDifferences(studio.pool, id, 100);
    expect(found.map(({ state, eventId, clickId, amount, ours }) => [state, eventId, clickId, amount, ours])).toEqual([
      ['unpaid', 'A', '5400-1-a', null, '10'],
      ['amount', 'B', '5400-1-b', '90.25', '100.25'],
      ['amount', 'C', '5400-1-c', '10', '10'],
      ['untold', 'D', '5400-1-d', '7', null],
    ]);
    expect(await loadStatementTotals(studio.pool, id)).toMatchObject([
      { currency: 'EUR', told: 0, counted: 1, ours: '10', difference: '-10' },
      { currency: 'USD', told: 3, amount: '107.25', counted: 2, ours: '110.25', difference: '-3', differences: 4 },
    ]);
    const file = await (await callStudio(studio, `statements/differences.csv?id=${id}`, { headers: manager })).text();
    expect(file.split('\r\n').slice(1, -1)).toHaveLength(4);
    expect(file).toContain('Otro monto;Comisión;B;5400-1-b;2026-10-15;2;90,25;USD;100,25;USD');
  });

  it('asks for nothing that is not approved, takes a chargeback as part of its event, and what was rejected as nothing', async () => {
    await callBack({ id: 'P', status: 'pending' });
    await callBack({ id: 'R', status: 'rejected' });
    await callBack({ id: 'paid-pending', amount: '7', status: 'pending' });
    await callBack({ id: 'paid-rejected', amount: '8', status: 'rejected' });
    await callBack({ id: 'B', amount: '30' });
    await callBack({ id: 'reversal:B', amount: '-10' });
    await callBack({ id: 'C', amount: '50' });
    await callBack({ id: 'reversal:C', amount: '-50' });
    const rows = [
      { eventId: 'paid-pending', amount: '7' },
      { eventId: 'paid-rejected', amount: '8' },
      { eventId: 'B', amount: '30' },
      { eventId: 'B', amount: '(10)' },
      { eventId: 'C', amount: '50' },
      { eventId: 'C', amount: '50', kind: 'Chargeback' },
    ];
    expect(await differencesOf(await store(rows))).toEqual([['amount', 'paid-rejected', '8', '0']]);
  });

  it('takes rows of one event together, and those without a number by their click', async () => {
    await callBack({ id: 'A', amount: '30' });
    await callBack({ id: 'B', clickId: '5400-1-b', amount: '4' });
    await callBack({ id: 'C', clickId: '5400-1-b', amount: '6' });
    const rows = [
      { eventId: 'A', amount: '50' },
      { eventId: 'A', amount: '-20' },
    ];
    expect(await differencesOf(await store([...rows, { clickId: '5400-1-b', amount: '10' }]))).toEqual([]);
    expect(await differencesOf(await store([...rows, { clickId: '5400-1-b', amount: '9' }]))).toEqual([['amount', null, '9', '10']]);
  });

  it('asks for what happened in the month in Chile, was paid in no other statement, and is of its kinds and its casino', async () => {
    await callBack({ id: 'before', at: '2026-10-01T02:59:59Z' });
    await callBack({ id: 'first', at: '2026-10-01T03:00:00Z' });
    await callBack({ id: 'last', at: '2026-11-01T02:59:59Z' });
    await callBack({ id: 'after', at: '2026-11-01T03:00:00Z' });
    await callBack({ id: 'registered', kind: 'registration' });
    await callBack({ id: 'other', partnerSlug: 'casino-otro' });
    const id = await store([{ eventId: 'first', amount: '10' }]);
    expect(await differencesOf(id)).toEqual([['unpaid', 'last', null, '10']]);
    await store([{ eventId: 'last', amount: '10' }], { month: '2026-11' });
    expect(await differencesOf(id)).toEqual([]);
  });
});

describe('bringing one in', () => {
  it('is looked at first, which stores nothing, and replaces the one of its month', async () => {
    await callBack({ id: 'A' });
    const look = async () => (await (await send('preview', [{ eventId: 'A', amount: '9' }, { amount: '1' }])).json()) as StatementPreview;
    expect(await look()).toMatchObject({ rows: 1, faults: 1, replaces: false, totals: [{ difference: '-1', differences: 1 }] });
    expect((await listStatements(studio.pool, 'casino-andino')).statements).toEqual([]);
    const first = await store([{ eventId: 'A', amount: '9' }]);
    expect(await look()).toMatchObject({ replaces: true });
    const second = await store([{ eventId: 'A', amount: '10' }]);
    expect(second).not.toBe(first);
    const { statements, mapping: kept } = await listStatements(studio.pool, 'casino-andino');
    expect(statements).toMatchObject([{ id: second, month: '2026-10', fileName: 'octubre.xlsx' }]);
    expect(kept).toEqual(mapping);
  });

  it('can be taken back, and both are in the log of activity', async () => {
    const id = await store([{ eventId: 'A', amount: '9' }]);
    const remove = (body: object, headers = manager) => callStudio(studio, 'statements/remove', json(body, headers));
    expect((await remove({ id, partner: partner + 1 })).status).toBe(404);
    expect((await remove({ id, partner })).status).toBe(200);
    expect((await remove({ id, partner })).status).toBe(404);
    expect((await studio.pool.query('select 1 from conversions.statement_rows')).rowCount).toBe(0);
    const { docs } = await studio.payload.find({ collection: 'activity', where: { documentId: { equals: String(partner) } }, limit: 50 });
    expect(docs.map(({ fields }) => fields)).toEqual(expect.arrayContaining(['Liquidación de 2026-10', 'Liquidación de 2026-10: borrada']));
  });

  it.each([
    [{ mapping: { ...mapping, columns: { eventId: 'player_email' } } }, 400, /persona/],
    [{ month: '2026-13' }, 400, /no se pueden leer/],
    [{ lines: [{ line: 2, cells: { amount: '5' } }] }, 400, /Ninguna fila se puede leer/],
    [{ partner: 999_999 }, 404, /ya no está/],
  ])('is refused with a sentence: %j', async (changes, status, message) => {
    const answer = await send('preview', [{ eventId: 'A', amount: '9' }], changes);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(message)]);
  });

  it('is for affiliate managers', async () => {
    for (const path of ['preview', 'import'])
      expect((await send(path, [{ eventId: 'A', amount: '9' }], {}, editor)).status, path).toBe(403);
    expect((await callStudio(studio, 'statements/differences.csv?id=x', { headers: editor })).status).toBe(403);
    expect((await callStudio(studio, 'statements/differences.csv?id=x', { headers: manager })).status).toBe(404);
    expect((await callStudio(studio, 'statements/import', json({}))).status).toBe(401);
  });
});
