import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Island } from '@lupa/islands/Island.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { toneClass } from '@lupa/ui/tone.ts';
import { useId } from 'react';
import { DetailLink } from '../detail/Detail.tsx';
import { FactReport } from '../section/FactReport.tsx';
import type { PresentedReport } from '../section/presentReport.ts';
import type { PresentedDetail } from '../detail/presentDetail.ts';
import styles from './BonusCost.module.css';
import { BonusCostCalculator } from './BonusCostCalculator.island.tsx';
import { CostPeople } from './CostPeople.tsx';
import { presentCalculator } from './presentCalculator.ts';
import type { CalculatorStart, PresentedBonusCost } from './presentBonusCost.ts';

export type BonusCostProps = { cost: PresentedBonusCost; microcopy: Microcopy };
type FoldedProps = BonusCostProps & {
  detail: Omit<PresentedDetail, 'anchor' | 'address' | 'group' | 'isOfBonus'>;
  report?: PresentedReport;
  isOpen?: boolean;
};

export function FoldedBonusCost({ detail: { id, title, casino }, report, cost, microcopy, isOpen = false }: FoldedProps) {
  return (
    // By its id it is found open again when somebody comes back to the page.
    <details id={id} open={isOpen} data-calm="hide" className={`unfolds ${styles.cost}`}>
      <summary className={`row gap-3 ${styles.summary}`}>
        <Line title={title} casino={casino} headline={cost.headline} />
      </summary>
      <div className={`ruled ${styles.unfolded}`}>
        <BonusAccount cost={cost} microcopy={microcopy} />
        {report && <FactReport report={report} />}
      </div>
    </details>
  );
}

export function BonusCostLink({ detail, headline }: { detail: PresentedDetail; headline: string }) {
  return (
    <DetailLink detail={detail} className={`${styles.cost} row gap-3 ${styles.summary} ${styles.link}`}>
      <Line {...detail} headline={headline} />
    </DetailLink>
  );
}

function Line({ title, casino, headline }: { title: string; casino: string; headline: string }) {
  return (
    <>
      <span className={`baseline tight text-sm shrinks ${styles.line}`}>
        <span className={`text-bold text-pacific ${styles.question}`}>
          {title}
          {casino !== '' && <span className="visually-hidden">{`: ${casino}.`}</span>}
        </span>{' '}
        <span className="tabular">{headline}</span>
      </span>
      <span className="fixed text-pacific turns icon-md">
        <Icon name="chevronDown" />
      </span>
    </>
  );
}

export function BonusAccount({ cost: { people, figures, formula, verdict, notes, calculator }, microcopy }: BonusCostProps) {
  return (
    <div data-calm="hide" className={styles.account}>
      <div className={`stack gap-5 ${styles.body}`}>
        <div className={`stack gap-4 start`}>
          {people && <CostPeople {...people} />}
          <Figures figures={figures} formula={formula} />
          {verdict && <p className={`tight text-sm ${styles.verdict} ${toneClass(verdict.tone)}`}>{verdict.text}</p>}
          {notes.length > 0 && <Notes notes={notes} />}
        </div>
        {calculator && <Calculator start={calculator} microcopy={microcopy} />}
      </div>
    </div>
  );
}

function Calculator({ start, microcopy }: { start: CalculatorStart; microcopy: Microcopy }) {
  const titleId = useId();
  return (
    <div className={`start script-only grid gap-3 rounded-sm bg-sunken ${styles.calculator}`}>
      <p id={titleId} className="text-bold text-sm">
        {microcopy.bonus_calculator}
      </p>
      <Island
        of={BonusCostCalculator}
        // As soon as it is unfolded: the Tab key is not to pass it by.
        when="visible"
        margin="2000px"
        browserOnly
        props={{ titleId, presented: presentCalculator(start, microcopy) }}
      />
    </div>
  );
}

function Figures({ figures, formula }: Pick<PresentedBonusCost, 'figures' | 'formula'>) {
  if (figures.length === 0) return null;
  return (
    <div className="tight grid gap-2">
      <dl className="stack">
        {figures.map(({ label, value, note }) => (
          <div key={label} className={`baseline tight text-sm ${styles.figure}`}>
            <dt>{label}</dt>
            <dd className={`tabular text-bold text-end ${styles.value}`}>{value}</dd>
            {note && <dd className={`tabular text-muted text-xs text-end ${styles.note}`}>{note}</dd>}
          </div>
        ))}
      </dl>
      {formula && <p className={`tabular text-muted text-xs ${styles.formula}`}>{formula}</p>}
    </div>
  );
}

function Notes({ notes }: Pick<PresentedBonusCost, 'notes'>) {
  return (
    <div className={`stack gap-2 small-print measure`}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
