import { formatTimes } from '../formatCredits.ts';
import { wheelSymbols } from '../../rules/prizeWheel.ts';
import { ChoiceTile } from '../pieces/ChoiceTile.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { Spoken } from '../pieces/Spoken.tsx';
import styles from './SymbolChoice.module.css';
import { texts } from './texts.ts';

type Props = { chosen: number; prizes: readonly { won: number; lost: number }[]; isLocked: boolean; onChoose: (symbol: number) => void };

export function SymbolChoice({ chosen, prizes, isLocked, onChoose }: Props) {
  return (
    <fieldset className={styles.symbols} disabled={isLocked}>
      <legend>
        <Spoken>{texts.symbol}</Spoken>
      </legend>
      {wheelSymbols.map(({ id, count }, index) => (
        <ChoiceTile key={id} group="symbol" className={styles.symbol} isChosen={chosen === index} onChoose={() => onChoose(index)}>
          <Mark name={id} className={styles.mark} />
          <span className={styles.words}>
            <strong>{formatTimes(prizes[index]?.won ?? 0)}</strong>
            <span className={styles.count}>
              {texts.names[id]}
              <span className={styles.share}>
                {' '}
                · {count}
                <Spoken>{texts.segments}</Spoken>
              </span>
            </span>
          </span>
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
