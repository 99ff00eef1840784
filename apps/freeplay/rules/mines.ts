import { countWays, listNumbers, payCredits, rememberByTerms, type Terms } from './terms.ts';
import { drawSome, type Random } from './random.ts';

export const mineFields = 25;

/** What the fields opened so far pay: the share by how seldom one gets there. Every moment to stop has the same mean. */
export function minesPay(mines: number, opened: number, { share }: Terms): number {
  return (share * countWays(mineFields, opened)) / countWays(mineFields - mines, opened);
}

/** How many fields may be opened before the limit, or the last safe field, ends the round. */
export const mostOpened = rememberByTerms(
  (mines: number, terms: Terms) =>
    listNumbers(1, mineFields - mines).findLast((opened) => minesPay(mines, opened, terms) <= terms.limit) ?? 0,
);

/** The numbers of mines that the limit allows to play with. */
export function mineChoices(terms: Terms): number[] {
  return [1, 3, 5, 8, 12, 16, 20, 24].filter((mines) => mostOpened(mines, terms) > 0);
}

/** Where the mines lie, decided before the first field is opened. */
export function layMines(mines: number, random: Random): number[] {
  return drawSome(listNumbers(0, mineFields - 1), mines, random);
}

/** What comes back of a bet that stops after so many safe fields. */
export function payMines({ bet, mines, opened, terms }: { bet: number; mines: number; opened: number; terms: Terms }, random: Random) {
  return opened > 0 && opened <= mostOpened(mines, terms) ? payCredits(bet, minesPay(mines, opened, terms), random) : 0;
}
