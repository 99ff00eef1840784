import styles from './LinePrizes.module.css';
import { PrizeList } from './PrizeList.tsx';

type Props = { pays: readonly number[]; chances: readonly number[]; lines: number | null };

const texts = { label: 'Premios por líneas', full: 'Lleno', lines: (count: number) => (count === 1 ? 'línea' : 'líneas') } as const;

const shownPrizes = [1, 2, 3, 4, 5, 6, 12];

/** What so many full lines of a card pay; numbers of lines between those shown pay more than the one before. */
export function LinePrizes({ pays, chances, lines }: Props) {
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
