import { useState } from 'react';
import styles from './ChipTools.module.css';
import type { Table } from '../game.ts';
import { formatCredits } from '../formatCredits.ts';

export function ChipTools({ laid, isLocked }: { laid: ReturnType<typeof useChips>; isLocked: boolean }) {
  return (
    <div className={styles.tools} role="group" aria-label={chipTexts.tools}>
      <Tool label={chipTexts.undo} path="M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-3" isOn={laid.canUndo && !isLocked} onPress={laid.undo} />
      <Tool label={chipTexts.clear} path="M7 7l14 14M21 7 7 21" isOn={laid.total > 0 && !isLocked} onPress={laid.clear} />
      <Tool
        label={chipTexts.repeat}
        path="M5 14a9 9 0 0 1 16-5.5V4M23 14a9 9 0 0 1-16 5.5V24M21 9h-5M7 19h5"
        isOn={laid.isPlayed && !isLocked}
        onPress={laid.repeat}
      />
    </div>
  );
}

function Tool({ label, path, isOn, onPress }: { label: string; path: string; isOn: boolean; onPress: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} disabled={!isOn} onClick={onPress}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d={path} fill="none" stroke="currentcolor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

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

export const chipTexts = {
  tools: 'Fichas',
  undo: 'Deshacer',
  clear: 'Borrar las fichas',
  repeat: 'Repetir las fichas',
  table: 'Mesa',
  laid: (total: number) => (total > 0 ? `En la mesa: ${formatCredits(total)}` : 'Toca la mesa para poner una ficha'),
  onIt: (amount: number) => `${formatCredits(amount)} créditos puestos`,
  short: 'No te alcanzan los créditos para otra ficha.',
} as const;
