import { formatCredits } from '../formatCredits.ts';
import styles from './Chip.module.css';

/** A chip with its amount, short: `1,5k` for 1.500. Only drawn: the place that it lies on tells what is on it. */
export function Chip({ amount }: { amount: number }) {
  return (
    <span className={styles.chip} aria-hidden="true" key={amount}>
      {shorten(amount)}
    </span>
  );
}

function shorten(amount: number): string {
  if (amount < 1000) return String(amount);
  return amount < 1_000_000 ? `${formatCredits(roundTo(amount / 1000))}k` : `${formatCredits(roundTo(amount / 1_000_000))}M`;
}

function roundTo(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}
