import type { ReportState } from '@lupa/contracts/errorReport.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import type { Tone } from '@lupa/ui/tone.ts';
import type { ReactNode } from 'react';
import styles from './ReportStatus.module.css';
import type { PresentedStatus } from '../reportModel.ts';

const tones: Record<ReportState, Tone> = { received: 'neutral', reviewing: 'info', corrected: 'good', rejected: 'caution' };

export function ReportStatus({ status, path, microcopy }: { status: PresentedStatus; path: string; microcopy: Microcopy }) {
  const { number, state, received, decided, page, answer, correction } = status;
  return (
    <div className={`stack gap-5 ${styles.status}`}>
      <h1 className={styles.heading}>
        {microcopy.report_number} <span className={styles.number}>{number}</span>
      </h1>
      <Card className={`stack gap-5 ${styles.card}`}>
        <div className={`stack gap-3 ${styles.state}`}>
          <Badge tone={tones[state]}>{microcopy[`report_state_${state}`]}</Badge>
          <p>{microcopy[`report_text_${state}`]}</p>
        </div>
        {answer && (
          <div>
            <h2 className={styles.label}>{microcopy.report_answer}</h2>
            <p className={styles.words}>{answer}</p>
          </div>
        )}
        {correction && (
          <p>
            <a {...correction}>{microcopy.report_see_correction}</a>
          </p>
        )}
        <dl className={`stack gap-3 ${styles.facts}`}>
          {page && (
            <Fact term={microcopy.report_page}>
              <a {...page.anchor}>{page.title}</a>
              {page.fact && `, ${page.fact}`}
            </Fact>
          )}
          <Fact term={microcopy.report_received}>
            <time dateTime={received.iso}>{received.text}</time>
          </Fact>
          {decided && (
            <Fact term={microcopy.report_decided}>
              <time dateTime={decided.iso}>{decided.text}</time>
            </Fact>
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

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
