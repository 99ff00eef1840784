/**
 * By when somebody needs an answer. It ends the waiting only: what was asked goes on, and its answer is there for the next who asks.
 */
export class Deadline {
  readonly #begun: number;
  readonly #ends: number;

  /** `milliseconds` (Infinity: as long as the calls themselves take) from now, or from `begun` on the clock of `performance.now()`. */
  constructor(milliseconds: number, begun = performance.now()) {
    this.#begun = begun;
    this.#ends = begun + milliseconds;
  }

  /** Milliseconds until it is over; 0 from then on. */
  get left(): number {
    return Math.max(0, this.#ends - performance.now());
  }

  /** The same, but over at the latest `milliseconds` after this one began. */
  within(milliseconds: number): Deadline {
    return new Deadline(Math.min(milliseconds, this.#ends - this.#begun), this.#begun);
  }

  /** What the promise gives, or `late()` thrown once this or `patience` milliseconds are over, whichever comes first. */
  async meet<T>(promise: Promise<T>, late: () => Error, patience = Number.POSITIVE_INFINITY): Promise<T> {
    const milliseconds = Math.min(this.left, patience);
    // Timers hold at most so much.
    if (milliseconds > 0x7fff_ffff) return promise;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late()), Math.max(0, milliseconds));
    });
    try {
      return await Promise.race([promise, over]);
    } finally {
      clearTimeout(timer);
    }
  }
}
