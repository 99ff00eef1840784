import { buildReportAddress } from '@lupa/contracts/errorReport.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import styles from './ReportLink.module.css';

type LinkProps = { locale: PageLocale; slug: string; microcopy: Pick<Microcopy, 'report_error'> };

/** The last line of a page's content: the way to say that something on it is wrong. */
export function ReportLink({ locale, slug, microcopy }: LinkProps) {
  return (
    <p className={styles.line}>
      <a href={buildReportAddress(locale, slug)} rel="nofollow" className={styles.link}>
        {microcopy.report_error}
      </a>
    </p>
  );
}
