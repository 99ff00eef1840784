import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import styles from './CorrectionNote.module.css';

type NoteProps = { correction: { on: string; was: string; reason: string }; microcopy: Microcopy };

export function CorrectionNote({ correction: { on, was, reason }, microcopy }: NoteProps) {
  return (
    <div className={styles.correction}>
      <p className="text-bold">{on}</p>
      <dl>
        {was && (
          <div className={styles.row}>
            <dt>{microcopy.correction_was}</dt>
            <dd>
              <del>{was}</del>
            </dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{microcopy.correction_reason}</dt>
          <dd>{reason}</dd>
        </div>
      </dl>
    </div>
  );
}
