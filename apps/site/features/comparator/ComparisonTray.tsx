import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { dialogCommand } from '@lupa/ui/Sheet.tsx';
import { comparatorModalId, comparisonTrayId } from './comparatorIds.ts';
import styles from './ComparisonTray.module.css';

/**
 * What the visitor has chosen to compare, at hand while they read on. Hidden until followComparison.ts says otherwise. It sticks to the lower
 * edge of the window and rests at the end of the content, so that it never covers that end.
 */
export function ComparisonTray({ microcopy }: { microcopy: Microcopy }) {
  return (
    <>
      <div id={comparisonTrayId} hidden className={styles.tray}>
        <button type="button" className={styles.open} {...dialogCommand('show-modal', comparatorModalId)}>
          <span className={styles.text}>
            {microcopy.compare_casinos} (<span data-count="" />)
          </span>
          <span className={styles.names} data-names="" />
        </button>
        <button type="button" className={styles.close} aria-label={`${microcopy.close}: ${microcopy.compare_casinos}`} data-dismiss="">
          <Icon name="close" />
        </button>
      </div>
      <p
        role="status"
        className="visually-hidden"
        data-added={microcopy.added_to_comparison}
        data-removed={microcopy.removed_from_comparison}
      />
    </>
  );
}
