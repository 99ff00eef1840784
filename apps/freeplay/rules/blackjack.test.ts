import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseBlackjackRules,
  countHand,
  dealBlackjack,
  listBlackjackMoves,
  playBlackjack,
  settleBlackjack,
  startBlackjack,
  type BlackjackMove,
  type BlackjackRules,
} from './blackjack.ts';
import { adviseBlackjack } from './blackjackStrategy.ts';
import { suits, type Card } from './cards.ts';
import { replayRandom } from './random.ts';

const rules = chooseBlackjackRules(null);
const cards = (...ranks: number[]): Card[] => ranks.map((rank, place) => ({ rank, suit: suits[place % 4] ?? 'spades' }));
const play = (ranks: number[], moves: BlackjackMove[], of: BlackjackRules = rules) =>
  moves.reduce((round, move) => playBlackjack(of, round, move), startBlackjack(100, cards(...ranks)));
const resultOf = (ranks: number[], moves: BlackjackMove[], of: BlackjackRules = rules) => settleBlackjack(of, play(ranks, moves, of));

describe('a round of blackjack', () => {
  it.each([
    ['blackjack pays 3 to 2', [1, 5, 13, 9], [], { won: 250, results: ['blackjack'] }],
    ['two blackjacks push', [1, 1, 13, 13], [], { won: 100, results: ['push'] }],
    ["the dealer's blackjack ends the round", [10, 1, 10, 12], [], { won: 0, results: ['lose'] }],
    ['a bust hand loses though the dealer would have gone bust', [10, 10, 6, 6, 10], ['hit'], { won: 0, results: ['bust'] }],
    ['the dealer draws to 17', [10, 10, 9, 6, 10], ['stand'], { won: 200, results: ['win'] }],
    ['the dealer draws against 21 of more cards', [5, 10, 6, 6, 10, 5], ['hit'], { won: 100, results: ['push'] }],
    ['the dealer stands on soft 17', [10, 1, 8, 6], ['stand'], { won: 200, results: ['win'] }],
    ['equal sums push', [10, 10, 9, 9], ['stand'], { won: 100, results: ['push'] }],
    ['a double takes one card', [5, 6, 6, 10, 10, 10], ['double'], { won: 400, results: ['win'] }],
    ['21 after a split is no blackjack', [10, 10, 10, 9, 1, 5, 9], ['split', 'hit'], { won: 200, results: ['win', 'bust'] }],
    ['split aces get one card each', [1, 10, 1, 8, 10, 7], ['split'], { won: 300, results: ['win', 'push'] }],
  ] as const)('%s', (_, ranks, moves, expected) => {
    expect(resultOf([...ranks], [...moves])).toEqual(expected);
  });

  it.each([
    ['loses to a blackjack', [5, 6, 10], [1, 13], 'lose'],
    ['pushes with 21 of more cards', [5, 6, 10], [7, 7, 7], 'push'],
    ['wins against less', [5, 6, 10], [10, 10], 'win'],
  ] as const)('21 of three cards %s', (_, mine, theirs, result) => {
    const round = {
      ...play([5, 10, 6, 9], []),
      hands: [{ cards: cards(...mine), bet: 100, isDone: true }],
      dealer: cards(...theirs),
      isOver: true,
    };
    const won = { lose: 0, push: 100, win: 200 }[result];
    expect(settleBlackjack(rules, round)).toEqual({ won, results: [result] });
  });

  it('keeps to the house rules of the table', () => {
    const hits = chooseBlackjackRules(99.38);
    expect(resultOf([10, 1, 8, 6, 4], ['stand'], hits)).toEqual({ won: 0, results: ['lose'] });
    expect(resultOf([1, 5, 13, 9], [], chooseBlackjackRules(98.24))).toEqual({ won: 220, results: ['blackjack'] });
    const split = play([8, 6, 8, 10, 3, 10], ['split'], rules);
    expect(listBlackjackMoves(rules, split)).toContain('double');
    expect(listBlackjackMoves(chooseBlackjackRules(99.46), split)).not.toContain('double');
    expect(listBlackjackMoves(rules, split)).not.toContain('split');
  });

  it('refuses what the rules do not allow', () => {
    expect(() => playBlackjack(rules, play([8, 6, 9, 10], []), 'split')).toThrow(RangeError);
    expect(() => playBlackjack(rules, play([10, 6, 9, 10, 5], ['stand']), 'hit')).toThrow(RangeError);
  });
});

