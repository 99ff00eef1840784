import type { FullModeGame, SimilarGame } from '@lupa/blocks/playGame/fullModeGame.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { useId } from 'react';
import styles from './PartnerBar.module.css';
import { PartnerOffer } from './PartnerOffer.tsx';
import { SmallPlayOffer } from './PlayOffer.tsx';
import type { PlayerTexts } from './playerTexts.ts';
import { SimilarGames } from './SimilarGames.tsx';
import { SlimOffer } from './SlimOffer.tsx';
import { useBarState } from './useBarState.ts';

type BarProps = { game: FullModeGame; similarGames: SimilarGame[]; partner: string | null; isCovered: boolean; texts: PlayerTexts };

/**
 * What the game is, where it is played for real money, and what to play next; minimised, the game and the way out to its casino, on a phone
 * the casino only: the name of the game is in the title.
 */
export function PartnerBar({ game: { name, kind, description, picture, casino }, similarGames, partner, isCovered, texts }: BarProps) {
  const id = useId();
  const { isExpanded, isSmall, toggle } = useBarState();
  const Offer = isExpanded ? PartnerOffer : isSmall ? SlimOffer : SmallPlayOffer;
  const isSlim = isSmall && !isExpanded && (casino?.clickOut ?? null) !== null;
  return (
    <section inert={isCovered} aria-label={texts.about_game} data-bar={isExpanded ? 'expanded' : 'minimised'} className={styles.bar}>
      <div id={id} className={styles.content}>
        <div className={styles.game}>
          {picture && <img src={picture.src} alt="" width={72} height={72} className={styles.picture} />}
          <div className={isSlim ? 'visually-hidden' : styles.texts}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.kind}>{kind}</p>
            {isExpanded && description && <p className={styles.description}>{description}</p>}
          </div>
        </div>
        {casino && <Offer casino={casino} texts={texts} />}
        {isExpanded && similarGames.length > 0 && <SimilarGames games={similarGames} partner={partner} texts={texts} />}
      </div>
      <button type="button" aria-expanded={isExpanded} aria-controls={id} className={styles.toggle} onClick={toggle}>
        <Icon name="chevronDown" className={styles.chevron} />
        <span className="visually-hidden">{isExpanded ? texts.bar_minimise : texts.bar_maximise}</span>
      </button>
    </section>
  );
}
