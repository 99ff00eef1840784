import { expect, it } from 'vitest';
import { steadyTexts } from './writeDemoDump.ts';

const from = Date.parse('2026-11-29T06:00:10Z');
const to = Date.parse('2026-11-29T06:01:00Z');
const idOf = (second: number, rest: string) => `${Math.floor(second / 1000).toString(16)}${rest}`;
const steady = (...texts: string[]) => steadyTexts(texts, { from, to, moment: '2026-11-28T12:00:00Z' });
const count = (number: string) => number.padStart(24, '0');

it('puts one moment in the place of all in which the dump was written', () => {
  expect(steady('1\t2026-11-29 06:00:30.123456+00\t{"at": "2026-11-29T06:00:59.5Z"}')).toEqual([
    '1\t2026-11-28 12:00:00+00\t{"at": "2026-11-28T12:00:00.000Z"}',
  ]);
});

it('keeps every other moment', () => {
  const text = '2026-11-29 06:00:08+00\t2026-11-29T06:01:02Z\t2025-11-29 06:00:30+00';
  expect(steady(text)).toEqual([text]);
});

it('counts identifiers that were made meanwhile, the same one with the same number, over all texts', () => {
  const [one, other] = [idOf(from, 'c07fb419783b4da4'), idOf(to, 'c07fb419783b4da5')];
  expect(steady(`${one}\t${other}`, other)).toEqual([`${count('1')}\t${count('2')}`, count('2')]);
});

it('keeps identifiers from before, and what is longer', () => {
  const made = [idOf(from, 'c07fb419783b4da4'), idOf(to, 'c07fb419783b4da5')].join('\t');
  const kept = `${idOf(from - 5000, 'c07fb419783b4da6')}\t${idOf(from, 'c07fb419783b4da7')}00`;
  expect(steady(`${made}\t${kept}`)).toEqual([`${count('1')}\t${count('2')}\t${kept}`]);
});

it('keeps what only looks as if it was made meanwhile: no process made another one', () => {
  const made = [idOf(from, 'c07fb419783b4da4'), idOf(to, 'c07fb419783b4da5')].join('\t');
  const hash = idOf(from + 1000, '26335281fcf05b6f');
  expect(steady(`${hash}\t${made}`, hash)).toEqual([`${hash}\t${count('1')}\t${count('2')}`, hash]);
});
