import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import type { PresentedBasis } from './presentBasis.ts';
import styles from './RatingBasis.module.css';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { PresentedMethod } from './presentRating.ts';

/** Why a score is what it is: the fact, its band, and the choice within it; or that it waits for a new test. */
export function RatingBasis({
  basis: { fact, band, choice, stale, verified },
  microcopy,
}: {
  basis: PresentedBasis;
  microcopy: Microcopy;
}) {
  return (
    <div className={`stack gap-1 note tight measure ${styles.basis} ${stale ? styles.stale : ''}`}>
      <p>
        {fact.label && `${fact.label}: `}
        <strong className={`text-bold text-ink ${styles.value}`}>{fact.value}</strong>
        {stale && (
          <span className={styles.badge}>
            <Badge>{microcopy.unverified}</Badge>
          </span>
        )}
      </p>
      <p>{band}</p>
      {choice && <p>{choice}</p>}
      {stale && <p>{stale}</p>}
      {verified && <p className="text-xs">{verified}</p>}
    </div>
  );
}

export function MethodLink({ method: { name, since, anchor } }: { method: PresentedMethod }) {
  return (
    <p className="note">
      <OutboundLink anchor={anchor}>{name}</OutboundLink>, {since}
    </p>
  );
}
