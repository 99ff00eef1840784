/** @jsxImportSource preact */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { buildSlot } from '../../rules/slots.ts';
import { Actions, MainAction } from '../Actions.tsx';
import { formatCredits } from '../formatCredits.ts';
import type { GameModule, Table } from '../game.ts';
import { Stage } from '../Stage.tsx';
import { Reel } from './Reel.tsx';
import { buildFaces } from './slotFaces.ts';
import { rollReels, stopReels } from './rollReels.ts';
import { createSlotRun, type SlotView } from './slotRun.ts';
import styles from './slotsGame.module.css';
import { formatRound, formatSlot, formatWin, slotWords } from './slotWords.ts';
import { usePicture } from './usePicture.ts';
import { useShownWin } from './useShownWin.ts';
import { WinLine } from './WinLine.tsx';

/** How many symbols pass on the first reel, and how many more on each next. */
const firstCells = 12;
const nextCells = 4;

function SlotBoard({ table }: { table: Table }) {
  const { facts, isCalm, bet } = table;
  const reels = useRef<HTMLDivElement>(null);
  const [, setView] = useState<SlotView>();
  const picture = usePicture(facts.picture);
  const { model, run } = useMemo(() => {
    const built = buildSlot(facts);
    const itsFaces = buildFaces(facts, built);
    const running = createSlotRun({
      model: built,
      onView: setView,
      roll: (speed) => rollReels(reels.current, { speed, onStop: () => running.table()?.play('stop') }),
      stop: () => stopReels(reels.current),
      describe: (round, staked) => formatRound(round, staked, itsFaces),
    });
    return { model: built, run: running };
  }, [facts]);
  const faces = useMemo(() => buildFaces({ ...facts, picture }, model), [facts, picture, model]);
  useEffect(() => run.heed(table), [run, table]);
  const { spin, before, phase, free } = run.view();
  const shown = useShownWin({ model, spin, phase, isHeld: isCalm || table.isPaused });
  const caption = free
    ? free.number === 0
      ? phase === 'landed' && slotWords.freeSpinsGiven(free.of)
      : slotWords.freeSpin(free.number, free.of, free.won)
    : shown && `${formatWin(shown.win, faces)} · ${formatCredits(Math.round(shown.win.pays * bet))}`;

  return (
    <>
      <Stage label={slotWords.stage}>
        <div class={styles.table} data-free={free !== null && free.number > 0} data-few-reels={model.rows.length === 3}>
          {picture && <img class={styles.poster} src={picture} alt="" />}
          <div
            class={styles.reels}
            ref={reels}
            style={{ '--reels': model.rows.length, '--most-rows': Math.max(...model.rows) }}
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
          <p class={styles.caption}>{caption}</p>
        </div>
      </Stage>
      <Actions>
        <MainAction onPress={run.press}>{phase === 'resting' ? slotWords.spin : slotWords.stop}</MainAction>
      </Actions>
    </>
  );
}

export const slotsGame: GameModule = {
  Board: SlotBoard,
  help: (facts) => {
    const model = buildSlot(facts);
    return formatSlot(model, buildFaces(facts, model));
  },
};
