import type { PresentedReport } from './presentReport.ts';
import styles from './ReportLink.module.css';

/** Below a group of facts: the way to say that one of them is wrong. */
export function ReportLink({ report: { anchor, text } }: { report: PresentedReport }) {
  return (
    <p className={styles.report}>
      <a {...anchor}>{text}</a>
    </p>
  );
}
