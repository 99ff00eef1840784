'use client';

import { countryName } from '@lupa/domain/marketNames.ts';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useId, useState } from 'react';
import { useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { DateInput } from '../../core/dates/DateInput.tsx';
import { readTypedDate, writeTypedDate } from '../../core/dates/typedDate.ts';
import { cancelPublication, movePublication } from './callSchedule.ts';

type Props = { job: number; at: string; onChanged?: () => void };

export function MovePlanned({ job, at, onChanged }: Props) {
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState(() => writeTypedDate(at, 'moment'));
  const { run, isBusy, fault, refuse } = useAct();

  const change = (act: () => Promise<unknown>, done: string) =>
    run(async () => {
      await act();
      toast.success(done);
      if (onChanged) onChanged();
      else router.refresh();
    });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const read = readTypedDate(text, 'moment');
    if ('fault' in read) return refuse(read.fault);
    void change(() => movePublication(job, text), `Cambiado al ${writeTypedDate(read.value, 'moment')}, hora de ${countryName}.`);
  }

  return (
    <details>
      <summary className={parts.summary}>Cambiar fecha</summary>
      <form className={parts.stack} onSubmit={submit} noValidate>
        <label htmlFor={id}>Fecha y hora</label>
        <DateInput id={id} kind="moment" text={text} fault={fault} isRequired onText={setText} />
        <div className={parts.cluster}>
          <button type="submit" className={parts.primary} disabled={isBusy}>
            Guardar la fecha
          </button>
          <button
            type="button"
            className={parts.button}
            disabled={isBusy}
            onClick={() => void change(() => cancelPublication(job), 'Cancelado: ya no está programado.')}
          >
            Cancelar lo programado
          </button>
        </div>
      </form>
    </details>
  );
}
