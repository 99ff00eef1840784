import type { GameFacts } from '../rules/gameFacts.ts';
import { texts } from './texts.ts';

const steps = [1, 2, 5];
const usualMinimum = 100;
const usualSpan = 100;
const startingRounds = 100;

export type Bets = ReturnType<typeof buildBets>;

/** Bets within the limits of the catalogue, in whole credits, and credits for a hundred rounds at a usual one. */
export function buildBets({ minimumBet, maximumBet }: Pick<GameFacts, 'minimumBet' | 'maximumBet'>) {
  const minimum = Math.max(1, Math.ceil(readAmount(minimumBet) ?? usualMinimum));
  const maximum = Math.max(minimum, Math.floor(readAmount(maximumBet) ?? minimum * usualSpan));
  // What can be bet, ascending: the minimum, then round amounts, then the maximum.
  const ladder = [minimum];
  for (let power = 1; power <= maximum; power *= 10) {
    for (const step of steps) {
      const amount = step * power;
      if (amount > minimum && amount < maximum) ladder.push(amount);
    }
  }
  if (maximum > minimum) ladder.push(maximum);
  const usual = ladder[1] ?? minimum;
  return { ladder, presets: [...new Set([minimum, usual, ladder[3] ?? maximum])], start: minimum, credits: usual * startingRounds };
}

function readAmount(amount: number | null): number | null {
  return amount !== null && Number.isFinite(amount) && amount > 0 && amount <= 1e9 ? amount : null;
}

/** `staked` and `won` are of the round that runs or was the last: all that went in, all that came back. */
export type Round = {
  credits: number;
  bet: number;
  staked: number;
  won: number;
  isRunning: boolean;
  message: string;
  session: { rounds: number; staked: number; won: number };
};

export type Ledger = ReturnType<typeof openLedger>;

/** The credits of a visitor. Games stake and settle within one event, so it is the ledger that knows, not what is drawn. */
export function openLedger(bets: Bets, onChange: (round: Round) => void) {
  let round: Round = {
    credits: bets.credits,
    bet: bets.start,
    staked: 0,
    won: 0,
    isRunning: false,
    message: texts.welcome,
    session: { rounds: 0, staked: 0, won: 0 },
  };
  const change = (changed: Partial<Round>) => {
    round = { ...round, ...changed };
    onChange(round);
  };
  return {
    now: () => round,
    setBet: (bet: number) => {
      if (!round.isRunning) change({ bet, message: '' });
    },
    /** False where the credits do not reach: nothing is taken then. */
    stake: (amount: number) => {
      if (!(amount >= 0 && amount <= round.credits)) {
        change({ message: texts.notEnough });
        return false;
      }
      const staked = round.isRunning ? round.staked + amount : amount;
      change({ credits: round.credits - amount, staked, won: 0, isRunning: true, message: '' });
      return true;
    },
    settle: (won: number, message: string) => {
      const { rounds, staked, won: wonBefore } = round.session;
      const session = { rounds: rounds + 1, staked: staked + round.staked, won: wonBefore + won };
      change({ credits: round.credits + won, won, isRunning: false, message, session });
    },
    refill: () => change({ credits: bets.credits, bet: bets.start, staked: 0, won: 0, message: texts.freshMessage(bets.credits) }),
  };
}
