/** @jsxImportSource preact */
import styles from './Reel.module.css';
import type { SlotFace } from './slotFaces.ts';
import { SymbolFace } from './SymbolFace.tsx';

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
    <div class={styles.reel} style={{ '--rows': rows }}>
      <div
        data-rolling={rollsFrom ? '' : undefined}
        style={{ transform: rollsFrom ? `translateY(${(-100 * passing) / cells.length}%)` : '' }}
      >
        {cells.map((face, cell) => (
          <div key={cell} class={styles.cell} data-marked={marked ? marked.includes(cell) : undefined}>
            {face && <SymbolFace face={face} />}
            {cell === star && <span class={styles.star} />}
          </div>
        ))}
      </div>
    </div>
  );
}
