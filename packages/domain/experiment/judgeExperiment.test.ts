// Requirements: 11.16.
import { expect, test } from 'vitest';
import { seededRandom } from '../testing/seededRandom.ts';
import { judgeExperiment, neededEvidence, type GroupCounts } from './judgeExperiment.ts';

test('nothing counted says nothing', () => {
  expect(judgeExperiment({ a: 0, b: 0 })).toEqual({ verdict: 'open', evidence: 1, difference: null, low: -1, high: null });
});

test('the evidence is that of the closed formula', () => {
  // Beta(80 + 1, 80) / Beta(80, 80) · 2 = 1, and Beta(82, 80) / Beta(80, 80) · 4 = 4 · 80 · 81 / (160 · 161).
  expect(judgeExperiment({ a: 0, b: 1 }).evidence).toBeCloseTo(1, 10);
  expect(judgeExperiment({ a: 0, b: 2 }).evidence).toBeCloseTo((4 * 80 * 81) / (160 * 161), 10);
});

test('a clear difference is decided for the version that has more, and its bounds leave out no difference', () => {
  const forB = judgeExperiment({ a: 1000, b: 1200 });
  expect(forB.verdict).toBe('b');
  expect(forB.difference).toBeCloseTo(0.2, 10);
  expect(forB.low).toBeGreaterThan(0);
  expect(forB.high).toBeGreaterThan(0.2);
  const forA = judgeExperiment({ a: 1200, b: 1000 });
  expect(forA.verdict).toBe('a');
  expect(forA.high).toBeLessThan(0);
});

test('the bounds leave out no difference exactly when the evidence decides', () => {
  for (let b = 1000; b <= 1250; b++) {
    const { verdict, low, high } = judgeExperiment({ a: 1000, b });
    expect(low > 0 || (high ?? 1) < 0, `1000 against ${b}`).toBe(verdict !== 'open');
  }
});

test('counts of a large site are judged', () => {
  const { evidence, low, high } = judgeExperiment({ a: 2_000_000, b: 2_400_000 });
  expect(evidence).toBeGreaterThan(neededEvidence);
  expect(low).toBeGreaterThan(0.19);
  expect(high).toBeLessThan(0.21);
});

test('looked at after every visitor, at most one in twenty experiments without a difference is decided', () => {
  const decided = countDecided({ experiments: 200, visitors: 2000, chanceOfB: 1 / 2 });
  expect(decided.a + decided.b).toBeLessThanOrEqual(200 / 20);
});

test('a version that brings 30 percent more is found in nearly every experiment, and never the other', () => {
  const decided = countDecided({ experiments: 200, visitors: 3000, chanceOfB: 1.3 / 2.3 });
  expect(decided.b).toBeGreaterThan(190);
  expect(decided.a).toBe(0);
});

type Simulation = { experiments: number; visitors: number; chanceOfB: number };

function countDecided({ experiments, visitors, chanceOfB }: Simulation): GroupCounts {
  const random = seededRandom(20_261_127);
  const decided = { a: 0, b: 0 };
  for (let experiment = 0; experiment < experiments; experiment++) {
    const counts = { a: 0, b: 0 };
    for (let visitor = 0; visitor < visitors; visitor++) {
      counts[random() < chanceOfB ? 'b' : 'a']++;
      const { verdict } = judgeExperiment(counts);
      if (verdict === 'open') continue;
      decided[verdict]++;
      break;
    }
  }
  return decided;
}
