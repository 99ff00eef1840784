import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { GameLinks } from '../shared/games/GameLinks.tsx';
import { FactProof } from '../shared/offer/FactProof.tsx';
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
        <summary className={`row gap-3 between touch-height ${styles.head}`}>
          <Subheading className={styles.title}>{title}</Subheading>
          <Icon name="chevronDown" className="turns fixed text-pacific icon-md" />
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

/** A source of several facts stands once, below them. */
function KeyFacts({ facts, microcopy }: { facts: KeyFact[]; microcopy: Microcopy }) {
  const bySource = [...Map.groupBy(facts, ({ source }) => source?.href).values()];
  const shared = bySource.filter(([first, ...others]) => first?.source && others.length > 0);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ value, lang, source, ...fact }) => (
          <div key={fact.label} className={`tight text-sm ruled flex flex-wrap gap-3 ${styles.fact}`}>
            <dt>{fact.label}</dt>
            <dd>
              <span lang={lang}>{value}</span>
              <FactProof
                {...fact}
                source={shared.flat().some((each) => each.label === fact.label) ? null : source}
                className={styles.besideValue}
                microcopy={microcopy}
              />
            </dd>
          </div>
        ))}
      </dl>
      {shared.map((group) => (
        <p key={group[0]?.source?.href} className="small-print">
          {`${microcopy.fact_source}: `}
          <OutboundLink anchor={group[0]?.source ?? null} newTabText={microcopy.opens_in_new_tab}>
            {group.map(({ label }) => label).join(', ')}
          </OutboundLink>
        </p>
      ))}
    </>
  );
}
