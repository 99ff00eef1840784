'use client';

import { market } from '@lupa/contracts/market.ts';
import { decimalMark, withoutMarks } from '@lupa/domain/currencies.ts';
import { useRouter } from 'next/navigation';
import { useState, type SyntheticEvent } from 'react';
import { callConversions } from './callConversions.ts';
import styles from '../../core/report/forms.module.css';

export function RateForm({ today }: { today: string }) {
  const router = useRouter();
  const [said, setSaid] = useState<{ isFault: boolean; text: string } | null>(null);

  async function save(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const read = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    try {
      const body = {
        currency: read('currency').toUpperCase(),
        day: read('day'),
        pesos: withoutMarks(read('pesos')),
      };
      await callConversions('rates', body);
      setSaid({ isFault: false, text: `Guardado: 1 ${body.currency} desde el ${body.day}.` });
      router.refresh();
    } catch (error) {
      setSaid({ isFault: true, text: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <details className={styles.filters}>
      <summary>Tipos de cambio</summary>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <label className={styles.field}>
          <span className={styles.label}>Moneda</span>
          <input className={styles.input} name="currency" required maxLength={5} placeholder="USD" />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>Desde el día</span>
          <input className={styles.input} type="date" name="day" required defaultValue={today} />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>{market.currency} por unidad</span>
          <input className={styles.input} name="pesos" required inputMode="decimal" placeholder={`951${decimalMark}32`} />
        </label>
        <button className={styles.primary} type="submit">
          Guardar
        </button>
      </form>
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? styles.fault : undefined}>
        {said?.text}
      </p>
    </details>
  );
}
