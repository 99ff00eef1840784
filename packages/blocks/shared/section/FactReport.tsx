import type { PresentedReport } from './presentReport.ts';
import styles from './FactReport.module.css';

/** Below a group of facts: the way to say that one of them is wrong. */
export function FactReport({ report: { anchor, text } }: { report: PresentedReport }) {
  return (
    <p className={styles.report}>
      <a {...anchor}>{text}</a>
    </p>
  );
}
