import type { DefaultServerCellComponentProps } from 'payload';
import { cache } from 'react';
import { loadBonusTypes } from './offerRules.ts';

/** Once for all rows of a list. */
const loadOnce = cache(loadBonusTypes);

/** The name of a type of bonus, of which an offer keeps the key. */
export async function OfferTypeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const types = await loadOnce(payload);
  return types.find(({ key }) => key === cellData)?.value ?? String(cellData ?? '—');
}
