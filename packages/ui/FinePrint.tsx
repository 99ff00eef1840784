import { useId } from 'react';
import styles from './FinePrint.module.css';

const lines = [
  [56, 150],
  [78, 176],
  [100, 164],
  [122, 182],
  [144, 158],
  [166, 176],
  [188, 120],
] as const;
const magnified = [
  [118, 150, 'ink'],
  [146, 176, 'accent'],
  [174, 132, 'ink'],
] as const;

/** The magnifying glass over the small print: the picture of a page that has none. */
export function FinePrint({ className }: { className?: string | undefined }) {
  const clipId = useId();
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true" className={`${styles.picture} ${className ?? ''}`}>
      <clipPath id={clipId}>
        <circle cx="214" cy="146" r="78" />
      </clipPath>
      <rect x="28" y="14" width="236" height="272" rx="14" className={styles.sheet} />
      <rect x="56" y="38" width="72" height="10" rx="5" className={styles.heading} />
      {lines.map(([y, width]) => (
        <rect key={y} x="56" y={y + 12} width={width} height="5" rx="2.5" className={styles.line} />
      ))}
      <path d="M56 236h84M56 256h52" className={styles.rule} />
      <path d="M276 208 330 262" className={styles.handle} />
      <circle cx="214" cy="146" r="82" className={styles.glass} />
      <g clipPath={`url(#${clipId})`}>
        {magnified.map(([y, width, tone]) => (
          <rect key={y} x="118" y={y - 8} width={width} height="14" rx="7" className={styles[tone]} />
        ))}
      </g>
      <circle cx="214" cy="146" r="82" className={styles.rim} />
      <path d="M156 122a62 62 0 0 1 34-32" className={styles.shine} />
    </svg>
  );
}
