import { expect, test } from 'vitest';
import type { Part } from './processes.ts';
import { killWhenSilent, supervise } from './supervise.ts';

const pauses = { shortestPause: 10, longestPause: 40 };

function createPart(): Part & { die: (reason: string) => void } {
  let die = (_reason: string) => undefined as void;
  const ended = new Promise<string>((resolve) => (die = resolve));
  return {
    name: 'images',
    child: undefined as never,
    ended,
    stop: () => Promise.resolve(),
    kill: () => die('images was ended by SIGKILL'),
    die,
  };
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
  expect(said.filter((text) => !text.startsWith('✓'))).toEqual(
    [0.01, 0.02, 0.04, 0.04].map((seconds, died) => `died ${died}; starting images again in ${seconds} s`),
  );
  expect(said[1]).toMatch(/^✓ images was started again after \d+\.\d s$/);
});

test('a start that fails is tried again', async () => {
  const said: string[] = [];
  const [first, second] = [createPart(), createPart()];
  let starts = 0;
  const started = new Promise<Part>((resolve) => {
    void supervise({
      part: first,
      startAgain: () => {
        if (++starts < 3) throw new Error(`no room ${starts}`);
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
  const tries = said.slice(1, 3).map((text) => text.split('\n').at(-1));
  expect(tries).toEqual(['· trying again in 0.02 s', '· trying again in 0.04 s']);
});

function createCheckedPart(answers: (boolean | 'never')[]) {
  const part = createPart();
  let asked = 0;
  const isAnswering = () => {
    const answer = answers[asked++];
    return typeof answer === 'boolean' ? Promise.resolve(answer) : new Promise<boolean>(() => undefined);
  };
  return { ...part, isAnswering, asked: () => asked };
}

const watchOf = (said: string[], isOver = () => false) => ({ isOver, say: (text: string) => void said.push(text), turn: 5 });

test.each([
  ['does not answer', 'never'],
  ['answers that it is broken', false],
] as const)('a part that %s for six turns is killed', async (_, answer) => {
  const said: string[] = [];
  const part = createCheckedPart([true, ...Array.from({ length: 6 }, () => answer)]);
  await killWhenSilent(part, watchOf(said));
  expect(await part.ended).toBe('images was ended by SIGKILL');
  expect(part.asked()).toBe(7);
  expect(said).toEqual(['images has not answered its health check for 0.03 s; it is killed']);
});

test('five silent turns are forgotten with the next answer, as after the sleep of a machine', async () => {
  const said: string[] = [];
  const silent = Array.from({ length: 5 }, () => 'never' as const);
  const part = createCheckedPart([true, ...silent, true, ...silent, true]);
  await killWhenSilent(part, watchOf(said));
  expect(part.asked()).toBe(13 + 6);
});

test('a part that starts is asked for 120 shorter turns until it answers for the first time', async () => {
  const said: string[] = [];
  const part = createCheckedPart(Array.from({ length: 119 }, () => false));
  await killWhenSilent(part, watchOf(said));
  expect(part.asked()).toBe(120);
  expect(said).toEqual(['images has not answered its health check for 0.12 s; it is killed']);
});

test('a part that stands still right after its first answer has six turns, as any other', async () => {
  const part = createCheckedPart([...Array.from({ length: 20 }, () => false), true]);
  await killWhenSilent(part, watchOf([]));
  expect(part.asked()).toBe(27);
});

test('nobody is killed once the product is being stopped', async () => {
  const said: string[] = [];
  const part = createCheckedPart([true]);
  await killWhenSilent(
    part,
    watchOf(said, () => part.asked() > 3),
  );
  expect(said).toEqual([]);
});
