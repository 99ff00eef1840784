import { spanishLocale } from '@lupa/contracts/market.ts';
import type { UIFieldServerProps } from 'payload';
import { formatMoment } from '../../core/dates/formatMoment.ts';
import { loadRedirectUse } from './redirectHits.ts';
import { writeAge } from './writeAge.ts';
import styles from './hits.module.css';

/** Beside the form of a redirect: how often people followed it. */
export async function HitsField({ data, id, payload }: UIFieldServerProps) {
  const from: unknown = data?.['from'];
  if (id === undefined || typeof from !== 'string') return null;
  const use = await loadRedirectUse(payload.db.pool, from);
  return (
    <section className={styles['hits']} aria-labelledby="hits-title">
      <h3 id="hits-title">Usos</h3>
      {use === null ? (
        <p>Nadie ha pasado por aquí desde que se cuenta.</p>
      ) : (
        <>
          <p>
            <strong>{use.hits.toLocaleString(spanishLocale)}</strong> {use.hits === 1 ? 'vez' : 'veces'}
          </p>
          <p>
            La última, {writeAge(use.lastAt)}: {formatMoment(use.lastAt)}.
          </p>
        </>
      )}
      <p className={styles['aside']}>Solo personas, sin robots. Lo que responde una caché delante del sitio no se ve.</p>
    </section>
  );
}
