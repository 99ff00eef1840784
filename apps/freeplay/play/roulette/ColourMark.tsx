import type { colourOf } from '../../rules/roulette.ts';
import styles from './ColourMark.module.css';

/** Tells red from black without their colours: a diamond is red, a disc black. Zero, which is green, has none. */
export function ColourMark({ colour }: { colour: ReturnType<typeof colourOf> }) {
  return colour === 'green' ? null : <i className={styles.mark} data-mark={colour} aria-hidden="true" />;
}
