import { Picture } from '@lupa/ui/Picture.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { Byline } from '@lupa/ui/Byline.tsx';
import { reviewAnchors } from '../shared/detail/detailAddress.ts';
import { VerdictLine } from '../shared/rating/VerdictLine.tsx';
import { HeroFacts } from './HeroFacts.tsx';
import type { HeroSectionProps } from './heroSection.load.server.ts';
import { HeroAction, HeroLead, HeroTitle } from './HeroTexts.tsx';
import type { ReviewSubject } from './loadReviewSubject.ts';
import { ReviewOfferCard } from './ReviewOfferCard.tsx';
import styles from './ReviewHero.module.css';

type ReviewHeroProps = { hero: HeroSectionProps; subject: ReviewSubject };

export function ReviewHero({ hero, subject }: ReviewHeroProps) {
  const { logo, rating, verdict, facts, offer } = subject;
  return (
    <div className={`stack gap-5 ${styles.review}`}>
      <div className="grid start justify-items-start gap-4">
        {(logo || rating) && (
          <div className={`row gap-5 between full-width ${styles.identity}`}>
            {logo && (
              <div className={`grid rounded-md clipped ${styles.plate}`}>
                <Picture {...logo} className={styles.logo} />
              </div>
            )}
            {rating && <RatingDial {...rating} className={styles.rating} />}
          </div>
        )}
        <HeroTitle hero={hero} />
        {verdict && <VerdictLine verdict={verdict} />}
      </div>
      <div className={styles.offer}>
        <ReviewOfferCard subject={subject} />
      </div>
      <div className={`grid start justify-items-start gap-4 ${styles.texts}`}>
        <HeroLead hero={hero} />
        <HeroAction hero={hero} type={offer?.link ? 'modal-secondary' : 'default'} />
        {hero.byline && <Byline {...hero.byline} />}
      </div>
      <div id={reviewAnchors.facts} className={styles.facts}>
        <HeroFacts facts={facts} look="facts" />
      </div>
    </div>
  );
}
