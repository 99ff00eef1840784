import { reportPath } from './reportParameters.ts';
import styles from '../../core/report/forms.module.css';

export function ClickSearchForm({ id = '' }: { id?: string }) {
  return (
    <form action={reportPath} method="get" className={styles.search} role="search">
      <label className={styles.field}>
        <span className={styles.label}>Buscar un clic por su id</span>
        <input
          className={`${styles.input} ${styles.id}`}
          name="id"
          defaultValue={id}
          placeholder="5400-…"
          autoComplete="off"
          spellCheck={false}
          required
        />
      </label>
      <button className={styles.secondary} type="submit">
        Abrir
      </button>
    </form>
  );
}
