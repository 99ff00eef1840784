import { expect, it } from 'vitest';
import { whenIdle } from './whenIdle.ts';

async function lookAt(parts: number[], signal = new AbortController().signal): Promise<number> {
  let [looks, idle] = [-1, 0];
  const readTimes = () => {
    looks += 1;
    idle += 100 * (parts[looks - 1] ?? 0);
    return { idle, all: looks * 100 };
  };
  await whenIdle({ signal, readTimes, pause: 0 });
  return looks;
}

it('waits until the processors have little to do', async () => {
  expect(await lookAt([0.1, 0.59, 0.6, 0])).toBe(3);
});

it('counts what happened since the look before alone', async () => {
  expect(await lookAt([0, 1])).toBe(2);
});

it('waits half an hour at most, of half minutes', async () => {
  expect(await lookAt(Array.from({ length: 100 }, () => 0.5))).toBe(60);
});

it('waits no longer once it is told to stop', async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await lookAt([0, 0, 0], stop.signal)).toBe(0);
});
