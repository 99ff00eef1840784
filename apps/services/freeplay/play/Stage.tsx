/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import styles from './Stage.module.css';

type Props = {
  /** What is played on, for those who do not see it. */
  label: string;
  children: ComponentChildren;
};

/** The part of a game that is played on: takes all the room that the window has left, and is a size container for what is in it. */
export function Stage({ label, children }: Props) {
  return (
    <section class={styles.stage} aria-label={label}>
      {children}
    </section>
  );
}
