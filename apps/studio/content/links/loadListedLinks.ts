import type { PayloadRequest } from 'payload';
import type { LinkFilter } from './linkPaths.ts';
import { loadDeadLinks, loadRedirectingLinks, type FoundAddress } from './loadDeadLinks.ts';

/** The links that the list shows with a filter. */
export async function loadListedLinks(req: PayloadRequest, filter: LinkFilter): Promise<FoundAddress[]> {
  if (filter === 'redirecting') return loadRedirectingLinks(req);
  const dead = await loadDeadLinks(req);
  return filter === 'all' ? dead : dead.filter(({ kind }) => kind === filter);
}
