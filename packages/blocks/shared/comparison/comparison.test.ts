// Requirements: 2.60, 2.63, 3.70, 4.11, 4.12, 4.13, 4.14, 4.15, 4.16, 5.10, 9.7, 9.8.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCasino,
  comparisonSlots,
  countFreeSlots,
  listCandidates,
  removeCasino,
  seedComparison,
  startComparison,
  type ComparableCasino,
  type Comparison,
} from './comparison.ts';

const casino = (number: number): ComparableCasino => ({ slug: `casino-${number}`, name: `Casino ${number}` });
const toplist = [1, 2, 3, 4, 5, 6].map(casino);
const slugs = (casinos: readonly ComparableCasino[]) => casinos.map(({ slug }) => slug);

describe('the comparison', () => {
  it('starts empty with three free slots, of which the toplist takes two', () => {
    const empty = startComparison(toplist);
    expect([empty.comparisonList, countFreeSlots(empty)]).toEqual([[], 3]);
    const seeded = seedComparison(empty);
    expect([slugs(seeded.comparisonList), countFreeSlots(seeded)]).toEqual([['casino-1', 'casino-2'], 1]);
    expect(slugs(listCandidates(seeded))).toEqual(['casino-3', 'casino-4', 'casino-5', 'casino-6']);
    expect(seeded.showLimitMessage).toBe(false);
  });

  it('appends, says when it is full, and takes no fourth', () => {
    const full = addCasino(seedComparison(startComparison(toplist)), casino(5));
    expect(slugs(full.comparisonList)).toEqual(['casino-1', 'casino-2', 'casino-5']);
    expect(full.showLimitMessage).toBe(true);
    expect(slugs(addCasino(full, casino(6)).comparisonList)).toEqual(['casino-1', 'casino-2', 'casino-5']);
    const freed = removeCasino(full, 'casino-2');
    expect([slugs(freed.comparisonList), freed.showLimitMessage]).toEqual([['casino-1', 'casino-5'], false]);
    expect(slugs(listCandidates(freed))).toEqual(['casino-2', 'casino-3', 'casino-4', 'casino-6']);
  });

  it('removes of two casinos of one name the one that was meant', () => {
    const two = [casino(1), { ...casino(2), name: casino(1).name }].reduce(addCasino, startComparison(toplist));
    expect(slugs(removeCasino(two, 'casino-2').comparisonList)).toEqual(['casino-1']);
  });

  it('keeps its rules whatever is added and removed', () => {
    const step = fc.record({ isAdded: fc.boolean(), number: fc.integer({ min: 1, max: 8 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, isSeeded) => {
        const start = startComparison(toplist);
        let comparison: Comparison = isSeeded ? seedComparison(start) : start;
        for (const { isAdded, number } of steps) {
          const before = slugs(comparison.comparisonList);
          comparison = isAdded ? addCasino(comparison, casino(number)) : removeCasino(comparison, `casino-${number}`);
          const after = slugs(comparison.comparisonList);
          const isNew = isAdded && !before.includes(`casino-${number}`);
          if (isNew) expect(after).toEqual(before.length < comparisonSlots ? [...before, `casino-${number}`] : before);
          if (!isAdded) expect(after).toEqual(before.filter((slug) => slug !== `casino-${number}`));
          if (isNew) expect(comparison.showLimitMessage).toBe(before.length >= comparisonSlots - 1);
          expect(after.length + countFreeSlots(comparison)).toBe(comparisonSlots);
          expect(new Set(after).size).toBe(after.length);
          expect(slugs(listCandidates(comparison))).toEqual(slugs(toplist).filter((slug) => !after.includes(slug)));
        }
      }),
    );
  });
});
