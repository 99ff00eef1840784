import { momentPath, pathParameter, previewParameter, typedMomentParameter } from '@lupa/contracts/preview.ts';
import type { MomentNote } from './previewNote.ts';
import styles from './PreviewBar.module.css';

const faultId = 'vista-previa-falta';

/** Chooses another moment, and says what changes until this one and what cannot be shown of it. */
export function MomentControls({ moment: { token, path, typed, fault, changes, problems } }: { moment: MomentNote }) {
  return (
    <div className={styles.controls}>
      <form method="get" action={momentPath} className={styles.form}>
        <input type="hidden" name={previewParameter} value={token} />
        <input type="hidden" name={pathParameter} value={path} />
        <label className={styles.label}>
          Ver en otra fecha
          <input
            type="text"
            name={typedMomentParameter}
            defaultValue={typed}
            required
            autoComplete="off"
            className={styles.field}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : faultId}
          />
        </label>
        <button type="submit" className={styles.button}>
          Ver
        </button>
      </form>
      <details className={styles.details}>
        <summary>{changes.length === 1 ? '1 cambio hasta entonces' : `${changes.length} cambios hasta entonces`}</summary>
        <div className={styles.panel}>
          {changes.length === 0 ? (
            <p>Nada cambia por sí solo entre ahora y esa fecha.</p>
          ) : (
            <ul className={styles.list}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
          <p>
            Los montos de los jackpots, los juegos y lo que se despliega son los de ahora. Los menús y los textos cortos no se programan: se
            ven como están publicados.
          </p>
        </div>
      </details>
      {fault !== null && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} className={styles.fault}>
          {`No podrá salir lo programado: ${problem}`}
        </p>
      ))}
    </div>
  );
}
