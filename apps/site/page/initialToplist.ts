import type { ApartAnswer } from '@lupa/clients/collector.ts';
import type { ClientsOfProcess, PageAsker } from '@lupa/clients/createClients.ts';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import { ownTag } from '@lupa/contracts/tags.ts';
import type { ToplistAnswer } from '@lupa/contracts/toplist.ts';
import { orElse } from './middleware/orElse.ts';
import { pageTimes } from './pageModel.ts';
import { listCandidates } from './listCandidates.ts';

/** Carried by all that names who can be compared: every page. */
export const comparatorTag = ownTag('comparator');

export type LoadedInitialToplist = { toplist: ToplistAnswer | null } & ApartAnswer;

/**
 * The initial toplist, asked for apart from the pages: the comparator of each page takes no more of it than the names and logos of its casinos, in
 * their order, and a page ends by `comparatorTag` when these change. With the tags of the toplist itself, every edit of one of its casinos would end
 * every page.
 */
export class InitialToplist {
  readonly #options: { clients: ClientsOfProcess; clock: CacheClock; identifier: string };
  #shown: string | undefined;

  constructor(options: { clients: ClientsOfProcess; clock: CacheClock; identifier: string }) {
    this.#options = options;
  }

  async load(asker: PageAsker): Promise<LoadedInitialToplist> {
    const { clients, clock, identifier } = this.#options;
    const { within, collector } = clients.forPage(asker);
    const toplist = await orElse(within(pageTimes.layout).partners.fetchToplist(identifier), null);
    const shown = JSON.stringify(listCandidates(toplist).map(({ slug, name, attributes: { logo } }) => [slug, name, logo]));
    if (toplist !== null) {
      if (this.#shown !== undefined && shown !== this.#shown) clock.epochs.invalidate([comparatorTag]);
      this.#shown = shown;
    }
    const { tags, freshUntil, holdsUntil, isDegraded, isIncomplete } = collector;
    return { toplist, tags, freshUntil, holdsUntil, isDegraded, isIncomplete };
  }
}
