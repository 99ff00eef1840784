/** So much waits already that one more would only wait in vain. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export type EncodeQueue = { run: <Result>(work: () => Promise<Result>) => Promise<Result>; waiting: () => number };

/** Runs `concurrency` works at once, lets `limit` wait, and turns the rest away. @throws BusyError */
export function createEncodeQueue(concurrency: number, limit: number): EncodeQueue {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    waiting: () => queue.length,
    run: async (work) => {
      if (running >= concurrency) {
        if (queue.length >= limit) throw new BusyError('the queue is full');
        // Whoever ends hands its place over, so that nobody slips in between.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
