import { clickGroups, groupLabels } from './clickKinds.ts';
import { formatLongDay } from '../../core/dates/days.ts';
import { formatCount } from '../../core/report/formatNumbers.ts';
import type { DayCount } from './loadReport.ts';
import frame from '../../core/report/frame.module.css';
import styles from '../../core/report/table.module.css';

export function DayFigures({ days }: { days: readonly DayCount[] }) {
  return (
    <details className={styles.days}>
      <summary className={styles.summary}>Las cifras del gráfico, por día</summary>
      <div className={frame.scroller} tabIndex={0} role="region" aria-label="Clics por día">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Día</th>
              {clickGroups.map((name) => (
                <th key={name} scope="col" className={styles.number}>
                  {groupLabels[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((counts) => (
              <tr key={counts.day}>
                <th scope="row">{formatLongDay(counts.day)}</th>
                {clickGroups.map((name) => (
                  <td key={name} className={styles.number}>
                    {formatCount(counts[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
