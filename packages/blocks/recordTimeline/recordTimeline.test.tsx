// Requirements: 10.7.
import { type CasinoRecord, casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { RecordTimeline } from './RecordTimeline.tsx';
import { loadRecordTimeline, NoTransfersError } from './recordTimeline.load.server.ts';
import { recordTimelineSchema } from './recordTimeline.schema.ts';

const load = (partner: string, context = createExampleContext()) =>
  loadRecordTimeline(recordTimelineSchema.parse({ type: 'recordTimeline', id: 'retiros', partner }), context);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

function only(changes: Partial<CasinoRecord>) {
  return createExampleContext({ clients: { partners: { fetchRecords: async () => [{ ...casinoRecordExample, ...changes }] } } });
}
const transferOf = (changes: Partial<NonNullable<CasinoRecord['transfer']>>) =>
  only({ transfer: casinoRecordExample.transfer && { ...casinoRecordExample.transfer, ...changes } });

test('a withdrawal goes from asking to the account, with the days and how long each part took', async () => {
  const [first] = (await load('casino-andino')).transfers;
  expect(plain(first?.title)).toBe('Retiro de $52.300 por CuentaRUT');
  expect(plain(first?.duration)).toBe('3 h 25 min');
  expect(first?.steps.map(({ label, at, after }) => [label, at?.day, at?.time, plain(after) ?? null])).toEqual([
    ['Pedido', 'martes 27 oct 2026', '12:40', null],
    ['Aprobado', 'martes 27 oct 2026', '13:27', '+ 47 min'],
    ['En la cuenta', 'martes 27 oct 2026', '16:05', '+ 2 h 38 min'],
  ]);
  expect(first).toMatchObject({
    by: 'Midió Antonia Rebolledo',
    state: null,
    counts: { text: '27 oct 2027' },
    anchor: 'registro-casino-andino-5',
  });
});

test('its slip opens large in a tab of its own', async () => {
  const [first] = (await load('casino-andino')).transfers;
  expect(first?.slip?.picture.alt).toContain('Comprobante: Retiro de');
  expect(first?.slip?.large).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') });
  expect(first?.slip?.large.href).toContain('comprobante-casino-andino.png');
});

test('what has expired and what was withdrawn is shown, and says that it does not count', async () => {
  const { transfers } = await load('copihue-casino');
  expect(transfers.map(({ state }) => state?.kind ?? null)).toEqual(['withdrawn', null, 'stale']);
  expect(transfers.at(-1)?.state?.text).toBe('Venció el 14 ago 2026 y ya no cuenta');
});

test('money that has not come has no duration', async () => {
  const [transfer] = (await load('casino-andino', transferOf({ receivedAt: null }))).transfers;
  expect(transfer).toMatchObject({ duration: null, waits: null });
  expect(transfer?.steps.at(-1)).toEqual({ label: 'No ha llegado', at: null, after: null });
});

test.each([{ askedAt: 'ayer' }, { receivedAt: '2026-10-26T12:00:00-03:00' }])('%j cannot be, and is left out', async (changes) => {
  await expect(load('casino-andino', transferOf(changes))).rejects.toThrow(NoTransfersError);
});

test('a service without records leaves no block', async () => {
  const context = createExampleContext({ clients: { partners: { fetchRecords: async () => [] } } });
  await expect(load('casino-andino', context)).rejects.toThrow(NoTransfersError);
});

test('moments are by the clocks of Chile, in the words of the page', async () => {
  const context = createExampleContext({
    locale: 'en',
    contentLocale: 'en',
    microcopy: buildMicrocopy([{ key: 'transfer_asked', value: 'Asked' }]),
  });
  const [first] = (await load('casino-andino', context)).transfers;
  expect(first?.steps[0]).toMatchObject({ label: 'Asked', at: { day: 'Tuesday Oct 27, 2026', time: '12:40' } });
});

test('a second block on the page leaves the anchors to the first', async () => {
  const { transfers } = await load('casino-andino', createExampleContext({ place: 1 }));
  expect(transfers.every(({ anchor }) => anchor === null)).toBe(true);
});

test('a correction says what it was, and why it changed', async () => {
  const html = renderToString(<RecordTimeline {...await load('casino-andino')} />);
  for (const text of ['Corregido el 4 nov 2026', '<del>En la cuenta: 27 de octubre, 15:05</del>', 'Anotamos la hora del correo'])
    expect(html).toContain(text);
});

test('a link to a transfer unfolds it: its id is inside', async () => {
  expect(renderToString(<RecordTimeline {...await load('casino-andino')} />)).toMatch(/<\/summary><div id="registro-casino-andino-5"/);
});

test('a transfer is one line that unfolds; what it is not counted for, and corrections, need no unfolding', async () => {
  const html = renderToString(<RecordTimeline {...await load('copihue-casino')} />);
  const unfolded = html.replaceAll(/<\/summary>.*?<\/details>/g, '');
  expect(html).toContain('Pedido');
  expect(unfolded).not.toContain('Pedido');
  for (const text of ['Retiro de', 'Por verificar']) expect(unfolded).toContain(text);
  const corrected = renderToString(<RecordTimeline {...await load('casino-andino')} />).replaceAll(/<\/summary>.*?<\/details>/g, '');
  expect(corrected).toContain('Corregido el');
});
