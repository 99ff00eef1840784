import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { slugs } from '../../core/slugs.ts';

/** Once for all rows of a list. */
const loadTypeNames = cache(async (payload: Payload): Promise<Map<string, string>> => {
  const { bonusTypes } = await payload.findGlobal({
    slug: slugs.siteGlobals,
    locale: defaultContentLocale,
    fallbackLocale: false,
    depth: 0,
  });
  return new Map((bonusTypes ?? []).map(({ key, value }) => [key, value]));
});

/** The name of a type of bonus, of which an offer keeps the key. */
export async function OfferTypeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return (await loadTypeNames(payload)).get(String(cellData)) ?? String(cellData ?? '—');
}
