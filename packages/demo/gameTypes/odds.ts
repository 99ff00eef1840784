import { chile } from '@lupa/contracts/market.ts';
/** In how many ways `taken` of `from` things can be drawn. */
export function countCombinations(from: number, taken: number): number {
  if (taken > from) return 0;
  let ways = 1;
  for (let step = 1; step <= taken; step++) ways = (ways * (from - taken + step)) / step;
  return ways;
}

/** A bet on `covered` numbers of a wheel pays as if there were no zero. Chance and house edge as shares of one. */
export function rouletteBet(covered: number, zeros: 1 | 2): { pays: number; chance: number; edge: number } {
  const pays = 36 / covered - 1;
  const chance = covered / (36 + zeros);
  return { pays, chance, edge: 1 - chance * (pays + 1) };
}

/** Share of rounds of a crash game that reach the multiplier, at a return given as a share of one. */
export const crashChance = (multiplier: number, returned: number): number => Math.min(1, returned / multiplier);

/** Chance to open so many of 25 squares without meeting one of the mines. */
export const minesChance = (mines: number, opened: number): number => countCombinations(25 - mines, opened) / countCombinations(25, opened);

/** Chance that a card of 24 numbers is full after so many of 75 balls. */
export const fullCardChance = (balls: number): number => (balls < 24 ? 0 : countCombinations(balls, 24) / countCombinations(75, 24));

/** What an hour costs on average, in pesos. `returned` is a percentage. */
export const hourlyCost = (bet: number, roundsPerHour: number, returned: number): number =>
  Math.round(bet * roundsPerHour * (1 - returned / 100));

/** Chances of the three results with eight decks, as shares of one. */
const baccaratChances = { banker: 0.4585974, player: 0.4462466, tie: 0.095156 } as const;

/** Bets of baccarat: what one peso wins, how often, and the house edge as a share of one. */
export const baccaratBets = [
  { name: 'Banca', pays: '0,95 a 1', chance: baccaratChances.banker, edge: baccaratChances.player - baccaratChances.banker * 0.95 },
  { name: 'Jugador', pays: '1 a 1', chance: baccaratChances.player, edge: baccaratChances.banker - baccaratChances.player },
  { name: 'Empate', pays: '8 a 1', chance: baccaratChances.tie, edge: 1 - baccaratChances.tie * 9 },
] as const;

/** Hands of Jacks or Better with the chances of perfect play at the full-pay table (9/6, five coins). */
export const videoPokerHands = [
  { name: 'Escalera real', pays: 800, chance: 0.0000247583 },
  { name: 'Escalera de color', pays: 50, chance: 0.000109309 },
  { name: 'Póker', pays: 25, chance: 0.00236255 },
  { name: 'Full', pays: 9, chance: 0.0115122 },
  { name: 'Color', pays: 6, chance: 0.0110145 },
  { name: 'Escalera', pays: 4, chance: 0.0112294 },
  { name: 'Trío', pays: 3, chance: 0.0744487 },
  { name: 'Doble par', pays: 2, chance: 0.1292789 },
  { name: 'Par de J o mayor', pays: 1, chance: 0.2145851 },
] as const;

/** Returns of pay tables of Jacks or Better, in percent: what a full house and a flush pay decides. */
export const videoPokerTables = [
  { name: '9/6', returned: 99.54 },
  { name: '9/5', returned: 98.45 },
  { name: '8/6', returned: 98.39 },
  { name: '8/5', returned: 97.3 },
  { name: '7/5', returned: 96.15 },
  { name: '6/5', returned: 95 },
] as const;

/** The pot from which a jackpot game no longer favours the house: bet, return without the pot in percent, one win in so many rounds. */
export const breakEvenPot = (bet: number, baseReturn: number, oneIn: number): number => Math.round(bet * (1 - baseReturn / 100) * oneIn);

/** `1 de 37`, `1 de 2,1`: a chance as people say it. */
export function oneIn(chance: number): string {
  const rounds = 1 / chance;
  return `1 de ${rounds.toLocaleString(chile.locale, { maximumFractionDigits: rounds < 20 ? 1 : 0 })}`;
}

/** `48,65 %`, from a share of one; always two decimals, more where the share is tiny. */
export function percentOf(share: number): string {
  const digits = share > 0 && share < 0.0005 ? 4 : 2;
  return `${(share * 100).toLocaleString(chile.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })} %`;
}
