import { Badge } from '@lupa/ui/Badge.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import { LogEntry } from '../shared/section/LogEntry.tsx';
import styles from './CorrectionsLog.module.css';
import type { CorrectionsLogProps, LoggedCorrection } from './correctionsLog.load.server.ts';

export function CorrectionsLog({ id, title, intro, corrections, older, microcopy }: CorrectionsLogProps) {
  return (
    <BlockSection type="correctionsLog" id={id} title={title} intro={intro}>
      {corrections.length === 0 ? (
        <p>{microcopy.no_corrections}</p>
      ) : (
        <ol>
          {corrections.map((correction, index) => (
            <Correction key={index} correction={correction} microcopy={microcopy} />
          ))}
        </ol>
      )}
      {older && (
        <p className={styles.older}>
          <a href={older.href}>{older.text}</a>
        </p>
      )}
    </BlockSection>
  );
}

function Correction({ correction, microcopy }: { correction: LoggedCorrection } & Pick<CorrectionsLogProps, 'microcopy'>) {
  const { anchor, date, place, subject, was, reason, isWithdrawn } = correction;
  return (
    <LogEntry
      id={anchor ?? undefined}
      date={date}
      casino={place}
      subject={subject}
      mark={isWithdrawn && <Badge tone="caution">{microcopy.record_withdrawn}</Badge>}
    >
      <dl className={`measure grid gap-2 ${styles.change}`}>
        {was && (
          <div>
            <dt className="text-muted text-xs">{microcopy.correction_was}</dt>
            <dd>
              <del>{was}</del>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-muted text-xs">{microcopy.correction_reason}</dt>
          <dd>{reason}</dd>
        </div>
      </dl>
    </LogEntry>
  );
}
