import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { toneClass, type Tone } from './tone.ts';

/** A short label of a state or kind. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`text-medium ${styles.badge} ${toneClass(tone)}`}>{children}</span>;
}
