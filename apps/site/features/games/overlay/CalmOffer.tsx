import { Icon } from '@lupa/ui/Icon.tsx';
import { calmAnchor } from '../../calm/calmKey.ts';
import styles from './CalmOffer.module.css';
import type { PlayerTexts } from './playerTexts.ts';

/** Calm mode by one tap (apps/site/features/calm), or how it stands. */
export function CalmOffer({ texts }: { texts: PlayerTexts }) {
  return (
    <a href={`#${calmAnchor}`} className={styles.offer}>
      <Icon name="leaf" className={styles.leaf} />
      <span data-calm="hide">{texts.calm_offer}</span>
      <span data-calm="show">{texts.calm_mode}</span>
    </a>
  );
}
