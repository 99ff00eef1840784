import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bingoChances, bingoPays, drawBingoCard, playBingo } from './bingo.ts';
import { coinPay, mostCalls, payCoin, tossCoin } from './coinToss.ts';
import { drawCrash, payFlight } from './crash.ts';
import { catchChance, fishKinds, shootFish } from './fishing.ts';
import { hitChances, kenoPays, mostPicks, playKeno } from './keno.ts';
import { layMines, mineChoices, mineFields, minesPay, mostOpened, payMines } from './mines.ts';
import { binChances, dropBall, plinkoPays, plinkoRisks } from './plinko.ts';
import { spinWheel, wheelPrize, wheelSegments, wheelSymbols } from './prizeWheel.ts';
import { drawRunners, runRace, runnerCount } from './race.ts';
import { playScratchCard, scratchPrizes } from './scratchCard.ts';
import { drawCard } from './cardLines.ts';
import { playSlingo, slingoChances, slingoPays } from './slingo.ts';
import { countWays, listNumbers, readTerms, type Terms } from './terms.ts';
import { drawSome, replayRandom, type Random } from './random.ts';

type Bet = {
  name: string;
  /** How far the mean may be off; missing: not at all. */
  precision?: number;
  outcomes: { chance: number; times: number }[];
  play: (bet: number, random: Random) => number;
};

const win = (chance: number, times: number, lost = 0) => [
  { chance, times },
  { chance: 1 - chance, times: lost },
];
const pair = (chances: readonly number[], pays: readonly number[]) => chances.map((chance, index) => ({ chance, times: pays[index] ?? 0 }));

function listBets(terms: Terms): Bet[] {
  return [
    ...[1, 1.01, 1.5, 2, 7.77, terms.limit]
      .filter((exit) => exit <= terms.limit)
      .map((exit) => ({
        name: `crash, off at ${exit}`,
        outcomes: win(terms.share / exit, exit),
        play: (bet: number, random: Random) => payFlight({ bet, exit, crash: drawCrash(terms, random) }, random),
      })),
    ...listNumbers(1, mostPicks).map((picks) => ({
      name: `keno with ${picks}`,
      outcomes: pair(hitChances(picks), kenoPays(picks, terms)),
      play: (bet: number, random: Random) => playKeno({ bet, terms, picked: listNumbers(11, 10 + picks) }, random).won,
    })),
    ...wheelSymbols.map(({ id, count }, symbol) => ({
      name: `wheel on ${id}`,
      outcomes: win(count / wheelSegments.length, wheelPrize(symbol, terms).won, wheelPrize(symbol, terms).lost),
      play: (bet: number, random: Random) => spinWheel({ bet, symbol, terms }, random).won,
    })),
    scratchBet(terms),
    ...mineChoices(terms).flatMap((mines) =>
      [...new Set([1, Math.ceil(mostOpened(mines, terms) / 2), mostOpened(mines, terms)])].map((opened) => minesBet(mines, opened, terms)),
    ),
    {
      name: 'bingo',
      outcomes: pair(bingoChances, bingoPays(terms)),
      play: (bet, random) => playBingo({ bet, terms, card: drawBingoCard(random) }, random).won,
    },
    ...raceBets(terms),
    ...plinkoRisks.map((risk) => ({
      name: `plinko, ${risk}`,
      outcomes: pair(binChances, plinkoPays(risk, terms)),
      play: (bet: number, random: Random) => dropBall({ bet, risk, terms }, random).won,
    })),
    ...fishKinds(terms).map((kind) => ({
      name: `shot at ${kind.id}`,
      outcomes: win(catchChance(kind, terms), kind.times),
      play: (bet: number, random: Random) => shootFish({ bet, kind, terms }, random).won,
    })),
    {
      name: 'slingo',
      outcomes: pair(slingoChances, slingoPays(terms)),
      play: (bet, random) => playSlingo({ bet, terms, card: drawCard(random) }, random).won,
    },
    ...listNumbers(1, Math.min(6, mostCalls(terms))).map((calls) => coinBet(calls, terms)),
  ];
}

