import { useLayoutEffect, useRef, useState } from 'react';
import { dropBall, plinkoPays, plinkoRisks, type PlinkoRisk } from '../../rules/plinko.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, Stage } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { ChoiceField } from '../pieces/choices.tsx';
import { useRun } from '../timing.ts';
import { PegBoard, ballAt, fallTime, useRowGap } from './PegBoard.tsx';
import { help, formatFall, texts } from './texts.ts';

const remembered = 5;

function PlinkoBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [risk, setRisk] = useState<PlinkoRisk>('lively');
  const [past, setPast] = useState<readonly number[]>([]);
  const ball = useRef<SVGCircleElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const rowGap = useRowGap(room);
  const { round, isRunning, isOver, start, finish, clear } = useRun<ReturnType<typeof dropBall>>(table, {
    onFrame: ({ path }, elapsed) => {
      moveBall(ball.current, ballAt(elapsed, path, rowGap));
      return elapsed < fallTime;
    },
    onEnd: ({ times, won }) => {
      setPast((before) => [times, ...before].slice(0, remembered));
      table.settle(won, formatFall(times, won));
    },
  });
  const landed = isOver ? round : null;
  const drop = () => start(() => dropBall({ bet: table.bet, risk, terms }, table.random));

  // A ball at rest stays in its bin when the room changes.
  useLayoutEffect(() => moveBall(ball.current, landed ? ballAt(fallTime, landed.path, rowGap) : { x: 0, y: 12 }), [landed, rowGap]);

  return (
    <>
      <Stage label={texts.stage}>
        <PegBoard room={room} ball={ball} rowGap={rowGap} pays={plinkoPays(risk, terms)} landed={landed?.bin ?? null} past={past} />
      </Stage>
      <Actions>
        <ChoiceField
          label={texts.prizes}
          value={risk}
          isLocked={isRunning}
          onChoose={(value) => {
            setRisk(plinkoRisks.find((each) => each === value) ?? risk);
            clear();
          }}
          options={plinkoRisks.map((value) => ({ value, label: texts.risks[value] }))}
        />
        <MainAction
          onPress={isRunning ? finish : drop}
          disabled={!isRunning && table.isPaused}
          label={isRunning ? texts.finish : texts.drop}
        />
      </Actions>
    </>
  );
}

function moveBall(ball: SVGCircleElement | null, { x, y }: { x: number; y: number }): void {
  ball?.setAttribute('transform', `translate(${x} ${y})`);
}

export const game: GameModule = { Board: PlinkoBoard, help };
