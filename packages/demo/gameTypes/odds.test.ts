import { describe, expect, it } from 'vitest';
import {
  baccaratBets,
  breakEvenPot,
  countCombinations,
  crashChance,
  fullCardChance,
  hourlyCost,
  minesChance,
  oneIn,
  percentOf,
  rouletteBet,
  videoPokerHands,
  videoPokerTables,
} from './odds.ts';

describe('odds', () => {
  it('counts combinations', () => {
    expect(countCombinations(52, 5)).toBe(2_598_960);
    expect(countCombinations(25, 0)).toBe(1);
    expect(countCombinations(20, 24)).toBe(0);
  });

  it('gives every bet of a roulette the same edge', () => {
    for (const covered of [1, 2, 3, 4, 6, 12, 18]) {
      expect(rouletteBet(covered, 1).edge).toBeCloseTo(1 / 37, 10);
      expect(rouletteBet(covered, 2).edge).toBeCloseTo(2 / 38, 10);
    }
    expect(rouletteBet(1, 1)).toMatchObject({ pays: 35, chance: 1 / 37 });
    expect(percentOf(rouletteBet(18, 1).edge)).toBe('2,70 %');
    expect(percentOf(rouletteBet(18, 2).edge)).toBe('5,26 %');
  });

  it('returns the same from a crash game wherever one leaves', () => {
    for (const multiplier of [1.5, 2, 10, 100]) expect(crashChance(multiplier, 0.97) * multiplier).toBeCloseTo(0.97, 10);
    expect(crashChance(0.5, 0.97)).toBe(1);
  });

  it('knows mines and full bingo cards', () => {
    expect(minesChance(3, 1)).toBeCloseTo(22 / 25, 10);
    expect(minesChance(5, 3)).toBeCloseTo((20 * 19 * 18) / (25 * 24 * 23), 10);
    expect(fullCardChance(75)).toBeCloseTo(1, 10);
    expect(Math.round(1 / fullCardChance(50))).toBe(212_085);
    expect(fullCardChance(23)).toBe(0);
  });

  it('adds up: three results of baccarat, nine hands of video poker', () => {
    expect(baccaratBets.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
    expect(baccaratBets.map(({ edge }) => percentOf(edge))).toEqual(['1,06 %', '1,24 %', '14,36 %']);
    const returned = videoPokerHands.reduce((sum, { pays, chance }) => sum + pays * chance, 0);
    expect(returned * 100).toBeCloseTo(videoPokerTables[0].returned, 2);
  });

  it('says what an hour costs and when a pot is fair', () => {
    expect(hourlyCost(200, 600, 96)).toBe(4800);
    expect(breakEvenPot(200, 90, 5_000_000)).toBe(100_000_000);
  });

  it('writes chances', () => {
    expect(oneIn(1 / 37)).toBe('1 de 37');
    expect(oneIn(18 / 37)).toBe('1 de 2,1');
    expect(percentOf(0.0000247)).toBe('0,0025 %');
  });
});
