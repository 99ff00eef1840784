'use client';

import { useRouter } from 'next/navigation';
import { type SubmitEvent, useRef, useState } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import { leaving, useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { slugs } from '../../core/slugs.ts';
import { exportApi, importPath, type ExchangeKind, mayLackCasino, partnerKey } from './kinds.ts';
import { PasteArea } from './PasteArea.tsx';
import type { Heading } from './usualColumns.ts';
import styles from './exchange.module.css';

export type KindChoice = {
  kind: ExchangeKind;
  label: string;
  columns: { key: string; label: string; hint: string; isKey: boolean }[];
  headings: Heading[];
};
/** Of which the rows are that name no other. */
export type Casino = { id: number; name: string };
type Props = { choices: KindChoice[]; chosen: ExchangeKind; casino: Casino | null; limits: string; maximumBytes: number };

export function UploadForm({ choices, chosen, casino, limits, maximumBytes }: Props) {
  const router = useRouter();
  const [kind, setKind] = useState<ExchangeKind>(chosen);
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState('');
  const [isOfCasino, setIsOfCasino] = useState(true);
  const { run, isBusy, fault } = useAct();
  const isPasted = pasted.trim() !== '';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    void run(async () => {
      if (file && isPasted) throw new Error('Trae una sola cosa: quita el archivo, o borra las celdas pegadas.');
      // A sheet that was copied has no end of line after its last row.
      if (isPasted) body.set('file', new File([`${pasted.replace(/[\r\n]+$/, '')}\n`], 'pegado.tsv'));
      if (file && file.size > maximumBytes)
        throw new Error(`«${file.name}» pesa ${formatSize(file.size)}. Se admite ${limits}: divídelo en varios.`);
      const { id } = await fetchStudio<{ id: number }>('exchange/imports', { method: 'POST', body });
      router.push(importPath(id));
      return leaving;
    });
  }

  const choice = choices.find((one) => one.kind === kind);
  const ownCasino = mayLackCasino(kind) ? casino : null;
  return (
    <form className={parts['panel']} onSubmit={submit}>
      <fieldset className={parts['choices']}>
        <legend>Qué traes</legend>
        {choices.map((one) => (
          <label key={one.kind} className={parts['choice']}>
            <input type="radio" name="kind" value={one.kind} checked={one.kind === kind} onChange={() => setKind(one.kind)} />
            {one.label}
          </label>
        ))}
      </fieldset>
      {ownCasino && (
        <label className={styles['mode']}>
          <input
            type="checkbox"
            name="partner"
            value={ownCasino.id}
            checked={isOfCasino}
            onChange={({ target }) => setIsOfCasino(target.checked)}
          />
          <span>
            Todo es de <strong>{ownCasino.name}</strong>, salvo la fila que diga otro casino
          </span>
        </label>
      )}
      <DropArea file={file} limits={limits} onChoose={setFile} />
      {choice && (
        <PasteArea
          key={kind}
          text={pasted}
          onChange={setPasted}
          headings={choice.headings}
          leftOut={ownCasino && isOfCasino ? partnerKey : null}
        />
      )}
      {fault !== null && (
        <p role="alert" className={parts['fault']}>
          {fault}
        </p>
      )}
      <div className={parts['cluster']}>
        <button type="submit" className={`${parts['primary']} ${styles['wide']}`} disabled={isBusy || (file === null && !isPasted)}>
          {isBusy ? 'Leyendo…' : 'Ver qué cambia'}
        </button>
        <span className={parts['aside']}>Todavía no se escribe nada.</span>
      </div>
      {choice && <Help {...choice} />}
    </form>
  );
}

type DropProps = { file: File | null; limits: string; onChoose: (file: File | null) => void };

/** The field itself lies over the area: a file can be dropped on it, or chosen with a click or the keyboard. */
function DropArea({ file, limits, onChoose }: DropProps) {
  const input = useRef<HTMLInputElement>(null);
  function remove() {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onChoose(null);
  }
  return (
    <>
      <label className={styles['drop']} data-filled={file !== null}>
        <input
          ref={input}
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,.xlsx,.json,.htaccess,.conf,text/csv,application/json"
          onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
        />
        <strong>{file === null ? 'Arrastra aquí el archivo, o elígelo' : file.name}</strong>
        <span className={parts['aside']}>
          {file === null ? `CSV, Excel (.xlsx) o JSON, ${limits}` : `${formatSize(file.size)}. Para cambiarlo, elige otro.`}
        </span>
      </label>
      {file && (
        <button type="button" className={parts['button']} onClick={remove}>
          Quitar el archivo
        </button>
      )}
    </>
  );
}

function Help({ kind, label, columns }: KindChoice) {
  return (
    <details>
      <summary className={parts['summary']}>Qué columnas lleva un archivo de {label.toLowerCase()}</summary>
      <p className={parts['lead']}>
        Lo más fácil es partir de lo que hay:{' '}
        <a href={exportApi(kind, 'csv')} download>
          exporta todo en CSV
        </a>{' '}
        o{' '}
        <a href={exportApi(kind, 'json')} download>
          en JSON
        </a>
        , deja las filas y columnas que quieras cambiar y tráelo de vuelta. Una columna que no está deja el campo como está; una celda vacía
        lo vacía. Lo que no está en el archivo no se toca ni se borra. Sirve el nombre de la columna o el del campo.
        {kind === slugs.records &&
          ' Una fila sin número es una comprobación nueva, salvo que ya haya una que diga lo mismo: así, pegar dos veces no la repite.'}
      </p>
      {kind === slugs.redirects && (
        <p className={parts['lead']}>
          Sirven también, tal como salen, los archivos de Redirection (CSV o JSON) y Yoast (CSV) de WordPress, y un .htaccess de Apache.
        </p>
      )}
      <div className={styles['scroller']} role="region" aria-label="Columnas" tabIndex={0}>
        <table className={styles['columns']}>
          <thead>
            <tr>
              {['Columna', 'Campo', 'Qué escribir'].map((name) => (
                <th key={name} scope="col" className={parts['aside']}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column.key}>
                <th scope="row">
                  <code>{column.key}</code>
                  {column.isKey && <div className={parts['aside']}>obligatoria</div>}
                </th>
                <td>{column.label}</td>
                <td>{column.hint}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB`;
}
