'use client';

import { useState, useEffect, useRef } from 'react';
import { useIsMounted } from '../../core/components/useIsMounted.ts';
import { buildPreview, listChanges } from './buildPreview.ts';
import { MomentControl } from './MomentControl.tsx';
import styles from './preview.module.css';
import { PreviewList } from './PreviewList.tsx';
import { useFormEntries, usePreviewFacts } from './usePreviewFacts.ts';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { planSortByRating, takeBack, type Move } from './sortByRating.ts';

export function ToplistPreview() {
  return useIsMounted() ? <LivePreview /> : null;
}

function LivePreview() {
  const entries = useFormEntries();
  const order = entries.map(({ key }) => key);
  useFocusOnMovedRow(order);
  const { facts, hasFailed, isLoading, reload } = usePreviewFacts(entries);
  const [moment, setMoment] = useState<Date | null>(null);
  const [opened] = useState(() => new Date());
  const now = moment ?? opened;
  const rows = buildPreview(entries, facts, now);
  const shown = rows.filter(({ rank }) => rank !== null).length;
  const isFirstLoad = isLoading && Object.keys(facts).length === 0 && entries.length > 0;
  const ratings = entries.map(({ partner }) => facts[String(partner)]?.rating ?? null);

  return (
    <section className={styles.preview} aria-labelledby="toplist-preview-title" aria-busy={isLoading}>
      <h3 id="toplist-preview-title" className={styles.title}>
        Así se verá
      </h3>
      <p className={styles.lead} role="status">
        {isFirstLoad
          ? 'Buscando los casinos…'
          : `${shown === 1 ? '1 casino' : `${shown} casinos`}, ${moment === null ? 'ahora' : 'en esa fecha'}, con los cambios de este formulario.`}
      </p>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          No se pudieron leer los casinos.{' '}
          <button type="button" onClick={reload}>
            Reintentar
          </button>
        </p>
      )}
      <MomentControl moment={moment} changes={listChanges(entries, facts, opened)} onChange={setMoment} />
      <SortByRating order={order} ratings={ratings} isReady={!isLoading && !hasFailed} />
      {entries.length === 0 ? (
        <p className={styles.lead}>Agrega un puesto para ver la lista.</p>
      ) : (
        <PreviewList rows={rows} isLoading={isLoading} />
      )}
    </section>
  );
}

const rowId = 'entries-row-';
// The menu is taken away a moment after the rows have changed.
const pause = 100;

/**
 * A row's menu closes after it moved the row and leaves the focus nowhere: by keyboard, each place would begin at the top of the page
 * again. Puts it on the menu of the row that moved. `keys` are those of the rows in their order.
 */
function useFocusOnMovedRow(keys: readonly string[]): void {
  const order = keys.join(' ');
  const last = useRef({ key: '', isInMenu: false });

  useEffect(() => {
    const rows = order.split(' ');
    function note({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      const row = target.closest(`[id^="${rowId}"]`);
      last.current = {
        key: row ? (rows[Number(row.id.slice(rowId.length))] ?? '') : last.current.key,
        isInMenu: row === null && target.closest('.array-actions__action') !== null,
      };
    }
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [order]);

  useEffect(() => {
    const { key, isInMenu } = last.current;
    const index = order.split(' ').indexOf(key);
    if (!isInMenu || index === -1) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`#${rowId}${index} .array-actions__button`)?.focus();
    }, pause);
    return () => clearTimeout(timer);
  }, [order]);
}

type Props = {
  order: string[];
  ratings: (number | null)[];
  isReady: boolean;
};

/** Brings the rows of the form into the order of their ratings, and back as long as nobody moved them since. */
function SortByRating({ order, ratings, isReady }: Props) {
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