it('ends after any moves, with whole credits and no more than the rules pay', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.constantFrom(null, 99.46, 99.38, 98.24),
      fc.integer({ min: 1, max: 100_000 }),
      fc.array(fc.nat(3), { minLength: 60, maxLength: 60 }),
      (seed, rtp, bet, choices) => {
        const table = chooseBlackjackRules(rtp);
        let round = dealBlackjack(bet, replayRandom(seed));
        for (const choice of choices) {
          const moves = listBlackjackMoves(table, round);
          if (moves.length > 0) round = playBlackjack(table, round, moves[choice % moves.length] ?? 'stand');
        }
        expect(round.isOver).toBe(true);
        const { won, results } = settleBlackjack(table, round);
        const staked = round.hands.reduce((sum, hand) => sum + hand.bet, 0);
        expect(Number.isInteger(won)).toBe(true);
        expect(staked).toBeLessThanOrEqual(bet * 4);
        expect(won).toBeLessThanOrEqual(results.includes('blackjack') ? bet * 2.5 : staked * 2);
        const dealer = countHand(round.dealer);
        if (results.some((result) => result === 'win' || result === 'push') && round.dealer.length > 2)
          expect(dealer.total).toBeGreaterThanOrEqual(17);
      },
    ),
  );
});

describe('the return by the basic strategy', () => {
  function simulate(table: BlackjackRules, rounds: number): { returned: number; tolerance: number } {
    const random = replayRandom(21);
    let [sum, squares] = [0, 0];
    for (let number = 0; number < rounds; number += 1) {
      let round = dealBlackjack(100, random);
      while (!round.isOver) {
        const hand = round.hands[round.active];
        const [up] = round.dealer;
        if (!hand || !up) throw new Error('A round that is not over has a hand to play');
        round = playBlackjack(table, round, adviseBlackjack(hand, up, listBlackjackMoves(table, round)));
      }
      const staked = round.hands.reduce((total, { bet }) => total + bet, 0);
      const gain = (settleBlackjack(table, round).won - staked) / 100;
      sum += gain;
      squares += gain * gain;
    }
    const mean = sum / rounds;
    return { returned: (1 + mean) * 100, tolerance: 100 * 3.5 * Math.sqrt((squares / rounds - mean * mean) / rounds) };
  }

  describe.each([
    { rounds: 40_000, tags: [] },
    { rounds: 900_000, tags: ['thorough'] },
  ])('in $rounds rounds', ({ rounds, tags }) => {
    it.each([99.6, 99.46, 99.38, 98.24])('is that of the catalogue: %s', { tags }, (rtp) => {
      const { returned, tolerance } = simulate(chooseBlackjackRules(rtp), rounds);
      expect(Math.abs(returned - rtp)).toBeLessThan(tolerance);
    });
  });
});

it.each([
  [null, 1.5, false, true],
  [99.6, 1.5, false, true],
  [99.53, 1.5, false, true],
  [99.52, 1.5, false, false],
  [99.42, 1.5, false, false],
  [99.41, 1.5, true, true],
  [98.31, 1.5, true, true],
  [98.3, 1.2, false, true],
  [98.29, 1.2, false, true],
])(
  'a catalogue that says %j has blackjack pay %d, the dealer hit a soft 17: %s, doubles after a split: %s',
  (rtp, blackjackPays, hitsSoft17, doublesAfterSplit) => {
    expect(chooseBlackjackRules(rtp)).toEqual({ blackjackPays, hitsSoft17, doublesAfterSplit });
  },
);
