import { useEffect, useMemo, useState } from 'react';
import type { SlotModel } from '../../rules/slots.ts';
import { symbolAt, type SlotSpin, type SlotWin } from '../../rules/slotSpin.ts';
import type { SlotView } from './slotRun.ts';

type WinMark = { win: SlotWin; rows: number[][]; line: number[] | null };

const mostShown = 12;
const eachFor = 1500;

type Options = { model: SlotModel; spin: SlotSpin; phase: SlotView['phase']; isHeld: boolean };

/** The win of a spin that is on show: one after another, the highest first. Held, it stays at the highest. */
export function useShownWin({ model, spin, phase, isHeld }: Options): WinMark | null {
  const marks = useMemo(() => buildWinMarks(model, spin), [model, spin]);
  const [shown, setShown] = useState({ marks, turn: 0 });
  const isShown = phase !== 'rolling' && marks.length > 0;
  useEffect(() => {
    if (!isShown || isHeld || marks.length === 1) return undefined;
    const timer = setInterval(() => setShown((now) => ({ marks, turn: now.marks === marks ? now.turn + 1 : 1 })), eachFor);
    return () => clearInterval(timer);
  }, [marks, isShown, isHeld]);
  const turn = shown.marks === marks && !isHeld ? shown.turn : 0;
  return isShown ? (marks[turn % marks.length] ?? null) : null;
}

function buildWinMarks(model: SlotModel, { stops, wins }: SlotSpin): WinMark[] {
  const shown = model.lines ? wins : longestOfEachSymbol(wins);
  return shown
    .toSorted((a, b) => b.pays - a.pays)
    .slice(0, mostShown)
    .map((win) => {
      const line = model.lines?.[win.line] ?? null;
      const rows = model.rows
        .slice(0, win.run)
        .map((count, reel) => (line ? [line[reel] ?? 0] : rowsOf(model, stops, reel, count, win.symbol)));
      return { win, rows, line: line?.slice(0, win.run) ?? null };
    });
}

function longestOfEachSymbol(wins: SlotWin[]): SlotWin[] {
  const merged = new Map<number, SlotWin>();
  for (const win of wins) {
    const known = merged.get(win.symbol);
    merged.set(
      win.symbol,
      known ? { ...win, run: Math.max(known.run, win.run), paths: known.paths + win.paths, pays: known.pays + win.pays } : win,
    );
  }
  return [...merged.values()];
}

function rowsOf(model: SlotModel, stops: number[], reel: number, count: number, symbol: number): number[] {
  return Array.from({ length: count }, (_, row) => row).filter((row) => {
    const found = symbolAt(model, stops, reel, row);
    return found === symbol || found === model.symbols;
  });
}
