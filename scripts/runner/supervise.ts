import { setTimeout as wait } from 'node:timers/promises';
import { explain } from './console.ts';
import type { Part } from './processes.ts';

export type Supervision = {
  part: Part;
  startAgain: () => Part | Promise<Part>;
  onStarted: (part: Part, before: Part) => void | Promise<void>;
  isOver: () => boolean;
  say: (text: string) => void;
  /** Milliseconds before a new start, at most. */
  longestPause: number;
  /** Milliseconds before the first new start. */
  shortestPause?: number;
  /** Milliseconds that a part runs until its pauses are short again. */
  settledAfter?: number;
};

export async function supervise(options: Supervision): Promise<void> {
  const { startAgain, onStarted, isOver, say, longestPause, shortestPause = 1000, settledAfter = 60_000 } = options;
  let { part } = options;
  for (let pause = shortestPause; ; pause = Math.min(longestPause, pause * 2)) {
    const started = performance.now();
    const reason = await part.ended;
    if (isOver()) return;
    if (performance.now() - started > settledAfter) pause = shortestPause;
    const died = performance.now();
    say(`${reason}; starting ${part.name} again in ${pause / 1000} s`);
    for (;;) {
      await wait(pause);
      if (isOver()) return;
      try {
        const before = part;
        part = await startAgain();
        await onStarted(part, before);
        say(`✓ ${part.name} was started again after ${((performance.now() - died) / 1000).toFixed(1)} s`);
        break;
      } catch (error) {
        pause = Math.min(longestPause, pause * 2);
        say(`${explain(error)}\n· trying again in ${pause / 1000} s`);
      }
    }
  }
}

type Watch = {
  isOver: () => boolean;
  say: (text: string) => void;
  /** Milliseconds from one question to the next; one that takes longer is not answered. */
  turn?: number;
};

const silentTurns = 6;
const startTurns = 120;

/** Kills after six silent turns, 120 shorter ones until its first answer. Turns, not time: a machine that slept missed one. */
export async function killWhenSilent({ isAnswering, ...part }: Part, { isOver, say, turn = 5000 }: Watch): Promise<void> {
  if (!isAnswering) return;
  const ended = part.ended.then(() => true);
  let silent = 0;
  for (let isStarting = true; ;) {
    const length = isStarting ? turn / 5 : turn;
    const over = wait(length, false);
    const hasAnswered = await Promise.race([isAnswering(), over]).catch(() => false);
    if ((await Promise.race([ended, over])) || isOver()) return;
    if (hasAnswered) isStarting = false;
    silent = hasAnswered ? 0 : silent + 1;
    if (silent < (isStarting ? startTurns : silentTurns)) continue;
    say(`${part.name} has not answered its health check for ${(silent * length) / 1000} s; it is killed`);
    part.kill();
    await ended;
    return;
  }
}
