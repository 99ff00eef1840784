import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { DialogSheet } from '@lupa/ui/Sheet.tsx';
import { calmDialogId, calmTemplateId, type CalmTerm } from './calmMode.ts';
import type { LayoutModel } from '../../layout/layoutModel.ts';
import styles from './CalmDialog.module.css';

/** A template of the dialog that says what calm mode is and how it stands, for how long it cannot be left, and the way out where there is one. */
export function CalmDialog({ layout: { microcopy, presenter } }: { layout: LayoutModel }) {
  return (
    <template id={calmTemplateId}>
      <DialogSheet
        id={calmDialogId}
        closeLabel={microcopy.close}
        title={
          <>
            <Icon name="leaf" className={styles.leaf} />
            {microcopy.calm_mode}
          </>
        }
      >
        <div className={`stack gap-4 ${styles.content}`}>
          <div className={styles.state} role="status">
            <p data-calm="show">{microcopy.calm_is_on}</p>
            <p data-calm-until={microcopy.calm_held} />
            <p className={styles.always}>{microcopy.calm_held_always}</p>
          </div>
          <p>{microcopy.calm_text}</p>
          <Terms microcopy={microcopy} />
          <p className="note">{microcopy.calm_note}</p>
          <OutboundLink anchor={presenter.anchor({ url: microcopy.safer_gambling_path })} className={`touch-row ${styles.help}`}>
            {microcopy.safer_gambling}
          </OutboundLink>
        </div>
      </DialogSheet>
    </template>
  );
}

const terms = [
  { term: 'open', text: 'calm_open' },
  { term: 'day', text: 'calm_day' },
  { term: 'week', text: 'calm_week' },
  { term: 'always', text: 'calm_always' },
] as const satisfies { term: CalmTerm; text: keyof Microcopy }[];

function Terms({ microcopy }: { microcopy: Microcopy }) {
  return (
    <form method="dialog" className={`stack gap-4 ${styles.form}`}>
      <fieldset className={`stack ${styles.terms}`}>
        <legend className={styles.legend}>{microcopy.calm_term}</legend>
        {terms.map(({ term, text }) => (
          <label key={term} className={`row gap-3 ${styles.term}`}>
            <input type="radio" name="term" value={term} defaultChecked={term === 'open'} className={styles.radio} />
            {microcopy[text]}
          </label>
        ))}
      </fieldset>
      <div className={`cluster ${styles.ways}`}>
        <Button isSubmit>{microcopy.calm_keep}</Button>
        <button type="submit" value="leave" className={styles.leave}>
          {microcopy.calm_leave}
        </button>
      </div>
    </form>
  );
}
