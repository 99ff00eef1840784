import { Badge } from '@lupa/ui/Badge.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import styles from './CorrectionsLog.module.css';
import type { CorrectionsLogProps, LoggedCorrection } from './correctionsLog.load.server.ts';

/** What records said before they were corrected, and why, the newest first. */
export function CorrectionsLog({ id, title, intro, corrections, microcopy }: CorrectionsLogProps) {
  return (
    <BlockSection type="correctionsLog" id={id} title={title} intro={intro}>
      {corrections.length === 0 ? (
        <p>{microcopy.no_corrections}</p>
      ) : (
        <ol className={styles.log}>
          {corrections.map((correction, index) => (
            <Correction key={index} correction={correction} microcopy={microcopy} />
          ))}
        </ol>
      )}
    </BlockSection>
  );
}

function Correction({ correction, microcopy }: { correction: LoggedCorrection } & Pick<CorrectionsLogProps, 'microcopy'>) {
  const { date, casino, record, was, reason, isWithdrawn } = correction;
  return (
    <li className={styles.correction}>
      <time dateTime={date.iso} className={styles.date}>
        {date.text}
      </time>
      <div className={styles.subject}>
        <p className={styles.casino}>{casino.anchor ? <a {...casino.anchor}>{casino.name}</a> : casino.name}</p>
        <p className={styles.record}>{record}</p>
        {isWithdrawn && <Badge tone="caution">{microcopy.record_withdrawn}</Badge>}
      </div>
      <dl className={styles.change}>
        {was && (
          <div>
            <dt>{microcopy.correction_was}</dt>
            <dd>
              <del>{was}</del>
            </dd>
          </div>
        )}
        <div>
          <dt>{microcopy.correction_reason}</dt>
          <dd>{reason}</dd>
        </div>
      </dl>
    </li>
  );
}
