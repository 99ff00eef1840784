import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buildSlot } from '../../rules/slots.ts';
import { Actions, MainAction, Stage } from '../Stage.tsx';
import { customProperties } from '../customProperties.ts';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { Reel } from './Reel.tsx';
import { buildFaces } from './slotFaces.ts';
import { createSlotRun, type SlotView } from './slotRun.ts';
import styles from './slotsGame.module.css';
import { formatRound, formatSlot, formatWin, texts } from './texts.ts';
import { useShownWin } from './useShownWin.ts';
import { replayRandom } from '../../rules/random.ts';

/** How many symbols pass on the first reel, and how many more on each next. */
const firstCells = 12;
const nextCells = 4;

function SlotBoard({ table }: { table: Table }) {
  const { facts, isCalm, bet } = table;
  const reels = useRef<HTMLDivElement>(null);
  const [, setView] = useState<SlotView>();
  const { model, run, faces } = useMemo(() => {
    const built = buildSlot(facts);
    const itsFaces = buildFaces(facts, built);
    const running = createSlotRun({
      model: built,
      opening: replayRandom(facts.id),
      onView: (view) => flushSync(() => setView(view)),
      describe: (round, staked) => formatRound(round, staked, itsFaces),
    });
    return { model: built, run: running, faces: itsFaces };
  }, [facts]);
  useLayoutEffect(() => run.heed(table, reels.current), [run, table]);
  useEffect(() => {
    // For a finger: who plays by keyboard hurries with the main action.
    const element = reels.current;
    element?.addEventListener('click', run.hurry);
    return () => element?.removeEventListener('click', run.hurry);
  }, [run]);
  const { spin, before, phase, free } = run.view();
  const shown = useShownWin({ model, spin, phase, isHeld: isCalm || table.isPaused });
  const caption = free
    ? free.number === 0
      ? phase === 'landed' && texts.freeSpinsGiven(free.of)
      : texts.freeSpin(free.number, free.of, free.won)
    : shown && `${formatWin(shown.win, faces)} · ${formatCredits(shown.win.pays * bet)}`;

  return (
    <>
      <Stage label={texts.stage}>
        <div className={styles.table} data-free={free !== null && free.number > 0} data-few-reels={model.rows.length === 3}>
          {facts.picture && <img className={styles.poster} src={facts.picture} alt="" loading="lazy" onError={hide} />}
          <div
            className={styles.reels}
            ref={reels}
            style={customProperties({ '--reels': model.rows.length, '--most-rows': Math.max(...model.rows) })}
            data-phase={phase}
          >
            {model.strips.map((strip, reel) => (
              <Reel
                key={reel}
                strip={strip}
                rows={model.rows[reel] ?? 3}
                faces={faces}
                stop={spin.stops[reel] ?? 0}
                rollsFrom={phase === 'rolling' && !isCalm ? { place: before[reel] ?? 0, cells: firstCells + reel * nextCells } : null}
                star={phase === 'rolling' ? -1 : (spin.stars[reel] ?? -1)}
                marked={shown ? (shown.rows[reel] ?? []) : null}
              />
            ))}
            {shown?.line && <WinLine rows={shown.line} reels={model.rows.length} height={model.rows[0] ?? 3} />}
          </div>
          <p className={styles.caption}>{caption}</p>
        </div>
      </Stage>
      <Actions>
        <MainAction onPress={run.press} label={phase === 'resting' ? texts.spin : texts.stop} />
      </Actions>
    </>
  );
}

function WinLine({ rows, reels, height }: { rows: number[]; reels: number; height: number }) {
  const points = rows.map((row, reel) => `${((reel + 0.5) / reels) * 100},${((row + 0.5) / height) * 100}`).join(' ');
  return (
    <svg className={styles.overlay} viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <polyline points={points} vectorEffect="non-scaling-stroke" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

const hide = ({ currentTarget }: { currentTarget: HTMLElement }) => currentTarget.setAttribute('hidden', '');

export const game: GameModule = {
  Board: SlotBoard,
  help: (facts) => {
    const model = buildSlot(facts);
    return formatSlot(model, buildFaces(facts, model));
  },
};
