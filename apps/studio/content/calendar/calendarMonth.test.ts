import { describe, expect, it } from 'vitest';
import { calendarAddress, listWeeks, readFilter, writeWeekday } from './calendarMonth.ts';
import { calendarZones, shiftMonth, writeMonth } from '../../core/dates/days.ts';

const now = new Date('2026-12-01T02:30:00Z');

describe('the address of the calendar', () => {
  it('names a month, and is of the present one in Chile without', () => {
    expect(readFilter({ mes: '2027-02' }, now).month).toBe('2027-02');
    for (const mes of [undefined, '', '2026-13', '26-12', ['2026-12'], '2026-12-01'])
      expect(readFilter({ mes }, now).month).toBe('2026-11');
  });

  it('names a kind, a language and clocks; what is none of them is left out', () => {
    const filter = readFilter({ mes: '2026-12', tipo: 'offerEnd', idioma: 'en', zona: 'magallanes' }, now);
    expect(filter).toMatchObject({ kind: 'offerEnd', locale: 'en', zone: { timeZone: 'America/Punta_Arenas' } });
    expect(readFilter({ tipo: '__proto__', idioma: 'xx', zona: 'x' }, now)).toMatchObject({
      kind: null,
      locale: null,
      zone: calendarZones[0],
    });
    expect(calendarAddress(filter)).toBe('/admin/calendario?mes=2026-12&tipo=offerEnd&idioma=en&zona=magallanes');
    expect(calendarAddress(filter, { month: '2027-01', kind: null })).toBe('/admin/calendario?mes=2027-01&idioma=en&zona=magallanes');
  });
});

describe('a month', () => {
  it('has neighbours over the year', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2027-01', -1), shiftMonth('2026-12', 0)]).toEqual(['2027-01', '2026-12', '2026-12']);
  });

  it.each([
    ['2026-11', 6, '2026-10-26', '2026-12-06'],
    ['2026-12', 5, '2026-11-30', '2027-01-03'],
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2026-09', 5, '2026-08-31', '2026-10-04'],
  ])('%s has %i weeks from Monday to Sunday', (month, count, first, last) => {
    const weeks = listWeeks(month);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last]);
  });

  it('is written in Spanish', () => {
    expect(writeMonth('2026-12')).toBe('diciembre de 2026');
    expect(writeWeekday('2026-12-24')).toBe('jueves, 24 de diciembre');
  });
});
