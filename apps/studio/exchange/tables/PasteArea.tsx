'use client';

import { toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { Options } from '../../core/components/controls.tsx';
import parts from '../../core/components/parts.module.css';
import styles from './exchange.module.css';
import type { Heading } from './usualColumns.ts';

type Props = {
  text: string;
  onChange: (text: string) => void;
  headings: readonly Heading[];
  /** The key of a column that rows may lack here. */
  leftOut: string | null;
};

/** Cells as sheets copy them, and heading rows for a sheet that is about to be filled. */
export function PasteArea({ text, onChange, headings, leftOut }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const names = (headings[chosen]?.columns ?? []).filter(({ key }) => key !== leftOut).map(({ name }) => name);

  async function copy() {
    await navigator.clipboard.writeText(names.join('\t')).then(
      () => toast.success('Copiado: pégalo en la primera fila de una planilla.'),
      () => toast.error('El navegador no dejó copiar. Los nombres están a la vista: cópialos de ahí.'),
    );
  }

  return (
    <div className={parts['stack']}>
      <div className={parts['field']}>
        <label htmlFor={id}>O pega las celdas copiadas de tu planilla</label>
        <textarea
          id={id}
          className={styles['cells']}
          rows={6}
          wrap="off"
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p id={`${id}-help`} className={parts['aside']}>
        Con los nombres de las columnas en la primera fila. Para empezar una planilla:
      </p>
      <div className={`${parts['cluster']} ${parts['controls']}`}>
        {headings.length > 1 && (
          <select aria-label="Qué se comprobó" value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            <Options of={headings.map(({ name }, index) => [String(index), name])} />
          </select>
        )}
        <button type="button" onClick={() => void copy()}>
          Copiar los nombres
        </button>
        <span>{names.join(' · ')}</span>
      </div>
    </div>
  );
}
