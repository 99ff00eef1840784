/** Requests of a kind: so many a second by chance, each of which takes so many milliseconds of a core. */
export type Stream = { perSecond: number; milliseconds: number };

export type QueueFigures = {
  /** Of the time of all cores, the part in which they work. */
  utilisation: number;
  /** Milliseconds from arrival to answer. */
  p50: number;
  p99: number;
  /** How many requests wait at the end. */
  waiting: number;
};

export type QueueOptions = {
  cores: number;
  /** Simulated time. */
  seconds: number;
  /** From 0 to 1. */
  random: () => number;
};

/**
 * One line before some cores: who comes first is served first. Arrivals are a Poisson process, and each stream's requests all cost the same. Nothing is given up
 * or turned away, so a line that is too long for the cores grows to the end.
 */
export function simulateQueue(streams: readonly Stream[], { cores, seconds, random }: QueueOptions): QueueFigures {
  const rate = streams.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const free = new Float64Array(cores);
  const times: number[] = [];
  const end = seconds * 1000;
  let worked = 0;
  let waiting = 0;
  for (let now = nextArrival(0); now < end; now = nextArrival(now)) {
    const { milliseconds } = pickStream();
    const core = free.indexOf(Math.min(...free));
    const begins = Math.max(now, free[core] ?? 0);
    free[core] = begins + milliseconds;
    times.push(begins + milliseconds - now);
    worked += milliseconds;
    if (begins > end) waiting += 1;
  }
  const sorted = Float64Array.from(times).toSorted();
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { utilisation: worked / (end * cores), p50: at(0.5), p99: at(0.99), waiting };

  function nextArrival(now: number): number {
    return rate === 0 ? Infinity : now - (Math.log(1 - random()) / rate) * 1000;
  }

  function pickStream(): Stream {
    let left = random() * rate;
    const found = streams.find(({ perSecond }) => (left -= perSecond) < 0) ?? streams.at(-1);
    if (!found) throw new Error('there is no stream');
    return found;
  }
}
