import { toneClass } from '@lupa/ui/tone.ts';
import type { ReactNode } from 'react';
import styles from './FormNotice.module.css';

/** What went wrong, above what it is about. A screen reader says it at once. */
export function FormNotice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className={`${styles.notice} ${toneClass('bad')}`}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
    </div>
  );
}
