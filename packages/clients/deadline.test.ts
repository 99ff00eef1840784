import { expect, test } from 'vitest';
import { Deadline, slowed } from './deadline.ts';

function createClock() {
  const waiting = new Map<number, { at: number; run: () => void }>();
  let [time, count] = [0, 0];
  const timers = {
    now: () => time,
    after: (milliseconds: number, run: () => void) => {
      const id = (count += 1);
      waiting.set(id, { at: time + milliseconds, run });
      return () => void waiting.delete(id);
    },
  };
  const goTo = (moment: number) => {
    time = moment;
    for (const [id, { at, run }] of waiting) if (at <= moment && waiting.delete(id)) run();
  };
  return { timers, goTo, waiting };
}

test('a deadline has so much left until it is over, and nothing from then on', () => {
  const { timers, goTo } = createClock();
  goTo(100);
  const deadline = new Deadline(50, timers);
  const leftAt = (moment: number) => {
    goTo(moment);
    return deadline.left;
  };
  expect([leftAt(100), leftAt(149), leftAt(150), leftAt(151)]).toEqual([50, 1, 0, 0]);
});

test('a part of a deadline begins with it and ends with it at the latest', () => {
  const { timers, goTo } = createClock();
  const deadline = new Deadline(50, timers);
  goTo(10);
  expect([deadline.within(30).left, deadline.within(50).left, deadline.within(80).left]).toEqual([20, 40, 40]);
});

test.each([
  ['the deadline', 50, undefined, 50],
  ['the patience', 50, 20, 20],
  ['the deadline before the patience', 50, 70, 50],
])('whoever waits longer than %s gives up', async (_, milliseconds, patience, end) => {
  const { timers, goTo, waiting } = createClock();
  const met = new Deadline(milliseconds, timers).meet(new Promise(() => undefined), () => new Error('late'), patience);
  goTo(end - 1);
  expect(waiting.size).toBe(1);
  goTo(end);
  await expect(met).rejects.toThrow('late');
  expect(waiting.size).toBe(0);
});

test('on a clock that is three times slower, a wait takes three times as long', async () => {
  const { timers, goTo, waiting } = createClock();
  goTo(30);
  const deadline = new Deadline(50, slowed(timers, 3));
  const met = deadline.meet(new Promise(() => undefined), () => new Error('late'), 20);
  goTo(89);
  expect([waiting.size, Math.round(deadline.left)]).toEqual([1, 30]);
  goTo(90);
  await expect(met).rejects.toThrow('late');
});

test('an answer in time is given, and no timer stays', async () => {
  const { timers, goTo, waiting } = createClock();
  const answer = Promise.withResolvers<string>();
  const met = new Deadline(50, timers).meet(answer.promise, () => new Error('late'));
  goTo(49);
  answer.resolve('a');
  expect([await met, waiting.size]).toEqual(['a', 0]);
});

test('without an end nothing is timed', async () => {
  const { timers, waiting } = createClock();
  const answer = Promise.withResolvers<string>();
  const met = new Deadline(Infinity, timers).meet(answer.promise, () => new Error('late'));
  expect(waiting.size).toBe(0);
  answer.resolve('a');
  expect(await met).toBe('a');
});
