import type { InputHTMLAttributes } from 'react';
import styles from './TickBox.module.css';

type TickBoxProps = {
  isTicked: boolean;
  /** One of the group is always ticked, as an order is. */
  isRound?: boolean;
  isAvailable?: boolean;
};

/** The picture of a box, for a link that ticks it. What it means is said by the link. */
export function TickBox({ isTicked, isRound = false, isAvailable = true }: TickBoxProps) {
  const classes = [styles.box, isTicked && styles.ticked, isRound && styles.round, !isAvailable && styles.unavailable];
  return <span className={classes.filter(Boolean).join(' ')} />;
}

/** The drawn box as a native checkbox. */
export function TickBoxInput(attributes: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  return <input {...attributes} type="checkbox" className={styles.box} />;
}
