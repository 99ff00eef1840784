import type { PageTemplate } from './template.ts';
import { buildTemplatesUrl } from './templatePaths.ts';
import styles from './templates.module.css';

export function TemplateList({ templates }: { templates: readonly PageTemplate[] }) {
  return (
    <>
      <p className={styles.lead}>Elige de qué se trata. Los bloques, los títulos y la ruta vienen puestos; tú escribes el texto.</p>
      <ul className={styles.cards}>
        {templates.map(({ id, name, purpose }) => (
          <li key={id} className={styles.card}>
            <a className={styles.choice} href={buildTemplatesUrl({ template: id })}>
              {name}
            </a>
            <span className={styles.purpose}>{purpose}</span>
          </li>
        ))}
      </ul>
      <p className={styles.lead}>
        ¿Ninguna calza? <a href="/admin/collections/pages/create">Empieza con una página vacía</a>.
      </p>
    </>
  );
}
