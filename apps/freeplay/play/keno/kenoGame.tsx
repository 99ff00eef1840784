import { useMemo, useState } from 'react';
import { kenoDrawn, kenoNumbers, kenoPays, mostPicks, playKeno } from '../../rules/keno.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, SideAction, Stage } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { PrizeList } from '../pieces/PrizeList.tsx';
import { useClock } from '../timing.ts';
import { NumberField } from './NumberField.tsx';
import styles from './kenoGame.module.css';
import { drawSome } from '../../rules/random.ts';
import { help, formatDraw, texts } from './texts.ts';

const ballTime = 110;
const usualPicks = 6;

type Draw = ReturnType<typeof playKeno> & { shown: number };

function KenoBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [picked, setPicked] = useState<number[]>([]);
  const [draw, setDraw] = useState<Draw | null>(null);
  const isRunning = draw !== null && draw.shown < kenoDrawn;
  const shown = draw?.drawn.slice(0, draw.shown) ?? [];

  const finish = (done: Draw) => {
    setDraw({ ...done, shown: kenoDrawn });
    table.settle(done.won, formatDraw(done, picked.length));
  };
  const start = () => {
    if (table.isPaused || picked.length === 0 || !table.stake()) return;
    const next = { ...playKeno({ bet: table.bet, picked, terms }, table.random), shown: 0 };
    table.play('spin');
    if (table.isCalm) finish(next);
    else setDraw(next);
  };
  useClock({
    isOn: isRunning,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      if (!draw) return false;
      const count = Math.min(kenoDrawn, Math.floor(elapsed / ballTime));
      if (count === kenoDrawn) finish(draw);
      else if (count > draw.shown) setDraw({ ...draw, shown: count });
      return count < kenoDrawn;
    },
  });
  const choose = (numbers: number[]) => {
    setDraw(null);
    setPicked(numbers);
    table.play('tap');
  };
  const toggle = (number: number) => {
    if (isRunning) return;
    if (picked.includes(number)) choose(picked.filter((each) => each !== number));
    else if (picked.length < mostPicks) choose([...picked, number]);
  };

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.room}>
          <NumberField picked={picked} drawn={shown} isLocked={isRunning} onToggle={toggle} />
          <PayLine
            pays={picked.length > 0 ? kenoPays(picked.length, terms) : []}
            hits={draw && picked.filter((number) => shown.includes(number)).length}
          />
        </div>
      </Stage>
      <Actions>
        {isRunning ? (
          <MainAction onPress={() => draw && finish(draw)}>{texts.showAll}</MainAction>
        ) : (
          <>
            <SideAction onPress={() => choose(drawSome(kenoNumbers, picked.length || usualPicks, table.random))}>
              {texts.pickAny}
            </SideAction>
            <SideAction disabled={picked.length === 0} onPress={() => choose([])}>
              {texts.clear}
            </SideAction>
            <MainAction onPress={start} disabled={picked.length === 0 || table.isPaused}>
              {texts.draw}
            </MainAction>
          </>
        )}
      </Actions>
    </>
  );
}

function Hits({ count }: { count: number }) {
  return (
    <>
      {count} <span className={`visually-hidden ${styles.unit}`}>{texts.hits(count)}</span>
    </>
  );
}

function PayLine({ pays, hits }: { pays: readonly number[]; hits: number | null }) {
  const useful = useMemo(() => pays.flatMap((times, count) => (times > 0 ? [{ times, count, name: <Hits count={count} /> }] : [])), [pays]);
  if (useful.length === 0) return <p className={styles.hint}>{texts.hint}</p>;
  return <PrizeList label={texts.prizes} prizes={useful} reached={hits} />;
}

export const game: GameModule = { Board: KenoBoard, help };
