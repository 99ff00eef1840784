import { Link } from '@payloadcms/ui';
import { PageLink } from '../../core/components/controls.tsx';
import { clickGroups, dimensionLabels, groupLabels, nameClass, formatReason, type ClickGroupName } from './clickKinds.ts';
import { formatCount, formatShare } from '../../core/report/formatNumbers.ts';
import type { DayCount, Report, ReportRow } from './loadReport.ts';
import { Table } from '../../core/report/Table.tsx';
import { countryName } from '@lupa/domain/marketNames.ts';
import { formatLongDay, formatSortableMoment } from '../../core/dates/days.ts';
import { buildClickUrl, buildReportUrl, largestLimit, type Column } from './reportParameters.ts';
import frame from '../../core/report/frame.module.css';
import styles from '../../core/report/table.module.css';

const notCounted = clickGroups.filter((name) => name !== 'human');

export function ReportTable({ report, siteUrl }: { report: Report; siteUrl: string }) {
  const { parameters, rows, rest, totals } = report;
  const largest = Math.max(1, ...rows.map(({ human }) => human));
  return (
    <div className={frame.scroller} tabIndex={0} role="region" aria-label={`Clics por ${dimensionLabels[parameters.by].toLowerCase()}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <SortHeader report={report} column="name" label={dimensionLabels[parameters.by]} />
            <SortHeader report={report} column="human" label={groupLabels.human} />
            <th scope="col">Del total</th>
            {notCounted.map((name) => (
              <SortHeader key={name} report={report} column={name} label={groupLabels[name]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name}\0${row.detail}\0${row.url}`}>
              <RowHeader row={row} siteUrl={parameters.by === 'page' ? siteUrl : null} />
              <td className={styles.number}>{formatCount(row.human)}</td>
              <Share share={row.share} width={row.human / largest} />
              <NotCounted counts={row} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {rest && (
            <tr>
              <th scope="row">
                Otros {formatCount(rest.groups)}
                <span className={styles.detail}>
                  <Link href={buildReportUrl(parameters, { limit: largestLimit })} prefetch={false} scroll={false}>
                    ver todos
                  </Link>
                </span>
              </th>
              <td className={styles.number}>{formatCount(rest.human)}</td>
              <Share share={rest.share} width={0} />
              <NotCounted counts={rest} />
            </tr>
          )}
          <tr className={styles.total}>
            <th scope="row">Total</th>
            <td className={styles.number}>{formatCount(totals.human)}</td>
            <td>{totals.human > 0 ? formatShare(1) : ''}</td>
            <NotCounted counts={totals} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function SortHeader({ report: { parameters }, column, label }: { report: Report; column: Column; label: string }) {
  const { sort } = parameters;
  const isSorted = sort.column === column;
  // Text starts at A, figures with the largest.
  const isDescending = isSorted ? !sort.isDescending : column !== 'name';
  const direction = sort.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={column === 'name' ? undefined : styles.number} aria-sort={isSorted ? direction : undefined}>
      <Link className={styles.sort} href={buildReportUrl(parameters, { sort: { column, isDescending } })} prefetch={false} scroll={false}>
        {label}
        {isSorted && <span aria-hidden="true">{sort.isDescending ? ' ↓' : ' ↑'}</span>}
      </Link>
    </th>
  );
}

function RowHeader({ row, siteUrl }: { row: ReportRow; siteUrl: string | null }) {
  return (
    <th scope="row">
      {row.url === null ? row.name : <PageLink href={row.url}>{row.name}</PageLink>}
      <span className={styles.detail}>
        {row.detail}
        {row.detail !== '' && row.studioUrl !== null && ' · '}
        {row.studioUrl !== null && (
          <Link href={row.studioUrl} prefetch={false} aria-label={`Editar ${row.name}`}>
            editar
          </Link>
        )}
        {siteUrl !== null && row.name.startsWith('/') && (
          <a href={`${siteUrl}${row.name}`} target="_blank" rel="noreferrer" aria-label={`Ver ${row.name} en el sitio`}>
            ver en el sitio
          </a>
        )}
      </span>
    </th>
  );
}

function Share({ share, width }: { share: number; width: number }) {
  return (
    <td className={styles.share}>
      <span className={styles.percent}>{formatShare(share)}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${width * 100}%` }} />
      </span>
    </td>
  );
}

function NotCounted({ counts }: { counts: Record<ClickGroupName, number> }) {
  return notCounted.map((name) => (
    <td key={name} className={`${styles.number} ${styles.kind}`}>
      {formatCount(counts[name])}
    </td>
  ));
}

export function DayFigures({ days }: { days: readonly DayCount[] }) {
  return (
    <details className={styles.days}>
      <summary className={styles.summary}>Las cifras del gráfico, por día</summary>
      <Table label="Clics por día" headings={['Día', ...clickGroups.map((name) => ({ number: groupLabels[name] }))]}>
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
      </Table>
    </details>
  );
}

export function LatestClicks({ latest }: { latest: Report['latest'] }) {
  if (latest.length === 0) {
    return <p className={frame.lead}>De este período ya no hay clics uno a uno: quedan las sumas de cada día.</p>;
  }
  return (
    <section>
      <h2 className={styles.heading}>Los últimos clics</h2>
      <Table label="Los últimos clics" headings={[`Cuándo (${countryName})`, 'Casino', 'Página', 'Clase']}>
        <tbody>
          {latest.map(({ click, partner, offer }) => (
            <tr key={click.id}>
              <th scope="row">
                <PageLink href={buildClickUrl(click.id)}>{formatSortableMoment(click.at)}</PageLink>
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
      </Table>
    </section>
  );
}
