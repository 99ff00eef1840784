import styles from './tones.module.css';

export type Tone = 'neutral' | 'info' | 'good' | 'caution' | 'bad';

/** The class that sets `--tone` and `--tone-soft` for an element and what is in it. */
export const toneClass = (tone: Tone): string => styles[tone] ?? '';
