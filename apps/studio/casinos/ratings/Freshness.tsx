import type { AdminViewServerProps } from 'payload';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { maximumWithin, readWithin, withinParameter, loadAging, type NamedAgingRecord } from './loadScores.ts';
import attention from '../../core/report/attention.module.css';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { slugs } from '../../core/slugs.ts';
import styles from './freshness.module.css';
import { kindLabels } from './Records.ts';

const title = 'Comprobaciones por vencer';

/** `/admin/records-freshness`: what stops counting next, and what it does to the ratings. */
export const FreshnessView = studioPage(title, renderReport);

async function renderReport({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const within = readWithin(searchParams ?? {});
  const aging = await loadAging(req, within, new Date());
  return (
    <>
      <h1>{title}</h1>
      <form method="get" className={attention['limits']}>
        <label className={attention['days']}>
          Vencen dentro de (días)
          <input name={withinParameter} type="number" min={0} max={maximumWithin} defaultValue={within} />
        </label>
        <button type="submit">Ver</button>
      </form>
      <Freshness aging={aging} within={within} />
    </>
  );
}

type Props = { aging: readonly NamedAgingRecord[]; within: number };

const day = new Intl.DateTimeFormat(spanishLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const sum = new Intl.NumberFormat(spanishLocale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });

function Freshness({ aging, within }: Props) {
  if (aging.length === 0)
    return <p className={styles['allWell']}>Todo en orden: ninguna comprobación vence en los próximos {within} días.</p>;
  return (
    <div className={styles['scroll']}>
      <table className={styles['report']}>
        <thead>
          <tr>
            <th scope="col">Casino</th>
            <th scope="col">Qué</th>
            <th scope="col">Vale hasta</th>
            <th scope="col">Nota hoy</th>
            <th scope="col">Después</th>
          </tr>
        </thead>
        <tbody>
          {aging.map((row) => (
            <Row key={row.record.id} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ record, lastDay, isStale, total, totalAfter, partnerName, partnerId }: NamedAgingRecord) {
  const falls = total !== null && totalAfter !== null && totalAfter < total;
  return (
    <tr data-stale={isStale || undefined}>
      <th scope="row">
        <a href={`/admin/collections/${slugs.partners}/${partnerId}`}>{partnerName}</a>
      </th>
      <td>
        <a href={`/admin/collections/${slugs.records}/${record.id}`}>{kindLabels[record.kind]}</a>
      </td>
      <td>
        {day.format(new Date(`${lastDay}T00:00:00Z`))}
        {isStale && <strong className={styles['stale']}> · por verificar</strong>}
      </td>
      <td className={styles['number']}>{total === null ? 'Sin nota' : sum.format(total)}</td>
      <td className={styles['number']}>{totalAfter === null ? '-' : falls ? <strong>{sum.format(totalAfter)}</strong> : 'Igual'}</td>
    </tr>
  );
}
