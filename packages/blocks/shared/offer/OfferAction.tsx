import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Button } from '@lupa/ui/Button.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { ReactNode } from 'react';
import styles from './OfferAction.module.css';
import type { PresentedEntry } from './presentEntry.ts';

type ActionProps = { entry: PresentedEntry; microcopy: Microcopy };
type PlacedActionProps = ActionProps & { className?: string | undefined; children?: ReactNode };

export function OfferAction({ entry, microcopy, className = '', children }: PlacedActionProps) {
  return (
    <div className={`${styles.action} ${className}`}>
      {entry.outdated ? (
        <Outdated recommended={entry.outdated.recommended} microcopy={microcopy} />
      ) : (
        <Offer entry={entry} microcopy={microcopy} />
      )}
      {(entry.review ?? children) && (
        <div className={styles.ways}>
          {entry.review && (
            <OutboundLink anchor={entry.review} className={`centred text-bold text-sm ${styles.review}`}>
              {microcopy.read_review}
              <span className="visually-hidden">{` ${entry.name}`}</span>
            </OutboundLink>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

function Offer({ entry, microcopy }: ActionProps) {
  return (
    <div data-calm="hide" className={styles.offer}>
      {entry.clickOut ? (
        <>
          <p className={`small-print ${styles.advertising}`}>{microcopy.advertising}</p>
          <Button tag="a" anchor={entry.clickOut} newTabText={microcopy.opens_in_new_tab} size="sm">
            {microcopy.visit_casino}
            <span className="visually-hidden">{` ${entry.name}`}</span>
          </Button>
        </>
      ) : entry.law?.noLink ? (
        <p className={`note tight ${styles.forbidden}`}>{entry.law.noLink}</p>
      ) : (
        <Button isDisabled size="sm">
          {microcopy.no_offer}
        </Button>
      )}
    </div>
  );
}

function Outdated({
  recommended,
  microcopy,
}: {
  recommended: NonNullable<PresentedEntry['outdated']>['recommended'];
  microcopy: Microcopy;
}) {
  return (
    <div className={`text-sm ${styles.outdated}`}>
      <Badge tone="caution">{microcopy.not_recommended}</Badge>
      {recommended && (
        <p>
          {microcopy.recommended_instead}{' '}
          {recommended.anchor ? (
            <OutboundLink anchor={recommended.anchor}>{recommended.name}</OutboundLink>
          ) : (
            <strong>{recommended.name}</strong>
          )}
        </p>
      )}
    </div>
  );
}
