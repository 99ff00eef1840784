import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { presentPlate } from '../shared/comparison/CasinoListbox.tsx';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import type { BoardTexts } from './boardProps.ts';
import { areSame, type ComparisonRowKey, comparisonRows, findBest } from './comparisonRows.ts';
import styles from './ComparisonTable.module.css';
import type { ComparedCasino } from './presentCasino.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { LawBadge } from '../shared/offer/LawBadge.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';

type TableProps = { casinos: ComparedCasino[]; label: string; microcopy: BoardTexts };

/** Casinos as columns, what they are compared by as rows, their ways out at the foot. Rows that tell nobody apart say so: `data-same`. */
export function ComparisonTable({ casinos, label, microcopy }: TableProps) {
  return (
    <Card className={styles.frame}>
      <table className={`full-width ${styles.table}`}>
        <caption className="visually-hidden">{label}</caption>
        <Head casinos={casinos} microcopy={microcopy} />
        <tbody>
          {comparisonRows.map((row) => (
            <Row key={row.key} row={row} casinos={casinos} microcopy={microcopy} />
          ))}
        </tbody>
        <Foot casinos={casinos} microcopy={microcopy} />
      </table>
    </Card>
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
        {casinos.map(({ slug, name, logo }) => (
          <th key={slug} scope="col">
            <div className={`text-heading flex text-2xl ${styles.casino}`}>
              <LogoPlate logo={presentPlate(logo)} name={name} isSmall />
              {name}
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ row, casinos, microcopy }: PartProps & { row: (typeof comparisonRows)[number] }) {
  const cells = casinos.map((casino) => casino.cells[row.key]);
  const best = findBest(cells, 'better' in row ? row.better : undefined);
  return (
    <tr data-same={(casinos.length > 1 && areSame(cells)) || undefined} data-calm={'isOfBonus' in row ? 'hide' : undefined}>
      <th scope="row">{microcopy[row.label]}</th>
      {casinos.map((casino, index) => (
        <td key={casino.slug}>
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
        {casinos.map((casino) => (
          <td key={casino.slug}>
            <CasinoWays casino={casino} microcopy={microcopy} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function Value({ casino: { rating, cells }, row, best }: { casino: ComparedCasino; row: ComparisonRowKey; best: string | null }) {
  const { text, lang, note, isOver } = cells[row];
  return (
    <>
      <div className={`cluster ${row === 'offer' ? 'text-bold' : 'text-medium'} ${styles.value}`}>
        {row === 'rating' && rating ? (
          <RatingDial {...rating} className={styles.rating} />
        ) : (
          <span lang={lang}>{isOver ? <s>{text}</s> : text}</span>
        )}
        {best && (
          <Badge tone="good">
            <Icon name="check" />
            {best}
          </Badge>
        )}
      </div>
      {note !== undefined && <p className={`text-muted text-xs ${styles.note}`}>{note}</p>}
    </>
  );
}

function CasinoWays({ casino: { name, way }, microcopy }: { casino: ComparedCasino; microcopy: BoardTexts }) {
  return (
    <div className="stack gap-1">
      <LawBadge law={way.law} />
      {way.clickOut ? (
        <div data-calm="hide" className="stack gap-1">
          <p className="small-print text-center">{microcopy.advertising}</p>
          <Button tag="a" anchor={way.clickOut} newTabText={microcopy.opens_in_new_tab} size="xs">
            {microcopy.visit_casino}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      ) : way.law?.noLink ? (
        <p className="small-print text-center">{way.law.noLink}</p>
      ) : (
        <Button isDisabled size="xs">
          {microcopy.no_offer}
        </Button>
      )}
      {way.review && (
        <OutboundLink anchor={way.review} className="centred text-bold text-sm touch-height text-center">
          {microcopy.read_review}
          <span className="visually-hidden"> {name}</span>
        </OutboundLink>
      )}
      <OfferTerms entry={{ ...way, name }} microcopy={microcopy} />
    </div>
  );
}
