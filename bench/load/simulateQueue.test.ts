import { describe, expect, it } from 'vitest';
import { createRandom } from '../arcade/generateFeed.ts';
import { simulateQueue } from './simulateQueue.ts';

const simulate = (load: number, cores: number, milliseconds = 10) =>
  simulateQueue([{ perSecond: (load * cores * 1000) / milliseconds, milliseconds }], { cores, seconds: 4000, random: createRandom(5) });

describe('a line before cores', () => {
  it('is as busy as what is asked of it', () => {
    for (const load of [0.1, 0.5, 0.9]) expect(simulate(load, 2).utilisation).toBeCloseTo(load, 2);
  });

  it('keeps nobody waiting while little is asked', () => {
    const { p50, p99 } = simulate(0.01, 4);
    expect([p50, p99]).toEqual([10, 10]);
  });

  it('waits as one core with equal costs does by theory (Pollaczek and Khinchine)', () => {
    const load = 0.8;
    const milliseconds = 10;
    const streams = [{ perSecond: (load * 1000) / milliseconds, milliseconds }];
    const waits = Array.from({ length: 5 }, (_, seed) => simulateQueue(streams, { cores: 1, seconds: 4000, random: createRandom(seed) }));
    // The mean is 30 ms: 10 of work, and 10 × 0.8 / (2 × 0.2) of waiting. Half of all wait less.
    for (const { p50, p99 } of waits) {
      expect(p50).toBeGreaterThan(18);
      expect(p50).toBeLessThan(27);
      // The tail falls by exp(-0.0446 t): 1 of 100 waits longer than about 98 ms.
      expect(p99).toBeGreaterThan(90);
      expect(p99).toBeLessThan(125);
    }
  });

  it('grows without end where more is asked than the cores can do', () => {
    const { waiting, utilisation } = simulate(1.2, 2);
    expect(utilisation).toBeGreaterThan(1.15);
    expect(waiting).toBeGreaterThan(100_000);
  });

  it('shares its cores among streams', () => {
    const streams = [
      { perSecond: 1000, milliseconds: 0.1 },
      { perSecond: 10, milliseconds: 40 },
    ];
    const { utilisation, p50, p99 } = simulateQueue(streams, { cores: 1, seconds: 2000, random: createRandom(9) });
    expect(utilisation).toBeCloseTo(0.5, 1);
    // Half of the short ones find the core free; some stand behind a long one.
    expect(p50).toBeLessThan(10);
    expect(p99).toBeGreaterThan(40);
  });
});
