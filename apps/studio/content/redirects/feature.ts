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
import { siteUrlOf, readSiteTarget, redirectKey } from '../../core/publish/siteTarget.ts';
import { type Visit, visitSite } from './visitSite.ts';
import { Redirects } from './Redirects.ts';
import { publishLater } from '../../core/publish/publishLater.ts';
import { ofSource } from '../../core/publish/publishEdited.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { sourceOf } from '../../core/publish/sources.ts';
import type { Synced } from '../../core/publish/syncDelivery.ts';
import { transactionOf } from '../../core/publish/transaction.ts';
import { loadRedirects } from '../../core/publish/storedRedirects.ts';

async function keepAllPaths(req: PayloadRequest, synced: Synced): Promise<string[]> {
  const siteUrl = siteUrlOf(req.payload);
  const pages = new Set(synced.came.flatMap(({ kind, source }) => (kind === 'page' ? [source] : [])));
  if (pages.size === 0) return [];
  const stored = await loadRedirects(await transactionOf(req));
  const starts = new Set(stored.map(({ from }) => redirectKey(from, siteUrl)));
  const changed = new Set<number>();
  for (const source of pages) {
    const { came, went } = ofSource(synced, source);
    if (went.length > 0 || came.some(({ key }) => starts.has(key)))
      for (const id of await keepPaths(isolateRequest(req), { came, went })) changed.add(id);
  }
  return [...changed].map((id) => sourceOf(slugs.redirects, id));
}

/**
 * After pages came to new paths, in the transaction of that edit: a page that left another path in the same language is found from there, whatever
 * led there leads to where it is now, and nothing leads away from where a page is. Returns the ids of the redirects that came, changed or went, which
 * are not published yet.
 */
async function keepPaths(req: PayloadRequest, { came, went }: Pick<Synced, 'came' | 'went'>): Promise<number[]> {
  const pages = came.filter(({ kind }) => kind === 'page');
  if (pages.length === 0) return [];
  const moves = pages.flatMap(({ key, locale }) => {
    const left = went.find((page) => page.kind === 'page' && page.locale === locale);
    return left ? [{ from: left.key, to: key }] : [];
  });
  const siteUrl = siteUrlOf(req.payload);
  const at = { collection: slugs.redirects, depth: 0, context: { ...publishLater }, req } as const;
  const changed: number[] = [];
  const remaining = new Set(moves);
  for (const { id, from, to, status } of await loadRedirects(await transactionOf(req))) {
    const source = redirectKey(from, siteUrl);
    const target = readSiteTarget(to, siteUrl);
    const own = moves.find((move) => move.from === source);
    const next = status === '410' ? undefined : moves.find((move) => move.from === target?.path);
    if (pages.some(({ key }) => key === source)) await req.payload.delete({ ...at, id });
    else if (own) {
      await req.payload.update({ ...at, id, data: { to: own.to, status: '301', origin: 'automatic' } });
      remaining.delete(own);
    } else if (next) await req.payload.update({ ...at, id, data: { to: `${next.to}${target?.rest ?? ''}` } });
    else continue;
    changed.push(id);
  }
  for (const move of remaining)
    changed.push((await req.payload.create({ ...at, data: { ...move, status: '301', origin: 'automatic' } })).id);
  return changed;
}

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
