import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = { items: { title: string; url: string }[]; currentPath: string; label: string };

/** The way from the index to this page. `breadcrumbs` is a name that others rely on (requirement 2.84). */
export function Breadcrumbs({ items, currentPath, label }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={`breadcrumbs ${styles.trail}`}>
      <ol className={styles.items}>
        {items.map(({ title, url }) => (
          <li key={url} className={styles.item}>
            <a href={url} className={styles.link} {...(url === currentPath ? { 'aria-current': 'page' } : {})}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
