import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { listKnown } from '../shared/offer/listKnown.ts';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';
import type { PresentedEntry } from '../shared/offer/presentEntry.ts';
import { VerdictLine } from '../shared/rating/VerdictLine.tsx';
import styles from './RealMoneyOffer.module.css';

type OfferProps = { casino: PresentedEntry; microcopy: Microcopy };

export function RealMoneyOffer({ casino, microcopy }: OfferProps) {
  const { minimumDeposit, rollover, expiration, payoutTime } = casino.facts;
  return (
    <Card tag="article" data-calm="hide" className={`stack clipped ${styles.card}`}>
      <header className={`grid items-center ${styles.header}`}>
        <LogoPlate logo={casino.logo} name={casino.name} className={styles.brand} />
        <h3 className={styles.title}>
          {microcopy.play_for_real_money_lightbox} {casino.name}
        </h3>
        {casino.rating && <RatingDial {...casino.rating} className={styles.rating} />}
      </header>
      <div className={`grid gap-4 ${styles.offer}`}>
        <div>
          {casino.verdict && <VerdictLine verdict={casino.verdict} />}
          <p className="note">{casino.bonusType ?? microcopy.special_bono}</p>
          <p lang={casino.bonus.lang} className={`text-bold ${styles.bonus}`}>
            {casino.bonus.text}
          </p>
        </div>
        <dl className={`ruled grid ${styles.facts}`}>
          {listKnown([minimumDeposit, rollover, expiration, payoutTime]).map(({ label, value, lang }) => (
            <div key={label}>
              <dt className="small-print">{label}</dt>
              <dd lang={lang} className="text-medium tight tabular">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <WayOut casino={casino} microcopy={microcopy} />
      <OfferTerms entry={casino} microcopy={microcopy} className={styles.smallPrint} />
    </Card>
  );
}

function WayOut({ casino, microcopy }: OfferProps) {
  return (
    <div className={`ruled grid justify-items-center gap-2 ${styles.action}`}>
      <p className="text-medium text-muted text-xs">{microcopy.advertising}</p>
      {casino.clickOut && (
        <Button tag="a" anchor={casino.clickOut} newTabText={microcopy.opens_in_new_tab} size="md">
          {microcopy.cta_play_now_real_money}
          <span className="visually-hidden"> {casino.name}</span>
        </Button>
      )}
      {casino.review && (
        <OutboundLink anchor={casino.review} className="centred text-bold text-sm touch-height">
          {microcopy.read_review}
          <span className="visually-hidden"> {casino.name}</span>
        </OutboundLink>
      )}
    </div>
  );
}
