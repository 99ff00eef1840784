import styles from './Lens.module.css';

/** The magnifying glass as a picture: empty states, error pages and heroes without an image. */
export function Lens({ text, className }: { text?: string; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className={`${styles.lens} ${className ?? ''}`}>
      <path d="M168 168 222 222" stroke="var(--color-accent)" strokeWidth="20" strokeLinecap="round" />
      <path d="M160 160 174 174" stroke="var(--color-pacific)" strokeWidth="12" />
      <circle cx="104" cy="104" r="86" fill="var(--color-surface)" stroke="var(--color-pacific)" strokeWidth="12" />
      <circle cx="104" cy="104" r="66" fill="none" stroke="var(--color-line)" strokeWidth="1.5" />
      <circle cx="104" cy="104" r="46" fill="none" stroke="var(--color-line)" strokeWidth="1.5" />
      <path d="M50 92a56 56 0 0 1 38-40" fill="none" stroke="var(--color-accent)" strokeWidth="5" strokeLinecap="round" />
      {text && (
        <text x="104" y="106" textAnchor="middle" dominantBaseline="central" className={`text-heading ${styles.text}`}>
          {text}
        </text>
      )}
    </svg>
  );
}
