import { marketLocale } from '@lupa/domain/market.ts';
import { formatCount } from '../clicks/formatNumbers.ts';
import report from '../clicks/report.module.css';
import type { ConsentCounts } from './queryConsents.ts';

const share = new Intl.NumberFormat(marketLocale, { style: 'percent', maximumFractionDigits: 1 });

export function ConsentTotals({ counts }: { counts: ConsentCounts }) {
  const total = counts.accepted + counts.rejected;
  if (total === 0) return null;
  return (
    <dl className={report.headline}>
      {(['accepted', 'rejected'] as const).map((choice) => (
        <div key={choice} className={report.figure}>
          <dt className={report.figureLabel}>{choice === 'accepted' ? 'Aceptaron' : 'Rechazaron'}</dt>
          <dd className={report.figureValue}>{formatCount(counts[choice])}</dd>
          <dd className={report.figureNote}>{share.format(counts[choice] / total)} de las elecciones</dd>
        </div>
      ))}
    </dl>
  );
}