function scratchBet(terms: Terms): Bet {
  const prizes = scratchPrizes(terms);
  const losing = 1 - prizes.reduce((sum, { chance }) => sum + chance, 0);
  return {
    name: 'scratch card',
    outcomes: [...prizes, { chance: losing, times: 0 }],
    play: (bet, random) => playScratchCard({ bet, terms }, random).won,
  };
}

function minesBet(mines: number, opened: number, terms: Terms): Bet {
  const chance = countWays(mineFields - mines, opened) / countWays(mineFields, opened);
  return {
    name: `${mines} mines, ${opened} opened`,
    // A factor ends where it is shown to end: a hundredth of the percent that the catalogue states.
    precision: 1e-4,
    outcomes: win(chance, minesPay(mines, opened, terms)),
    play: (bet, random) => {
      const laid = layMines(mines, random);
      return laid.some((field) => field < opened) ? 0 : payMines({ bet, mines, opened, terms }, random);
    },
  };
}

function coinBet(calls: number, terms: Terms): Bet {
  return {
    name: `coin called ${calls} times`,
    outcomes: win(0.5 ** calls, coinPay(calls, terms)),
    play: (bet, random) => (listNumbers(1, calls).every(() => tossCoin(random) === 'cara') ? payCoin({ bet, calls, terms }, random) : 0),
  };
}

function raceBets(terms: Terms): Bet[] {
  const runners = drawRunners(terms, replayRandom(7));
  return runners.map(({ chance, won, lost }, choice) => ({
    name: `race on ${choice + 1}`,
    outcomes: win(chance, won, lost),
    play: (bet, random) => runRace({ bet, choice, runners }, random).won,
  }));
}

const meanOf = ({ outcomes }: Bet) => outcomes.reduce((sum, { chance, times }) => sum + chance * times, 0);

/** How far the mean return of so many rounds may stray: five standard errors, and a hair for a bet that cannot lose. */
function toleranceOf({ outcomes }: Bet, rounds: number): number {
  const mean = outcomes.reduce((sum, { chance, times }) => sum + chance * times, 0);
  const variance = outcomes.reduce((sum, { chance, times }) => sum + chance * (times - mean) ** 2, 0);
  return 5 * Math.sqrt((variance + 0.01) / rounds);
}

function simulate({ play }: Bet, rounds: number, seed: number): number {
  const random = replayRandom(seed);
  // Seven credits: a bet whose prizes are seldom whole.
  const bet = 7;
  let won = 0;
  for (let round = 0; round < rounds; round += 1) won += play(bet, random);
  return won / rounds / bet;
}

const facts = [
  { rtp: 96.51, highestWin: 36 },
  { rtp: 93.4, highestWin: 12.5 },
  { rtp: 99, highestWin: 2 },
  { rtp: null, highestWin: 250 },
];

describe('the return of every bet', () => {
  it.each([...facts, { rtp: 80, highestWin: null }, { rtp: null, highestWin: null }, { rtp: 92.17, highestWin: 1_000_000 }])(
    'is exactly what the catalogue says: RTP $rtp, highest win $highestWin',
    (given) => {
      const terms = readTerms(given);
      for (const bet of listBets(terms)) {
        expect(Math.abs(meanOf(bet) - (given.rtp ?? 95) / 100), bet.name).toBeLessThan(bet.precision ?? 1e-9);
        expect(
          bet.outcomes.reduce((sum, { chance }) => sum + chance, 0),
          bet.name,
        ).toBeCloseTo(1, 9);
        expect(Math.max(...bet.outcomes.map(({ times }) => times)), bet.name).toBeLessThanOrEqual(terms.limit);
      }
    },
  );

  it.each(facts)('is found by playing: RTP $rtp, highest win $highestWin', (given) => {
    const terms = readTerms(given);
    const rounds = 4000;
    for (const [index, bet] of listBets(terms).entries()) {
      const difference = Math.abs(simulate(bet, rounds, index + 1) - terms.share);
      expect(difference, bet.name).toBeLessThan(toleranceOf(bet, rounds));
    }
  });
});

