import { BlockSection, Subheading } from '../shared/section/BlockSection.tsx';
import styles from './BonusCards.module.css';
import type { BonusCardsProps } from './bonusCards.load.server.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { BonusCostLink, FoldedBonusCost } from '../shared/bonusCost/BonusCost.tsx';
import { listKnown } from '../shared/offer/listKnown.ts';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import { CalmNotice } from '../shared/calm/CalmNotice.tsx';
import { OfferAction } from '../shared/offer/OfferAction.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';
import type { BonusDetailProps, PresentedBonus } from './presentBonuses.ts';

export function BonusCards({ id, title, intro, bonuses, help, microcopy }: BonusCardsProps) {
  return (
    <BlockSection type="bonusCards" id={id} title={title} intro={intro}>
      <CalmNotice text={microcopy.calm_bonuses} help={help} />
      <ul data-calm="hide" className={`stack gap-5 ${styles.cards}`}>
        {bonuses.map((bonus) => (
          <li key={bonus.key} className={`grid ${styles.place}`}>
            <BonusCard bonus={bonus} microcopy={microcopy} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function BonusCard({ bonus, microcopy }: { bonus: PresentedBonus; microcopy: Microcopy }) {
  const { minimumDeposit, rollover, expiration } = bonus.facts;
  return (
    <Card tag="article" className={`stack ${styles.card}`}>
      <header className={`cluster gap-3 ${styles.casino}`}>
        <LogoPlate logo={bonus.logo} name={bonus.name} className={styles.logo} />
        <Subheading className={styles.name}>{bonus.name}</Subheading>
        {bonus.rating && <RatingDial {...bonus.rating} className={styles.rating} />}
      </header>
      <div className={`grid start gap-1 ${styles.bonus}`}>
        <p className="cluster gap-2">
          {bonus.verdict && <Badge tone={bonus.verdict.tone}>{bonus.verdict.text}</Badge>}
          {bonus.bonusType && <span className="note">{bonus.bonusType}</span>}
        </p>
        <p lang={bonus.bonus.lang} className={`text-heading ${styles.promise}`}>
          {bonus.bonus.text}
        </p>
      </div>
      <dl className={`start tight text-sm flex flex-wrap between ${styles.conditions}`}>
        {listKnown([minimumDeposit, rollover, expiration]).map(({ label, value }) => (
          <div key={label} className={styles.condition}>
            <dt className="small-print">{label}</dt>
            <dd className="text-bold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.cost}>{bonus.cost && <BonusCostLink {...bonus.cost} />}</div>
      <OfferAction entry={bonus} microcopy={microcopy} className={styles.actionArea} />
      <OfferTerms entry={bonus} microcopy={microcopy} className={styles.termsStrip} />
    </Card>
  );
}

export function BonusDetail(props: BonusDetailProps) {
  return <FoldedBonusCost {...props} isOpen />;
}
