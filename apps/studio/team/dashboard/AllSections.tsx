import { getTranslation } from '@payloadcms/translations';
import type { getNavGroups } from '@payloadcms/ui/shared';
import type { PayloadRequest } from 'payload';
import { featuresOf } from '../../core/feature.ts';
import { listMenu, menuGroups } from '../../core/menu.ts';
import styles from './allSections.module.css';

export type NavGroups = ReturnType<typeof getNavGroups>;

export function AllSections({ groups, req }: { groups: NavGroups; req: PayloadRequest }) {
  const all = groups.map(({ label, entities }) => ({
    label,
    links: entities.map(({ slug, type, label: name }) => ({ path: `/admin/${type}/${slug}`, label: getTranslation(name, req.i18n) })),
  }));
  const reports = listMenu(featuresOf(req.payload), 'reports', req.user);
  if (reports.length > 0) all.push({ label: menuGroups.reports, links: reports });
  return (
    <nav className={styles.all} aria-label="Todas las secciones">
      {all.map(({ label, links }) => (
        <div key={label} className={styles.group}>
          <h2 className={styles.label}>{label}</h2>
          <ul className={styles.list}>
            {links.map(({ path, label: name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
