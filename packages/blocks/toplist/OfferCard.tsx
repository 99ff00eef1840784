import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { Picture } from '@lupa/ui/Picture.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { Subheading } from '../shared/section/Subheading.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import styles from './OfferCard.module.css';
import { OfferAction } from '../shared/offer/OfferAction.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';
import type { ToplistEntry } from './presentDetails.ts';
import type { PresentedEntry } from '../shared/offer/presentEntry.ts';
import type { ReactNode } from 'react';
import { BonusAccount } from '../shared/bonusCost/BonusCost.tsx';
import { CasinoFacts } from './CasinoFacts.tsx';
import { RankingReason } from './RankingReason.tsx';

type CardProps = { entry: PresentedEntry; microcopy: Microcopy };
/** `count`: how many places the list has. */
type OfferCardProps = { entry: ToplistEntry; count: number; compareFormId: string; microcopy: Microcopy };

/**
 * A partner and its offer: who it is, what it gives, what it asks for, and one button. Its room decides how it is laid out: as a row across
 * the page, or as a tile.
 */
export function OfferCard({ entry, count, compareFormId, microcopy }: OfferCardProps) {
  return (
    <Card tag="article" className={`${styles.card} ${entry.outdated ? styles.outdated : ''}`}>
      <Identity entry={entry} count={count} microcopy={microcopy} />
      <div className={styles.offer}>
        <div className={styles.promise}>
          <Bonus entry={entry} microcopy={microcopy} />
          <Payments entry={entry} microcopy={microcopy} />
        </div>
        <Facts entry={entry} />
        {entry.summary && <Summary summary={entry.summary} microcopy={microcopy} />}
      </div>
      <OfferAction entry={entry} microcopy={microcopy} className={styles.actionArea}>
        {!entry.outdated && <CompareChoice casino={entry} formId={compareFormId} microcopy={microcopy} />}
      </OfferAction>
      {!entry.outdated && <OfferTerms entry={entry} microcopy={microcopy} className={styles.termsStrip} />}
      <EntryDetails entry={entry} microcopy={microcopy} />
    </Card>
  );
}

function Identity({ entry, count, microcopy }: CardProps & Pick<OfferCardProps, 'count'>) {
  const rank = microcopy.rank_of.replace('{position}', String(entry.position)).replace('{count}', String(count));
  return (
    <div className={styles.identity}>
      <span aria-hidden="true" className={styles.position}>
        {entry.position}
      </span>
      <span className="visually-hidden">{rank}</span>
      <LogoPlate logo={entry.logo} name={entry.name} className={styles.logo} />
      <div className={styles.names}>
        <Subheading className={styles.name}>{entry.name}</Subheading>
        <p className={styles.license}>
          {`${entry.license.label}: `}
          <span lang={entry.license.lang}>{entry.license.value}</span>
        </p>
      </div>
      {entry.rating && (
        <div className={styles.dial}>
          <RatingDial {...entry.rating} className={styles.rating} />
          {entry.rating.criterion && <p className={styles.criterion}>{entry.rating.criterion}</p>}
        </div>
      )}
    </div>
  );
}

function Bonus({ entry, microcopy }: CardProps) {
  return (
    <div>
      <p className={styles.bonusType}>{entry.isExpired ? <Badge tone="bad">{microcopy.offer_expired}</Badge> : entry.bonusType}</p>
      <p lang={entry.lang} className={`${styles.bonus} ${entry.isExpired ? styles.expired : ''}`}>
        {entry.bonus}
      </p>
    </div>
  );
}

function Payments({ entry, microcopy }: CardProps) {
  if (entry.payments.length === 0) return null;
  return (
    <ul aria-label={microcopy.payment_methods} className={styles.payments}>
      {entry.payments.map((payment, index) => (
        <li key={index} className={styles.payment}>
          <Picture {...payment} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ entry }: Pick<CardProps, 'entry'>) {
  return (
    <dl className={styles.facts}>
      {Object.values(entry.facts).map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd lang={fact.lang}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Summary({ summary, microcopy }: { summary: NonNullable<PresentedEntry['summary']>; microcopy: Microcopy }) {
  return (
    <div className={styles.summary}>
      <Points label={microcopy.pros} points={summary.pros} icon="check" className={styles.pros} />
      <Points label={microcopy.cons} points={summary.cons} icon="close" className={styles.cons} />
    </div>
  );
}

type PointsProps = { label: string; points: string[]; icon: IconName; className: string | undefined };

function Points({ label, points, icon, className }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <ul aria-label={label} className={className}>
      {points.map((text, index) => (
        <li key={index}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

type DetailsProps = { entry: ToplistEntry; microcopy: Microcopy };

/** What one may want to know of an entry before or after its button: why it is there, what its bonus costs, who the casino is. */
function EntryDetails({ entry, microcopy }: DetailsProps) {
  const { group, reason, facts, games } = entry.details;
  return (
    <div className={styles.details}>
      {reason && (
        <Detail group={group} kind="reason" title={microcopy.why_ranked} casino={entry.name}>
          <RankingReason reason={reason} casino={entry.name} microcopy={microcopy} />
        </Detail>
      )}
      {entry.cost && (
        <Detail group={group} kind="cost" title={microcopy.bonus_cost} casino={entry.name}>
          <BonusAccount cost={entry.cost} microcopy={microcopy} />
        </Detail>
      )}
      <Detail group={group} kind="facts" title={games ? microcopy.casino_facts_and_games : microcopy.casino_facts} casino={entry.name}>
        <CasinoFacts facts={facts} games={games} microcopy={microcopy} />
      </Detail>
    </div>
  );
}

type DetailProps = { group: string; kind: string; title: string; casino: string; children: ReactNode };

function Detail({ group, kind, title, casino, children }: DetailProps) {
  return (
    // By its id it is found open again when somebody comes back to the page.
    <details id={`${group}-${kind}`} name={group}>
      <summary>
        {title}
        <span className="visually-hidden">{`: ${casino}`}</span>
      </summary>
      {children}
    </details>
  );
}
