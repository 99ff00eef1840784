import { Suspense } from 'react';
import { loadSection } from '../../core/frontPage/loadSections.ts';
import { FailedPanel, Panel, WaitingPanel } from '../../core/frontPage/Panel.tsx';
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

export function WorkPanel(props: Props) {
  const { id, title } = props.section;
  return (
    <Suspense fallback={<WaitingPanel id={id} title={title} />}>
      <LoadedPanel {...props} />
    </Suspense>
  );
}

async function LoadedPanel({ section, context }: Props) {
  const { id, title, empty } = section;
  const work = await loadSection(context, section, { limit: mostRows, offset: 0 });
  if (work === null) return <FailedPanel id={id} title={title} />;
  const more = { href: listPathOf(section), label: work.total > work.rows.length ? `Ver los ${work.total}` : 'Ver la lista' };
  return (
    <Panel id={id} title={title} count={String(work.total)} {...(work.total > 0 && { more })}>
      {work.rows.length === 0 ? <p className={panel.empty}>{empty}</p> : <WorkRows rows={work.rows} />}
    </Panel>
  );
}
