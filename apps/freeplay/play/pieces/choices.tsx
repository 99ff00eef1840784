import type { ReactNode } from 'react';
import styles from './choices.module.css';

type Option = { value: string; label: string };
type ChoiceFieldProps = { label: string; value: string; options: readonly Option[]; isLocked: boolean; onChoose: (value: string) => void };

/** Among the `Actions`: how a game is to be played, from a short list. */
export function ChoiceField({ label, value, options, isLocked, onChoose }: ChoiceFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} value={value} disabled={isLocked} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

type ChoiceTileProps = { group: string; isChosen: boolean; onChoose: () => void; className: string | undefined; children: ReactNode };

/** One of a few things to bet on, in a fieldset of them: a radio button that is drawn as a tile of the board. `className` gives its size and shape. */
export function ChoiceTile({ group, isChosen, onChoose, className, children }: ChoiceTileProps) {
  return (
    <label className={`${styles.tile} ${className}`}>
      <input className={styles.input} type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
