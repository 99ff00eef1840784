/** By when somebody needs an answer. It ends the waiting only: what was asked goes on, and its answer is there for the next who asks. */
export class Deadline {
  readonly #begun: number;
  readonly #ends: number;
  readonly timers: Timers;

  /** `milliseconds` (Infinity: as long as the calls themselves take) from now, or from `begun` on the clock of the timers. */
  constructor(milliseconds: number, timers = processTimers, begun = timers.now()) {
    this.timers = timers;
    this.#begun = begun;
    this.#ends = begun + milliseconds;
  }

  get left(): number {
    return Math.max(0, this.#ends - this.timers.now());
  }

  /** The same, but over at the latest `milliseconds` after this one began. */
  within(milliseconds: number): Deadline {
    return new Deadline(Math.min(milliseconds, this.#ends - this.#begun), this.timers, this.#begun);
  }

  /** What the promise gives, or `late()` thrown once this or `patience` milliseconds are over, whichever comes first. */
  async meet<T>(promise: Promise<T>, late: () => Error, patience = Number.POSITIVE_INFINITY): Promise<T> {
    const milliseconds = Math.min(this.left, patience);
    // Timers hold at most so much.
    if (milliseconds > 0x7fff_ffff) return promise;
    const { promise: over, reject } = Promise.withResolvers<never>();
    const cancel = this.timers.after(Math.max(0, milliseconds), () => reject(late()));
    try {
      return await Promise.race([promise, over]);
    } finally {
      cancel();
    }
  }
}

/** What is waited by: a clock in milliseconds that only goes forward, and timers on it. */
export type Timers = {
  now: () => number;
  /** Runs something so many milliseconds from now, unless what it returns is called before. */
  after: (milliseconds: number, run: () => void) => () => void;
};

export const processTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Timers on a clock that goes so many times slower: whatever waits by them waits so many times longer. */
export function slowed(timers: Timers, times: number): Timers {
  return {
    now: () => timers.now() / times,
    after: (milliseconds, run) => timers.after(milliseconds * times, run),
  };
}
