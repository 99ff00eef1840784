import styles from './workRows.module.css';
import type { WorkRow } from '../../core/frontPage/work.ts';

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
