import { kenoNumbers, mostPicks } from '../../rules/keno.ts';
import { useArrowKeys } from '../pieces/useArrowKeys.ts';
import styles from './NumberField.module.css';
import { useAim } from './useAim.ts';
import { texts } from './texts.ts';

type Props = { picked: readonly number[]; drawn: readonly number[]; isLocked: boolean; onToggle: (number: number) => void };

/** All 80. On a small stage they are smaller than a finger: the one under it is shown large above it, and counts where the finger leaves it. */
export function NumberField({ picked, drawn, isLocked, onToggle }: Props) {
  const fieldProps = useArrowKeys();
  const { aimed, lensRef, aimProps } = useAim((field) => {
    const number = kenoNumbers[field];
    if (number !== undefined) onToggle(number);
  });
  const latest = drawn.at(-1);
  return (
    <div className={styles.numbers} role="group" aria-label={texts.picked(picked.length)} {...(!isLocked && aimProps)}>
      {kenoNumbers.map((number, index) => (
        <button
          key={number}
          type="button"
          className={styles.number}
          aria-pressed={picked.includes(number)}
          aria-disabled={isLocked || (picked.length >= mostPicks && !picked.includes(number))}
          data-drawn={drawn.includes(number)}
          data-latest={number === latest}
          data-aimed={index === aimed}
          onClick={() => onToggle(number)}
          {...fieldProps(index)}
        >
          {number}
        </button>
      ))}
      <span ref={lensRef} className={styles.lens} aria-hidden="true" data-on={aimed !== null}>
        {aimed === null ? '' : kenoNumbers[aimed]}
      </span>
    </div>
  );
}
