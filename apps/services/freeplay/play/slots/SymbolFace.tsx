/** @jsxImportSource preact */
import type { SlotFace } from './slotFaces.ts';
import styles from './SymbolFace.module.css';

/** A symbol as it lies on a reel. What has come is said in words elsewhere. */
export function SymbolFace({ face }: { face: SlotFace }) {
  if (face.kind === 'drawing') {
    return <img class={face.isTop ? styles.top : styles.drawing} src={face.file} alt="" draggable={false} decoding="async" />;
  }
  if (face.kind === 'letter') {
    return (
      <span class={styles.letter} data-letter={face.text} aria-hidden="true">
        {face.text}
      </span>
    );
  }
  return (
    <span class={styles.wild} aria-hidden="true">
      <svg viewBox="0 0 48 48">
        <path d="M24 3c1.8 11.6 7.6 18.6 20 21-12.4 2.400-18.200 9.400-20 21-1.800-11.600-7.600-18.600-20-21C16.400 21.600 22.200 14.600 24 3Z" />
      </svg>
      {face.text}
    </span>
  );
}
