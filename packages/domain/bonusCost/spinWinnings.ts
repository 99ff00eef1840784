import { type Bet, returnOf } from './bets.ts';

type Winnings = { amount: number; chance: number };
type Spins = { bet: Bet; spins: number; value: number };

const groups = 8;
const impossible = 1e-12;
/** More of them are counted like so many. */
const maximumSpins = 500;

/**
 * What free spins win in all, in money. Where they come beside a bonus, their mean; where they are all there is, every sum with its chance,
 * or, since each has to be played through by itself, a few with that mean.
 */
export function listWinnings({ bet, spins, value }: Spins, { isBeside, isPlayed }: { isBeside: boolean; isPlayed: boolean }): Winnings[] {
  if (isBeside) return [{ amount: spins * value * returnOf(bet), chance: 1 }];
  const sums = [...sumSpins(bet, spins)].flatMap((chance, paid) => (chance < impossible ? [] : [{ amount: paid * value, chance }]));
  return isPlayed ? groupWinnings(sums) : sums;
}

/** Groups that hold as much of the people and of the money together: few win most of it. */
function groupWinnings(sums: readonly Winnings[]): Winnings[] {
  const all = sums.reduce((mean, { amount, chance }) => mean + amount * chance, 0);
  const grouped = Array.from({ length: groups }, () => ({ amount: 0, chance: 0 }));
  let passed = 0;
  for (const { amount, chance } of sums) {
    const weight = all > 0 ? (1 + amount / all) / 2 : 1;
    for (let rest = chance; rest > impossible;) {
      const index = Math.min(Math.floor(passed * groups + 1e-9), groups - 1);
      const room = index === groups - 1 ? Infinity : ((index + 1) / groups - passed) / weight;
      const part = Math.min(rest, Math.max(room, impossible));
      const group = grouped[index];
      if (group) {
        group.amount += part * amount;
        group.chance += part;
      }
      passed += part * weight;
      rest -= part;
    }
  }
  return grouped.filter(({ chance }) => chance > 0).map(({ amount, chance }) => ({ amount: amount / chance, chance }));
}

function sumSpins({ pays, chances }: Bet, spins: number): Float64Array {
  const highest = Math.max(...pays) * 3;
  let sums = new Float64Array(highest + 1);
  sums[0] = 1;
  for (let spin = 0; spin < Math.min(spins, maximumSpins); spin++) {
    const next = new Float64Array(highest + 1);
    sums.forEach((chance, paid) => {
      if (chance < impossible) return;
      pays.forEach((pay, index) => {
        const at = Math.min(paid + pay, highest);
        next[at] = (next[at] ?? 0) + chance * (chances[index] ?? 0);
      });
    });
    sums = next;
  }
  return sums;
}
