import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import { selectEntries } from '../../core/find.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { buildDocument, type PublicDocument } from '../../core/publish/documents.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { slugs } from '../../core/slugs.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayEditContent } from '../../core/access/roles.ts';
import { postEndpoint } from '../../core/api/answers.ts';
import { network } from '../../core/network/openLink.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import { type Visit, visitSite } from './visitSite.ts';
import { keepAllPaths } from './keepPaths.ts';
import { Redirects } from './Redirects.ts';

const trialSchema = z.object({ from: z.string().max(2000) });

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
  endpoints: [postEndpoint('/redirect-trial', mayEditContent, trialSchema, tryRedirect)],
  collections: [{ config: Redirects, handledAs: 'document' }],
  publishing: { builders: { [slugs.redirects]: buildRedirects }, followMoves: keepAllPaths },
};

/** `POST /api/redirect-trial` (`{from}`): what the site answers there now. */
async function tryRedirect({ payload }: PayloadRequest, { from }: z.output<typeof trialSchema>): Promise<{ visits: Visit[] }> {
  return { visits: await visitSite(from, siteUrlOf(payload), network) };
}

export async function buildRedirects(id: number, reader: Reader): Promise<PublicDocument[]> {
  const redirect = await reader.find(slugs.redirects, id, defaultContentLocale);
  if (!redirect) return [];
  const { from, to, status } = redirect;
  return [buildDocument('redirect', from, anyLocale, { from, to, status: Number(status) }, { refs: new Set() })];
}
