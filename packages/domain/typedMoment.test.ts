import { describe, expect, it } from 'vitest';
import { formatTypedMoment, parseTypedDay, parseTypedMoment, readClock } from './typedMoment.ts';

const iso = (text: string, zone?: string) => {
  const typed = parseTypedMoment(text, zone);
  return typed.kind === 'moment' ? typed.moment.toISOString() : typed.fault;
};
const magallanes = 'America/Punta_Arenas';

describe('a typed moment', () => {
  it.each([
    '24-12-2026 09:00',
    ' 24-12-2026  09:00 ',
    '24/12/2026 9:00',
    '24.12.2026 09.00',
    '24-12-2026, 09:00',
    '24-12-2026 a las 9:00',
    '24-12-2026 09:00 h',
    '2026-12-24 09:00',
    '2026-12-24T09:00',
    '2026-12-24T12:00:00Z',
    '2026-12-24T09:00:00-03:00',
  ])('%j is by the clocks of Chile', (text) => {
    expect(iso(text)).toBe('2026-12-24T12:00:00.000Z');
  });

  it('has its day before its month', () => {
    expect(iso('4/1/2027 08:22')).toBe('2027-01-04T11:22:00.000Z');
  });

  it('follows summer time on the mainland, and Magallanes has none', () => {
    expect(iso('01-07-2026 12:00')).toBe('2026-07-01T16:00:00.000Z');
    expect(iso('01-07-2026 12:00', magallanes)).toBe('2026-07-01T15:00:00.000Z');
    expect(iso('01-12-2026 12:00')).toBe(iso('01-12-2026 12:00', magallanes));
  });

  it('in the hour that is left out when summer time starts does not exist, but in Magallanes', () => {
    expect(iso('06-09-2026 00:30')).toBe('El 06-09-2026 a las 00:30 no existe: esa noche se adelanta el reloj. Elige otra hora.');
    expect(iso('05-09-2026 23:59')).toBe('2026-09-06T03:59:00.000Z');
    expect(iso('06-09-2026 01:00')).toBe('2026-09-06T04:00:00.000Z');
    expect(iso('06-09-2026 00:30', magallanes)).toBe('2026-09-06T03:30:00.000Z');
  });

  it('in the hour that comes twice when summer time ends is the first one', () => {
    expect(iso('04-04-2026 23:30')).toBe('2026-04-05T02:30:00.000Z');
    expect(iso('05-04-2026 00:00')).toBe('2026-04-05T04:00:00.000Z');
  });

  it.each([
    ['', 'No se entiende esta fecha. Escríbela así: 24-12-2026 09:00.'],
    ['mañana', 'No se entiende esta fecha. Escríbela así: 24-12-2026 09:00.'],
    ['nov 22, 2026 8:25 AM', 'No se entiende esta fecha. Escríbela así: 24-12-2026 09:00.'],
    ['24-12-26 09:00', 'No se entiende esta fecha. Escríbela así: 24-12-2026 09:00.'],
    ['24-12-2026', 'Falta la hora. Escríbela así: 24-12-2026 09:00.'],
    ['24-12-2026 24:00', '24:00 no es una hora. Va de 00:00 a 23:59.'],
    ['24-12-2026 09:60', '09:60 no es una hora. Va de 00:00 a 23:59.'],
    ['31-02-2027 09:00', 'El 31-02-2027 no existe. Revisa el día y el mes.'],
    ['12-24-2026 09:00', 'El 12-24-2026 no existe. Revisa el día y el mes.'],
  ])('%j is refused with a sentence', (text, fault) => {
    expect(iso(text)).toBe(fault);
  });

  it('is written as the time in Chile, in summer and in winter', () => {
    expect(formatTypedMoment(new Date('2026-11-25T02:05:00.000Z'))).toBe('24-11-2026 23:05');
    expect(formatTypedMoment(new Date('2026-07-01T12:00:00.000Z'))).toBe('01-07-2026 08:00');
  });

  it('is written as it is read', () => {
    for (const moment of ['2026-12-24T12:00:00Z', '2026-07-01T03:59:00Z', '2027-01-01T02:59:00Z'])
      expect(iso(formatTypedMoment(new Date(moment)))).toBe(new Date(moment).toISOString());
    expect(formatTypedMoment(new Date('2026-12-25T02:30:00Z'))).toBe('24-12-2026 23:30');
    expect(readClock(new Date('2027-01-01T03:00:00Z'))).toEqual({ day: '2027-01-01', time: '00:00' });
  });
});

describe('a typed day', () => {
  it.each(['24-12-2026', '24/12/2026', '24.12.2026', '2026-12-24'])('%j', (text) => {
    expect(parseTypedDay(text)).toEqual({ kind: 'day', day: '2026-12-24' });
  });

  it.each(['', '24-12', '24-12-26', '24-12-2026 09:00', 'hoy'])('%j is refused with a sentence', (text) => {
    expect(parseTypedDay(text)).toEqual({ kind: 'fault', fault: 'No se entiende esta fecha. Escríbela así: 24-12-2026.' });
  });

  it('that no month has is refused', () => {
    expect(parseTypedDay('31-11-2026')).toEqual({ kind: 'fault', fault: 'El 31-11-2026 no existe. Revisa el día y el mes.' });
  });
});
