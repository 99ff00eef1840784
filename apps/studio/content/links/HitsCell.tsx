import { spanishLocale } from '@lupa/contracts/market.ts';
import type { DefaultServerCellComponentProps } from 'payload';
import { loadRedirectUse } from './redirectHits.ts';
import { writeAge } from './writeAge.ts';

/** In the list of redirects: how often people followed each. */
export async function HitsCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const use = await loadUse(payload, rowData);
  return <span>{use === null ? 'Ninguno' : use.hits.toLocaleString(spanishLocale)}</span>;
}

/** And when the last time was. */
export async function LastHitCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const use = await loadUse(payload, rowData);
  return <span>{use === null ? '—' : writeAge(use.lastAt)}</span>;
}

const loadUse = ({ db }: DefaultServerCellComponentProps['payload'], { from }: Record<string, unknown>) =>
  loadRedirectUse(db.pool, typeof from === 'string' ? from : '');
