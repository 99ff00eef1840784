import { isPathKey } from '@lupa/contracts/microcopy.ts';
import { anyLocale } from '@lupa/database/delivery.ts';
import type { Executor } from '@lupa/database/query.ts';
import { extractLinks } from './extractLinks.ts';
import { judgePath } from './judgePath.ts';
import {
  loadSiteAddresses,
  type Place,
  selectBodies,
  selectChangedSources,
  selectInternal,
  writePlaces,
  writeVerdicts,
} from './linkTables.ts';

/**
 * After a publication, in its transaction: reads the links of what it has published. Whoever calls holds the lock of publications, and looks again where
 * links lead (`judgeInternal`).
 */
export async function notePublished(tx: Executor, sources: readonly string[], siteUrl: string): Promise<void> {
  await notePlaces(tx, [...new Set([...sources, ...(await selectChangedSources(tx))])], siteUrl);
}

export async function refreshAllLinks(executor: Executor, siteUrl: string): Promise<void> {
  await notePlaces(executor, null, siteUrl);
  await judgeInternal(executor, siteUrl);
}

async function notePlaces(executor: Executor, sources: readonly string[] | null, siteUrl: string): Promise<void> {
  const found = new Map<string, Place>();
  for (const { source, kind, locale: own, body } of await selectBodies(executor, sources))
    for (const link of isOwnPath(kind, body) ? [] : extractLinks(body, siteUrl)) {
      // What a language of the site's data does not have is taken from Spanish.
      const locale = kind === 'globals' ? anyLocale : own;
      const key = `${source} ${locale} ${link.address}`;
      if (!found.has(key)) found.set(key, { ...link, source, locale });
    }
  await writePlaces(executor, sources, [...found.values()]);
}

/** The site makes no link of its own path as long as no page is there. */
const isOwnPath = (kind: string, body: unknown): boolean =>
  kind === 'microcopy' && typeof body === 'object' && body !== null && 'key' in body && isPathKey(String(body.key));

export async function judgeInternal(executor: Executor, siteUrl: string): Promise<void> {
  const site = await loadSiteAddresses(executor, siteUrl);
  const changed = (await selectInternal(executor)).flatMap(({ address, outcome, target }) => {
    const verdict = judgePath(address, site);
    return verdict.outcome === outcome && verdict.target === target ? [] : [{ address, ...verdict }];
  });
  await writeVerdicts(executor, changed);
}
