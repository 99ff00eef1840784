import type { ReactNode } from 'react';
import styles from './ChoiceTile.module.css';

type Props = { group: string; isChosen: boolean; onChoose: () => void; className: string | undefined; children: ReactNode };

/** One of a few things to bet on, in a fieldset of them: a radio button that is drawn as a tile of the board. `className` gives its size and shape. */
export function ChoiceTile({ group, isChosen, onChoose, className, children }: Props) {
  return (
    <label className={`${styles.tile} ${className}`}>
      <input className={styles.input} type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
