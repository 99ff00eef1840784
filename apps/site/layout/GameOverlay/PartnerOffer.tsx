import type { FullModeCasino } from '@lupa/blocks/playGame/fullModeGame.ts';
import { LogoPlate } from '@lupa/blocks/shared/offer/LogoPlate.tsx';
import { OfferTerms } from '@lupa/blocks/shared/offer/OfferTerms.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import styles from './PartnerOffer.module.css';
import { PlayOffer } from './PlayOffer.tsx';
import type { PlayerTexts } from './playerTexts.ts';

/** A casino that has the game, its special bonus with a link, the way out, and the terms. */
export function PartnerOffer({ casino, texts }: { casino: FullModeCasino; texts: PlayerTexts }) {
  const { name, logo, bonus, bonusType, bonusLink } = casino;
  return (
    <div className={styles.offer}>
      <div className={styles.casino}>
        <LogoPlate logo={logo} name={name} className={styles.brand} />
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
                {bonus}
              </OutboundLink>
            ) : (
              bonus
            )}
          </p>
        </div>
      </div>
      <PlayOffer casino={casino} texts={texts} />
      <OfferTerms entry={{ ...casino, verifiedOn: null }} microcopy={texts} className={styles.smallPrint} />
    </div>
  );
}
