/** @jsxImportSource preact */
import { wheelSymbols } from '../../rules/prizeWheel.ts';
import { ChoiceTile } from '../pieces/ChoiceTile.tsx';
import { formatTimes } from '../pieces/formatTimes.ts';
import { Mark } from '../pieces/Mark.tsx';
import { Spoken } from '../spoken/Spoken.tsx';
import { wheelMarks } from './wheelMarks.ts';
import styles from './SymbolChoice.module.css';

type Props = { chosen: number; prizes: readonly { won: number; lost: number }[]; isLocked: boolean; onChoose: (symbol: number) => void };

export function SymbolChoice({ chosen, prizes, isLocked, onChoose }: Props) {
  return (
    <fieldset class={styles.symbols} disabled={isLocked}>
      <legend>
        <Spoken>Tu símbolo</Spoken>
      </legend>
      {wheelSymbols.map(({ name, count }, index) => (
        <ChoiceTile key={name} group="symbol" class={styles.symbol} isChosen={chosen === index} onChoose={() => onChoose(index)}>
          <Mark name={wheelMarks[index] ?? 'sun'} class={styles.mark} />
          <span class={styles.words}>
            <strong>{formatTimes(prizes[index]?.won ?? 0)}</strong>
            <span class={styles.count}>
              {name}
              <span class={styles.share}>
                {' '}
                · {count}
                <Spoken> casillas</Spoken>
              </span>
            </span>
          </span>
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
