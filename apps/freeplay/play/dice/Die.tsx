import styles from './Die.module.css';

const [near, middle, far] = [26, 50, 74];
const pips: Record<number, readonly [number, number][]> = {
  1: [[middle, middle]],
  2: [
    [near, far],
    [far, near],
  ],
  3: [
    [near, far],
    [middle, middle],
    [far, near],
  ],
  4: [
    [near, near],
    [near, far],
    [far, near],
    [far, far],
  ],
  5: [
    [near, near],
    [near, far],
    [middle, middle],
    [far, near],
    [far, far],
  ],
  6: [
    [near, near],
    [near, middle],
    [near, far],
    [far, near],
    [far, middle],
    [far, far],
  ],
};

type Props = { face: number; isRolling?: boolean };

/** A die of six sides, as wide as `--die` says. Without `label` it is only drawn. */
export function Die({ face, isRolling = false }: Props) {
  return (
    <svg className={styles.die} viewBox="0 0 100 100" role="img" aria-label={`dado: ${face}`} data-rolling={isRolling}>
      <rect className={styles.side} x="4" y="4" width="92" height="92" rx="18" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r={face === 1 ? 12 : 9.5} data-red={face === 1} />
      ))}
    </svg>
  );
}

export function TenSidedDie({ text, isRolling = false }: { text: string; isRolling?: boolean }) {
  return (
    <svg className={styles.die} viewBox="0 0 100 100" aria-hidden="true" data-rolling={isRolling}>
      <path className={styles.side} d="M50 3 95 38v26L50 97 5 64V38Z" />
      <path className={styles.edge} d="M50 3 20 62l30 16 30-16ZM20 62 5 50M80 62 95 50M50 78v19" />
      <text className={styles.number} x="50" y="58" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
