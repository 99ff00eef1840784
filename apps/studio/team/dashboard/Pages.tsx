import styles from './pages.module.css';

type Props = { page: number; total: number; size: number; hrefOf: (page: number) => string };

/** The way through a list in parts; nothing where it is in one. */
export function Pages({ page, total, size, hrefOf }: Props) {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label="Partes de la lista">
      {page > 1 && <a href={hrefOf(Math.min(page - 1, last))}>Anterior</a>}
      <span>
        Parte {page} de {last}
      </span>
      {page < last && <a href={hrefOf(page + 1)}>Siguiente</a>}
    </nav>
  );
}
