import type { FullModeCasino } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { LogoPlate } from '@lupa/blocks/shared/offer/LogoPlate.tsx';
import { OfferTerms } from '@lupa/blocks/shared/offer/OfferTerms.tsx';
import { MinimumAge } from '@lupa/ui/MinimumAge.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import styles from './PartnerOffer.module.css';
import type { PlayerTexts } from './playerTexts.ts';
import { Button } from '@lupa/ui/Button.tsx';

export function PartnerOffer({ casino, texts }: { casino: FullModeCasino; texts: PlayerTexts }) {
  const { name, symbol, bonus, bonusType, bonusLink } = casino;
  return (
    <div className={styles.offer}>
      <div className={`row gap-3 ${styles.casino}`}>
        <LogoPlate logo={symbol} name={name} isSmall className={styles.brand} />
        <div className={styles.texts}>
          <p className={styles.where}>
            {texts.play_for_real_money_lightbox} <strong>{name}</strong>
          </p>
          <p className={styles.bonus}>
            <span className={styles.label}>
              {texts.special_bono}
              {' · '}
              {bonusType ?? texts.free_for_lightbox_bonus_text}
            </span>
            {bonusLink ? (
              <OutboundLink anchor={bonusLink} newTabText={texts.opens_in_new_tab} className={styles.link}>
                <span lang={bonus.lang}>{bonus.text}</span>
              </OutboundLink>
            ) : (
              <span lang={bonus.lang}>{bonus.text}</span>
            )}
          </p>
        </div>
      </div>
      <PlayOffer casino={casino} texts={texts} />
      <OfferTerms entry={{ ...casino, verifiedOn: null }} microcopy={texts} className={styles.smallPrint} />
    </div>
  );
}

type OfferProps = { casino: FullModeCasino; texts: PlayerTexts; isSmall?: boolean };

function PlayOffer({ casino: { name, clickOut }, texts, isSmall = false }: OfferProps) {
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
            <MinimumAge title={texts.adults_only} />
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
