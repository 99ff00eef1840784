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
  /** Milliseconds: the pause before the first new start, the longest one, and how long a part runs until its pauses are short again. */
  pauses?: { shortest: number; longest: number; settled: number };
};

const usualPauses = { shortest: 1000, longest: 30_000, settled: 60_000 };

/** Starts a part again whenever it ends, after pauses that double. Resolves when it is over. */
export async function supervise({ startAgain, onStarted, isOver, say, pauses = usualPauses, ...first }: Supervision): Promise<void> {
  let { part } = first;
  for (let pause = pauses.shortest; ; pause = Math.min(pauses.longest, pause * 2)) {
    const started = performance.now();
    const reason = await part.ended;
    if (isOver()) return;
    if (performance.now() - started > pauses.settled) pause = pauses.shortest;
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
        pause = Math.min(pauses.longest, pause * 2);
        say(`${explain(error)}\n· trying again in ${pause / 1000} s`);
      }
    }
  }
}
