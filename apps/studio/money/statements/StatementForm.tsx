'use client';

import type { PostbackMapping } from '@lupa/contracts/postback.ts';
import { statementFields, type StatementMapping } from '@lupa/contracts/statement.ts';
import { programmes } from '@lupa/domain/postback/programmes.ts';
import { guessColumns } from '@lupa/domain/postback/readStatement.ts';
import { useRouter } from 'next/navigation';
import { useState, type ChangeEvent } from 'react';
import { messageOf, useAct } from '../../core/api/useAct.ts';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { formatCount } from '../../core/report/formatNumbers.ts';
import styles from '../../core/report/panels.module.css';
import { ProgrammeSelect } from '../conversions/ProgrammeSelect.tsx';
import { findDamaged, readStatementFile, type Sheet } from './readStatementFile.ts';
import { StatementCheck } from './StatementCheck.tsx';
import { StatementColumns } from './StatementColumns.tsx';
import type { StatementPreview } from './statementEndpoints.ts';
import { statementPath } from './statementLabels.ts';
import { ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { Action } from '../../core/components/controls.tsx';
import { slugs } from '../../core/slugs.ts';

type FormProps = { partner: number; month: string; known: StatementMapping | null; programme: PostbackMapping | null };

const usual: Omit<StatementMapping, 'columns'> = { kind: 'commission', kinds: {}, decimal: ',', currency: null, days: 'dayFirst' };

/** What the programme's calls are read by holds for its statements. */
function ofProgramme(programme: PostbackMapping | null): Partial<StatementMapping> {
  if (programme === null) return {};
  const { kinds, reversals, statuses, decimal, currency, days } = programme;
  return { kinds, reversals, statuses, decimal, currency, ...(days && { days }) };
}

export function StatementForm({ partner, month: usualMonth, known, programme }: FormProps) {
  const router = useRouter();
  const [month, setMonth] = useState(usualMonth);
  const [file, setFile] = useState<{ name: string; sheet: Sheet } | null>(null);
  const [chosen, setChosen] = useState('');
  const [mapping, setMapping] = useState<StatementMapping>(known ?? { columns: {}, ...usual, ...ofProgramme(programme) });
  const [preview, setPreview] = useState<StatementPreview | null>(null);
  const { fault, isBusy, run, submit } = useAct();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) =>
    void run(async () => {
      setFile(null);
      setPreview(null);
      const [chosen] = target.files ?? [];
      if (!chosen) return;
      const sheet = await readStatementFile(chosen);
      const isKnown = known !== null && Object.values(known.columns).every((column) => sheet.names.includes(column));
      setMapping(isKnown ? known : { ...mapping, columns: guessColumns(sheet.names, programme) });
      setFile({ name: chosen.name, sheet });
    });
  const change = (next: StatementMapping) => {
    setPreview(null);
    setMapping(next);
  };
  const startFrom = (key: string) => {
    const start = programmes[key]?.mapping ?? programme;
    setChosen(key);
    change({ ...usual, ...ofProgramme(start), columns: guessColumns(file?.sheet.names ?? [], start) });
  };
  const send = <Answer,>(path: string): Promise<Answer> =>
    postToStudio(`statements/${path}`, { partner, month, fileName: file?.name, mapping, lines: pickLines(file?.sheet, mapping) });
  const compare = submit(async () => setPreview(await send<StatementPreview>('preview')));
  const store = () =>
    void run(async () => {
      const { id } = await send<{ id: string }>('import');
      router.push(statementPath(id));
    });

  return (
    <form className={styles['panel']} aria-labelledby="statement-import" aria-busy={isBusy} onSubmit={compare}>
      <h3 id="statement-import">Traer una liquidación</h3>
      <p className={styles['lead']}>
        Un CSV o un Excel (.xlsx) del programa, con una fila por evento. Se lee en este navegador: al estudio van solo las columnas que
        eliges. Lo demás, como los datos de jugadores, no sale de tu equipo.
      </p>
      <div className={styles['fields']}>
        <label className={styles['field']}>
          <span>Mes</span>
          <input
            type="month"
            required
            pattern="20\d\d-(0[1-9]|1[0-2])"
            placeholder="2026-11"
            value={month}
            onChange={({ target }) => {
              setPreview(null);
              setMonth(target.value);
            }}
          />
        </label>
        <label className={styles['field']}>
          <span>Archivo</span>
          <input type="file" required accept=".csv,.tsv,.txt,.xlsx,text/csv" onChange={choose} />
        </label>
      </div>
      {file !== null && (
        <>
          <ProgrammeSelect value={chosen} none="El de las llamadas" onChange={startFrom} />
          <StatementColumns key={chosen} names={file.sheet.names} mapping={mapping} onChange={change} />
          {file.sheet.left !== '' && <p>Se lee {file.sheet.left}.</p>}
          <DamagedRows rows={findDamaged(file.sheet, mapping)} />
          <StatementCheck
            lines={pickLines(file.sheet, mapping)}
            mapping={mapping}
            month={month}
            preview={preview}
            isBusy={isBusy}
            onStore={store}
          />
        </>
      )}
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
    </form>
  );
}

const shownRows = 10;

function DamagedRows({ rows }: { rows: ReadonlyMap<number, string> }) {
  if (rows.size === 0) return null;
  return (
    <div className={styles['warning']}>
      <h4>Quedan fuera, porque el archivo llegó dañado</h4>
      <ul>
        {[...rows].slice(0, shownRows).map(([line, text]) => (
          <li key={line}>
            Fila {line}: {text}
          </li>
        ))}
      </ul>
      {rows.size > shownRows && <p>Y {formatCount(rows.size - shownRows)} más.</p>}
    </div>
  );
}

function pickLines(sheet: Sheet | undefined, mapping: StatementMapping) {
  if (sheet === undefined) return [];
  const { columns } = mapping;
  const damaged = findDamaged(sheet, mapping);
  return sheet.rows
    .filter(({ line }) => !damaged.has(line))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        statementFields.flatMap((field) => {
          const column = columns[field];
          return column === undefined ? [] : [[field, cells[column] ?? null]];
        }),
      ),
    }));
}

const modal = 'remove-statement';

export function RemoveStatementButton({ id, partner, month }: { id: string; partner: number; month: string }) {
  const { openModal } = useModal();
  const router = useRouter();
  const remove = async () => {
    try {
      await postToStudio('statements/remove', { id, partner });
      router.push(`/admin/collections/${slugs.partners}/${partner}/liquidaciones`);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <div>
      <Action isMinor label="Borrar la liquidación" onClick={() => openModal(modal)} />
      <ConfirmationModal
        modalSlug={modal}
        heading={`¿Borrar la liquidación de ${month}?`}
        body="Las llamadas del programa quedan como están. El archivo se puede traer otra vez."
        confirmLabel="Borrar"
        onConfirm={() => void remove()}
      />
    </div>
  );
}
