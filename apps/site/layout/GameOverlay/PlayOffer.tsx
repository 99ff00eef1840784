import type { FullModeCasino } from '@lupa/blocks/playGame/fullModeGame.ts';
import { Button } from '@lupa/ui/Button.tsx';
import styles from './PlayOffer.module.css';
import type { PlayerTexts } from './playerTexts.ts';

type OfferProps = { casino: FullModeCasino; texts: PlayerTexts; isSmall?: boolean };

/** The way out to the casino, under the word that says who pays for it. */
export function PlayOffer({ casino: { name, clickOut }, texts, isSmall = false }: OfferProps) {
  if (!clickOut) return null;
  return (
    <div className={isSmall ? styles.small : styles.play}>
      <Button tag="a" anchor={clickOut} newTabText={texts.opens_in_new_tab} size="xs">
        {texts.cta_play_now_real_money}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <p className={styles.advertising}>
        {texts.advertising}
        {isSmall && (
          <>
            {' · '}
            <abbr title={texts.adults_only}>18+</abbr>
          </>
        )}
      </p>
    </div>
  );
}

/** The same for a row: with the age, for which there are no terms to say it. */
export function SmallPlayOffer(props: Omit<OfferProps, 'isSmall'>) {
  return <PlayOffer {...props} isSmall />;
}
