import type { AdminViewServerProps } from 'payload';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { Freshness } from './Freshness.tsx';
import { maximumWithin, readWithin, withinParameter } from './freshnessParameters.ts';
import { loadAging } from './loadAging.ts';
import styles from '../../core/report/attention.module.css';

const title = 'Comprobaciones por vencer';

/** `/admin/records-freshness`: what stops counting next, and what it does to the ratings. */
export function FreshnessView(view: AdminViewServerProps) {
  return (
    <StudioPage view={view} title={title}>
      {() => renderReport(view)}
    </StudioPage>
  );
}

async function renderReport({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const within = readWithin(searchParams ?? {});
  const aging = await loadAging(req, within, new Date());
  return (
    <>
      <h1>{title}</h1>
      <form method="get" className={styles['limits']}>
        <label className={styles['days']}>
          Vencen dentro de (días)
          <input name={withinParameter} type="number" min={0} max={maximumWithin} defaultValue={within} />
        </label>
        <button type="submit">Ver</button>
      </form>
      <Freshness aging={aging} within={within} />
    </>
  );
}
