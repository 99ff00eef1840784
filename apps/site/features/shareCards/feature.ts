import { join } from 'node:path';
import { Deadline } from '@lupa/clients/deadline.ts';
import { TaggedCache } from '@lupa/clients/taggedCache.ts';
import { loadExisting } from '../../page/loadPage.ts';
import { pageTimes } from '../../page/pageModel.ts';
import { shareImageSize } from '../../page/shareImage.ts';
import type { SiteFeature, SiteTools } from '../../server/siteFeature.ts';
import type { CardContent } from './cardAddress.ts';
import { buildCardContent, formatCard } from './cardContent.ts';
import { createCards, createCardStore } from './createCards.ts';
import { serveCard } from './serveCard.ts';

// The words of some thousand cards.
const maximumBytes = 8 * 1024 * 1024;
// What the words of a card take, roughly.
const cardBytes = 2048;

/** A picture of each page for those who share its address, drawn when it is asked for. */
export const shareCards: SiteFeature = {
  name: 'shareCards',
  findShareImage: (page) => {
    const card = formatCard(page);
    return card && { ...card, type: 'image/png', size: shareImageSize };
  },
  answer: (app, site) => {
    const { env, logger } = site;
    const store = createCardStore(join(env.DATA_DIR, 'cards'));
    const cards = createCards({ store, loadContent: createContents(site), logger });
    app.get('/cards/*', (context) => serveCard(context, cards));
    return {
      open: () =>
        store.open().catch((error: unknown) => logger.error({ event: 'cards.storeFailed', err: error }, 'cards cannot be stored')),
    };
  },
};

/** What the card of a page says, kept in memory until the page changes. */
function createContents({ clock, pages, renderer }: SiteTools) {
  const contents = new TaggedCache<{ content: CardContent | null }>(maximumBytes, clock);

  return async (path: string, requestId: string): Promise<CardContent | null> => {
    const cached = contents.get(path);
    if (cached && contents.isFresh(cached)) return cached.value.content;
    // The page cache remembers what is missing, so invented addresses cause no fetch.
    const deadline = new Deadline(pageTimes.whole, clock.timers);
    const found = await pages.load(path, requestId, deadline);
    if (found.kind !== 'page') return null;
    const made = await contents.make(path, async () => {
      const options = renderer.startRequest(requestId, deadline);
      const model = await loadExisting(path, options);
      const { tags, freshUntil, isDegraded } = options.pageClients.collector;
      const content = model === null || model === 'withdrawn' ? null : buildCardContent(model);
      return { value: { content }, bytes: isDegraded ? 0 : cardBytes, tags, freshUntil };
    });
    return made.value.content;
  };
}
