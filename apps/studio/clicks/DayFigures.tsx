import { formatLongDay } from './days.ts';
import { formatCount } from './formatNumbers.ts';
import type { DayCount } from './loadReport.ts';
import frame from './frame.module.css';
import styles from './table.module.css';

/** The figures of the chart as a table. */
export function DayFigures({ days }: { days: readonly DayCount[] }) {
  return (
    <details className={styles.days}>
      <summary className={styles.summary}>Las cifras del gráfico, por día</summary>
      <div className={frame.scroller} tabIndex={0} role="region" aria-label="Clics por día">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Día</th>
              <th scope="col" className={styles.number}>
                Personas
              </th>
              <th scope="col" className={styles.number}>
                Aparte
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, human, apart }) => (
              <tr key={day}>
                <th scope="row">{formatLongDay(day)}</th>
                <td className={styles.number}>{formatCount(human)}</td>
                <td className={styles.number}>{formatCount(apart)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
