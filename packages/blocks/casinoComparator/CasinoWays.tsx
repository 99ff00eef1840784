import { Button } from '@lupa/ui/Button.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';
import type { BoardTexts } from './boardTexts.ts';
import styles from './CasinoWays.module.css';
import type { ComparedCasino } from './presentCasino.ts';

/** The foot of a column: the way out, which says that it is paid, the review, and the terms of the offer. */
export function CasinoWays({ casino: { name, way }, microcopy }: { casino: ComparedCasino; microcopy: BoardTexts }) {
  return (
    <div className={styles.ways}>
      {way.clickOut ? (
        <div className={styles.paid}>
          <p className={styles.advertising}>{microcopy.advertising}</p>
          <Button tag="a" anchor={way.clickOut} newTabText={microcopy.opens_in_new_tab} size="xs">
            {microcopy.visit_casino}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      ) : (
        <Button isDisabled size="xs">
          {microcopy.no_offer}
        </Button>
      )}
      {way.review && (
        <a {...way.review} className={styles.review}>
          {microcopy.read_review}
          <span className="visually-hidden"> {name}</span>
        </a>
      )}
      <OfferTerms entry={way} microcopy={microcopy} />
    </div>
  );
}
