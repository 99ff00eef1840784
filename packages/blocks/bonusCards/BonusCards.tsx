import { BlockSection } from '../shared/section/BlockSection.tsx';
import { BonusCard } from './BonusCard.tsx';
import styles from './BonusCards.module.css';
import type { BonusCardsProps } from './bonusCards.load.server.ts';

/** The offers of a toplist, side by side. */
export function BonusCards({ id, title, intro, bonuses, microcopy }: BonusCardsProps) {
  return (
    <BlockSection type="bonusCards" id={id} title={title} intro={intro}>
      <ul className={styles.cards}>
        {bonuses.map((bonus) => (
          <li key={bonus.key} className={styles.place}>
            <BonusCard bonus={bonus} microcopy={microcopy} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
