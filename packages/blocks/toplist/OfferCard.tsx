import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import styles from './OfferCard.module.css';
import { OfferAction } from './OfferAction.tsx';
import type { PresentedEntry } from './presentEntry.ts';

type CardProps = { entry: PresentedEntry; microcopy: Microcopy };

/** A partner and its offer: who it is, what it gives, what it asks for, and one button. */
export function OfferCard({ entry, microcopy }: CardProps) {
  return (
    <article className={`${styles.card} ${entry.outdated ? styles.outdated : ''}`}>
      <Identity entry={entry} />
      <div className={styles.offer}>
        <Bonus entry={entry} microcopy={microcopy} />
        <dl className={styles.facts}>
          {entry.facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {entry.summary && <Summary summary={entry.summary} microcopy={microcopy} />}
        <Footnotes entry={entry} microcopy={microcopy} />
      </div>
      <OfferAction entry={entry} microcopy={microcopy} />
      {!entry.outdated && <Terms entry={entry} microcopy={microcopy} />}
    </article>
  );
}

function Identity({ entry }: Pick<CardProps, 'entry'>) {
  return (
    <div className={styles.identity}>
      <span className={styles.position}>{entry.position}</span>
      {entry.logo ? (
        <div className={styles.plate}>
          <Picture {...entry.logo} alt="" className={styles.logo} />
        </div>
      ) : (
        <div className={styles.plate} aria-hidden="true">
          <span className={styles.initial}>{entry.name.slice(0, 1)}</span>
        </div>
      )}
      <div className={styles.names}>
        <h3 className={styles.name}>{entry.name}</h3>
        <p className={styles.license}>
          {entry.license.label}: {entry.license.value}
        </p>
      </div>
      {entry.rating && <RatingDial {...entry.rating} className={styles.rating} />}
    </div>
  );
}

function Bonus({ entry, microcopy }: CardProps) {
  return (
    <div>
      <p className={styles.bonusType}>{entry.isExpired ? <Badge tone="bad">{microcopy.offer_expired}</Badge> : entry.bonusType}</p>
      <p className={`${styles.bonus} ${entry.isExpired ? styles.expired : ''}`}>{entry.bonus}</p>
    </div>
  );
}

function Summary({ summary, microcopy }: { summary: NonNullable<PresentedEntry['summary']>; microcopy: Microcopy }) {
  return (
    <div className={styles.summary}>
      <ul aria-label={microcopy.pros} className={styles.pros}>
        {summary.pros.map((text) => (
          <li key={text}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
      <ul aria-label={microcopy.cons} className={styles.cons}>
        {summary.cons.map((text) => (
          <li key={text}>
            <Icon name="close" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Terms({ entry, microcopy }: CardProps) {
  return (
    <p className={styles.terms}>
      <abbr title={microcopy.adults_only} className={styles.adults}>
        18+
      </abbr>{' '}
      {entry.terms || microcopy.terms_apply}{' '}
      {entry.termsAnchor && (
        <OutboundLink anchor={entry.termsAnchor} newTabText={microcopy.opens_in_new_tab} className={styles.termsLink}>
          {microcopy.read_terms}
        </OutboundLink>
      )}
    </p>
  );
}

function Footnotes({ entry, microcopy }: CardProps) {
  const verifiedOn = entry.verifiedOn ?? entry.license.verifiedOn;
  return (
    <div className={styles.footnotes}>
      {entry.payments.length > 0 && (
        <ul aria-label={microcopy.payment_methods} className={styles.payments}>
          {entry.payments.map((payment) => (
            <li key={payment.src} className={styles.payment}>
              <Picture {...payment} />
            </li>
          ))}
        </ul>
      )}
      {verifiedOn && (
        <p className={styles.verified}>
          <Icon name="search" />
          {microcopy.verified_on} {verifiedOn}
        </p>
      )}
    </div>
  );
}
