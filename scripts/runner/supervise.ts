import { setTimeout as wait } from 'node:timers/promises';
import { explain } from './console.ts';
import type { Part } from './processes.ts';

export type Supervision = {
  /** The part, which runs already. */
  part: Part;
  startAgain: () => Part | Promise<Part>;
  /** Each part that runs from now on, and the one before it, which is gone. */
  onStarted: (part: Part, before: Part) => void | Promise<void>;
  /** True when parts that end are to stay so. */
  isOver: () => boolean;
  say: (text: string) => void;
  /** Milliseconds before a new start, at most. */
  longestPause: number;
  /** Milliseconds before the first new start. */
  shortestPause?: number;
  /** Milliseconds that a part runs until its pauses are short again. */
  settledAfter?: number;
};

/** Starts a part again whenever it ends, after pauses that double. Resolves when it is over. */
export async function supervise(options: Supervision): Promise<void> {
  const { startAgain, onStarted, isOver, say, longestPause, shortestPause = 1000, settledAfter = 60_000 } = options;
  let { part } = options;
  for (let pause = shortestPause; ; pause = Math.min(longestPause, pause * 2)) {
    const started = performance.now();
    const reason = await part.ended;
    if (isOver()) return;
    if (performance.now() - started > settledAfter) pause = shortestPause;
    say(`${reason}\n· starting ${part.name} again in ${pause / 1000} s`);
    for (;;) {
      await wait(pause);
      if (isOver()) return;
      try {
        const before = part;
        part = await startAgain();
        await onStarted(part, before);
        break;
      } catch (error) {
        pause = Math.min(longestPause, pause * 2);
        say(`${explain(error)}\n· trying again in ${pause / 1000} s`);
      }
    }
  }
}
