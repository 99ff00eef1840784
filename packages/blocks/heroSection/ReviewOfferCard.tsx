import { MinimumAge } from '@lupa/ui/MinimumAge.tsx';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Button } from '@lupa/ui/Button.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { CalmNotice } from '../shared/calm/CalmNotice.tsx';
import { FoldedBonusCost } from '../shared/bonusCost/BonusCost.tsx';
import { reviewAnchors } from '../shared/detail/detailAddress.ts';
import { LawBadge } from '../shared/offer/LawBadge.tsx';
import { FactReport } from '../shared/section/FactReport.tsx';
import { HeroFacts } from './HeroFacts.tsx';
import type { ReviewSubject } from './loadReviewSubject.ts';
import type { ReviewOffer } from './presentReviewOffer.ts';
import styles from './ReviewOfferCard.module.css';

export function ReviewOfferCard({ subject: { offer, outdated, noOffer, law, calmNote } }: { subject: ReviewSubject }) {
  if (outdated) return <Outdated outdated={outdated} />;
  if (!offer)
    return (
      <Card className={`text-muted grid gap-4 ${styles.card} ${styles.none}`}>
        <div className="grid justify-items-start gap-1">
          <LawBadge law={law} />
          <p>{noOffer}</p>
        </div>
      </Card>
    );
  return (
    <>
      <CalmNotice text={calmNote} />
      <Offer offer={offer} law={law} />
    </>
  );
}

function Offer({ offer, law }: { offer: ReviewOffer; law: ReviewSubject['law'] }) {
  return (
    <Card data-calm="hide" className={`grid gap-4 ${styles.card}`}>
      <div className="grid justify-items-start gap-1">
        <LawBadge law={law} />
        <p className="note tight">{offer.expired ? <Badge tone="bad">{offer.expired}</Badge> : offer.kind}</p>
        <p lang={offer.title.lang} className={`text-bold ${styles.title} ${offer.expired ? styles.expired : ''}`}>
          {offer.title.text}
        </p>
      </div>
      <HeroFacts facts={offer.terms} look="terms" />
      {offer.cost && (
        <FoldedBonusCost {...offer.cost} detail={{ id: reviewAnchors.cost, title: offer.cost.microcopy.bonus_cost, casino: '' }} />
      )}
      {offer.link && (
        <div className="stack gap-2">
          <Button tag="a" anchor={offer.link.anchor} newTabText={offer.link.newTabText} size="lg">
            {offer.link.text}
          </Button>
          <p className={`text-muted text-xs text-center ${styles.advertising}`}>
            {offer.advertising} · <MinimumAge title={offer.adults} />
            {offer.termsLink && (
              <>
                {' · '}
                <OutboundLink anchor={offer.termsLink.anchor} newTabText={offer.termsLink.newTabText} className={styles.termsLink}>
                  {offer.termsLink.text}
                </OutboundLink>
              </>
            )}
          </p>
        </div>
      )}
      <p lang={offer.finePrintLang} className={`small-print ruled ${styles.finePrint}`}>
        {offer.finePrint}
      </p>
      <FactReport report={offer.report} />
    </Card>
  );
}

function Outdated({ outdated: { label, note, replacement } }: { outdated: NonNullable<ReviewSubject['outdated']> }) {
  return (
    <Card className={`grid gap-4 ${styles.card} ${styles.outdated}`}>
      <div className="grid justify-items-start gap-1">
        <Badge tone="caution">{label}</Badge>
        <p>{note}</p>
      </div>
      {replacement && (
        <div className={`ruled grid gap-3 ${styles.replacement}`}>
          <p className="note tight">{replacement.intro}</p>
          <div className={`row gap-3 relative ${styles.instead}`}>
            {replacement.logo && <Picture {...replacement.logo} alt="" className={`fixed rounded-sm ${styles.logo}`} />}
            <p className={`text-bold shrinks text-lg ${styles.name}`}>
              <OutboundLink anchor={replacement.anchor} className={`touch-row ${styles.insteadLink}`}>
                {replacement.name}
              </OutboundLink>
            </p>
            {replacement.rating && <RatingDial {...replacement.rating} className={styles.rating} />}
          </div>
        </div>
      )}
    </Card>
  );
}
