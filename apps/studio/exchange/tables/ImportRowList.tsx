import parts from '../../core/components/parts.module.css';
import styles from './exchange.module.css';
import { rowStateLabels, verdictLabels } from './formatImport.ts';
import type { ShownRow } from './importTables.ts';
import type { ExchangeKind } from './kinds.ts';
import type { Change } from './planRow.ts';

export function ImportRowList({ rows, kind }: { rows: ShownRow[]; kind: ExchangeKind }) {
  if (rows.length === 0) return <p className={parts['aside']}>Aquí no hay ninguna fila.</p>;
  return (
    <ol className={parts['list']} aria-label="Documentos">
      {rows.map((row) => (
        <ImportedRow key={row.id} row={row} kind={kind} />
      ))}
    </ol>
  );
}

function ImportedRow({ row, kind }: { row: ShownRow; kind: ExchangeKind }) {
  const { rows, key, verdict, state, documentId, changes, message, note, draftOnly } = row;
  const outcome = rowStateLabels[state];
  const isBroken = state === 'failed' || state === 'kept';
  const isGone = state === 'undone' && verdict === 'new' && message === null;
  return (
    <li className={parts['card']} data-tone={isBroken ? 'error' : verdictTones[verdict]}>
      <div className={parts['cluster']}>
        <span className={parts['mark']} data-tone={isBroken ? 'error' : verdictTones[verdict]}>
          {verdictLabels[verdict]}
        </span>
        <strong>{documentId === null || isGone ? key : <a href={`/admin/collections/${kind}/${documentId}`}>{key}</a>}</strong>
        <span className={parts['aside']}>
          {rows.includes(',') ? 'Filas' : 'Fila'} {rows}
        </span>
        {outcome !== null && (
          <span className={styles['outcome']} data-tone={isBroken ? 'error' : 'success'}>
            {outcome}
          </span>
        )}
      </div>
      {message !== null && <p>{message}</p>}
      {draftOnly !== null && message === null && (
        <p className={parts['notice']}>Se puede guardar como borrador, pero no publicar. {draftOnly}</p>
      )}
      {note !== null && <p className={parts['notice']}>{note}</p>}
      {verdict !== 'same' && changes.length > 0 && <Changes changes={changes} isNew={verdict === 'new' || documentId === null} />}
    </li>
  );
}

const verdictTones = { new: 'success', changed: 'warning', same: undefined, error: 'error' };
const shownAtOnce = 10;

function Changes({ changes, isNew }: { changes: Change[]; isNew: boolean }) {
  const rest = changes.slice(shownAtOnce);
  return (
    <>
      <ChangeList changes={changes.slice(0, shownAtOnce)} isNew={isNew} />
      {rest.length > 0 && (
        <details>
          <summary className={parts['summary']}>{rest.length === 1 ? '1 campo más' : `${rest.length} campos más`}</summary>
          <ChangeList changes={rest} isNew={isNew} />
        </details>
      )}
    </>
  );
}

function ChangeList({ changes, isNew }: { changes: Change[]; isNew: boolean }) {
  return (
    <dl className={isNew ? styles['values'] : `${parts['stack']} ${styles['changes']}`}>
      {changes.map(({ key, label, before, after }) => (
        <div key={key} className={styles['change']}>
          <dt className={parts['aside']}>{label}</dt>
          <dd>
            {!isNew && (
              <>
                {before === '' ? <em className={parts['aside']}>vacío</em> : <del>{before}</del>}
                <span className={parts['aside']} aria-hidden="true">
                  →
                </span>
              </>
            )}
            {after === '' ? <em className={parts['aside']}>vacío</em> : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
