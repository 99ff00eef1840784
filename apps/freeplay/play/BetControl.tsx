import styles from './BetControl.module.css';
import type { Bets } from './ledger.ts';
import { formatCredits } from './formatCredits.ts';
import { texts } from './texts.ts';

type Props = { bets: Bets; bet: number; credits: number; isLocked: boolean; onBet: (bet: number) => void };

export function BetControl({ bets: { ladder, presets }, bet, credits, isLocked, onBet }: Props) {
  const less = ladder.findLast((amount) => amount < bet);
  const more = ladder.find((amount) => amount > bet && amount <= credits);
  return (
    <div className={styles.control} role="group" aria-label={texts.bet}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={texts.lessBet}
          aria-disabled={isLocked || less === undefined}
          onClick={() => !isLocked && less !== undefined && onBet(less)}
        >
          −
        </button>
        <output className={styles.bet}>
          <span className={styles.label}>{texts.bet}</span> {formatCredits(bet)}
        </output>
        <button
          type="button"
          className={styles.step}
          aria-label={texts.moreBet}
          aria-disabled={isLocked || more === undefined}
          onClick={() => !isLocked && more !== undefined && onBet(more)}
        >
          +
        </button>
      </div>
      {presets.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.preset}
          aria-label={texts.betOf(amount)}
          aria-pressed={amount === bet}
          disabled={isLocked || amount > credits}
          onClick={() => onBet(amount)}
        >
          {formatCredits(amount)}
        </button>
      ))}
    </div>
  );
}
