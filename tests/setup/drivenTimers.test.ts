import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DrivenTimers } from './drivenTimers.ts';

test('what is due runs in the order of its moments, each at its own, and what is cancelled does not', () => {
  const timers = new DrivenTimers();
  const ran: [string, number][] = [];
  const run = (name: string) => () => void ran.push([name, timers.now()]);
  timers.after(30, run('late'));
  timers.after(10, () => void timers.after(5, run('nested')));
  timers.after(20, run('cancelled'))();
  timers.advance(29);
  expect(ran).toEqual([['nested', 15]]);
  timers.advance(1);
  expect(ran).toEqual([
    ['nested', 15],
    ['late', 30],
  ]);
});

test('time passes only while nothing goes on without it', async () => {
  const timers = new DrivenTimers();
  const work = async () => {
    for (let round = 0; round < 20; round++) {
      const cancel = timers.after(60, () => expect.unreachable('what goes on is not late'));
      await readFile(import.meta.filename);
      cancel();
    }
    return new Promise<number>((resolve) => void timers.after(1000, () => resolve(timers.now())));
  };
  expect(await timers.pass(work())).toBe(1000);
});

test('a failure is the answer', async () => {
  const timers = new DrivenTimers();
  const failing = new Promise<never>((_, reject) => void timers.after(10, () => reject(new Error('too late'))));
  await expect(timers.pass(failing)).rejects.toThrow('too late');
});
