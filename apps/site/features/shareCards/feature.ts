import { join } from 'node:path';
import { Deadline } from '@lupa/clients/deadline.ts';
import { TaggedCache } from '@lupa/clients/taggedCache.ts';
import { loadExisting } from '../../page/loadPage.ts';
import { pageTimes } from '../../page/pageModel.ts';
import { shareImageSize } from '../../page/shareImage.ts';
import type { SiteFeature, SiteTools } from '../../server/siteFeature.ts';
import { type CardContent, readCardPath, buildCardContent, formatCard } from './cardContent.ts';
import { createCards, createCardStore, type Cards } from './createCards.ts';
import type { HttpBindings } from '@hono/node-server';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';

const retrySeconds = '10';

async function serveCard(context: Context<ServiceVariables>, cards: Cards): Promise<Response> {
  // As it came: what Hono sees has been normalised already.
  const target = (context.env as HttpBindings).incoming.url ?? '';
  const address = readCardPath(target.split('?', 1)[0] ?? '');
  if (!address) return problemAnswer(context, 404, 'There is no such card');
  try {
    const outcome = await cards.load(address, context.get('requestId'));
    if (outcome.kind === 'missing') return problemAnswer(context, 404, 'There is no such card');
    if (outcome.kind === 'busy') return refuse(context, 'Too many cards are being drawn');
    if (outcome.kind === 'moved') return context.body(null, 302, { Location: outcome.to, 'Cache-Control': cachePolicies.movedCard });
    return context.body(new Uint8Array(outcome.png), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': cachePolicies.card,
      // Made to be shown elsewhere.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    return refuse(context, 'The page cannot be read now');
  }
}

function refuse(context: Context<ServiceVariables>, title: string): Response {
  context.header('Retry-After', retrySeconds);
  return problemAnswer(context, 503, title);
}

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
