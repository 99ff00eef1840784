import styles from './Die.module.css';

const places = [26, 50, 74];
/** Columns and rows of the pips of each face. */
const pips = ['', '11', '02 20', '02 11 20', '00 02 20 22', '00 02 11 20 22', '00 01 02 20 21 22'];

const side = { fill: 'var(--tile)', stroke: 'var(--tile-line)', strokeWidth: 2 };

type Props = { face: number; isRolling?: boolean };

/** A die of six sides, as wide as `--die` says. */
export function Die({ face, isRolling = false }: Props) {
  return (
    <svg className={styles.die} viewBox="0 0 100 100" role="img" aria-label={`dado: ${face}`} data-rolling={isRolling}>
      <rect {...side} x="4" y="4" width="92" height="92" rx="18" />
      {pips[face]?.split(' ').map((pip) => (
        <circle
          key={pip}
          fill={face === 1 ? 'var(--red)' : 'var(--on-tile)'}
          cx={places[Number(pip[0])]}
          cy={places[Number(pip[1])]}
          r={face === 1 ? 12 : 9.5}
        />
      ))}
    </svg>
  );
}

export function TenSidedDie({ text, isRolling = false }: { text: string; isRolling?: boolean }) {
  return (
    <svg className={styles.die} viewBox="0 0 100 100" aria-hidden="true" data-rolling={isRolling}>
      <path {...side} d="M50 3 95 38v26L50 97 5 64V38Z" />
      <path {...side} fill="none" strokeLinejoin="round" d="M50 3 20 62l30 16 30-16ZM20 62 5 50M80 62 95 50M50 78v19" />
      <text className={styles.number} x="50" y="58" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
