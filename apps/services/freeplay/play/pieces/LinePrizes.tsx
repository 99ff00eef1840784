/** @jsxImportSource preact */
import { formatTimes } from './formatTimes.ts';
import styles from './LinePrizes.module.css';

type Props = { pays: readonly number[]; chances: readonly number[]; lines: number | null };

const shownPrizes = [1, 2, 3, 4, 5, 6, 12];

/** What so many full lines of a card pay; numbers of lines between those shown pay more than the one before. */
export function LinePrizes({ pays, chances, lines }: Props) {
  const possible = shownPrizes.filter((count) => (chances[count] ?? 0) > 0);
  const reached = possible.findLast((count) => lines !== null && count <= lines);
  return (
    <ul class={styles.prizes} aria-label="Premios por líneas">
      {possible.map((count) => (
        <li key={count} data-now={count === reached}>
          <span>{nameOf(count)}</span>
          <strong>{formatTimes(pays[count] ?? 0)}</strong>
        </li>
      ))}
    </ul>
  );
}

function nameOf(count: number): string {
  if (count === 12) return 'Lleno';
  return count === 1 ? '1 línea' : `${count} líneas`;
}
