import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import { OfferAction } from '../shared/offer/OfferAction.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';
import type { PresentedEntry } from '../shared/offer/presentEntry.ts';
import { VerdictLine } from '../shared/rating/VerdictLine.tsx';
import { Subheading } from '../shared/section/BlockSection.tsx';
import styles from './PaidHighlight.module.css';

/** An offer that is paid for: below the list, without a number and without a rating, and it says what it is. */
export function PaidHighlight({ entry, microcopy }: { entry: PresentedEntry; microcopy: Microcopy }) {
  return (
    <aside data-calm="hide" aria-label={microcopy.advertising} className={styles.highlight}>
      <p className="note">
        <Badge tone="caution">{microcopy.advertising}</Badge> {microcopy.paid_highlight}
      </p>
      <Card className={`stack gap-4 ${styles.card}`}>
        <div className="cluster gap-4">
          <LogoPlate logo={entry.logo} name={entry.name} className={styles.logo} />
          <div>
            <Subheading>{entry.name}</Subheading>
            {entry.verdict && <VerdictLine verdict={entry.verdict} />}
            <p lang={entry.bonus.lang}>{entry.bonus.text}</p>
          </div>
        </div>
        <dl className="cluster gap-4">
          {[entry.facts.minimumDeposit, entry.facts.rollover].map((fact) => (
            <div key={fact.label}>
              <dt className="note">{fact.label}</dt>
              <dd lang={fact.lang} className="text-bold">
                {fact.value}
              </dd>
            </div>
          ))}
        </dl>
        <OfferAction entry={entry} microcopy={microcopy} />
        <OfferTerms entry={entry} microcopy={microcopy} />
      </Card>
    </aside>
  );
}
