import { RichText } from '@lupa/ui/RichText.tsx';
import { ScoreBar } from '@lupa/ui/ScoreBar.tsx';
import { scoreTone } from '@lupa/domain/rating/sumRating.ts';
import { BlockSection, Subheading } from '../shared/section/BlockSection.tsx';
import styles from './GeneralReview.module.css';
import type { GeneralReviewProps } from './generalReview.load.server.ts';
import { PartnerPanel } from './PartnerPanel.tsx';

export function GeneralReview({ id, title, body, sections, name, keyFacts, games, report, microcopy }: GeneralReviewProps) {
  return (
    <BlockSection type="generalReview" id={id} title={title}>
      <div className={`stack gap-6 ${styles.layout}`}>
        <RichText parts={body} className={styles.verdict} />
        <div className={styles.beside}>
          <PartnerPanel name={name} keyFacts={keyFacts} games={games} report={report} microcopy={microcopy} />
        </div>
        {sections.length > 0 && (
          <div className="stack gap-6 start">
            {sections.map((section, index) => (
              <Section key={index} section={section} />
            ))}
          </div>
        )}
      </div>
    </BlockSection>
  );
}

function Section({ section: { title, score, body } }: { section: GeneralReviewProps['sections'][number] }) {
  return (
    <div className={`stack gap-3 ${styles.section}`}>
      {score && <ScoreBar share={score.score / 10} tone={scoreTone(score.score)} className={styles.level} />}
      <div className={`between flex gap-4 ${styles.heading}`}>
        <Subheading>{title}</Subheading>
        {score && (
          <p className={`text-heading ${styles.score}`}>
            <span aria-hidden="true">{score.text}</span>
            <span className="visually-hidden">{score.label}</span>
          </p>
        )}
      </div>
      <RichText parts={body} />
    </div>
  );
}
