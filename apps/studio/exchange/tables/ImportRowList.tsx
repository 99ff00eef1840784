import styles from './importRows.module.css';
import { rowStateLabels, verdictLabels } from './formatImport.ts';
import type { ShownRow } from './importTables.ts';
import type { ExchangeKind } from './kinds.ts';
import type { Change } from './planImport.ts';

export function ImportRowList({ rows, kind }: { rows: ShownRow[]; kind: ExchangeKind }) {
  if (rows.length === 0) return <p className={styles['empty']}>Aquí no hay ninguna fila.</p>;
  return (
    <ol className={styles['rows']} aria-label="Documentos">
      {rows.map((row) => (
        <ImportedRow key={row.id} row={row} kind={kind} />
      ))}
    </ol>
  );
}

function ImportedRow({ row, kind }: { row: ShownRow; kind: ExchangeKind }) {
  const { rows, key, verdict, state, documentId, changes, message, note, draftOnly } = row;
  const outcome = rowStateLabels[state];
  const isGone = state === 'undone' && verdict === 'new';
  return (
    <li className={styles['row']} data-verdict={state === 'failed' || state === 'kept' ? 'error' : verdict}>
      <div className={styles['head']}>
        <span className={styles['verdict']}>{verdictLabels[verdict]}</span>
        <span className={styles['key']}>
          {documentId === null || isGone ? key : <a href={`/admin/collections/${kind}/${documentId}`}>{key}</a>}
        </span>
        <span className={styles['aside']}>
          {rows.includes(',') ? 'Filas' : 'Fila'} {rows}
        </span>
        {outcome !== null && (
          <span className={styles['outcome']} data-state={state}>
            {outcome}
          </span>
        )}
      </div>
      {message !== null && <p className={styles['message']}>{message}</p>}
      {draftOnly !== null && message === null && (
        <p className={styles['warning']}>Se puede guardar como borrador, pero no publicar. {draftOnly}</p>
      )}
      {note !== null && <p className={styles['warning']}>{note}</p>}
      {verdict !== 'same' && changes.length > 0 && <Changes changes={changes} isNew={verdict === 'new'} />}
    </li>
  );
}

const shownAtOnce = 8;

function Changes({ changes, isNew }: { changes: Change[]; isNew: boolean }) {
  const rest = changes.slice(shownAtOnce);
  return (
    <>
      <ChangeList changes={changes.slice(0, shownAtOnce)} isNew={isNew} />
      {rest.length > 0 && (
        <details className={styles['more']}>
          <summary>{rest.length === 1 ? '1 campo más' : `${rest.length} campos más`}</summary>
          <ChangeList changes={rest} isNew={isNew} />
        </details>
      )}
    </>
  );
}

function ChangeList({ changes, isNew }: { changes: Change[]; isNew: boolean }) {
  return (
    <dl className={styles['changes']}>
      {changes.map(({ key, label, before, after }) => (
        <div key={key} className={styles['change']} data-new={isNew}>
          <dt>{label}</dt>
          <dd>
            {!isNew && (
              <>
                {before === '' ? <em>vacío</em> : <del>{before}</del>}
                <span className={styles['arrow']} aria-hidden="true">
                  →
                </span>
              </>
            )}
            {after === '' ? <em>vacío</em> : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
