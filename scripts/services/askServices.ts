import { randomUUID } from 'node:crypto';
import { blockLoaders } from '@lupa/blocks/blocks.loaders.server.ts';
import type { Clients, FetchedPage } from '@lupa/clients/clients.ts';
import { createClients } from '@lupa/clients/createClients.ts';
import { processTimers, type Timers } from '@lupa/clients/deadline.ts';
import { FeedState } from '@lupa/clients/feedState.ts';
import type { CallResults, ServiceUrls } from '@lupa/clients/serviceCalls.ts';
import { explainFailure, explainUnreadable, ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import { isBlockType } from '@lupa/contracts/blockType.ts';
import type { RequiredCallName } from '@lupa/contracts/calls.ts';
import { type DroppedItem, parseGenerously, UnreadableAnswerError } from '@lupa/contracts/generous.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { createLogger } from '@lupa/server/logger.ts';

export type ServicesToAsk = { urls: ServiceUrls; site: string; toplist: string; timers?: Timers | undefined };

/** What became of a call; `failure` null: it was read, but for `dropped`. */
export type Asked<Value = unknown> = { value: Value | null; isReached: boolean; failure: string | null; dropped: readonly DroppedItem[] };
export type AskedServices = Awaited<ReturnType<typeof askServices>>;

// Asked for where no answer names one: the shape of the answer is what counts.
const anySlug = ['casino'];
const anyId = ['1'];
const locale = 'es_CL';
const pagesLooked = 12;
const slugsAsked = 50;
export const gamesAsked = 24;

/** Asks every call that the requirements name, as the site does: by its clients and readers. What one answer names is asked for in another. */
export async function askServices({ urls, site, toplist: identifier, timers = processTimers }: ServicesToAsk) {
  const ask = <Value>(call: RequiredCallName, fetch: (clients: Clients) => Promise<Value>) => askTwice({ urls, site, timers, call, fetch });
  const [navigationGroup, microcopy, globals, globalPaymentMethod, gameEntity, pagesAll] = await Promise.all([
    ask('navigationGroup', ({ content }) => content.fetchNavigation()),
    ask('microcopy', ({ content }) => content.fetchMicrocopy(locale)),
    ask('globals', ({ content }) => content.fetchGlobals(locale)),
    ask('globalPaymentMethod', ({ content }) => content.fetchPaymentMethods()),
    ask('gameEntity', ({ content }) => content.fetchGameEntities()),
    ask('pagesAll', ({ content }) => content.fetchRoutes()),
  ]);
  const [toplist, providers, filters, games, gameTypes] = await Promise.all([
    ask('toplist', ({ partners }) => partners.fetchToplist(identifier)),
    ask('providers', ({ arcade }) => arcade.fetchProviders()),
    ask('filters', ({ arcade }) => arcade.fetchFilters()),
    ask('games', ({ arcade }) => arcade.fetchGames({ page: 1, pageSize: gamesAsked })),
    ask('gameTypes', ({ arcade }) => arcade.fetchGameTypes()),
  ]);
  const slugs = someOf(
    Object.values(toplist.value?.partners ?? {}).map(({ slug }) => slug),
    anySlug,
  );
  const [partnersBySlug, partnerEntity, page] = await Promise.all([
    ask('partnersBySlug', ({ partners }) => partners.fetchPartnersBySlug(slugs)),
    ask('partnerEntity', ({ content }) => content.fetchPartnerEntities(slugs)),
    askPages(pagesAll.value ?? [], (slug) => ask('page', ({ content }) => content.fetchPage(slug, locale))),
  ]);
  const providerIds = someOf(providers.value?.map(({ id }) => id) ?? [], anyId).slice(0, 3);
  const gameIds = someOf(
    [...(games.value?.results ?? []).map(({ id }) => id), ...(gameEntity.value ?? []).map(({ arcadeId }) => arcadeId)],
    anyId,
  );
  const [gamesByIds, gamesByType, similarGames, gamesByProvider] = await Promise.all([
    ask('gamesByIds', ({ arcade }) => arcade.fetchGamesByIds(gameIds)),
    ask('gamesByType', ({ arcade }) => arcade.fetchGamesByType({ gameTypes: someOf(Object.keys(gameTypes.value ?? {}), ['SLOTS']) })),
    ask('similarGames', ({ arcade }) => arcade.fetchSimilarGames({ providerIds })),
    ask('gamesByProvider', ({ arcade }) => arcade.fetchGamesByProvider(providerIds[0] ?? '1')),
  ]);
  return {
    page,
    pagesAll,
    navigationGroup,
    globals,
    microcopy,
    partnerEntity,
    globalPaymentMethod,
    gameEntity,
    toplist,
    partnersBySlug,
    games,
    gamesByIds,
    gamesByType,
    similarGames,
    gamesByProvider,
    gameTypes,
    providers,
    filters,
  } satisfies Record<RequiredCallName, Asked>;
}

const someOf = (named: string[], other: string[]): string[] => (named.length === 0 ? other : [...new Set(named)].slice(0, slugsAsked));

type OneCall<Value> = Pick<ServicesToAsk, 'urls' | 'site'> & {
  timers: Timers;
  call: RequiredCallName;
  fetch: (clients: Clients) => Promise<Value>;
};

/** The first call of a process may take longer than a page waits. */
async function askTwice<Value>(one: OneCall<Value>): Promise<Asked<Value>> {
  const asked = await askOne(one);
  return asked.isReached ? asked : askOne(one);
}

/** With clients of its own: no call is left out because others of its service failed. */
async function askOne<Value>({ urls, site, timers, call, fetch }: OneCall<Value>): Promise<Asked<Value>> {
  const results: CallResults = new Map();
  const clock = { epochs: new TagEpochs(), feed: new FeedState(), now: Date.now, timers };
  const { clients } = createClients({ urls, site, clock, results }).forPage({
    logger: createLogger('check', 'silent'),
    requestId: `check-${randomUUID()}`,
  });
  try {
    const value = await fetch(clients);
    const { isAbsent = false, dropped = [] } = results.get(call) ?? {};
    return { value, isReached: true, failure: isAbsent ? 'answered 404' : null, dropped };
  } catch (error) {
    const failure = results.get(call)?.failure ?? error;
    const isReached = !(failure instanceof ServiceUnavailableError && failure.isUnreachable);
    return { value: null, isReached, failure: explainFailure(failure), dropped: [] };
  }
}

/** The home page and one of each category, with their blocks: what is wrong with one is wrong with the call. */
async function askPages(
  routes: readonly Route[],
  ask: (slug: string) => Promise<Asked<FetchedPage | null>>,
): Promise<Asked<FetchedPage[]>> {
  const ofEachCategory = [...Map.groupBy(routes, ({ sitemapCategory }) => sitemapCategory).values()].flatMap(
    ([first]) => first?.slug ?? [],
  );
  const slugs = [...new Set(['/', ...ofEachCategory])].slice(0, pagesLooked);
  const asked = await Promise.all(slugs.map(async (slug) => ({ slug, ...(await ask(slug)) })));
  const failed = asked.filter(({ failure }) => failure !== null);
  const value = asked.flatMap(({ value }) => value ?? []);
  return {
    value,
    isReached: asked.some(({ isReached }) => isReached),
    failure: failed.length === 0 ? null : `${failed.map(({ slug }) => slug).join(', ')}: ${failed[0]?.failure}`,
    dropped: [...asked.flatMap(({ dropped }) => dropped), ...value.flatMap(listUnreadBlocks)],
  };
}

function listUnreadBlocks({ slug, content }: FetchedPage): DroppedItem[] {
  return content.flatMap((block): DroppedItem[] => {
    const place = `${slug} ${block.type}`;
    if (!isBlockType(block.type)) return [{ path: place, type: 'object', reason: 'no block of this type', sent: block.type }];
    try {
      const { dropped } = parseGenerously(blockLoaders[block.type].schema, block);
      return dropped.map(({ path, ...item }) => ({ ...item, path: `${place}.${path}` }));
    } catch (error) {
      if (!(error instanceof UnreadableAnswerError)) throw error;
      return [{ path: place, type: 'object', reason: explainUnreadable(error), sent: '' }];
    }
  });
}
