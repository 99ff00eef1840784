import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { LogoPlate } from '../toplist/LogoPlate.tsx';
import { OfferAction } from '../toplist/OfferAction.tsx';
import { OfferTerms } from '../toplist/OfferTerms.tsx';
import { comparisonRows, findBest, type ComparisonRow, type ComparisonRowKey } from './comparisonRows.ts';
import styles from './ComparisonTable.module.css';
import type { ComparedCasino } from './presentCasino.ts';

type TableProps = { casinos: ComparedCasino[]; label: string; microcopy: Microcopy };

/** Casinos as columns, what they are compared by as rows, their ways out at the foot. */
export function ComparisonTable({ casinos, label, microcopy }: TableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <Head casinos={casinos} microcopy={microcopy} />
        <tbody>
          {comparisonRows.map((row) => (
            <Row key={row.key} row={row} casinos={casinos} microcopy={microcopy} />
          ))}
        </tbody>
        <Foot casinos={casinos} microcopy={microcopy} />
      </table>
    </div>
  );
}

type PartProps = Omit<TableProps, 'label'>;

function Head({ casinos, microcopy }: PartProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {microcopy.compared_by}
        </th>
        {casinos.map(({ entry: { slug, name, logo } }) => (
          <th key={slug} scope="col">
            <div className={styles.casino}>
              <LogoPlate logo={logo} name={name} className={styles.brand} />
              {name}
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row, casinos, microcopy }: PartProps & { row: ComparisonRow }) {
  const best = findBest(
    casinos.map(({ cells }) => cells[row.key]),
    row.better,
  );
  return (
    <tr>
      <th scope="row">{microcopy[row.label]}</th>
      {casinos.map((casino, index) => (
        <td key={casino.entry.slug}>
          <Value casino={casino} row={row.key} best={best[index] ? microcopy.best_value : null} />
        </td>
      ))}
    </tr>
  );
}

function Foot({ casinos, microcopy }: PartProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <span className="visually-hidden">{microcopy.visit_casino}</span>
        </th>
        {casinos.map(({ entry }) => (
          <td key={entry.slug}>
            <div className={styles.foot}>
              <OfferAction entry={entry} microcopy={microcopy} />
              <OfferTerms entry={entry} microcopy={microcopy} />
            </div>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** `best` is the word for it where it is. */
function Value({ casino: { entry, cells }, row, best }: { casino: ComparedCasino; row: ComparisonRowKey; best: string | null }) {
  const { text, note } = cells[row];
  return (
    <>
      <div className={`${styles.value} ${row === 'offer' ? styles.offer : ''}`}>
        {row === 'rating' && entry.rating ? (
          <RatingDial {...entry.rating} className={styles.rating} />
        ) : (
          <span>{row === 'offer' && entry.isExpired ? <s>{text}</s> : text}</span>
        )}
        {best && (
          <span className={styles.best}>
            <Icon name="check" />
            {best}
          </span>
        )}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
