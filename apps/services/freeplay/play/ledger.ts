import type { Bets } from './bets.ts';
import { words } from './words.ts';

/** `staked` and `won` are of the round that runs or was the last: all that went in, all that came back. */
export type Round = { credits: number; bet: number; staked: number; won: number; isRunning: boolean; message: string };

export type Ledger = {
  now: () => Round;
  setBet: (bet: number) => void;
  /** False where the credits do not reach: nothing is taken then. */
  stake: (amount: number) => boolean;
  settle: (won: number, message: string) => void;
  refill: () => void;
};

/** The credits of a visitor. Games stake and settle within one event, so it is the ledger that knows, not what is drawn. */
export function openLedger(bets: Bets, onChange: (round: Round) => void): Ledger {
  let round: Round = { credits: bets.credits, bet: bets.start, staked: 0, won: 0, isRunning: false, message: words.welcome };
  const change = (changed: Partial<Round>) => {
    round = { ...round, ...changed };
    onChange(round);
  };
  return {
    now: () => round,
    setBet: (bet) => {
      if (!round.isRunning) change({ bet, message: '' });
    },
    stake: (amount) => {
      if (!(amount >= 0 && amount <= round.credits)) {
        change({ message: words.notEnough });
        return false;
      }
      const staked = round.isRunning ? round.staked + amount : amount;
      change({ credits: round.credits - amount, staked, won: 0, isRunning: true, message: '' });
      return true;
    },
    settle: (won, message) => change({ credits: round.credits + won, won, isRunning: false, message }),
    refill: () => change({ credits: bets.credits, bet: bets.start, staked: 0, won: 0, message: words.freshMessage(bets.credits) }),
  };
}
