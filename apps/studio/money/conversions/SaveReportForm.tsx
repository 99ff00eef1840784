'use client';

import { useState, type SyntheticEvent } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { slugs } from '../../core/slugs.ts';
import styles from '../../core/report/forms.module.css';
import { reportRhythms, rhythmLabels } from './reportPeriod.ts';

type FormProps = { by: string; filters: string; title: string };

export function SaveReportForm({ by, filters, title }: FormProps) {
  const [said, setSaid] = useState<{ isFault: boolean; text: string } | null>(null);

  async function save(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    try {
      await postToStudio(slugs.savedReports, { title: data.get('title'), rhythm: data.get('rhythm'), by, filters });
      setSaid({ isFault: false, text: 'Guardado. Llega al correo de tu cuenta desde las 8:00.' });
    } catch (error) {
      setSaid({ isFault: true, text: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <details className={styles.filters}>
      <summary>Recibir este informe por correo</summary>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <label className={styles.field}>
          <span className={styles.label}>Nombre</span>
          <input key={title} className={styles.input} name="title" required maxLength={120} defaultValue={title} />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>Cuándo llega</span>
          <select className={styles.input} name="rhythm">
            {reportRhythms.map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {rhythmLabels[rhythm]}
              </option>
            ))}
          </select>
        </label>
        <button className={styles.primary} type="submit">
          Guardar
        </button>
      </form>
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? styles.fault : undefined}>
        {said?.text}
      </p>
      <p>
        <a href={`/admin/collections/${slugs.savedReports}`}>Informes por correo</a>
      </p>
    </details>
  );
}
