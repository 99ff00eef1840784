import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Card } from '@lupa/ui/Card.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { BonusCost } from '../shared/bonusCost/BonusCost.tsx';
import { Subheading } from '../shared/section/Subheading.tsx';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import { OfferAction } from '../shared/offer/OfferAction.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';
import styles from './BonusCard.module.css';
import type { PresentedBonus } from './presentBonuses.ts';

/** A bonus: what it gives, what it asks for, who gives it, and one button. */
export function BonusCard({ bonus, microcopy }: { bonus: PresentedBonus; microcopy: Microcopy }) {
  const { minimumDeposit, rollover, expiration } = bonus.facts;
  return (
    <Card tag="article" className={styles.card}>
      <header className={styles.casino}>
        <LogoPlate logo={bonus.logo} name={bonus.name} className={styles.logo} />
        <Subheading className={styles.name}>{bonus.name}</Subheading>
        {bonus.rating && <RatingDial {...bonus.rating} className={styles.rating} />}
      </header>
      <div className={styles.bonus}>
        {bonus.bonusType && <p className={styles.type}>{bonus.bonusType}</p>}
        <p className={styles.promise}>{bonus.bonus}</p>
      </div>
      <dl className={styles.conditions}>
        {[minimumDeposit, rollover, expiration].map(({ label, value }) => (
          <div key={label} className={styles.condition}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.cost}>{bonus.cost && <BonusCost cost={bonus.cost} microcopy={microcopy} />}</div>
      <OfferAction entry={bonus} microcopy={microcopy} className={styles.actionArea} />
      <OfferTerms entry={bonus} microcopy={microcopy} className={styles.termsStrip} />
    </Card>
  );
}
