import { useEffect, useRef } from 'react';
import { showPath } from '../checks/showField.ts';
import parts from '../components/parts.module.css';
import { writeTypedDate } from '../dates/typedDate.ts';
import styles from './saving.module.css';
import type { UnsavedCopy } from './unsavedCopy.ts';
import { type FieldFault, nameFault, type Refusal } from './watchSaves.ts';

export function Refused({ refusal: { message, kind } }: { refusal: Refusal }) {
  return (
    <p className={styles.refused}>
      <strong>No guardado:</strong> <span>{message}</span>{' '}
      {kind === 'session' && (
        <a href="/admin/login" target="_blank" rel="noreferrer">
          Iniciar sesión
        </a>
      )}
    </p>
  );
}

/** What keeps it from being published, in the order of the form. */
export function Faults({ faults, onDrop }: { faults: readonly FieldFault[]; onDrop: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (faults.length > 0) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [faults]);
  return (
    <div className={styles.refused}>
      <div className={styles.head}>
        <strong>Falta corregir</strong>
        <button type="button" className={styles.fault} onClick={onDrop}>
          Cerrar la lista
        </button>
      </div>
      <ol ref={list} className={styles.faults}>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.message}`}>
            <button type="button" className={styles.fault} onClick={() => void showPath(fault.path)}>
              {nameFault(fault)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

type RecoveredProps = { copy: UnsavedCopy & { isIn: boolean }; onPutIn: (copy: UnsavedCopy) => Promise<void>; onDrop: () => void };

export function Recovered({ copy, onPutIn, onDrop }: RecoveredProps) {
  const { at, isIn } = copy;
  return (
    <p className={styles.recovered}>
      {isIn ? 'Está otra vez lo que no se había guardado, del' : 'En este navegador hay texto tuyo sin guardar, del'}{' '}
      {writeTypedDate(new Date(at).toISOString(), 'moment')}.{' '}
      {!isIn && (
        <button type="button" className={parts.button} onClick={() => void onPutIn(copy)}>
          Recuperarlo
        </button>
      )}{' '}
      <button type="button" className={parts.button} onClick={onDrop}>
        Descartarlo
      </button>
    </p>
  );
}
