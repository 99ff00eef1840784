/** How long a visitor has played, and after how long they want to hear of it. Milliseconds but for `every`. */
export type PlayTime = {
  /** Minutes between reminders; null: none. */
  every: number | null;
  played: number;
  /** What of `played` was there at the last reminder. */
  reminded: number;
  /** When it was last counted, since 1970. */
  at: number;
  /** Of the session: rounds that ended, practice credits that were staked, and what staking as many pesos costs on average. */
  rounds: number;
  staked: number;
  cost: number;
};

export const breakChoices = [15, 30, 60, null] as const;
const usualChoice = 30;
// After so long without play it is another session.
const sessionGap = 30 * 60_000;
const minute = 60_000;

/** What is remembered of the session, or a new one: also of what nobody can read. */
export function continuePlayTime(remembered: unknown, now: number): PlayTime {
  const { every, played, reminded, at, rounds, staked, cost } = (
    typeof remembered === 'object' && remembered !== null ? remembered : {}
  ) as Partial<PlayTime>;
  const choice = breakChoices.find((each) => each === every);
  const isSame = isDuration(played) && isDuration(reminded) && isDuration(at) && reminded <= played && Math.abs(now - at) < sessionGap;
  const counted = isSame ? { played, reminded } : { played: 0, reminded: 0 };
  const hasStakes = isSame && isDuration(rounds) && isDuration(staked) && isDuration(cost);
  const stakes = hasStakes ? { rounds, staked, cost } : { rounds: 0, staked: 0, cost: 0 };
  return { every: choice === undefined ? usualChoice : choice, ...counted, at: now, ...stakes };
}

export function addPlayed(time: PlayTime, milliseconds: number, now: number): PlayTime {
  return { ...time, played: time.played + Math.max(0, milliseconds), at: now };
}

export function addRound(time: PlayTime, { staked, cost }: { staked: number; cost: number }): PlayTime {
  return { ...time, rounds: time.rounds + 1, staked: time.staked + staked, cost: time.cost + cost };
}

/** Another choice counts from now: nobody is reminded at once for having asked to be. */
export function chooseBreak(time: PlayTime, every: PlayTime['every']): PlayTime {
  return { ...time, every, reminded: time.played };
}

export function isBreakDue({ every, played, reminded }: PlayTime): boolean {
  return every !== null && played - reminded >= every * minute;
}

export function acknowledgeBreak(time: PlayTime): PlayTime {
  return { ...time, reminded: time.played };
}

export function minutesPlayed({ played }: PlayTime): number {
  return Math.floor(played / minute);
}

const isDuration = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
