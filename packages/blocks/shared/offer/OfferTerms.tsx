import { MinimumAge } from '@lupa/ui/MinimumAge.tsx';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import styles from './OfferTerms.module.css';
import type { PresentedEntry } from './presentEntry.ts';

/** The small print of an offer: age, its main terms, where they are, and when somebody last read them. Nothing where there is no offer. */
export function OfferTerms({
  entry,
  microcopy,
  className = '',
}: {
  entry: Pick<PresentedEntry, 'name' | 'clickOut' | 'terms' | 'lang' | 'termsAnchor' | 'verifiedOn'>;
  microcopy: Pick<Microcopy, 'adults_only' | 'terms_apply' | 'read_terms' | 'opens_in_new_tab' | 'verified_on'>;
  className?: string | undefined;
}) {
  if (!entry.clickOut && entry.terms === '') return null;
  return (
    <div data-calm="hide" className={`small-print baseline between ${styles.terms} ${className}`}>
      <p>
        <MinimumAge title={microcopy.adults_only} className={styles.adults} />{' '}
        {entry.terms ? <span lang={entry.lang}>{entry.terms}</span> : microcopy.terms_apply}{' '}
        {entry.termsAnchor && (
          <OutboundLink anchor={entry.termsAnchor} newTabText={microcopy.opens_in_new_tab} className={styles.link}>
            {microcopy.read_terms}
            <span className="visually-hidden">{`: ${entry.name}`}</span>
          </OutboundLink>
        )}
      </p>
      {entry.verifiedOn && (
        <p className={`items-center gap-1 ${styles.verified}`}>
          <Icon name="search" className="fixed" />
          {`${microcopy.verified_on} ${entry.verifiedOn}`}
        </p>
      )}
    </div>
  );
}
