import { useState } from 'react';
import type { Table } from '../game.ts';

export type Chips = Readonly<Record<string, number>>;
type Laid = { chips: Chips; before: readonly Chips[]; isPlayed: boolean; isShort?: boolean };

const none: Laid = { chips: {}, before: [], isPlayed: false };

/**
 * Chips on the places of a table, by their ids. What was played stays on the table to be looked at and repeated until another chip is laid.
 */
export function useChips({ bet, credits, play }: Pick<Table, 'bet' | 'credits' | 'play'>) {
  const [laid, setLaid] = useState(none);
  const total = sumChips(laid.chips);
  return {
    chips: laid.chips,
    total,
    isPlayed: laid.isPlayed,
    isShort: laid.isShort === true,
    canUndo: laid.before.length > 0 && !laid.isPlayed,
    lay: (id: string) => {
      const { chips, before } = laid.isPlayed ? none : laid;
      if (sumChips(chips) + bet > credits) return setLaid({ chips, before, isPlayed: false, isShort: true });
      play('tap');
      setLaid({ chips: { ...chips, [id]: (chips[id] ?? 0) + bet }, before: [...before, chips], isPlayed: false });
    },
    undo: () => setLaid(({ before }) => ({ chips: before.at(-1) ?? {}, before: before.slice(0, -1), isPlayed: false })),
    clear: () => setLaid(none),
    repeat: () => setLaid(({ chips }) => ({ chips, before: [{}], isPlayed: false })),
    markPlayed: () => setLaid(({ chips }) => ({ chips, before: [], isPlayed: true })),
  };
}

function sumChips(chips: Chips): number {
  return Object.values(chips).reduce((sum, amount) => sum + amount, 0);
}
