// Requirements: 15.4.
import { describe, expect, it } from 'vitest';
import { type Cell, formatCell, parseBoolean, parseMoney, parseNumber, splitList } from './cells.ts';
import { selectCodec } from './codecs.ts';
import { parseDay, parseMeasuredMoment, parseMoment, readMoment, writeMoment } from './dates.ts';

describe('numbers', () => {
  it.each([
    ['30000', 30_000],
    [' 0,5 ', 0.5],
    ['1.25', 1.25],
    ['-3', -3],
    ['1.234.567', 1_234_567],
    ['-1.234,5', -1234.5],
    [7, 7],
  ])('%j', (raw, number) => expect(parseNumber(raw)).toBe(number));
  it.each([
    '1.500',
    '1,500',
    '1,234,567',
    '$1.5',
    '$1.50',
    '$',
    '$-3',
    '$0.123',
    '1.23.456',
    '0.123.456',
    '5 %',
    '1e3',
    '0x1',
    'x',
    '1..2',
  ])('%j is refused', (raw) => expect(() => parseNumber(raw)).toThrow('«'));
});

describe('moments from which hours are measured', () => {
  it.each(['01-12-2026 9:30', '2026-12-01T12:30:00Z'])('%s has its time', (raw) =>
    expect(parseMeasuredMoment(raw)).toBe('2026-12-01 09:30'),
  );
  it('may be midnight', () => expect(parseMeasuredMoment('2026-12-01 00:00')).toBe('2026-12-01 00:00'));
  it.each(['01-12-2026', '2026-12-01'])('%s alone is refused', (raw) =>
    expect(() => parseMeasuredMoment(raw)).toThrow('le falta la hora: de ella salen las horas medidas. Escribe 2026-12-01 09:30.'),
  );
});

it.each([
  ['20.000', 20_000],
  ['$300', 300],
  [7, 7],
])('%j of money is %d', (raw, amount) => expect(parseMoney(raw)).toBe(amount));
it('what is no money is refused as a number is', () => expect(() => parseMoney('mucho')).toThrow('«mucho» no es un número'));

describe('days', () => {
  it.each([
    '2026-12-01',
    '01-12-2026',
    '1/12/2026',
    '01.12.2026',
    '2026-12-01 00:00',
    '2026-12-01T02:30',
    '01-12-2026 0:00:00',
    '2026-12-01T00:00:00.000Z',
    '2026-12-01T15:00:00Z',
    '2026-12-02T02:30:00Z',
  ])('%s is that of the market', (raw) => expect(parseDay(raw)).toBe('2026-12-01'));
  it('on which the clock is put forward at midnight is there', () => expect(parseDay('2026-09-06 00:00')).toBe('2026-09-06'));
  it.each(['2026-02-30', '31-11-2026', '12-2026', 'mañana', '2026-12-01 mañana', '2026-12-01 24:00', ''])('%j is refused', (raw) =>
    expect(() => parseDay(raw)).toThrow('fecha'),
  );
  it.each([46_357, '46357', '46357,5'])('%j is the number of a day', (raw) => {
    expect(() => parseDay(raw)).toThrow('Es el número con que una planilla guarda una fecha');
    expect(() => parseMoment(raw)).toThrow('Es el número con que una planilla guarda una fecha');
  });
});

describe('moments', () => {
  it.each([
    ['2026-12-01', '2026-12-01 00:00', '2026-12-01T03:00:00.000Z'],
    ['01-07-2026 9:30', '2026-07-01 09:30', '2026-07-01T13:30:00.000Z'],
    ['2026-12-01T12:30:15Z', '2026-12-01 09:30:15', '2026-12-01T12:30:15.000Z'],
    ['2026-12-01T09:30', '2026-12-01 09:30', '2026-12-01T12:30:00.000Z'],
    ['2026-09-06 01:00', '2026-09-06 01:00', '2026-09-06T04:00:00.000Z'],
    ['2026-09-05 23:59:59', '2026-09-05 23:59:59', '2026-09-06T03:59:59.000Z'],
  ])('%s is by the clock of Chile', (raw, moment, stored) => {
    expect([parseMoment(raw), writeMoment(moment), readMoment(stored)]).toEqual([moment, stored, moment]);
  });
  it.each([
    ['2026-09-06 00:30', 'no existe: esa noche se adelanta el reloj'],
    ['06-09-2026', 'no existe: esa noche se adelanta el reloj'],
    ['2026-12-01 25:00', 'no es una hora'],
    ['2026-12-01 24:00', 'no es una hora'],
    ['2026-12-01T24:00:00Z', 'no es un momento'],
    ['09:30', 'no es un momento'],
    ['x', 'no es un momento'],
  ])('%j is refused', (raw, message) => expect(() => parseMoment(raw)).toThrow(message));
});

describe('lists', () => {
  it.each<[Cell, string]>([
    [['a', 'b|c', 'd'], String.raw`a | b\|c | d`],
    [[3, 12], '3 | 12'],
  ])('%j', (cell, text) => {
    expect(formatCell(cell)).toBe(text);
    expect(splitList(text).map(String)).toEqual((cell as Cell[]).map(String));
  });
});

it('yes and no', () => {
  expect(['sí', 'SI', 'true', 'VERDADERO', true].map(parseBoolean)).toEqual([true, true, true, true, true]);
  expect(['no', 'FALSO', '0', false].map(parseBoolean)).toEqual([false, false, false, false]);
  expect(() => parseBoolean('quizás')).toThrow('escribe sí o no');
});

describe('choices', () => {
  const { parse, show } = selectCodec([
    { value: 'deposit', label: 'Depósito' },
    { value: 'no', label: 'No' },
    { value: 'NO', label: 'Otro' },
  ]);
  const references = { keyOf: () => null, idOf: () => 0, choose: () => null };
  it.each([
    ['deposit', 'deposit'],
    [' deposito ', 'deposit'],
    ['DEPÓSITO', 'deposit'],
    ['NO', 'NO'],
    ['otro', 'NO'],
  ])('%j', (raw, value) => expect(parse(raw, references)).toBe(value));
  it('are told by their labels', () => expect(['deposit', 'gone'].map((value) => show?.(value))).toEqual(['Depósito', 'gone']));
  it('that are not there are refused with those that are', () => expect(() => parse('retiro', references)).toThrow('deposit (Depósito)'));
});
