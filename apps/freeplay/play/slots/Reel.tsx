import { customProperties } from '../customProperties.ts';
import styles from './Reel.module.css';
import type { SlotFace } from './slotFaces.ts';

type Props = {
  strip: Uint8Array;
  rows: number;
  faces: SlotFace[];
  /** Place of the strip in the top row. */
  stop: number;
  /** Where it stood before, while it rolls from there: `rollReels` moves it. */
  rollsFrom: { place: number; cells: number } | null;
  /** Row of a star, -1 for none. */
  star: number;
  /** Rows that are part of the win on show; null: no win is shown. */
  marked: readonly number[] | null;
};

/** A reel: its window, and while it rolls what passes on the way, the window where it was at the far end. */
export function Reel({ strip, rows, faces, stop, rollsFrom, star, marked }: Props) {
  const passing = rollsFrom ? rows + rollsFrom.cells : 0;
  const cells = Array.from({ length: rows + passing }, (_, cell) => {
    const place = rollsFrom && cell >= passing ? rollsFrom.place + cell - passing : stop + cell;
    return faces[strip[place % strip.length] ?? 0];
  });
  return (
    <div className={styles.reel} style={customProperties({ '--rows': rows })}>
      <div
        data-rolling={rollsFrom ? '' : undefined}
        style={{ transform: rollsFrom ? `translateY(${(-100 * passing) / cells.length}%)` : '' }}
      >
        {cells.map((face, cell) => (
          <div key={cell} className={styles.cell} data-marked={marked ? marked.includes(cell) : undefined}>
            {face && <SymbolFace face={face} />}
            {cell === star && <span className={styles.star} />}
          </div>
        ))}
      </div>
    </div>
  );
}

function SymbolFace({ face }: { face: SlotFace }) {
  if (face.kind === 'drawing') {
    return (
      <img
        className={face.isTop ? styles.top : styles.drawing}
        src={face.file}
        alt=""
        draggable={false}
        decoding="async"
        fetchPriority="low"
      />
    );
  }
  if (face.kind === 'letter') {
    return (
      <span className={styles.letter} data-letter={face.text} aria-hidden="true">
        {face.text}
      </span>
    );
  }
  return (
    <span className={styles.wild} aria-hidden="true">
      <svg viewBox="0 0 48 48">
        <path d="M24 3c1.8 11.6 7.6 18.6 20 21-12.4 2.400-18.200 9.400-20 21-1.800-11.600-7.600-18.600-20-21C16.400 21.600 22.200 14.600 24 3Z" />
      </svg>
      {face.text}
    </span>
  );
}
