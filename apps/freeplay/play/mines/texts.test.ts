import { describe, expect, it } from 'vitest';
import { mineChoices, minesPay, mostOpened, payMines } from '../../rules/mines.ts';
import { listNumbers, readTerms } from '../../rules/terms.ts';
import { formatFactor } from './texts.ts';

const read = (shown: string) => Number(shown.replace('×', '').replaceAll('.', '').replace(',', '.'));
const bets = [1, 7, 100, 150, 333, 5000, 100_000];

describe.each([
  { rtp: 97, highestWin: 2500 },
  { rtp: 96.51, highestWin: 1000 },
  { rtp: 88.8, highestWin: 50 },
])('a game of mines with %o', (facts) => {
  const terms = readTerms(facts);
  const steps = mineChoices(terms).flatMap((mines) => listNumbers(1, mostOpened(mines, terms)).map((opened) => ({ mines, opened })));

  it('shows each factor with all its decimals', () => {
    for (const { mines, opened } of steps) expect(read(formatFactor(minesPay(mines, opened, terms)))).toBe(minesPay(mines, opened, terms));
  });

  it('pays each bet by the factor that it shows, to the credit', () => {
    for (const { mines, opened } of steps)
      for (const bet of bets) {
        const due = Math.round(bet * read(formatFactor(minesPay(mines, opened, terms))) * 1e6) / 1e6;
        const [least, most] = [0.999_999, 0].map((draw) => payMines({ bet, mines, opened, terms }, () => draw));
        expect([least, most]).toEqual([Math.floor(due), Math.ceil(due)]);
      }
  });
});
