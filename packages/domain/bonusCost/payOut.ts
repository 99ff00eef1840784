import type { BonusTerms } from './bonusTerms.ts';

export type People = { nothing: number; less: number; more: number };

/** Half a unit of money: what floating point leaves is no loss. */
const tolerance = 0.5;

/** What of a balance the terms leave to whoever asks for it: `own` is what of his own is in it, of which a cap takes nothing. */
export function limitWinnings({ isSticky, maximumCashout }: BonusTerms, bonus: number, own: number): (balance: number) => number {
  const stuck = isSticky ? bonus : 0;
  const most = maximumCashout === null ? Infinity : own + maximumCashout;
  return (balance) => Math.min(Math.max(balance - stuck, 0), most);
}

/** Adds up what is paid out: an amount below the least that the casino pays is lost to whoever stops there. */
export function createTally(deposit: number, { minimumWithdrawal }: BonusTerms) {
  const chances = { nothing: 0, less: 0, more: 0 };
  const least = Math.max((minimumWithdrawal ?? 0) - tolerance, tolerance);
  let back = 0;
  return {
    add: (amount: number, chance: number) => {
      if (amount >= least) back += amount * chance;
      chances[amount < least ? 'nothing' : amount < deposit - tolerance ? 'less' : 'more'] += chance;
    },
    sum: () => ({ back, people: toPeople(chances) }),
  };
}

/** Whole people out of 100, by the largest remainders. */
function toPeople(chances: People): People {
  const total = chances.nothing + chances.less + chances.more;
  const shares = (['nothing', 'less', 'more'] as const).map((name) => ({ name, share: total > 0 ? (chances[name] / total) * 100 : 0 }));
  const people = { nothing: 0, less: 0, more: 0 };
  for (const { name, share } of shares) people[name] = Math.floor(share);
  const byRest = shares.toSorted((one, other) => (other.share % 1) - (one.share % 1));
  for (const { name } of byRest.slice(0, 100 - people.nothing - people.less - people.more)) people[name] += 1;
  return people;
}
