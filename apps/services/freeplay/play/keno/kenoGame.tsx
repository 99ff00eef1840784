/** @jsxImportSource preact */
import { useMemo, useState } from 'preact/hooks';
import { kenoDrawn, kenoNumbers, kenoPays, mostPicks, playKeno } from '../../rules/keno.ts';
import { drawSome, readTerms } from '../../rules/terms.ts';
import { Actions, MainAction, SideAction } from '../Actions.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { formatTimes } from '../pieces/formatTimes.ts';
import { PrizeList } from '../pieces/PrizeList.tsx';
import { useClock } from '../pieces/useClock.ts';
import { Stage } from '../Stage.tsx';
import { NumberField } from './NumberField.tsx';
import styles from './kenoGame.module.css';

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
      <Stage label="Cartón de 80 números">
        <div class={styles.room}>
          <NumberField picked={picked} drawn={shown} isLocked={isRunning} onToggle={toggle} />
          <PayLine
            pays={picked.length > 0 ? kenoPays(picked.length, terms) : []}
            hits={draw && picked.filter((number) => shown.includes(number)).length}
          />
        </div>
      </Stage>
      <Actions>
        {isRunning ? (
          <MainAction onPress={() => draw && finish(draw)}>Mostrar todo</MainAction>
        ) : (
          <>
            <SideAction onPress={() => choose(drawSome(kenoNumbers, picked.length || usualPicks, table.random))}>Al azar</SideAction>
            <SideAction disabled={picked.length === 0} onPress={() => choose([])}>
              Borrar
            </SideAction>
            <MainAction onPress={start} disabled={picked.length === 0 || table.isPaused}>
              Sortear
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
      {count} <span class={styles.unit}>{count === 1 ? 'acierto' : 'aciertos'}</span>
    </>
  );
}

/** While balls come, the prize that is reached so far. */
function PayLine({ pays, hits }: { pays: readonly number[]; hits: number | null }) {
  const useful = useMemo(() => pays.flatMap((times, count) => (times > 0 ? [{ times, count, name: <Hits count={count} /> }] : [])), [pays]);
  if (useful.length === 0) return <p class={styles.hint}>Toca de 1 a {mostPicks} números o elige al azar.</p>;
  return <PrizeList label="Premios por aciertos" prizes={useful} reached={hits} />;
}

function formatDraw({ hits, won }: Draw, picks: number): string {
  const count = `${hits} de ${picks} ${picks === 1 ? 'número' : 'números'}`;
  return won > 0 ? `Acertaste ${count}: recibes ${formatCredits(won)}.` : `Acertaste ${count}: esta vez no.`;
}

export const kenoGame: GameModule = {
  Board: KenoBoard,
  help: (facts) => [
    `Elige de 1 a ${mostPicks} números entre 1 y 80. Se sortean ${kenoDrawn} y los premios dependen de cuántos aciertas; la lista cambia según cuántos elijas.`,
    'Todos los números tienen la misma probabilidad, hayan salido o no en el sorteo anterior.',
    `Cada lista de premios devuelve lo mismo a la larga. Ninguno pasa de ${formatTimes(readTerms(facts).limit)} la apuesta. Cuando un premio no da créditos enteros, la fracción se sortea.`,
  ],
};
