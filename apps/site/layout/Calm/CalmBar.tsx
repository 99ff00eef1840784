import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { calmAnchor } from '../../calm/calmKey.ts';
import { Wrapper } from '../Wrapper.tsx';
import styles from './CalmBar.module.css';

/** Says above the content that calm mode is on, and until when (`client/calm`). */
export function CalmBar({ microcopy }: { microcopy: Microcopy }) {
  return (
    <aside data-calm="show" aria-label={microcopy.calm_mode} className={styles.bar}>
      <Wrapper className={styles.row}>
        <Icon name="leaf" className={styles.leaf} />
        <p className={styles.text}>
          <strong>{microcopy.calm_mode}.</strong> {microcopy.calm_bar} <span data-calm-until={microcopy.calm_until} />
        </p>
        <a href={`#${calmAnchor}`} className={styles.link}>
          {microcopy.calm_options}
        </a>
      </Wrapper>
    </aside>
  );
}
