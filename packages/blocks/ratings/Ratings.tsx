import { Byline } from '@lupa/ui/Byline.tsx';
import { Card } from '@lupa/ui/Card.tsx';
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
              <p className={`text-muted ${styles.formula}`} aria-hidden="true">
                {rating.microcopy.rating_formula}
              </p>
            )}
            <ul className="stack">
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

type VerdictProps = Pick<RatingsProps, 'partnerName' | 'logo' | 'rating' | 'verdict' | 'byline'>;

function Verdict({ partnerName, logo, rating, verdict, byline }: VerdictProps) {
  return (
    <div className={`start ${styles.verdict}`}>
      <RatingDial {...rating} className={styles.rating} />
      <div className={styles.subject}>
        <LogoPlate logo={logo} name={partnerName} className={styles.partnerLogo} />
        <p className="title">{partnerName}</p>
        {verdict && <VerdictLine verdict={verdict} />}
      </div>
      {byline && (
        <div className={styles.byline}>
          <Byline {...byline} />
        </div>
      )}
    </div>
  );
}

function Part({ part: { name, score, sum, basis, note, evidence }, microcopy }: { part: NotedPart; microcopy: Microcopy }) {
  return (
    <li className={`stack gap-2 unbroken ${styles.part} ${basis?.stale ? styles.stale : ''}`}>
      <p className={`baseline between ${styles.line}`}>
        <strong className={`text-bold ${styles.criterion}`}>{name}</strong>
        <span className={`note tabular ${styles.calculation}`}>
          <strong className={`text-bold ${styles.score}`}>{score.text}</strong>
          {sum && (
            <>
              {' × '}
              {sum.share} {'= '}
              <span className={`tabular text-medium ${styles.contribution}`}>{sum.contribution}</span>
            </>
          )}
        </span>
      </p>
      <ScoreBar share={score.score / 10} tone={basis?.stale ? 'neutral' : scoreTone(score.score)} />
      {(basis || note || evidence.length > 0) && (
        <div className={`stack gap-2 ${styles.why}`}>
          {basis && <RatingBasis basis={basis} microcopy={microcopy} />}
          {note && <p className={`note measure ${styles.remark}`}>{note}</p>}
          {evidence.length > 0 && <Evidence evidence={evidence} microcopy={microcopy} />}
        </div>
      )}
    </li>
  );
}

function Evidence({ evidence, microcopy }: { evidence: PresentedEvidence[]; microcopy: Microcopy }) {
  return (
    <p className={`text-muted ${styles.evidence}`}>
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
    <div className={styles.total}>
      <p className={`note between ${styles.sum}`}>
        {microcopy.rating_sum} <span className={`tabular text-medium ${styles.contribution}`}>{total}</span>
      </p>
      <p className={`text-heading ${styles.result}`}>{rating.label}</p>
    </div>
  );
}
