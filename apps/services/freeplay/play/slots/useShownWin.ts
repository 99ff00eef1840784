import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SlotModel } from '../../rules/slots.ts';
import type { SlotSpin } from '../../rules/slotSpin.ts';
import type { SlotView } from './slotRun.ts';
import { buildWinMarks, type WinMark } from './winMarks.ts';

const eachFor = 1500;

type Options = { model: SlotModel; spin: SlotSpin; phase: SlotView['phase']; isHeld: boolean };

/** The win of a spin that is on show: one after another, the highest first. Held, it stays at the highest. */
export function useShownWin({ model, spin, phase, isHeld }: Options): WinMark | null {
  const marks = useMemo(() => buildWinMarks(model, spin), [model, spin]);
  const [turn, setTurn] = useState(0);
  const isShown = phase !== 'rolling' && marks.length > 0;
  useEffect(() => {
    setTurn(0);
    if (!isShown || isHeld || marks.length === 1) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), eachFor);
    return () => clearInterval(timer);
  }, [marks, isShown, isHeld]);
  return isShown ? (marks[turn % marks.length] ?? null) : null;
}
