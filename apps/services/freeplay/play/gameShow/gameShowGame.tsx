/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import { spinWheel, wheelPrize, wheelSegments, wheelSymbols } from '../../rules/prizeWheel.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction } from '../Actions.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { formatTimes } from '../pieces/formatTimes.ts';
import { useClock } from '../pieces/useClock.ts';
import { Stage } from '../Stage.tsx';
import { SymbolChoice } from './SymbolChoice.tsx';
import { WheelPicture } from './WheelPicture.tsx';
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
      <Stage label="Rueda de la fortuna">
        <div class={styles.room}>
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
          <MainAction onPress={() => turn && finish(turn)}>Detener</MainAction>
        ) : (
          <MainAction onPress={start} disabled={table.isPaused}>
            Girar
          </MainAction>
        )}
      </Actions>
    </>
  );
}

function formatTurn({ segment, isHit, won }: Turn, symbol: number): string {
  const stopped = wheelSymbols[wheelSegments[segment] ?? 0]?.name ?? '';
  if (isHit) return `Salió ${stopped}: recibes ${formatCredits(won)}.`;
  const back = won > 0 ? ` Recibes ${formatCredits(won)}.` : '';
  return `Salió ${stopped} y jugabas a ${wheelSymbols[symbol]?.name ?? ''}: esta vez no.${back}`;
}

export const gameShowGame: GameModule = {
  Board: ShowBoard,
  help: (facts) => {
    const terms = readTerms(facts);
    return [
      'Elige uno de los seis símbolos y gira la rueda. Si se detiene en el tuyo, cobras lo que muestra.',
      `La rueda tiene ${wheelSegments.length} casillas iguales: ${wheelSymbols.map(({ name, count }, index) => `${name} ${count} (paga ${formatTimes(wheelPrize(index, terms).won)})`).join(', ')}.`,
      'Todos los símbolos devuelven lo mismo a la larga: el que paga más sale menos. Cuando un premio no da créditos enteros, la fracción se sortea.',
    ];
  },
};
