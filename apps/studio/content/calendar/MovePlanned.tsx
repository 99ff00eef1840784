'use client';

import { countryName } from '@lupa/domain/marketNames.ts';
import { toast } from '@payloadcms/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { DateInput } from '../../core/dates/DateInput.tsx';
import { readTypedDate, writeTypedDate } from '../../core/dates/typedDate.ts';
import styles from './planned.module.css';
import { cancelPublication, movePublication } from './callSchedule.ts';

type Props = { job: number; at: string; onChanged: () => void };

/** Moves what is planned to another moment, or takes it back. */
export function MovePlanned({ job, at, onChanged }: Props) {
  const id = useId();
  const [text, setText] = useState(() => writeTypedDate(at, 'moment'));
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  async function run(act: () => Promise<unknown>, done: string) {
    setIsRunning(true);
    try {
      await act();
      setFault(null);
      toast.success(done);
      onChanged();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setIsRunning(false);
    }
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const read = readTypedDate(text, 'moment');
    if ('fault' in read) return setFault(read.fault);
    void run(() => movePublication(job, text), `Cambiado al ${writeTypedDate(read.value, 'moment')}, hora de ${countryName}.`);
  }

  return (
    <details className={styles.change}>
      <summary>Cambiar fecha</summary>
      <form className={styles.form} onSubmit={submit} noValidate>
        <label htmlFor={id}>Fecha y hora</label>
        <DateInput id={id} kind="moment" text={text} fault={fault} isRequired onText={setText} />
        <div className={styles.actions}>
          <button type="submit" className={styles.primary} disabled={isRunning}>
            Guardar la fecha
          </button>
          <button
            type="button"
            className={styles.plain}
            disabled={isRunning}
            onClick={() => void run(() => cancelPublication(job), 'Cancelado: ya no está programado.')}
          >
            Cancelar lo programado
          </button>
        </div>
      </form>
    </details>
  );
}
