import type { SlotModel } from '../../rules/slots.ts';
import { symbolAt, type SlotSpin, type SlotWin } from '../../rules/slotSpin.ts';

/** A win as the reels show it: the cells that make it, by reel, and the line that joins them. */
export type WinMark = { win: SlotWin; rows: number[][]; line: number[] | null };

const mostShown = 12;

/** The wins of a spin to show in turn, the highest first. In a game of ways all runs of a symbol are one. */
export function buildWinMarks(model: SlotModel, { stops, wins }: SlotSpin): WinMark[] {
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
