import { expect, it } from 'vitest';
import { createSteadier } from './steadyDump.ts';

const from = Date.parse('2026-11-29T06:00:10Z');
const to = Date.parse('2026-11-29T06:01:00Z');
const idOf = (second: number, rest: string) => `${Math.floor(second / 1000).toString(16)}${rest}`;
const steadier = () => createSteadier({ from, to, moment: '2026-11-28T12:00:00Z' });

it('puts one moment in the place of all in which the dump was written', () => {
  expect(steadier()('1\t2026-11-29 06:00:30.123456+00\t{"at": "2026-11-29T06:00:59.5Z"}')).toBe(
    '1\t2026-11-28 12:00:00+00\t{"at": "2026-11-28T12:00:00.000Z"}',
  );
});

it('keeps every other moment', () => {
  const text = '2026-11-29 06:00:08+00\t2026-11-29T06:01:02Z\t2025-11-29 06:00:30+00';
  expect(steadier()(text)).toBe(text);
});

it('counts identifiers that were made meanwhile, the same one with the same number, over all texts', () => {
  const steady = steadier();
  const [one, other] = [idOf(from, 'c07fb419783b4da4'), idOf(to, 'c07fb419783b4da5')];
  expect(steady(`${one}\t${other}`)).toBe(`${'1'.padStart(24, '0')}\t${'2'.padStart(24, '0')}`);
  expect(steady(other)).toBe('2'.padStart(24, '0'));
});

it('keeps identifiers from before, and what is longer', () => {
  const text = `${idOf(from - 5000, 'c07fb419783b4da4')}\t${idOf(from, 'c07fb419783b4da4')}00`;
  expect(steadier()(text)).toBe(text);
});
