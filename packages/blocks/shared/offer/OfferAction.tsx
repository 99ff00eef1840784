import type { Microcopy } from '@lupa/contracts/microcopy.ts';
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
      {!entry.outdated && <Offer entry={entry} microcopy={microcopy} />}
      {entry.outdated?.recommended && <Instead recommended={entry.outdated.recommended} microcopy={microcopy} />}
      {(entry.review ?? children) && (
        <div className={`flex flex-wrap justify-center ${styles.ways}`}>
          {entry.review && (
            <OutboundLink anchor={entry.review} className={`centred text-bold text-sm touch-height ${styles.review}`}>
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
    <div data-calm="hide" className={`grid gap-1 ${styles.offer}`}>
      {entry.clickOut ? (
        <>
          <p className="small-print text-center">{microcopy.advertising}</p>
          <Button tag="a" anchor={entry.clickOut} newTabText={microcopy.opens_in_new_tab} size="sm">
            {microcopy.visit_casino}
            <span className="visually-hidden">{` ${entry.name}`}</span>
          </Button>
        </>
      ) : entry.law?.noLink ? (
        <p className="note tight text-center">{entry.law.noLink}</p>
      ) : (
        <Button isDisabled size="sm">
          {microcopy.no_offer}
        </Button>
      )}
    </div>
  );
}

type InsteadProps = { recommended: NonNullable<NonNullable<PresentedEntry['outdated']>['recommended']>; microcopy: Microcopy };

function Instead({ recommended: { name, anchor }, microcopy }: InsteadProps) {
  return (
    <p className={`text-sm ${styles.instead}`}>
      {microcopy.recommended_instead} {anchor ? <OutboundLink anchor={anchor}>{name}</OutboundLink> : <strong>{name}</strong>}
    </p>
  );
}
