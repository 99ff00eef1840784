'use client';

import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { planSortByRating, takeBack, type Move } from './sortByRating.ts';
import styles from './preview.module.css';

type Props = {
  /** Keys of the rows as they stand. */
  order: string[];
  /** Of the casino of each row. */
  ratings: (number | null)[];
  isReady: boolean;
};

/** Brings the rows of the form into the order of their ratings, and back as long as nobody moved them since. */
export function SortByRating({ order, ratings, isReady }: Props) {
  const { moveFieldRow } = useForm();
  const { hasSavePermission } = useDocumentInfo();
  const [sorted, setSorted] = useState<{ order: string; moves: Move[] } | null>(null);
  const moves = planSortByRating(ratings);
  if (!hasSavePermission || order.length < 2) return null;

  function move(steps: Move[]) {
    for (const step of steps) moveFieldRow({ path: 'entries', ...step });
  }
  function sort() {
    const after = [...order];
    for (const { moveFromIndex, moveToIndex } of moves) after.splice(moveToIndex, 0, ...after.splice(moveFromIndex, 1));
    move(moves);
    setSorted({ order: after.join(' '), moves });
  }
  function undo() {
    if (sorted) move(takeBack(sorted.moves));
    setSorted(null);
  }

  const isSorted = isReady && moves.length === 0;
  return (
    <div className={styles.choices}>
      <button type="button" disabled={!isReady || isSorted} onClick={sort}>
        {isSorted ? 'Está en el orden de la nota' : 'Ordenar por nota'}
      </button>
      {sorted?.order === order.join(' ') && (
        <button type="button" onClick={undo}>
          Deshacer el orden
        </button>
      )}
    </div>
  );
}
