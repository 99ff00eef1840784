import { classLabels, setApart } from './clickKinds.ts';
import { countDays } from './days.ts';
import { describeChange } from './describeChange.ts';
import { formatCount } from './formatNumbers.ts';
import type { Report } from './loadReport.ts';
import styles from './report.module.css';

/** The figures that matter most: people's clicks, how many people they were, and what was set apart. */
export function Headline({ report: { totals, before, parameters } }: { report: Report }) {
  const length = countDays(parameters.filter.from, parameters.filter.to);
  const apart = setApart
    .filter((name) => totals[name] > 0)
    .map((name) => `${classLabels[name].toLowerCase()} ${formatCount(totals[name])}`);
  return (
    <dl className={styles.headline}>
      <Figure label="Clics de personas" value={totals.human} note={describeChange(totals.human, before.human, length)} />
      {totals.visitors !== null && (
        <Figure
          label={length === 1 ? 'Personas distintas' : 'Personas distintas por día, sumadas'}
          value={totals.visitors}
          note="Quien vuelve otro día cuenta otra vez: nadie es seguido de un día a otro."
        />
      )}
      <Figure
        label="Aparte, no cuentan"
        value={totals.apart}
        note={apart.length > 0 ? apart.join(' · ') : 'Ni robots ni vistas previas.'}
      />
    </dl>
  );
}

function Figure({ label, value, note }: { label: string; value: number; note: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.figureLabel}>{label}</dt>
      <dd className={styles.figureValue}>{formatCount(value)}</dd>
      <dd className={styles.figureNote}>{note}</dd>
    </div>
  );
}
