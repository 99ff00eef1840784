import { LoadedPanel } from '../../core/frontPage/Panel.tsx';
import panel from '../../core/frontPage/panel.module.css';
import { listPathOf, type WorkContext, type WorkSection, type WorkRow } from '../../core/frontPage/work.ts';
import styles from './workRows.module.css';

export function WorkRows({ rows }: { rows: readonly WorkRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, href, title, kind, detail, when, tone }) => (
        <li key={key} className={styles.row} data-tone={tone}>
          <div className={styles.what}>
            <a className={styles.link} href={href}>
              {title}
            </a>
            {(kind !== undefined || detail !== undefined) && (
              <span className={styles.detail}>{[kind, detail].filter((text) => text !== undefined && text !== '').join(' · ')}</span>
            )}
          </div>
          {when !== undefined && <span className={styles.when}>{when}</span>}
        </li>
      ))}
    </ul>
  );
}

const mostRows = 6;

type Props = { section: WorkSection; context: WorkContext };

export function WorkPanel({ section, context }: Props) {
  return (
    <LoadedPanel
      context={context}
      id={section.id}
      title={section.title}
      load={() => section.load(context, { limit: mostRows, offset: 0 })}
      render={({ total, rows }) => ({
        count: String(total),
        ...(total > 0 && { more: { href: listPathOf(section), label: total > rows.length ? `Ver los ${total}` : 'Ver la lista' } }),
        children: rows.length === 0 ? <p className={panel.empty}>{section.empty}</p> : <WorkRows rows={rows} />,
      })}
    />
  );
}
