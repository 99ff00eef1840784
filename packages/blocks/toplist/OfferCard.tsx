import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { Picture } from '@lupa/ui/Picture.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { Subheading } from '../shared/section/BlockSection.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { DetailLink } from '../shared/detail/Detail.tsx';
import { LawBadge } from '../shared/offer/LawBadge.tsx';
import { listKnown } from '../shared/offer/listKnown.ts';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import styles from './OfferCard.module.css';
import { OfferAction } from '../shared/offer/OfferAction.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';
import type { ToplistEntry } from './toplist.load.server.ts';
import type { PresentedEntry } from '../shared/offer/presentEntry.ts';

type CardProps = { entry: PresentedEntry; microcopy: Microcopy };
/** `count`: how many places the list has. */
type OfferCardProps = { entry: ToplistEntry; count: number; compareFormId: string; microcopy: Microcopy };

export function OfferCard({ entry, count, compareFormId, microcopy }: OfferCardProps) {
  return (
    <Card tag="article" className={`stack ${styles.card} ${entry.outdated ? styles.outdated : ''}`}>
      <Identity entry={entry} count={count} microcopy={microcopy} />
      <div className={`start grid gap-3 ${styles.offer}`}>
        <Judgement entry={entry} />
        <CasinoFacts entry={entry} microcopy={microcopy} />
        <Bonus entry={entry} microcopy={microcopy} />
        {entry.summary && <Summary summary={entry.summary} lang={entry.lang} microcopy={microcopy} />}
      </div>
      <OfferAction entry={entry} microcopy={microcopy} className={styles.actionArea}>
        {!entry.outdated && <CompareChoice casino={entry} formId={compareFormId} microcopy={microcopy} />}
      </OfferAction>
      {!entry.outdated && <OfferTerms entry={entry} microcopy={microcopy} className={styles.termsStrip} />}
      <div className={`ruled ${styles.details}`}>
        {entry.details.map((detail) => (
          <DetailLink key={detail.id} detail={detail} />
        ))}
      </div>
    </Card>
  );
}

function Identity({ entry, count, microcopy }: CardProps & Pick<OfferCardProps, 'count'>) {
  const rank = microcopy.rank_of.replace('{position}', String(entry.position)).replace('{count}', String(count));
  return (
    <div className={`grid items-center gap-3 ${styles.identity}`}>
      <span aria-hidden="true" className={`text-heading text-pacific ${styles.position}`}>
        {entry.position}
      </span>
      <span className="visually-hidden">{rank}</span>
      <LogoPlate logo={entry.logo} name={entry.name} className={styles.logo} />
      <div className={styles.names}>
        <Subheading className={styles.name}>{entry.name}</Subheading>
        <LawBadge law={entry.law} />
      </div>
      {entry.rating && (
        <div className={`grid justify-items-center ${styles.dial}`}>
          <RatingDial {...entry.rating} className={styles.rating} />
          {[entry.rating.criterion, entry.rating.exact].map(
            (text) =>
              text && (
                <p key={text} className={`text-medium text-muted text-xs text-center ${styles.criterion}`}>
                  {text}
                </p>
              ),
          )}
        </div>
      )}
    </div>
  );
}

/** What we think of it, and the one thing that tells it apart. */
function Judgement({ entry: { verdict, strength } }: Pick<CardProps, 'entry'>) {
  if (!verdict) return null;
  const { why = null, bestFor = null } = strength ?? {};
  const reasons = verdict.reasons.filter((reason) => !why?.startsWith(reason));
  return (
    <div className="tight">
      <p className="cluster gap-2">
        <Badge tone={verdict.tone}>{verdict.text}</Badge>
        {bestFor && <Badge tone="info">{bestFor}</Badge>}
      </p>
      {why && <p className={`text-sm text-medium ${styles.why}`}>{why}</p>}
      {reasons.length > 0 && <p className="small-print">{reasons.join(' · ')}</p>}
    </div>
  );
}

/** How the money goes in and comes out. */
function CasinoFacts({ entry, microcopy }: CardProps) {
  const { payoutTime, minimumDeposit } = entry.facts;
  return (
    <div className={`between flex flex-wrap ${styles.casino}`}>
      <dl className={`grid between ${styles.facts}`}>
        {[payoutTime, minimumDeposit, entry.license].map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt>{fact.label}</dt>
            <dd lang={fact.lang}>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <Payments entry={entry} microcopy={microcopy} />
    </div>
  );
}

/** What the bonus promises, what it asks for, and what it does. */
function Bonus({ entry, microcopy }: CardProps) {
  const { rollover, expiration } = entry.facts;
  return (
    <div data-calm="hide" className={`ruled tight grid gap-1 ${styles.promise}`}>
      <p className={`note ${styles.type}`}>{entry.isExpired ? <Badge tone="bad">{microcopy.offer_expired}</Badge> : entry.bonusType}</p>
      <p lang={entry.bonus.lang} className={`text-bold ${styles.bonus} ${entry.isExpired ? styles.expired : ''}`}>
        {entry.bonus.text}
      </p>
      <p className={`cluster text-sm tabular ${styles.terms}`}>
        {listKnown([rollover, expiration]).map(({ label, value, lang }) => (
          <span key={label}>
            <span className="text-muted">{label}</span> <span lang={lang}>{value}</span>
          </span>
        ))}
      </p>
      {entry.loss && <p className="text-sm text-medium">{entry.loss}</p>}
    </div>
  );
}

function Payments({ entry, microcopy }: CardProps) {
  if (entry.payments.length === 0) return null;
  return (
    <ul aria-label={microcopy.payment_methods} className="flex gap-1">
      {entry.payments.map((payment, index) => (
        <li key={index} className={`centred rounded-sm ${styles.payment}`}>
          <Picture {...payment} />
        </li>
      ))}
    </ul>
  );
}

type SummaryProps = { summary: NonNullable<PresentedEntry['summary']>; lang: string | undefined; microcopy: Microcopy };

function Summary({ summary, lang, microcopy }: SummaryProps) {
  return (
    <div className={`tight text-sm ruled grid ${styles.summary}`}>
      <Points label={microcopy.pros} points={summary.pros} lang={lang} icon="check" className={styles.pros} />
      <Points label={microcopy.cons} points={summary.cons} lang={lang} icon="close" className={styles.cons} />
    </div>
  );
}

type PointsProps = { label: string; points: string[]; lang: string | undefined; icon: IconName; className: string | undefined };

function Points({ label, points, lang, icon, className }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <ul aria-label={label} className={`grid start gap-2 ${className ?? ''}`}>
      {points.map((text, index) => (
        <li key={index} lang={lang} className="flex gap-2">
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
