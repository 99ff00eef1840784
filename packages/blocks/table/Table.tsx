import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import type { TableProps } from './table.load.server.ts';
import styles from './Table.module.css';
import type { CellSegment } from './tableShape.ts';

type Column = TableProps['columns'][number];

/** On a phone one with sentences becomes cards and stays a table to screen readers (Safari since 17); another wide one scrolls. */
export function Table({ id, title, caption, columns, rows, shape }: TableProps) {
  const label = title ?? caption ?? columns.map((column) => column.name).join(', ');
  return (
    <BlockSection type="table" id={id} title={title} isBeside={shape === 'narrow'}>
      <Card isFlat className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
        <table className={`${styles.table} ${styles[shape]}`}>
          {caption && (
            <caption className={`ruled text-muted text-xs ${styles.caption}`}>
              <span>{caption}</span>
            </caption>
          )}
          <Head columns={columns} />
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((segments, index) => (
                  <Cell key={index} segments={segments} column={columns[index]} isFirst={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </BlockSection>
  );
}

function Head({ columns }: { columns: Column[] }) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((column, index) => (
          <th key={index} scope="col" className={column.isNumeric ? styles.numeric : undefined}>
            <span className={`row gap-2 ${styles.column}`}>
              {column.icon && <Icon name={column.icon} className={`fixed text-pacific ${styles.icon}`} />}
              {column.name}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Cell({ segments, column, isFirst }: { segments: CellSegment[]; column: Column | undefined; isFirst: boolean }) {
  const text = segments.map(({ text: stretch, mark, call }, index) => {
    if (call)
      return (
        <a key={index} href={call}>
          {stretch}
        </a>
      );
    if (mark === 'strong') return <strong key={index}>{stretch}</strong>;
    return mark === 'em' ? <em key={index}>{stretch}</em> : stretch;
  });
  if (isFirst && segments.length > 0) return <th scope="row">{text}</th>;
  return (
    <td data-label={column?.name} className={column?.isNumeric ? styles.numeric : column?.isLong ? styles.long : undefined}>
      {text.length > 0 && <span>{text}</span>}
    </td>
  );
}
