import { formatTimes } from '../formatCredits.ts';
import type { ReactNode } from 'react';
import styles from './PrizeList.module.css';

export type Prize = { count: number; name: ReactNode; times: number };

type Props = { label: string; prizes: readonly Prize[]; reached: number | null | undefined };

/** What so many hits pay, one after the other; `reached` is the count that lights up. A game may set `--prize-flow` around it. */
export function PrizeList({ label, prizes, reached }: Props) {
  return (
    <ol className={styles.prizes} aria-label={label}>
      {prizes.map(({ count, name, times }) => (
        <li key={count} data-now={count === reached}>
          <span>{name}</span>
          <strong>{formatTimes(times)}</strong>
        </li>
      ))}
    </ol>
  );
}
