import { Card } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { affiliatePagesLabel, reportPagesFor } from './affiliatePages.ts';
import styles from './affiliateCards.module.css';

/** On the first page of the admin, whose menu may be closed: the ways to the reports, for those who may see them. */
export function AffiliateCards({ user }: ServerProps) {
  const pages = reportPagesFor(user ?? null);
  if (pages.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.label}>{affiliatePagesLabel}</h2>
      <ul className={styles.cards}>
        {pages.map(({ id, path, label }) => (
          <li key={id}>
            <Card id={`card-${id}`} title={label} titleAs="h3" href={path} buttonAriaLabel={label} />
          </li>
        ))}
      </ul>
    </section>
  );
}
