import { spanishLocale } from '@lupa/contracts/market.ts';
import type { UIFieldServerProps, DefaultServerCellComponentProps } from 'payload';
import { formatAge, formatMoment } from '../../core/dates/formatMoment.ts';
import { loadRedirectUse } from './linkTables.ts';
import parts from '../../core/components/parts.module.css';

const writeAge = (moment: Parameters<typeof formatAge>[0]): string => formatAge(moment, new Date());

export async function HitsField({ data, id, payload }: UIFieldServerProps) {
  const from: unknown = data?.['from'];
  if (id === undefined || typeof from !== 'string') return null;
  const use = await loadRedirectUse(payload.db.pool, from);
  return (
    <section className={parts['stack']} aria-labelledby="hits-title">
      <h2 id="hits-title" className={parts['title']}>
        Usos
      </h2>
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
      <p className={parts['aside']}>Solo personas, sin robots. Lo que responde una caché delante del sitio no se ve.</p>
    </section>
  );
}

export async function HitsCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const use = await loadUse(payload, rowData);
  return <span>{use === null ? 'Ninguno' : use.hits.toLocaleString(spanishLocale)}</span>;
}

export async function LastHitCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const use = await loadUse(payload, rowData);
  return <span>{use === null ? '—' : writeAge(use.lastAt)}</span>;
}

const loadUse = ({ db }: DefaultServerCellComponentProps['payload'], { from }: Record<string, unknown>) =>
  loadRedirectUse(db.pool, typeof from === 'string' ? from : '');
