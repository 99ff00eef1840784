import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Island } from '@lupa/islands/Island.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { toneClass } from '@lupa/ui/tone.ts';
import { useId } from 'react';
import styles from './BonusCost.module.css';
import { BonusCostCalculator } from './BonusCostCalculator.island.tsx';
import { CostPeople } from './CostPeople.tsx';
import { presentCalculator } from './presentCalculator.ts';
import type { CalculatorStart, PresentedBonusCost } from './presentBonusCost.ts';

export type BonusCostProps = { cost: PresentedBonusCost; microcopy: Microcopy };
/** `casino` is read out where a page has several. */
type FoldedProps = BonusCostProps & { casino?: string };

/** What a bonus costs, in a line that unfolds to the figures, how they come about, and a calculator for one's own. */
export function BonusCost({ cost, casino, microcopy }: FoldedProps) {
  // By its id it is found open again when somebody comes back to the page.
  const id = useId();
  return (
    <details id={id} className={styles.cost}>
      <summary className={styles.summary}>
        <span className={styles.line}>
          <span className={styles.question}>
            {microcopy.bonus_cost}
            {casino && <span className="visually-hidden">{`: ${casino}.`}</span>}
          </span>{' '}
          <span className={styles.headline}>{cost.headline}</span>
        </span>
        <span className={styles.marker}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.unfolded}>
        <BonusAccount cost={cost} microcopy={microcopy} />
      </div>
    </details>
  );
}

/** What a bonus costs, unfolded: what becomes of 100 people, the figures, and the calculator. */
export function BonusAccount({ cost: { people, figures, formula, verdict, notes, calculator }, microcopy }: BonusCostProps) {
  return (
    <div className={styles.account}>
      <div className={styles.body}>
        <div className={styles.offer}>
          {people && <CostPeople {...people} />}
          <Figures figures={figures} formula={formula} />
          {verdict && <p className={`${styles.verdict} ${toneClass(verdict.tone)}`}>{verdict.text}</p>}
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
    <div className={styles.calculator}>
      <p id={titleId} className={styles.title}>
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
    <div className={styles.sum}>
      <dl className={styles.figures}>
        {figures.map(({ label, value, note }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
      {formula && <p className={styles.formula}>{formula}</p>}
    </div>
  );
}

function Notes({ notes }: Pick<PresentedBonusCost, 'notes'>) {
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
