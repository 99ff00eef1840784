import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { TickBoxInput } from '@lupa/ui/TickBox.tsx';
import { calmAnchor } from './calmKey.ts';
import styles from './CalmControl.module.css';

/**
 * Turns calm mode on with one tap, from every footer. Without script a box hides the same on the page that it stands on: nothing can be remembered
 * then without telling the server.
 */
export function CalmControl({ microcopy }: { microcopy: Microcopy }) {
  return (
    <div id={calmAnchor} className={styles.calm}>
      <a href={`#${calmAnchor}`} className={styles.button}>
        <Icon name="leaf" className={styles.leaf} />
        {microcopy.calm_mode}
      </a>
      <label className={styles.box}>
        <TickBoxInput data-calm-box="" aria-describedby="calm-box-note" />
        {microcopy.calm_box}
      </label>
      <p id="calm-box-note" className={styles.note}>
        {microcopy.calm_box_note}
      </p>
    </div>
  );
}
