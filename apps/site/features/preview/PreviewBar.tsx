import { previewBarId, momentPath, pathParameter, previewParameter, typedMomentParameter } from '@lupa/contracts/preview.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import styles from './PreviewBar.module.css';

const faultId = 'vista-previa-falta';

function MomentControls({ moment: { token, path, typed, fault, changes, problems } }: { moment: MomentNote }) {
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

/** What says that a page is a draft, or why there is none to see. `savedAt` names the version that is shown, null where none is; `studioOrigin` is who shows the page in a frame. */
export type PreviewNote = { text: string; savedAt: string | null; studioOrigin: string; moment?: MomentNote };

/** The site as it will be: which of its pages, by what token, and what to say of it. `typed`: the moment in the field, `fault` what is wrong with it. */
type MomentNote = {
  token: string;
  path: string;
  typed: string;
  fault: string | null;
  changes: readonly string[];
  problems: readonly string[];
};

/** Says of a page that it is a draft, or of another time. previewScript.ts reads here whom it may listen to, which version it shows, and where its links lead. */
export function PreviewBar({ note, slug, scriptUrl }: { note: PreviewNote; slug: string; scriptUrl: string }) {
  const { text, savedAt, studioOrigin, moment } = note;
  return (
    <>
      <aside
        id={previewBarId}
        lang={spanishLocale}
        aria-label="Vista previa"
        className={styles.bar}
        data-studio={studioOrigin}
        data-saved={savedAt ?? ''}
        data-slug={slug}
        data-moment={moment?.token}
      >
        <p className={styles.text}>{text}</p>
        {moment && <MomentControls moment={moment} />}
      </aside>
      <script type="module" src={scriptUrl} />
    </>
  );
}
