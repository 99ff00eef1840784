import styles from './studioIcon.module.css';

// As in the site's favicon.
const copper = '#e8875a';

/** The magnifying glass of the site's logo (`packages/ui/Logo.tsx`), in the place of Payload's mark. */
export function StudioIcon() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.icon}>
      <path d="M20.5 20.5 28 28" stroke={copper} strokeWidth="5" />
      <circle cx="13" cy="13" r="9.5" className={styles.rim} />
      <path d="M8.3 12.2a5 5 0 0 1 3.9-3.9" stroke={copper} strokeWidth="2.2" />
    </svg>
  );
}

export function StudioLogo() {
  return (
    <span className={styles.logo}>
      <StudioIcon />
      Lupa
    </span>
  );
}
