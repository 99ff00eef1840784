'use client';

import { useState } from 'react';
import { useIsMounted } from '../components/useIsMounted.ts';
import { buildPreview, listChanges } from './buildPreview.ts';
import { MomentControl } from './MomentControl.tsx';
import styles from './preview.module.css';
import { PreviewList } from './PreviewList.tsx';
import { SortByRating } from './SortByRating.tsx';
import { useFocusOnMovedRow } from './useFocusOnMovedRow.ts';
import { useFormEntries, usePreviewFacts } from './usePreviewFacts.ts';

/** Beside the places of a toplist: how visitors will see them, before anything is saved. */
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
