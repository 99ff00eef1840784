import { useEffect, useRef, useLayoutEffect, useState } from 'react';
import type { Table } from './game.ts';

/**
 * A wait between the steps of a round, in milliseconds: none for visitors who want no motion. It does not end while the page around the game
 * asks to hold. A board that is gone is not called back.
 */
export function usePace({ isCalm, isPaused }: Pick<Table, 'isCalm' | 'isPaused'>): (milliseconds: number) => Promise<void> {
  const timersRef = useRef(new Set<ReturnType<typeof setTimeout>>());
  const isHeldRef = useRef(isPaused);
  const heldRef = useRef<(() => void)[]>([]);
  useEffect(() => {
    const running = timersRef.current;
    return () => running.forEach(clearTimeout);
  }, []);
  useEffect(() => {
    isHeldRef.current = isPaused;
    if (!isPaused) heldRef.current.splice(0).forEach((goOn) => goOn());
  }, [isPaused]);
  return (milliseconds) =>
    new Promise((resolve) => {
      if (isCalm) return resolve();
      const timer = setTimeout(() => {
        timersRef.current.delete(timer);
        if (isHeldRef.current) heldRef.current.push(resolve);
        else resolve();
      }, milliseconds);
      timersRef.current.add(timer);
    });
}

const longestFrame = 100;

/**
 * Calls `onFrame` with the milliseconds since `isOn`, once per drawn frame, until it returns false. Time stands still while `isHeld` and while
 * the window is not drawn.
 */
export function useClock({ isOn, isHeld, onFrame }: { isOn: boolean; isHeld: boolean; onFrame: (elapsed: number) => boolean }) {
  const elapsedRef = useRef(0);
  const drawRef = useRef(onFrame);
  useLayoutEffect(() => {
    drawRef.current = onFrame;
  });
  useEffect(() => {
    if (!isOn) elapsedRef.current = 0;
  }, [isOn]);
  useEffect(() => {
    if (!isOn || isHeld) return undefined;
    let last: number | null = null;
    const step = (now: number) => {
      elapsedRef.current += last === null ? 0 : Math.min(now - last, longestFrame);
      last = now;
      if (drawRef.current(elapsedRef.current)) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isOn, isHeld]);
}

type RunOptions<Round> = {
  /** Draws the round as it is so many milliseconds after its start; false where it is over. */
  onFrame: (round: Round, elapsed: number) => boolean;
  onEnd: (round: Round) => void;
};

/** A round whose outcome is drawn by lot at once and shown over a while; without motion it is over at once. */
export function useRun<Round>(table: Table, { onFrame, onEnd }: RunOptions<Round>) {
  const [run, setRun] = useState<{ round: Round; isOver: boolean } | null>(null);
  const finish = (round: Round) => {
    setRun({ round, isOver: true });
    onEnd(round);
  };
  const isRunning = run !== null && !run.isOver;
  useClock({
    isOn: isRunning,
    isHeld: table.isPaused,
    onFrame: (elapsed) => {
      if (!run || run.isOver) return false;
      const goesOn = onFrame(run.round, elapsed);
      if (!goesOn) finish(run.round);
      return goesOn;
    },
  });
  return {
    round: run?.round ?? null,
    isRunning,
    isOver: run?.isOver === true,
    start: (draw: () => Round) => {
      if (table.isPaused || !table.stake()) return;
      const round = draw();
      table.play('spin');
      if (table.isCalm) finish(round);
      else setRun({ round, isOver: false });
    },
    finish: () => run && finish(run.round),
    clear: () => setRun(null),
  };
}
