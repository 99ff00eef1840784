/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dropBall, plinkoPays, plinkoRisks, type PlinkoRisk } from '../../rules/plinko.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction } from '../Actions.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { ChoiceField } from '../pieces/ChoiceField.tsx';
import { formatTimes } from '../pieces/formatTimes.ts';
import { useClock } from '../pieces/useClock.ts';
import { Stage } from '../Stage.tsx';
import { ballAt, fallTime } from './ballAt.ts';
import { PegBoard } from './PegBoard.tsx';
import { useRowGap } from './useRowGap.ts';

const riskNames: Record<PlinkoRisk, string> = { calm: 'Tranquilo', lively: 'Movido', wild: 'Bravo' };

const remembered = 5;

type Fall = ReturnType<typeof dropBall> & { isOver: boolean };

function PlinkoBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [risk, setRisk] = useState<PlinkoRisk>('lively');
  const [fall, setFall] = useState<Fall | null>(null);
  const [past, setPast] = useState<readonly number[]>([]);
  const ball = useRef<SVGCircleElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const rowGap = useRowGap(room);
  const isFalling = fall !== null && !fall.isOver;
  const moveBall = ({ x, y }: { x: number; y: number }) => ball.current?.setAttribute('transform', `translate(${x} ${y})`);

  const finish = (done: Fall) => {
    setFall({ ...done, isOver: true });
    setPast((before) => [done.times, ...before].slice(0, remembered));
    table.settle(done.won, `Cayó en ${formatTimes(done.times)}: ${done.won > 0 ? `recibes ${formatCredits(done.won)}` : 'esta vez no'}.`);
  };
  const start = () => {
    if (table.isPaused || !table.stake()) return;
    const next = { ...dropBall({ bet: table.bet, risk, terms }, table.random), isOver: false };
    table.play('spin');
    if (table.isCalm) finish(next);
    else setFall(next);
  };
  useClock({
    isOn: isFalling,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      if (!fall || fall.isOver) return false;
      if (elapsed >= fallTime) finish(fall);
      else moveBall(ballAt(elapsed, fall.path, rowGap));
      return elapsed < fallTime;
    },
  });

  // A ball at rest stays in its bin when the room changes.
  useLayoutEffect(() => moveBall(fall?.isOver ? ballAt(fallTime, fall.path, rowGap) : { x: 0, y: 12 }), [fall, rowGap]);

  return (
    <>
      <Stage label="Tablero de clavijas">
        <PegBoard
          room={room}
          ball={ball}
          rowGap={rowGap}
          pays={plinkoPays(risk, terms)}
          landed={fall?.isOver ? fall.bin : null}
          past={past}
        />
      </Stage>
      <Actions>
        <ChoiceField
          label="Premios"
          value={risk}
          isLocked={isFalling}
          onChoose={(value) => {
            setRisk(plinkoRisks.find((each) => each === value) ?? risk);
            setFall(null);
          }}
          options={plinkoRisks.map((value) => ({ value, label: riskNames[value] }))}
        />
        {isFalling ? (
          <MainAction onPress={() => finish(fall)}>Ver dónde cae</MainAction>
        ) : (
          <MainAction onPress={start} disabled={table.isPaused}>
            Soltar
          </MainAction>
        )}
      </Actions>
    </>
  );
}

export const plinkoGame: GameModule = {
  Board: PlinkoBoard,
  help: (facts) => [
    'Suelta la bolita: en cada una de las doce clavijas cae a la izquierda o a la derecha con la misma probabilidad, y cobras lo que dice la casilla donde termina.',
    'Elige entre premios tranquilos, movidos o bravos: cambia cuánto pagan el centro y las orillas, no lo que devuelven a la larga.',
    `Llegar a una orilla ocurre 1 vez en 4.096. Ningún premio pasa de ${formatTimes(readTerms(facts).limit)} la apuesta. Cuando un premio no da créditos enteros, la fracción se sortea.`,
  ],
};
