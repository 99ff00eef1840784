/** @jsxImportSource preact */
import styles from './BetControl.module.css';
import type { Bets } from './bets.ts';
import { formatCredits } from './formatCredits.ts';
import { words } from './words.ts';

type Props = { bets: Bets; bet: number; credits: number; isLocked: boolean; onBet: (bet: number) => void };

export function BetControl({ bets: { ladder, presets }, bet, credits, isLocked, onBet }: Props) {
  const less = ladder.findLast((amount) => amount < bet);
  const more = ladder.find((amount) => amount > bet && amount <= credits);
  return (
    <div class={styles.control} role="group" aria-label={words.bet}>
      <div class={styles.stepper}>
        <button
          type="button"
          class={styles.step}
          aria-label={words.lessBet}
          aria-disabled={isLocked || less === undefined}
          onClick={() => !isLocked && less !== undefined && onBet(less)}
        >
          −
        </button>
        <output class={styles.bet}>
          <span class={styles.label}>{words.bet}</span> {formatCredits(bet)}
        </output>
        <button
          type="button"
          class={styles.step}
          aria-label={words.moreBet}
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
          class={styles.preset}
          aria-label={words.betOf(amount)}
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
