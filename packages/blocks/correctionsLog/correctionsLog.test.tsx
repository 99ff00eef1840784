// Requirements: 10.9, 10.20.
import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { CorrectionsLog } from './CorrectionsLog.tsx';
import { loadCorrectionsLog, NoRecordsError } from './correctionsLog.load.server.ts';
import { correctionsLogSchema } from './correctionsLog.schema.ts';

const stored = correctionsLogSchema.parse({ type: 'correctionsLog', id: 'correcciones' });
const load = (context = createExampleContext()) => loadCorrectionsLog(stored, context);

test('every correction of every record and page, the newest first, leads to what it is about', async () => {
  const { corrections } = await load();
  expect(corrections.map(({ date, place, subject }) => [date.iso, place.name, place.anchor?.href, subject])).toEqual([
    ['2026-11-12', 'Casinos con Khipu', '/metodos-de-pago/khipu/', 'Tiempo de retiro'],
    ['2026-11-06', 'Copihue Casino', '/resenas/copihue-casino/#registro-copihue-casino-7', 'Retiro, 30 oct 2026'],
    ['2026-11-04', 'Casino Andino', '/resenas/casino-andino/#registro-casino-andino-5', 'Retiro, 27 oct 2026'],
  ]);
  expect(corrections.map(({ isWithdrawn }) => isWithdrawn)).toEqual([false, true, false]);
  expect(corrections.map(({ anchor }) => anchor)).toEqual([
    'correccion-7',
    'correccion-registro-copihue-casino-7',
    'correccion-registro-casino-andino-5',
  ]);
});

test('casinos that cannot be asked for are named by their slugs', async () => {
  const context = createExampleContext({ clients: { partners: { fetchPartnersBySlug: () => Promise.reject(new Error('down')) } } });
  expect((await load(context)).corrections.find(({ date }) => date.iso === '2026-11-06')?.place).toEqual({
    name: 'copihue-casino',
    anchor: null,
  });
});

test('that nothing was corrected is said', async () => {
  const context = createExampleContext({
    clients: { partners: { fetchRecords: async () => [] }, content: { fetchCorrections: async () => [] } },
  });
  expect(renderToString(<CorrectionsLog {...await load(context)} />)).toContain('Todavía no hemos tenido que corregir');
});

test('corrections of pages stand without records, and the other way round', async () => {
  const noRecords = createExampleContext({ clients: { partners: { fetchRecords: async () => [] } } });
  expect((await load(noRecords)).corrections).toMatchObject([{ subject: 'Tiempo de retiro' }]);
  const down = createExampleContext({ clients: { content: { fetchCorrections: () => Promise.reject(new Error('down')) } } });
  expect((await load(down)).corrections).toHaveLength(2);
});

test('the records that were corrected last are listed, and the way to the others', async () => {
  const many = Array.from({ length: 201 }, (_, index) => ({
    ...casinoRecordExample,
    id: String(index),
    corrections: [{ day: `${2000 + Math.floor(index / 20)}-01-01`, was: '15:05', reason: `Motivo ${index}` }],
  }));
  const clients = { partners: { fetchRecords: async () => many }, content: { fetchCorrections: async () => [] } };
  const props = await load(createExampleContext({ clients }));
  expect(props.corrections).toHaveLength(200);
  expect(props.corrections.map(({ reason }) => reason)).not.toContain('Motivo 19');
  expect(renderToString(<CorrectionsLog {...props} />)).toContain('<a href="/datos/registros.json">Aquí están los 200 registros');
  expect((await load()).older).toBeNull();
});

test('services without records and corrections leave no block', async () => {
  const fetchRecordCounts = async () => ({ records: 0, casinos: 0, lastDay: null });
  const none = { partners: { fetchRecords: async () => [], fetchRecordCounts }, content: { fetchCorrections: async () => [] } };
  await expect(load(createExampleContext({ clients: none }))).rejects.toThrow(NoRecordsError);
});
