import type { Bets } from './bets.ts';
import { words } from './words.ts';

export type Round = { credits: number; bet: number; lastWin: number; isRunning: boolean; message: string };

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
  let round: Round = { credits: bets.credits, bet: bets.start, lastWin: 0, isRunning: false, message: words.welcome };
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
      change({ credits: round.credits - amount, isRunning: true, lastWin: 0, message: '' });
      return true;
    },
    settle: (won, message) => change({ credits: round.credits + won, lastWin: won, isRunning: false, message }),
    refill: () => change({ credits: bets.credits, bet: bets.start, lastWin: 0, message: words.freshMessage(bets.credits) }),
  };
}
