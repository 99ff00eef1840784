import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, type Card } from './cards.ts';
import { choosePayTable, dealVideoPoker, drawVideoPoker, payVideoPoker, pokerHands, rankPokerHand, type PokerHand } from './videoPoker.ts';
import { replayRandom } from './random.ts';
import { countWays } from './terms.ts';

/** `choose(n, k)`: how many ways there are to take k of n. */
const ways = Array.from({ length: 53 }, (_, n) => Array.from({ length: 6 }, (_, k) => countWays(n, k)));
const choose = (n: number, k: number): number => ways[n]?.[k] ?? 0;

/** Calls `visit` with each of the 2,598,960 hands, as places in the pack, ascending. The array is used again. */
function visitHands(visit: (hand: number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  const fill = (at: number, from: number): void => {
    for (let place = from; place <= 47 + at; place += 1) {
      hand[at] = place;
      if (at === 4) visit(hand);
      else fill(at + 1, place + 1);
    }
  };
  fill(0, 0);
}

describe('all 2,598,960 hands', () => {
  const cards: Card[] = [];
  const rankOf = (hand: readonly number[]) => {
    for (let at = 0; at < 5; at += 1) cards[at] = pack[hand[at] ?? 0] as Card;
    return rankPokerHand(cards);
  };

  it('are ranked as mathematics counts them', () => {
    const counts = new Map<PokerHand | null, number>();
    visitHands((hand) => {
      const rank = rankOf(hand);
      counts.set(rank, (counts.get(rank) ?? 0) + 1);
    });
    expect(Object.fromEntries(counts)).toEqual({
      royalFlush: 4,
      straightFlush: 36,
      fourOfAKind: 624,
      fullHouse: 3744,
      flush: 5108,
      straight: 10_200,
      threeOfAKind: 54_912,
      twoPair: 123_552,
      jacksOrBetter: 337_920,
      null: 2_062_860,
    });
  });

  it('return with the best hold what each pay table states', { tags: ['thorough'] }, () => {
    /** Of every set of up to five cards: in how many paying hands it is; apart for full house and flush, whose pay differs by table. */
    const sets = Array.from({ length: 6 }, (_, size) => ({
      base: new Float64Array(choose(52, size)),
      fullHouse: new Float64Array(choose(52, size)),
      flush: new Float64Array(choose(52, size)),
    }));
    const usual = choosePayTable(null);
    const sizes = Array.from({ length: 32 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
    /** Where the cards of `hand` that `mask` picks are in the tables of their size. */
    const indexOf = (hand: readonly number[], mask: number) => {
      let [index, size] = [0, 0];
      for (let at = 0; at < 5; at += 1) if (mask & (1 << at)) index += choose(hand[at] ?? 0, (size += 1));
      return index;
    };
    visitHands((hand) => {
      const rank = rankOf(hand);
      if (rank === null) return;
      const column = rank === 'fullHouse' || rank === 'flush' ? rank : 'base';
      const pays = column === 'base' ? usual[rank] : 1;
      for (let mask = 0; mask < 32; mask += 1) {
        const table = sets[sizes[mask] ?? 0]?.[column];
        const index = indexOf(hand, mask);
        if (table) table[index] = (table[index] ?? 0) + pays;
      }
    });
    const tables = [99.54, 98.45, 98.39, 97.3, 96.15].map((rtp) => ({ rtp, pays: choosePayTable(rtp), sum: 0 }));
    const signs = sizes.map((size) => (size % 2 === 0 ? 1 : -1));
    const values = [new Float64Array(32), new Float64Array(32), new Float64Array(32)] as const;

    visitHands((hand) => {
      const weight = countAlike(hand);
      if (weight === 0) return;
      for (let mask = 0; mask < 32; mask += 1) {
        const table = sets[sizes[mask] ?? 0];
        const index = indexOf(hand, mask);
        values[0][mask] = table?.base[index] ?? 0;
        values[1][mask] = table?.fullHouse[index] ?? 0;
        values[2][mask] = table?.flush[index] ?? 0;
      }
      const best = tables.map(() => 0);
      for (let held = 0; held < 32; held += 1) {
        const thrown = 31 ^ held;
        let [base, fullHouse, flush] = [0, 0, 0];
        // What comes must hold none of the cards that were thrown away: inclusion and exclusion over all sets of them.
        for (let set = thrown; ; set = (set - 1) & thrown) {
          const sign = signs[set] ?? 0;
          base += sign * (values[0][held | set] ?? 0);
          fullHouse += sign * (values[1][held | set] ?? 0);
          flush += sign * (values[2][held | set] ?? 0);
          if (set === 0) break;
        }
        const draws = choose(47, sizes[thrown] ?? 0);
        tables.forEach(({ pays }, place) => {
          best[place] = Math.max(best[place] ?? 0, (base + fullHouse * pays.fullHouse + flush * pays.flush) / draws);
        });
      }
      tables.forEach((table, place) => (table.sum += weight * (best[place] ?? 0)));
    });

    for (const { rtp, sum } of tables) expect(Math.abs((100 * sum) / choose(52, 5) - rtp)).toBeLessThan(0.006);
  });
});

/** How many hands are this one with other suits, itself included; 0 for all of them but one. */
function countAlike(hand: readonly number[]): number {
  const bySuit = [0, 0, 0, 0];
  for (const place of hand) {
    const suit = Math.floor(place / 13);
    bySuit[suit] = (bySuit[suit] ?? 0) | (1 << (place % 13));
  }
  let [alike, run] = [24, 1];
  for (let suit = 1; suit < 4; suit += 1) {
    const [before, own] = [bySuit[suit - 1] ?? 0, bySuit[suit] ?? 0];
    if (own > before) return 0;
    run = own === before ? run + 1 : 1;
    alike /= run;
  }
  return alike;
}

it('draws from one pack and pays no more than the table says', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      fc.integer({ min: 1, max: 100_000 }),
      (seed, held, bet) => {
        const table = choosePayTable(null);
        const { hand, reserve } = dealVideoPoker(replayRandom(seed));
        const drawn = drawVideoPoker(hand, reserve, held);
        expect(new Set([...hand, ...reserve]).size).toBe(10);
        drawn.forEach((card, place) => expect(card === hand[place]).toBe(held[place]));
        const won = payVideoPoker(table, bet, drawn);
        expect(pokerHands.map((rank) => table[rank] * bet).concat(0)).toContain(won);
      },
    ),
  );
});
