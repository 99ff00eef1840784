import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { GameLinks } from '../shared/games/GameLinks.tsx';
import type { PresentedGameLinks } from '../shared/games/presentGameLinks.ts';
import type { PresentedReport } from '../shared/section/presentReport.ts';
import { FactReport } from '../shared/section/FactReport.tsx';
import { Subheading } from '../shared/section/BlockSection.tsx';
import styles from './PartnerPanel.module.css';
import type { KeyFact } from './presentKeyFacts.ts';

type PanelProps = { name: string; keyFacts: KeyFact[]; games: PresentedGameLinks | null; report: PresentedReport; microcopy: Microcopy };

/** Beside the verdict it stands in full under its title; on less room it unfolds below it. */
export function PartnerPanel({ name, keyFacts, games, report, microcopy }: PanelProps) {
  const title = `${microcopy.key_facts} ${name}`;
  return (
    <Card className={`unbroken ${styles.panel}`}>
      <Subheading className={`${styles.title} ${styles.standing}`}>{title}</Subheading>
      <details className="unfolds">
        <summary className={`row gap-3 between ${styles.head}`}>
          <Subheading className={styles.title}>{title}</Subheading>
          <Icon name="chevronDown" className={`turns fixed text-pacific ${styles.marker}`} />
        </summary>
        <KeyFacts facts={keyFacts} microcopy={microcopy} />
        {keyFacts.length > 0 && (
          <div className={`ruled ${styles.report}`}>
            <FactReport report={report} />
          </div>
        )}
        {games && <GameLinks {...games} className={styles.games} />}
      </details>
    </Card>
  );
}

function KeyFacts({ facts, microcopy }: { facts: KeyFact[]; microcopy: Microcopy }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, lang, verifiedOn, source }) => (
        <div key={label} className={`tight text-sm ruled ${styles.fact}`}>
          <dt>{label}</dt>
          <dd>
            <span lang={lang}>{value}</span>
            {(verifiedOn || source) && (
              <span className={styles.proof}>
                {verifiedOn && (
                  <span>
                    {microcopy.verified_on} {verifiedOn}
                  </span>
                )}
                {source && (
                  <span>
                    <OutboundLink anchor={source} newTabText={microcopy.opens_in_new_tab}>
                      {microcopy.fact_source}
                      <span className="visually-hidden">: {label}</span>
                    </OutboundLink>
                  </span>
                )}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
