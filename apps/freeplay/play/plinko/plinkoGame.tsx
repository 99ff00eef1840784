import { useLayoutEffect, useRef, useState } from 'react';
import { dropBall, plinkoPays, plinkoRisks, type PlinkoRisk } from '../../rules/plinko.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, Stage } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { ChoiceField } from '../pieces/choices.tsx';
import { useClock } from '../timing.ts';
import { PegBoard, ballAt, fallTime, useRowGap } from './PegBoard.tsx';
import { help, formatFall, texts } from './texts.ts';

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

  const finish = (done: Fall) => {
    setFall({ ...done, isOver: true });
    setPast((before) => [done.times, ...before].slice(0, remembered));
    table.settle(done.won, formatFall(done.times, done.won));
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
      else moveBall(ball.current, ballAt(elapsed, fall.path, rowGap));
      return elapsed < fallTime;
    },
  });

  // A ball at rest stays in its bin when the room changes.
  useLayoutEffect(() => moveBall(ball.current, fall?.isOver ? ballAt(fallTime, fall.path, rowGap) : { x: 0, y: 12 }), [fall, rowGap]);

  return (
    <>
      <Stage label={texts.stage}>
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
          label={texts.prizes}
          value={risk}
          isLocked={isFalling}
          onChoose={(value) => {
            setRisk(plinkoRisks.find((each) => each === value) ?? risk);
            setFall(null);
          }}
          options={plinkoRisks.map((value) => ({ value, label: texts.risks[value] }))}
        />
        {isFalling ? (
          <MainAction onPress={() => finish(fall)}>{texts.finish}</MainAction>
        ) : (
          <MainAction onPress={start} disabled={table.isPaused}>
            {texts.drop}
          </MainAction>
        )}
      </Actions>
    </>
  );
}

function moveBall(ball: SVGCircleElement | null, { x, y }: { x: number; y: number }): void {
  ball?.setAttribute('transform', `translate(${x} ${y})`);
}

export const game: GameModule = { Board: PlinkoBoard, help };
