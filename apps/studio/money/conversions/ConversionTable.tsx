import { Link } from '@payloadcms/ui';
import type { Estimate } from '@lupa/domain/postback/estimates.ts';
import { formatCount, formatShare } from '../../core/report/formatNumbers.ts';
import {
  buildConversionUrl,
  conversionFilters,
  dimensionLabels,
  type ConversionDimension,
  type ConversionParameters,
} from './conversionParameters.ts';
import { formatCommission, formatRange } from './conversionLabels.ts';
import type { ConversionReport, ConversionRow } from './loadConversions.ts';
import { Table } from '../../core/report/Table.tsx';
import styles from '../../core/report/table.module.css';

const shown = 200;
const figures = ['Clics', 'Registros', 'De los clics', 'Primeros depósitos', 'De los clics', 'Comisión', 'Por clic'];

export function ConversionTable({ report: { parameters, rows, total } }: { report: ConversionReport }) {
  const label = dimensionLabels[parameters.by];
  return (
    <Table label={`Conversiones por ${label.toLowerCase()}`} headings={[label, ...figures.map((number) => ({ number }))]}>
      <tbody>
        {rows.slice(0, shown).map((row) => (
          <tr key={`${row.key}\0${row.within}`}>
            <RowHeader row={row} parameters={parameters} />
            <Figures row={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        {rows.length > shown && (
          <tr>
            <th scope="row" colSpan={8}>
              Y {formatCount(rows.length - shown)} filas más, en el archivo.
            </th>
          </tr>
        )}
        <tr className={styles.total}>
          <th scope="row">Total</th>
          <Figures row={total} />
        </tr>
      </tfoot>
    </Table>
  );
}

const nextDimension: Partial<Record<ConversionDimension, ConversionDimension>> = {
  partner: 'offer',
  offer: 'page',
  page: 'block',
  toplist: 'version',
  position: 'partner',
  country: 'partner',
};

function RowHeader({ row, parameters }: { row: ConversionRow; parameters: ConversionParameters }) {
  const filter = conversionFilters.find((name) => name === parameters.by);
  const next = nextDimension[parameters.by];
  const { key } = row;
  return (
    <th scope="row">
      {filter && next && key !== null ? (
        <Link href={buildConversionUrl(parameters, { by: next, filters: { ...parameters.filters, [filter]: key } })} prefetch={false}>
          {row.name}
        </Link>
      ) : (
        row.name
      )}
      {row.detail !== '' && <span className={styles.detail}>{row.detail}</span>}
    </th>
  );
}

function Figures({ row }: { row: ConversionRow }) {
  return (
    <>
      <td className={styles.number}>{formatCount(row.clicks)}</td>
      <td className={styles.number}>{formatCount(row.registrations)}</td>
      <Rate rate={row.registrationRate} />
      <td className={styles.number}>{formatCount(row.firstDeposits)}</td>
      <Rate rate={row.firstDepositRate} />
      <td className={styles.number}>{formatCommission(Number(row.commission))}</td>
      <td className={styles.number}>
        {row.earnings === null ? '–' : formatCommission(row.earnings.value)}
        {row.earnings !== null && (
          <span className={styles.detail}>
            {formatCommission(row.earnings.low)} a {formatCommission(row.earnings.high)}
          </span>
        )}
      </td>
    </>
  );
}

function Rate({ rate }: { rate: Estimate | null }) {
  return (
    <td className={styles.number}>
      {rate === null ? '–' : formatShare(rate.value)}
      {rate !== null && <span className={styles.detail}>{formatRange(rate)}</span>}
    </td>
  );
}
