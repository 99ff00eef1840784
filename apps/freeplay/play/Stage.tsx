import type { ReactNode } from 'react';
import styles from './Stage.module.css';

type Props = {
  /** What is played on, for those who do not see it. */
  label: string;
  children: ReactNode;
};

/** The part of a game that is played on: takes all the room that the window has left, and is a size container for what is in it. */
export function Stage({ label, children }: Props) {
  return (
    <section className={styles.stage} aria-label={label}>
      {children}
    </section>
  );
}
