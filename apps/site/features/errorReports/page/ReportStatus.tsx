import type { ReportState } from '@lupa/contracts/errorReport.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import type { Tone } from '@lupa/ui/tone.ts';
import styles from './ReportStatus.module.css';
import type { PresentedStatus } from '../reportModel.ts';

const tones: Record<ReportState, Tone> = { received: 'neutral', reviewing: 'info', corrected: 'good', rejected: 'caution' };

/** What became of a report, for whoever has its number. */
export function ReportStatus({ status, path, microcopy }: { status: PresentedStatus; path: string; microcopy: Microcopy }) {
  const { number, state, received, decided, page, answer, correction } = status;
  return (
    <div className={styles.status}>
      <h1 className={styles.heading}>
        {microcopy.report_number} <span className={styles.number}>{number}</span>
      </h1>
      <Card className={styles.card}>
        <div className={styles.state}>
          <Badge tone={tones[state]}>{microcopy[`report_state_${state}`]}</Badge>
          <p>{microcopy[`report_text_${state}`]}</p>
        </div>
        {answer && (
          <div className={styles.answer}>
            <h2 className={styles.label}>{microcopy.report_answer}</h2>
            <p className={styles.words}>{answer}</p>
          </div>
        )}
        {correction && (
          <p>
            <a {...correction}>{microcopy.report_see_correction}</a>
          </p>
        )}
        <dl className={styles.facts}>
          {page && (
            <div>
              <dt>{microcopy.report_page}</dt>
              <dd>
                <a {...page.anchor}>{page.title}</a>
                {page.fact && `, ${page.fact}`}
              </dd>
            </div>
          )}
          <div>
            <dt>{microcopy.report_received}</dt>
            <dd>
              <time dateTime={received.iso}>{received.text}</time>
            </dd>
          </div>
          {decided && (
            <div>
              <dt>{microcopy.report_decided}</dt>
              <dd>
                <time dateTime={decided.iso}>{decided.text}</time>
              </dd>
            </div>
          )}
        </dl>
      </Card>
      <p className={styles.keep}>{microcopy.report_keep}</p>
      <p>
        <a href={path}>{microcopy.report_another}</a>
      </p>
    </div>
  );
}
