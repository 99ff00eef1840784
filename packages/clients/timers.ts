/** What is waited by: a clock in milliseconds that only goes forward, and timers on it. */
export type Timers = {
  now: () => number;
  /** Runs something so many milliseconds from now, unless what it returns is called before. */
  after: (milliseconds: number, run: () => void) => () => void;
};

/** The timers of the process. */
export const processTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
