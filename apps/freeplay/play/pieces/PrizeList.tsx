import type { ReactNode } from 'react';
import { formatTimes } from '../formatCredits.ts';
import styles from './PrizeList.module.css';

type Prize = { count: number; name: ReactNode; times: number };

type PrizeListProps = {
  label: string;
  prizes: readonly Prize[];
  reached: number | null | undefined;
  format?: (times: number) => string;
};

/** What so many hits pay, one after the other; `reached` is the count that lights up. A game may set `--prize-flow` around it. */
export function PrizeList({ label, prizes, reached, format = formatTimes }: PrizeListProps) {
  return (
    <ol className={styles.prizes} aria-label={label}>
      {prizes.map(({ count, name, times }) => (
        <li key={count} data-lit={count === reached}>
          <span>{name}</span>
          <strong>{format(times)}</strong>
        </li>
      ))}
    </ol>
  );
}

type LinePrizesProps = { pays: readonly number[]; chances: readonly number[]; lines: number | null };

const texts = { label: 'Premios por líneas', full: 'Lleno', lines: (count: number) => (count === 1 ? 'línea' : 'líneas') } as const;
const shownPrizes = [1, 2, 3, 4, 5, 6, 12];

/** What so many full lines of a card pay; numbers of lines between those shown pay more than the one before. */
export function LinePrizes({ pays, chances, lines }: LinePrizesProps) {
  const possible = shownPrizes.filter((count) => (chances[count] ?? 0) > 0);
  const reached = possible.findLast((count) => lines !== null && count <= lines);
  const prizes = possible.map((count) => ({ count, name: nameOf(count), times: pays[count] ?? 0 }));
  return (
    <div className={styles.lines}>
      <PrizeList label={texts.label} prizes={prizes} reached={reached} />
    </div>
  );
}

function nameOf(count: number) {
  if (count === 12) return texts.full;
  return (
    <>
      {count} <span className={styles.unit}>{texts.lines(count)}</span>
    </>
  );
}
