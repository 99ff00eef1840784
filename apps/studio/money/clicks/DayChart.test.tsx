import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chooseLabelled, chooseMarks, DayChart } from './DayChart.tsx';
import { formatChange } from '../../core/report/formatNumbers.ts';

const day = (date: string, human: number, robots: number, changes = {}) => ({
  day: date,
  human,
  repeat: 0,
  suspicious: 0,
  robots,
  bot: robots,
  preview: 0,
  prefetch: 0,
  ...changes,
});

describe('the chart', () => {
  it('stacks what does not count on the clicks of people, and says both', () => {
    const html = renderToStaticMarkup(<DayChart days={[day('2026-11-01', 3, 1, { repeat: 2, suspicious: 4 }), day('2026-11-02', 1, 0)]} />);
    expect(html).toContain('dom, 1 nov 2026: 3 clics de personas; repetidos 2, sospechosos 4, robots 1');
    expect(html).toContain('lun, 2 nov 2026: 1 clic de personas; repetidos 0, sospechosos 0, robots 0');
    expect(html).toContain('El día con más: dom, 1 nov 2026, con 3');
    const heights = [...html.matchAll(/data-kind="(\w+)" x="([\d.]+)" width="0.8" y="(\d+)" height="(\d+)"/g)].map((found) =>
      found.slice(1),
    );
    expect(heights).toEqual([
      ['human', '0.1', '9', '3'],
      ['repeat', '0.1', '7', '2'],
      ['suspicious', '0.1', '3', '4'],
      ['robots', '0.1', '2', '1'],
      ['human', '1.1', '11', '1'],
      ['repeat', '1.1', '11', '0'],
      ['suspicious', '1.1', '11', '0'],
      ['robots', '1.1', '11', '0'],
    ]);
  });

  it('has round, whole marks that reach the largest day, and few of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (largest) => {
        const marks = chooseMarks(largest);
        expect(marks[0]).toBe(0);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, largest));
        expect(marks.length).toBeLessThanOrEqual(6);
        expect(marks.every((mark) => Number.isInteger(mark))).toBe(true);
      }),
    );
    expect(chooseMarks(380)).toEqual([0, 100, 200, 300, 400]);
  });

  it('writes only as many days on its axis as fit', () => {
    expect(chooseLabelled(3, 8)).toEqual([0, 1, 2]);
    for (const length of [1, 8, 9, 30, 365]) expect(chooseLabelled(length, 8).length).toBeLessThanOrEqual(8);
  });
});

it.each([
  [118, 100, 30, '18 % más que los 100 de los 30 días anteriores'],
  [80, 1000, 7, '92 % menos que los 1.000 de los 7 días anteriores'],
  [1001, 1000, 1, 'menos de 1 % más que los 1.000 del día anterior'],
  [5, 5, 30, 'igual que los 5 de los 30 días anteriores'],
  [5, 0, 30, 'sin clics en el período anterior con que comparar'],
  [0, 0, 30, 'tampoco hubo clics en el período anterior'],
])('%i after %i in %i days: %s', (now, before, days, words) => expect(formatChange(now, before, days)).toBe(words));
