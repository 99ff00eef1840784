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
  [118, 150, 'var(--color-ink)'],
  [146, 176, 'var(--color-accent)'],
  [174, 132, 'var(--color-ink)'],
] as const;

/** The magnifying glass over the small print: the picture of a page that has none. */
export function FinePrint({ className }: { className?: string | undefined }) {
  const clipId = useId();
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true" className={`${styles.picture} ${className ?? ''}`}>
      <clipPath id={clipId}>
        <circle cx="214" cy="146" r="78" />
      </clipPath>
      <rect x="28" y="14" width="236" height="272" rx="14" fill="var(--color-surface)" stroke="var(--color-line)" strokeWidth="1.5" />
      <rect x="56" y="38" width="72" height="10" rx="5" fill="var(--color-pacific)" />
      {lines.map(([y, width]) => (
        <rect key={y} x="56" y={y + 12} width={width} height="5" rx="2.5" fill="var(--color-line)" />
      ))}
      <path d="M56 236h84M56 256h52" stroke="var(--color-line)" strokeWidth="3" strokeLinecap="round" />
      <path d="M276 208 330 262" stroke="var(--color-accent)" strokeWidth="20" strokeLinecap="round" />
      <circle cx="214" cy="146" r="82" fill="var(--color-paper)" />
      <g clipPath={`url(#${clipId})`}>
        {magnified.map(([y, width, ink]) => (
          <rect key={y} x="118" y={y - 8} width={width} height="14" rx="7" fill={ink} opacity={ink === 'var(--color-ink)' ? 0.82 : 1} />
        ))}
      </g>
      <circle cx="214" cy="146" r="82" fill="none" stroke="var(--color-pacific)" strokeWidth="11" />
      <path d="M156 122a62 62 0 0 1 34-32" fill="none" stroke="var(--color-accent)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
