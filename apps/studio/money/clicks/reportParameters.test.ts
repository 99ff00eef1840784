import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterNames, dimensions } from './clickKinds.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { countDays, isDay } from '../../core/dates/days.ts';
import { buildQuery, columns, readParameters, type ReportParameters } from './reportParameters.ts';

const today = '2026-11-21';
const read = (query: string) => readParameters(Object.fromEntries(new URLSearchParams(query)), today);

describe('the parameters of a report', () => {
  it('are the days of the last 30 when nothing is asked', () => {
    expect(read('').parameters).toEqual({
      by: 'day',
      filter: { from: '2026-10-23', to: today },
      sort: { column: 'name', isDescending: true },
      limit: 20,
    });
  });

  it.each([
    ['from=2026-11-20&to=2026-11-02', { from: 'El primer día es posterior al último. Cambia uno de los dos.' }],
    ['from=2026-02-30', { from: '«2026-02-30» no es un día. Escríbelo así: 2026-11-21.' }],
    ['to=ayer', { to: '«ayer» no es un día. Escríbelo así: 2026-11-21.' }],
    ['from=2024-01-01', { from: 'Son 1056 días. Elige 400 como máximo.' }],
  ])('%s: says what is wrong, keeps what was typed, and shows what is usual', (query, faults) => {
    const { parameters, typed, ...found } = read(query);
    expect(found.faults).toEqual(faults);
    expect(parameters.filter).toEqual({ from: '2026-10-23', to: today });
    for (const [name, value] of new URLSearchParams(query)) expect(typed).toHaveProperty(name, value);
  });

  it('are never a reason to fail', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('-', '\0', "' or 1=1", '999999999999', 'NaN'));
    const query = fc.dictionary(fc.constantFrom('by', 'from', 'to', 'sort', 'limit', ...filterNames), fc.oneof(text, fc.array(text)));
    fc.assert(
      fc.property(query, (given) => {
        const { parameters } = readParameters(given, today);
        expect(isDay(parameters.filter.from) && isDay(parameters.filter.to)).toBe(true);
        expect(parameters.filter.from <= parameters.filter.to).toBe(true);
        expect(Number.isInteger(parameters.limit) && parameters.limit > 0 && parameters.limit <= 1000).toBe(true);
      }),
    );
  });

  it('are all in the URL', () => {
    const value = fc.oneof(fc.constantFrom('casino-andino', '/bonos/?a=b&c', '7', null));
    const parameters: fc.Arbitrary<ReportParameters> = fc.record({
      by: fc.constantFrom(...dimensions),
      filter: fc
        .tuple(
          fc.integer({ min: 0, max: 300 }),
          fc.integer({ min: 0, max: 99 }),
          fc.array(fc.tuple(fc.constantFrom(...filterNames), value)),
        )
        .map(([ago, length, chosen]) => ({ from: addDays(today, -ago - length), to: addDays(today, -ago), ...Object.fromEntries(chosen) })),
      sort: fc.record({ column: fc.constantFrom(...columns), isDescending: fc.boolean() }),
      limit: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(parameters, (given) => {
        expect(read(buildQuery(given)).parameters).toEqual(given);
      }),
    );
  });
});

describe('days', () => {
  it('are counted with both ends', () => {
    expect(countDays('2026-11-21', '2026-11-21')).toBe(1);
    expect(countDays('2026-04-01', '2026-04-30')).toBe(30);
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});
