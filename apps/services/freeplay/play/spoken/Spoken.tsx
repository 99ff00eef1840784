/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import styles from './Spoken.module.css';

/** For ears only: what the eye sees drawn beside it. */
export function Spoken({ children }: { children: ComponentChildren }) {
  return <span class={styles.spoken}>{children}</span>;
}
