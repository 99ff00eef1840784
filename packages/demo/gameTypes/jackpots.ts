import { chile } from '@lupa/contracts/market.ts';
import { averageReturn, countTypes, demoGames, formatReturn, gamesOfType, mostSearched } from '../catalogue/demoCatalogue.ts';
import { buildGameFacts } from '../games/gameFacts.ts';
import { formatPesos } from '../writing/figures.ts';
import { gameToPlay, readGameType } from './gameTypePage.ts';
import { breakEvenPot, oneIn } from './odds.ts';

const withPot = demoGames.filter(({ jackpots }) => jackpots.length > 0);
const pots = new Set(withPot.flatMap(({ jackpots }) => jackpots.map(({ id }) => id)));
const slotsWithPot = countTypes(withPot).find(([type]) => type === 'SLOTS')?.[1] ?? 0;
const others = withPot.length - slotsWithPot;
const [first, second, third] = mostSearched(withPot);

const examples = [
  { name: 'Diario', bet: 200, base: 94, rounds: 150_000 },
  { name: 'De la casa', bet: 200, base: 92, rounds: 2_000_000 },
  { name: 'De red', bet: 500, base: 88, rounds: 20_000_000 },
];
const contribution = 0.015;

const firstFacts = buildGameFacts(111);

export const jackpotsPage = readGameType('jackpots', {
  count: withPot.length,
  pots: pots.size,
  contribution: (contribution * 100).toLocaleString(chile.locale),
  contributionPerSpin: 200 * contribution,
  pot: formatPesos(50_000_000),
  stakedForPot: formatPesos(Math.round(50_000_000 / contribution)),
  slotsWithPot,
  others,
  averageReturn: formatReturn(averageReturn(withPot)),
  averageReturnOfSlots: formatReturn(averageReturn(gamesOfType('SLOTS'))),
  potRows: examples.map(({ name, bet, base, rounds }) => [
    `**${name}**`,
    formatPesos(bet),
    formatReturn(base),
    oneIn(1 / rounds),
    formatPesos(breakEvenPot(bet, base, rounds)),
  ]),
  lossPerSpin: formatPesos(200 * 0.06),
  oneInPot: oneIn(1 / 150_000),
  breakEvenPot: formatPesos(breakEvenPot(200, 94, 150_000)),
  oneInMillions: oneIn(1 / 2_000_000),
  nextPots: first?.id === 111 ? `; le siguen ${second?.name} y ${third?.name}` : '',
  rtp: firstFacts.rtp,
  ...gameToPlay(firstFacts),
});
