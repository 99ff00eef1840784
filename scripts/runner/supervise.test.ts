import { expect, test } from 'vitest';
import type { Part } from './processes.ts';
import { supervise } from './supervise.ts';

const pauses = { shortestPause: 10, longestPause: 40 };

/** A part that ends when it is told to. */
function createPart(): Part & { die: (reason: string) => void } {
  let die = (_reason: string) => undefined as void;
  const ended = new Promise<string>((resolve) => (die = resolve));
  return { name: 'images', child: undefined as never, ended, stop: () => Promise.resolve(), die };
}

test('a part that ends is started again, each time after a longer pause, until it is over', async () => {
  const said: string[] = [];
  let starts = 0;
  const first = createPart();
  const done = supervise({
    part: first,
    startAgain: () => {
      const part = createPart();
      part.die(`died ${++starts}`);
      return part;
    },
    onStarted: () => undefined,
    isOver: () => starts === 4,
    say: (text) => said.push(text),
    ...pauses,
  });
  first.die('died 0');
  await done;
  expect(said).toEqual([0.01, 0.02, 0.04, 0.04].map((seconds, died) => `died ${died}\n· starting images again in ${seconds} s`));
});

test('a start that fails is tried again', async () => {
  const said: string[] = [];
  const [first, second] = [createPart(), createPart()];
  let tries = 0;
  const started = new Promise<Part>((resolve) => {
    void supervise({
      part: first,
      startAgain: () => {
        if (++tries < 3) throw new Error(`no room ${tries}`);
        return second;
      },
      onStarted: (part) => resolve(part),
      isOver: () => false,
      say: (text) => said.push(text),
      ...pauses,
    });
  });
  first.die('died');
  expect(await started).toBe(second);
  expect(said.slice(1).map((text) => text.split('\n').at(-1))).toEqual(['· trying again in 0.02 s', '· trying again in 0.04 s']);
});
