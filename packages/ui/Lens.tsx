import styles from './Lens.module.css';

/** The magnifying glass as a picture: empty states, error pages and heroes without an image. */
export function Lens({ text, className }: { text?: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className={`${styles.lens} ${className ?? ''}`}>
      <path d="M168 168 222 222" className={styles.handle} />
      <path d="M160 160 174 174" className={styles.neck} />
      <circle cx="104" cy="104" r="86" className={styles.glass} />
      <circle cx="104" cy="104" r="66" className={styles.ring} />
      <circle cx="104" cy="104" r="46" className={styles.ring} />
      <path d="M50 92a56 56 0 0 1 38-40" className={styles.shine} />
      {text && (
        <text x="104" y="106" textAnchor="middle" dominantBaseline="central" className={styles.text}>
          {text}
        </text>
      )}
    </svg>
  );
}
