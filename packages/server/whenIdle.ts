import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

export type IdleOptions = {
  signal: AbortSignal;
  /** Milliseconds of all processors since some moment: those without work, and all. */
  readTimes?: () => { idle: number; all: number };
  /** Milliseconds between two looks. */
  pause?: number;
};

/** Part of a look's time for which the processors have to be without work. */
const idlePart = 0.6;
/** Of looks, after which it is done on a machine that is always busy, too. */
const mostLooks = 60;

/** Resolves when the machine has little to do, so that work that can wait takes nothing from what cannot; after 30 minutes at the latest, and when `signal` says stop. */
export async function whenIdle({ signal, readTimes = readProcessors, pause = 30_000 }: IdleOptions): Promise<void> {
  let before = readTimes();
  for (let look = 0; look < mostLooks && !signal.aborted; look++) {
    await wait(pause, undefined, { signal }).catch(() => undefined);
    const now = readTimes();
    if (now.idle - before.idle >= idlePart * (now.all - before.all)) return;
    before = now;
  }
}

function readProcessors(): { idle: number; all: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((each) => Object.values(each))) };
}
