import styles from './Logo.module.css';

/** The site's name with the magnifying glass in front. Takes the colour of its surroundings. */
export function Logo({ siteName }: { siteName: string }) {
  return (
    <span className={`items-center gap-2 ${styles.logo}`}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.glass}>
        <path d="M20.5 20.5 28 28" stroke="var(--color-accent)" strokeWidth="5" />
        <circle cx="13" cy="13" r="9.5" stroke="currentColor" strokeWidth="3.2" />
        <path d="M8.3 12.2a5 5 0 0 1 3.9-3.9" stroke="var(--color-accent)" strokeWidth="2.2" />
      </svg>
      <span className={`text-heading text-2xl ${styles.name}`}>{siteName}</span>
    </span>
  );
}
