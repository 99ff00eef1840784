import { Icon } from '@lupa/ui/Icon.tsx';
import { BlockSection } from '../BlockSection.tsx';
import type { CellSegment } from './formatCell.ts';
import styles from './Table.module.css';
import type { TableProps } from './table.load.server.ts';

/** Figures side by side. Where it is wider than the screen, it scrolls under its first column. */
export function Table({ id, title, caption, columns, rows }: TableProps) {
  const label = title ?? caption ?? columns.map((column) => column.name).join(', ');
  return (
    <BlockSection type="table" id={id} title={title}>
      <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          {caption && <caption className={styles.caption}>{caption}</caption>}
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  <span className={styles.column}>
                    {column.icon && <Icon name={column.icon} className={styles.icon} />}
                    {column.name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((segments, column) =>
                  column === 0 && segments.length > 0 ? (
                    <th key={column} scope="row">
                      <Cell segments={segments} />
                    </th>
                  ) : (
                    <td key={column}>
                      <Cell segments={segments} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockSection>
  );
}

function Cell({ segments }: { segments: CellSegment[] }) {
  return segments.map(({ text, mark }, index) => {
    if (mark === 'strong') return <strong key={index}>{text}</strong>;
    return mark === 'em' ? <em key={index}>{text}</em> : text;
  });
}
