import { useRef, useState } from 'react';
import { spinWheel, wheelPrize, wheelSegments, wheelSymbols } from '../../rules/prizeWheel.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, Stage, Spoken } from '../Stage.tsx';
import { formatTimes } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { WheelPicture } from './WheelPicture.tsx';
import { help, formatTurn, texts } from './texts.ts';
import { Mark } from '../pieces/Mark.tsx';
import { ChoiceTile } from '../pieces/choices.tsx';
import { useClock } from '../timing.ts';
import styles from './gameShowGame.module.css';

const turnTime = 4600;
const wholeTurns = 4;
const step = 360 / wheelSegments.length;

type Turn = ReturnType<typeof spinWheel> & { from: number; to: number; isOver: boolean };

function ShowBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [symbol, setSymbol] = useState(0);
  const [turn, setTurn] = useState<Turn | null>(null);
  const wheel = useRef<SVGGElement>(null);
  const isTurning = turn !== null && !turn.isOver;
  const turnTo = (degrees: number) => wheel.current?.setAttribute('transform', `rotate(${degrees})`);

  const finish = (done: Turn) => {
    turnTo(done.to);
    setTurn({ ...done, isOver: true });
    table.settle(done.won, formatTurn(done, symbol));
  };
  const start = () => {
    if (table.isPaused || !table.stake()) return;
    const result = spinWheel({ bet: table.bet, symbol, terms }, table.random);
    const from = (turn?.to ?? 0) % 360;
    // Not just the middle of a segment: the pointer stops anywhere within it.
    const inside = (table.random() - 0.5) * step * 0.7;
    const next = { ...result, from, to: 360 * (wholeTurns + 1) - result.segment * step + inside, isOver: false };
    table.play('spin');
    if (table.isCalm) finish(next);
    else setTurn(next);
  };
  useClock({
    isOn: isTurning,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      if (!turn || turn.isOver) return false;
      const done = Math.min(1, elapsed / turnTime);
      turnTo(turn.from + (turn.to - turn.from) * (1 - (1 - done) ** 3.2));
      if (done === 1) finish(turn);
      return done < 1;
    },
  });

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.room}>
          <WheelPicture wheel={wheel} stopped={turn?.isOver ? turn.segment : null} />
          <SymbolChoice
            chosen={symbol}
            prizes={wheelSymbols.map((_, index) => wheelPrize(index, terms))}
            isLocked={isTurning}
            onChoose={setSymbol}
          />
        </div>
      </Stage>
      <Actions>
        {isTurning ? (
          <MainAction onPress={() => turn && finish(turn)}>{texts.stop}</MainAction>
        ) : (
          <MainAction onPress={start} disabled={table.isPaused}>
            {texts.spin}
          </MainAction>
        )}
      </Actions>
    </>
  );
}

type Props = { chosen: number; prizes: readonly { won: number; lost: number }[]; isLocked: boolean; onChoose: (symbol: number) => void };

function SymbolChoice({ chosen, prizes, isLocked, onChoose }: Props) {
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

export const game: GameModule = { Board: ShowBoard, help };
