import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { ScoreBar } from '@lupa/ui/ScoreBar.tsx';
import { scoreTone } from '@lupa/domain/rating/sumRating.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { VerdictLine } from '../shared/rating/VerdictLine.tsx';
import { MethodLink, RatingBasis } from '../shared/rating/RatingBasis.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import { FactReport } from '../shared/section/FactReport.tsx';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import { Fragment } from 'react';
import type { PresentedEvidence } from './presentEvidence.ts';
import styles from './Ratings.module.css';
import type { NotedPart, RatingsProps } from './ratings.load.server.ts';

export function Ratings({ id, title, intro, parts, ...rating }: RatingsProps) {
  return (
    <BlockSection type="ratings" id={id} title={title} intro={intro}>
      <Card id={rating.anchor} className={`stack ${styles.card}`}>
        <Verdict {...rating} />
        {parts.length > 0 && (
          <div className={`stack start ${styles.account}`}>
            {rating.total && (
              <p className="text-muted text-xs text-end" aria-hidden="true">
                {rating.microcopy.rating_formula}
              </p>
            )}
            <ul>
              {parts.map((part, index) => (
                <Part key={index} part={part} microcopy={rating.microcopy} />
              ))}
            </ul>
            {rating.total && <Total {...rating} total={rating.total} />}
            {rating.dissents.length > 0 && <Dissents {...rating} />}
            {rating.method && <MethodLink method={rating.method} />}
            <FactReport report={rating.report} />
          </div>
        )}
      </Card>
    </BlockSection>
  );
}

function Verdict({ partnerName, logo, rating, verdict }: Pick<RatingsProps, 'partnerName' | 'logo' | 'rating' | 'verdict'>) {
  return (
    <div className={`start grid items-center gap-5 bg-sunken ${styles.verdict}`}>
      <RatingDial {...rating} className={styles.rating} />
      <div className="grid justify-items-start gap-2">
        <LogoPlate logo={logo} name={partnerName} className={styles.partnerLogo} />
        <p className="title">{partnerName}</p>
        {verdict && <VerdictLine verdict={verdict} />}
      </div>
    </div>
  );
}

/** A part in one line of the sum; why it is so unfolds below it. */
function Part({ part: { basis, note, evidence, ...part }, microcopy }: { part: NotedPart; microcopy: Microcopy }) {
  const hasReason = basis !== null || note !== null || evidence.length > 0;
  return (
    <li className={`ruled unbroken ${styles.part} ${basis?.stale ? styles.stale : ''}`}>
      {hasReason ? (
        <details className="unfolds">
          <summary className={`grid items-center touch-height ${styles.line}`}>
            <PartLine part={part} isStale={Boolean(basis?.stale)} canUnfold />
          </summary>
          <div className={`stack gap-2 ${styles.why}`}>
            {basis && <RatingBasis basis={basis} microcopy={microcopy} />}
            {note && <p className={`note measure ${styles.remark}`}>{note}</p>}
            {evidence.length > 0 && <Evidence evidence={evidence} microcopy={microcopy} />}
          </div>
        </details>
      ) : (
        <div className={`grid items-center touch-height ${styles.line}`}>
          <PartLine part={part} isStale={false} canUnfold={false} />
        </div>
      )}
    </li>
  );
}

type LineProps = { part: Pick<NotedPart, 'name' | 'score' | 'sum'>; isStale: boolean; canUnfold: boolean };

function PartLine({ part: { name, score, sum }, isStale, canUnfold }: LineProps) {
  return (
    <>
      <strong className={`row gap-2 text-bold ${styles.criterion}`}>
        {name}
        {canUnfold && <Icon name="chevronDown" className="turns fixed text-pacific icon-md" />}
      </strong>
      <span className={`note tabular ${styles.calculation}`}>
        <strong className={`text-bold text-ink text-lg ${styles.score}`}>{score.text}</strong>
        {sum && (
          <>
            {' × '}
            {sum.share} {'= '}
            <span className={`tabular text-medium text-ink ${styles.contribution}`}>{sum.contribution}</span>
          </>
        )}
      </span>
      <ScoreBar share={score.score / 10} tone={isStale ? 'neutral' : scoreTone(score.score)} />
    </>
  );
}

function Evidence({ evidence, microcopy }: { evidence: PresentedEvidence[]; microcopy: Microcopy }) {
  return (
    <p className="text-muted text-xs">
      {`${microcopy.rating_records}: `}
      {evidence.map(({ text, anchor }, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <OutboundLink anchor={anchor}>{text}</OutboundLink>
        </Fragment>
      ))}
    </p>
  );
}

function Dissents({ dissents, microcopy }: Pick<RatingsProps, 'dissents' | 'microcopy'>) {
  return (
    <div className="stack gap-2 note measure">
      <p className="text-bold">{microcopy.dissent}</p>
      {dissents.map(({ text, signature }) => (
        <figure key={text}>
          <blockquote>{text}</blockquote>
          <figcaption className="text-muted">{signature}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Total({ total, rating, microcopy }: { total: string } & Pick<RatingsProps, 'rating' | 'microcopy'>) {
  return (
    <div className={`grid gap-1 ${styles.total}`}>
      <p className="note between flex gap-4">
        {microcopy.rating_sum} <span className={`tabular text-medium text-ink ${styles.contribution}`}>{total}</span>
      </p>
      <p className={`text-heading text-2xl text-end ${styles.result}`}>{rating.label}</p>
    </div>
  );
}
