import type { ReactNode } from 'react';
import styles from './Wrapper.module.css';

/** Requirement 9.37: content is at most 1248 px wide, with 16 px beside it. */
export function Wrapper({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles.wrapper} ${className ?? ''}`}>{children}</div>;
}
