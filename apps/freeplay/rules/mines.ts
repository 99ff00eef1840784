import { countWays, listNumbers, payCredits, rememberByTerms, type Terms } from './terms.ts';
import { drawSome, type Random } from './random.ts';

export const mineFields = 25;

/** Factors have this many decimals and are shown with all of them: what is shown is what is paid. */
export const factorDecimals = 4;

/**
 * What the fields opened so far pay: the share by how seldom one gets there, so that every moment to stop has the same mean. What is left beyond
 * the decimals is not paid.
 */
export function minesPay(mines: number, opened: number, { share }: Terms): number {
  const exact = (share * countWays(mineFields, opened)) / countWays(mineFields - mines, opened);
  const scale = 10 ** factorDecimals;
  // A quotient that is a decimal may miss it by a hair.
  return Math.floor(exact * scale + 1e-6) / scale;
}

export function nextChance(mines: number, opened: number): number {
  return (mineFields - mines - opened) / (mineFields - opened);
}

/** How many fields may be opened before the limit, or the last safe field, ends the round. */
export const mostOpened = rememberByTerms(
  (mines: number, terms: Terms) =>
    listNumbers(1, mineFields - mines).findLast((opened) => minesPay(mines, opened, terms) <= terms.limit) ?? 0,
);

export function mineChoices(terms: Terms): number[] {
  return [1, 3, 5, 8, 12, 16, 20, 24].filter((mines) => mostOpened(mines, terms) > 0);
}

export function layMines(mines: number, random: Random): number[] {
  return drawSome(listNumbers(0, mineFields - 1), mines, random);
}

export function payMines({ bet, mines, opened, terms }: { bet: number; mines: number; opened: number; terms: Terms }, random: Random) {
  return opened > 0 && opened <= mostOpened(mines, terms) ? payCredits(bet, minesPay(mines, opened, terms), random) : 0;
}
