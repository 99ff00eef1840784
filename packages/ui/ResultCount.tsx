import type { ReactNode, Ref } from 'react';
import styles from './ResultCount.module.css';

type ResultCountProps = { ref: Ref<HTMLParagraphElement>; className?: string | undefined; children: ReactNode };

/** How much a search or filter has found: read out when it changes, and where the focus goes when what was pressed is gone. */
export function ResultCount({ ref, className = '', children }: ResultCountProps) {
  return (
    <p ref={ref} role="status" tabIndex={-1} className={`note tabular text-medium ${styles.resultCount} ${className}`}>
      {children}
    </p>
  );
}
