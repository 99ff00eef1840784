import { countryName } from '@lupa/domain/marketNames.ts';
import { Link } from '@payloadcms/ui';
import { nameClass, formatReason } from './clickKinds.ts';
import { formatSortableMoment } from '../../core/dates/days.ts';
import type { Report } from './loadReport.ts';
import { buildClickUrl } from './reportParameters.ts';
import frame from '../../core/report/frame.module.css';
import styles from '../../core/report/table.module.css';

export function LatestClicks({ latest }: { latest: Report['latest'] }) {
  if (latest.length === 0) {
    return <p className={frame.lead}>De este período ya no hay clics uno a uno: quedan las sumas de cada día.</p>;
  }
  return (
    <section>
      <h2 className={styles.heading}>Los últimos clics</h2>
      <div className={frame.scroller} tabIndex={0} role="region" aria-label="Los últimos clics">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Cuándo ({countryName})</th>
              <th scope="col">Casino</th>
              <th scope="col">Página</th>
              <th scope="col">Clase</th>
            </tr>
          </thead>
          <tbody>
            {latest.map(({ click, partner, offer }) => (
              <tr key={click.id}>
                <th scope="row">
                  <Link href={buildClickUrl(click.id)} prefetch={false}>
                    {formatSortableMoment(click.at)}
                  </Link>
                </th>
                <td>
                  {partner}
                  <span className={styles.detail}>{offer}</span>
                </td>
                <td>{click.page ?? '-'}</td>
                <td>
                  {nameClass(click.botClass)}
                  {click.botReason !== null && <span className={styles.detail}>{formatReason(click.botReason)}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
