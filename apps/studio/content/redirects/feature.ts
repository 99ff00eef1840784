import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { slugs } from '../../core/slugs.ts';
import { keepAllPaths } from './keepPaths.ts';
import { Redirects } from './Redirects.ts';

export const redirectsFeature: StudioFeature = {
  name: 'redirects',
  find: [
    {
      collection: slugs.redirects,
      place: 100,
      sql: selectEntries('redirects', 'redirects', {
        title: 'doc."from"',
        detail: `'→ ' || doc."to"`,
        texts: ['doc."from"', 'doc."to"'],
        path: 'doc."from"',
      }),
    },
  ],
  collections: [{ config: Redirects, handledAs: 'document' }],
  publishing: { builders: { [slugs.redirects]: buildRedirects }, followMoves: keepAllPaths },
};

export async function buildRedirects(id: number, reader: Reader): Promise<PublicDocument[]> {
  const redirect = await reader.find(slugs.redirects, id, defaultContentLocale);
  if (!redirect) return [];
  const { from, to, status } = redirect;
  return [buildDocument('redirect', from, anyLocale, { from, to, status: Number(status) }, { refs: new Set() })];
}
