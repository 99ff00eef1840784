import { useMemo, useState } from 'react';
import { kenoDrawn, kenoNumbers, kenoPays, mostPicks, playKeno } from '../../rules/keno.ts';
import { readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, SideAction, Stage } from '../Stage.tsx';
import type { GameModule, Table } from '../game.ts';
import { PrizeList } from '../pieces/PrizeList.tsx';
import { useRun } from '../timing.ts';
import { NumberField } from './NumberField.tsx';
import styles from './kenoGame.module.css';
import { drawSome } from '../../rules/random.ts';
import { help, formatDraw, texts } from './texts.ts';

const ballTime = 110;
const usualPicks = 6;

function KenoBoard({ table }: { table: Table }) {
  const terms = readTerms(table.facts);
  const [picked, setPicked] = useState<number[]>([]);
  const [count, setCount] = useState(0);
  const { round, isRunning, start, finish, clear } = useRun<ReturnType<typeof playKeno>>(table, {
    onFrame: (_, elapsed) => {
      setCount(Math.floor(elapsed / ballTime));
      return elapsed < kenoDrawn * ballTime;
    },
    onEnd: (done) => table.settle(done.won, formatDraw(done, picked.length)),
  });
  const shown = round?.drawn.slice(0, isRunning ? count : kenoDrawn) ?? [];

  const play = () => {
    if (picked.length === 0) return;
    setCount(0);
    start(() => playKeno({ bet: table.bet, picked, terms }, table.random));
  };
  const choose = (numbers: number[]) => {
    clear();
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
            hits={round && picked.filter((number) => shown.includes(number)).length}
          />
        </div>
      </Stage>
      <Actions>
        {isRunning ? (
          <MainAction onPress={finish} label={texts.showAll} />
        ) : (
          <>
            <SideAction onPress={() => choose(drawSome(kenoNumbers, picked.length || usualPicks, table.random))} label={texts.pickAny} />
            <SideAction disabled={picked.length === 0} onPress={() => choose([])} label={texts.clear} />
            <MainAction onPress={play} disabled={picked.length === 0 || table.isPaused} label={texts.draw} />
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
