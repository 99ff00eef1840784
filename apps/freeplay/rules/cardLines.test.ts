import { expect, it } from 'vitest';
import { cardLines, countLines, lineChances, lineChancesOfDraw } from './cardLines.ts';
import { listNumbers } from './terms.ts';

it('knows the twelve lines of a card', () => {
  expect(new Set(cardLines.map((line) => line.toSorted((one, other) => one - other).join())).size).toBe(12);
  expect(countLines(() => true)).toBe(12);
  expect(countLines((field) => field % 5 === 0)).toBe(1);
  expect(countLines((field) => field % 6 === 0 || field % 4 === 0)).toBe(2);
});

it('counts the lines of all cards as looking at every card does', () => {
  // Four kinds of columns: few enough to look at every card.
  const weigh = (set: number) => (set === 0 || set === 31 ? 0.3 : set === 21 || set === 27 ? 0.2 : 0);
  const found = listNumbers(0, 12).map(() => 0);
  for (const card of allCards([0, 31, 21, 27])) {
    const lines = countLines((field) => ((card[field % 5] ?? 0) & (1 << Math.floor(field / 5))) !== 0);
    found[lines] = (found[lines] ?? 0) + card.reduce((product, set) => product * weigh(set), 1);
  }
  expect(lineChances(weigh)).toEqual(found.map((chance) => expect.closeTo(chance, 12) as number));
});

it('draws with a free centre: with all balls every line is full, with none of them none', () => {
  expect(lineChancesOfDraw(75, 75)[12]).toBeCloseTo(1, 12);
  expect(lineChancesOfDraw(0, 75)[0]).toBeCloseTo(1, 12);
  // Only the two diagonals and the two lines through the centre need four numbers.
  const [none = 0] = lineChancesOfDraw(4, 75);
  expect(1 - none).toBeCloseTo(4 / 1_215_450, 15);
});

function allCards(sets: number[]): number[][] {
  return listNumbers(1, 5).reduce<number[][]>((cards) => cards.flatMap((card) => sets.map((set) => [...card, set])), [[]]);
}