it('every round of every game pays whole credits from nothing up to the highest win', () => {
  fc.assert(
    fc.property(
      fc.option(fc.double({ min: 80, max: 99, noNaN: true })),
      fc.option(fc.double({ min: 0, max: 20_000, noNaN: true })),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer(),
      (rtp, highestWin, bet, seed) => {
        const terms = readTerms({ rtp, highestWin });
        const most = highestWin !== null && highestWin >= 2 ? highestWin : 1000;
        const random = replayRandom(seed);
        for (const each of listBets(terms)) {
          const won = each.play(bet, random);
          expect(Number.isInteger(won), each.name).toBe(true);
          expect(won, each.name).toBeGreaterThanOrEqual(0);
          expect(won, each.name).toBeLessThanOrEqual(most * bet);
        }
      },
    ),
    { numRuns: 60 },
  );
});

describe('rounds are what they look like', () => {
  const anySeed = fc.integer().map(replayRandom);
  const anyTerms = fc.record({ share: fc.double({ min: 0.8, max: 0.99, noNaN: true }), limit: fc.integer({ min: 2, max: 20_000 }) });

  it('a scratch card has three equal fields exactly where it wins, and the symbol says how much', () => {
    fc.assert(
      fc.property(anySeed, anyTerms, (random, terms) => {
        const { fields, times } = playScratchCard({ bet: 1, terms }, random);
        const counts = Map.groupBy(fields, (symbol) => symbol);
        const triples = [...counts].filter(([, equal]) => equal.length >= 3);
        expect(fields).toHaveLength(9);
        expect(triples.map(([, equal]) => equal.length)).toEqual(times > 0 ? [3] : []);
        const stands = scratchPrizes(terms).find((prize) => prize.times === times);
        expect(triples.map(([symbol]) => symbol)).toEqual(stands ? [stands.symbol] : []);
      }),
      { numRuns: 500 },
    );
  });

  it('keno draws twenty different numbers and counts the picked among them', () => {
    fc.assert(
      fc.property(anySeed, anyTerms, fc.integer({ min: 1, max: 10 }), (random, terms, picks) => {
        const picked = drawSome(listNumbers(1, 80), picks, random);
        const { drawn, hits } = playKeno({ bet: 1, picked, terms }, random);
        expect(new Set(drawn).size).toBe(20);
        expect(drawn.every((number) => number >= 1 && number <= 80)).toBe(true);
        expect(hits).toBe(new Set(picked).intersection(new Set(drawn)).size);
      }),
    );
  });

  it('the wheel has its symbols as often as it says', () => {
    expect(wheelSymbols.map((_, symbol) => wheelSegments.filter((each) => each === symbol).length)).toEqual(
      wheelSymbols.map(({ count }) => count),
    );
  });

  it('all six arrive', () => {
    fc.assert(
      fc.property(anySeed, anyTerms, (random, terms) => {
        const runners = drawRunners(terms, random);
        expect(runners.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        const { order } = runRace({ bet: 1, choice: 2, runners }, random);
        expect(order.toSorted((one, other) => one - other)).toEqual(listNumbers(0, runnerCount - 1));
      }),
    );
  });

  it.each([
    ['first', [1, 2, 3, 4, 5, 6], [30, 21, 17, 13, 11, 8]],
    ['last', [6, 5, 4, 3, 2, 1], [8, 11, 13, 17, 21, 30]],
  ])('the favourite of a race stands where it is drawn: %s', (_, places, strengths) => {
    const drawn = places.flatMap((place) => [0.5, place / 10]);
    const runners = drawRunners(readTerms({ rtp: null, highestWin: null }), () => drawn.shift() ?? 0);
    expect(runners.map(({ chance }) => Math.round(chance * 100))).toEqual(strengths);
  });

  it('a bingo card has five numbers of its fifteen in every column', () => {
    fc.assert(
      fc.property(anySeed, (random) => {
        const card = drawBingoCard(random).filter((number) => number > 0);
        expect(new Set(card).size).toBe(24);
        const columns = Map.groupBy(card, (number) => Math.ceil(number / 15));
        expect([1, 2, 3, 4, 5].map((column) => columns.get(column)?.length)).toEqual([5, 5, 4, 5, 5]);
      }),
    );
  });
});
