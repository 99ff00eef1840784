'use client';

import { Options } from '../../core/components/controls.tsx';
import { market } from '@lupa/contracts/market.ts';
import { decimalMark, withoutMarks } from '@lupa/domain/currencies.ts';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { readText, useAct } from '../../core/api/useAct.ts';
import { slugs } from '../../core/slugs.ts';
import styles from '../../core/report/forms.module.css';
import { reportRhythms, rhythmLabels } from './conversionParameters.ts';

export function RateForm({ today }: { today: string }) {
  const router = useRouter();
  return (
    <FoldedForm
      title="Tipos de cambio"
      act={async (form) => {
        const read = (name: string) => readText(form, name).trim();
        const body = { currency: read('currency').toUpperCase(), day: read('day'), pesos: withoutMarks(read('pesos')) };
        await postToStudio('conversions/rates', body);
        router.refresh();
        return `Guardado: 1 ${body.currency} desde el ${body.day}.`;
      }}
    >
      <Labelled label="Moneda">
        <input className={styles.input} name="currency" required maxLength={5} placeholder="USD" />
      </Labelled>
      <Labelled label="Desde el día">
        <input className={styles.input} type="date" name="day" required defaultValue={today} />
      </Labelled>
      <Labelled label={`${market.currency} por unidad`}>
        <input className={styles.input} name="pesos" required inputMode="decimal" placeholder={`951${decimalMark}32`} />
      </Labelled>
    </FoldedForm>
  );
}

export function SaveReportForm({ by, filters, title }: { by: string; filters: string; title: string }) {
  return (
    <FoldedForm
      title="Recibir este informe por correo"
      act={async (form) => {
        await postToStudio(slugs.savedReports, { title: readText(form, 'title'), rhythm: readText(form, 'rhythm'), by, filters });
        return 'Guardado. Llega al correo de tu cuenta desde las 8:00.';
      }}
      after={
        <p>
          <a href={`/admin/collections/${slugs.savedReports}`}>Informes por correo</a>
        </p>
      }
    >
      <Labelled label="Nombre">
        <input key={title} className={styles.input} name="title" required maxLength={120} defaultValue={title} />
      </Labelled>
      <Labelled label="Cuándo llega">
        <select className={styles.input} name="rhythm">
          <Options of={reportRhythms.map((rhythm) => [rhythm, rhythmLabels[rhythm]])} />
        </select>
      </Labelled>
    </FoldedForm>
  );
}

type FoldedProps = { title: string; act: (form: FormData) => Promise<string>; children: ReactNode; after?: ReactNode };

function FoldedForm({ title, act, children, after }: FoldedProps) {
  const { said, submit } = useAct();
  return (
    <details className={styles.filters}>
      <summary>{title}</summary>
      <form className={styles.form} onSubmit={submit(act)}>
        {children}
        <button className={styles.primary} type="submit">
          Guardar
        </button>
      </form>
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? styles.fault : undefined}>
        {said?.text}
      </p>
      {after}
    </details>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
  );
}
