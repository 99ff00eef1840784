import { useRef, useState } from 'react';
import { spinWheel, wheelPrize, wheelSegments, wheelSymbols } from '../../rules/prizeWheel.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction } from '../Actions.tsx';
import type { GameModule, Table } from '../game.ts';
import { useClock } from '../pieces/useClock.ts';
import { Stage } from '../Stage.tsx';
import { SymbolChoice } from './SymbolChoice.tsx';
import { WheelPicture } from './WheelPicture.tsx';
import styles from './gameShowGame.module.css';
import { help, tellTurn, texts } from './texts.ts';

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
    table.settle(done.won, tellTurn(done, symbol));
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

export const gameShowGame: GameModule = { Board: ShowBoard, help };
