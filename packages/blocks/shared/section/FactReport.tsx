import type { PresentedReport } from './presentReport.ts';
import styles from './FactReport.module.css';

export function FactReport({ report: { anchor, text } }: { report: PresentedReport }) {
  return (
    <p className={`text-sm screen-only ${styles.report}`}>
      <a {...anchor}>{text}</a>
    </p>
  );
}
