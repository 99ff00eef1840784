import parts from '../../core/components/parts.module.css';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { formatMoment } from '../../core/dates/formatMoment.ts';
import { ApplyForm, UndoButton } from './ApplyForm.tsx';
import { describeImports, type ImportAnswer } from './describeImport.ts';
import { listImportKinds } from './exchangeAccess.ts';
import { importPath, importsApi, importsPath, isRegister } from './kinds.ts';
import { countOf, filterLabels, formatCount, formatState } from './formatImport.ts';
import { isWorking, readFilter, type RowFilter, rowFilters, stateLabels, stateTones } from './importStates.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportRowList } from './ImportRowList.tsx';
import styles from './exchange.module.css';
import { findImport, listRows } from './importTables.ts';
import { layoutOf } from './layout.ts';

const title = 'Una importación';
const rowsPerPage = 50;

async function renderImport({ initPageResult: { req }, params, searchParams }: AdminViewServerProps) {
  const id = String((params?.['segments'] as string[] | undefined)?.[1]);
  const { pool } = req.payload.db;
  const record = /^\d{1,9}$/.test(id) ? await findImport(pool, Number(id)) : null;
  if (record === null || !(await listImportKinds(req)).includes(record.kind)) notFound();
  const [answer] = await describeImports(pool, [record]);
  if (!answer) notFound();
  const filter = readFilter(searchParams?.['filas']);
  const page = Math.max(1, Number(searchParams?.['pagina']) || 1);
  const rows = await listRows(pool, record.id, { filter, limit: rowsPerPage, offset: (page - 1) * rowsPerPage });
  const { hasDrafts, collection } = layoutOf(req.payload, record.kind);
  const { plural } = collection.labels;
  return (
    <>
      <div className={parts['stack']}>
        <h1>{typeof plural === 'string' ? plural : record.kind}</h1>
        <p className={parts['aside']}>
          <strong>{answer.fileName}</strong>, {answer.reading.how}, {formatCount(answer.reading.rows, 'fila', 'filas')}. Lo trajo{' '}
          {answer.person}, {formatMoment(answer.createdAt)}.
        </p>
      </div>
      <StatePanel answer={answer} hasDrafts={hasDrafts} />
      {answer.reading.unknown.length > 0 && <UnknownColumns names={answer.reading.unknown} />}
      <Filters answer={answer} chosen={filter} />
      <ImportRowList rows={rows} kind={record.kind} />
      <Pages id={record.id} filter={filter} page={page} last={Math.ceil(countOf(answer, filter) / rowsPerPage)} />
    </>
  );
}

function StatePanel({ answer, hasDrafts }: { answer: ImportAnswer; hasDrafts: boolean }) {
  const { id, state, counts, undoneAt, undoneBy, appliedAt } = answer;
  const problems = countOf(answer, 'problem');
  return (
    <section className={parts['card']} data-tone={stateTones[state]} aria-labelledby="import-state">
      <h2 id="import-state" className={parts['heading']}>
        {stateLabels[state]}
      </h2>
      <p>{formatState(answer)}</p>
      {isWorking(state) && <ImportProgress answer={answer} />}
      {state === 'ready' && counts.new + counts.changed > 0 && (
        <ApplyForm id={id} writable={counts.new + counts.changed} draftOnly={counts.draftOnly} hasDrafts={hasDrafts} />
      )}
      {appliedAt !== null && state !== 'applying' && (
        <p className={parts['aside']}>
          Se aplicó el {formatMoment(appliedAt)}.{undoneAt !== null && ` ${undoneBy ?? 'Alguien'} la deshizo el ${formatMoment(undoneAt)}.`}
        </p>
      )}
      <div className={parts['cluster']}>
        {state === 'applied' && counts.done > 0 && <UndoButton id={id} documents={counts.done} isRegister={isRegister(answer.kind)} />}
        {problems > 0 && !isWorking(state) && (
          <a className={`${parts['button']} ${styles['wide']}`} href={`${importsApi}/${id}/errors.csv`} download>
            Descargar los problemas en CSV
          </a>
        )}
        {!isWorking(state) && (
          <a className={`${parts['button']} ${styles['wide']}`} href={`${importsPath}?kind=${answer.kind}`}>
            Traer más
          </a>
        )}
      </div>
    </section>
  );
}

function UnknownColumns({ names }: { names: string[] }) {
  return (
    <p className={parts['notice']}>
      {names.length === 1 ? 'Esta columna no se leyó' : 'Estas columnas no se leyeron'}, porque no se{' '}
      {names.length === 1 ? 'conoce' : 'conocen'}:{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
      .
    </p>
  );
}

function Filters({ answer, chosen }: { answer: ImportAnswer; chosen: RowFilter }) {
  const shown = rowFilters.filter((filter) => filter === chosen || filter === 'touched' || filter === 'all' || countOf(answer, filter) > 0);
  return (
    <nav className={parts['filters']} aria-label="Filtrar las filas">
      {shown.map((filter) => (
        <a key={filter} href={`${importPath(answer.id)}?filas=${filter}`} aria-current={filter === chosen ? 'true' : undefined}>
          {filterLabels[filter]} <span className={parts['count']}>{countOf(answer, filter).toLocaleString(spanishLocale)}</span>
        </a>
      ))}
    </nav>
  );
}

function Pages({ id, filter, page, last }: { id: number; filter: RowFilter; page: number; last: number }) {
  if (last <= 1) return null;
  const to = (next: number): string => `${importPath(id)}?filas=${filter}&pagina=${next}`;
  return (
    <nav className={parts['cluster']} aria-label="Páginas">
      {page > 1 && (
        <a className={parts['way']} href={to(page - 1)}>
          Anteriores
        </a>
      )}
      <span>
        Página {page} de {last}
      </span>
      {page < last && (
        <a className={parts['way']} href={to(page + 1)}>
          Siguientes
        </a>
      )}
    </nav>
  );
}

export const ImportView = studioPage(title, renderImport, {
  parents: [{ label: 'Importar', url: importsPath }],
  mayOpen: (user) => roleOf(user) !== undefined,
  audience: 'quienes editan',
});
