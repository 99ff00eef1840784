/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import styles from './ChoiceTile.module.css';

type Props = { group: string; isChosen: boolean; onChoose: () => void; class: string | undefined; children: ComponentChildren };

/** One of a few things to bet on, in a fieldset of them: a radio button that is drawn as a tile of the board. `class` gives its size and shape. */
export function ChoiceTile({ group, isChosen, onChoose, class: shape, children }: Props) {
  return (
    <label class={`${styles.tile} ${shape}`}>
      <input class={styles.input} type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
