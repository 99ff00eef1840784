import type { SiteFeature } from '../../server/siteFeature.ts';
import { loadGames } from '@lupa/blocks/shared/games/loadGames.ts';
import { isOpenEnded } from '@lupa/contracts/game.ts';
import { gamePagePath, type PagedType, pageOfGame, readCataloguePath } from '@lupa/contracts/cataloguePath.ts';
import { defaultContentLocale, defaultPageLocale } from '@lupa/contracts/locale.ts';
import { defaultMicrocopy } from '@lupa/contracts/microcopy.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { createCarriedTest } from '@lupa/domain/searchEngines.ts';
import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import { hasProvider } from '@lupa/contracts/toplist.ts';
import { orElse } from '../../page/middleware/orElse.ts';
import type { LoadOptions } from '../../page/pageFeature.ts';
import { resolveRedirect } from '../../page/siteRedirects.ts';
import { buildGamePage, type NextGame } from './buildGamePage.ts';
import { buildGameTypePage } from './buildGameTypePage.ts';
import { buildProviderPage } from './buildProviderPage.ts';
import { countTypes } from './madePage.ts';

type Source = Pick<LoadOptions, 'env' | 'pageClients'>;
type Shared = Awaited<ReturnType<typeof loadShared>>;

const nextGames = 3;

/** The page that the catalogue makes for a path, in the main language; null where there is none, a redirect or an editors' page. @throws ServiceUnavailableError */
async function loadCataloguePage(path: string, source: Source): Promise<Page | null> {
  const named = readCataloguePath(path);
  if (named === null || (await isRedirected(path, source))) return null;
  if (named.kind === 'game') return loadGame(path, named.id, source);
  if (named.kind === 'provider') return loadProvider(path, named.name, source);
  return loadGameType(path, named.type, source);
}

/** Where the game that a path names has its page, if that is another path: its name has changed, or editors have written one. */
async function findGameElsewhere(path: string, { pageClients: { clients } }: Source): Promise<string | null> {
  const named = readCataloguePath(path);
  if (named?.kind !== 'game') return null;
  const [game] = await clients.arcade.fetchGamesByIds([named.id]);
  const own = game && pageOfGame(game);
  return own === undefined || own === path ? null : own;
}

async function isRedirected(path: string, { env, pageClients: { clients } }: Source): Promise<boolean> {
  return resolveRedirect({ path, query: '' }, await orElse(clients.content.fetchRedirects(), []), env.SITE_URL).kind !== 'missing';
}

async function loadGame(path: string, id: string, source: Source): Promise<Page | null> {
  const { clients } = source.pageClients;
  const [raw] = await clients.arcade.fetchGamesByIds([id]);
  if (!raw || pageOfGame(raw) !== path) return null;
  const shared = await loadShared(source);
  const [game] = await loadGames([raw], { clients, locale: shared.locale });
  if (!game) return null;
  const next = await listNextGames(id, shared, source);
  return buildGamePage({ path, raw, game, casinos: shared.casinosWith(raw.provider.id), next, ...shared });
}

/** Games whose pages search engines may show, after this one by number: so links lead to each of them. Nothing beyond the first part. */
async function listNextGames(id: string, { isCarried }: Shared, { pageClients: { clients } }: Source): Promise<NextGame[]> {
  const { results } = await orElse(clients.arcade.fetchGamePages(1), { results: [], partsCount: 0 });
  const listed = results.filter(({ providerId }) => providerId === null || isCarried(providerId));
  const at = listed.findIndex((game) => game.id === id);
  const following = at < 0 ? [] : [...listed.slice(at + 1), ...listed.slice(0, at)].slice(0, nextGames);
  return following.flatMap((game) => {
    const url = gamePagePath(game);
    return url === null ? [] : [{ title: game.name, url }];
  });
}

async function loadProvider(path: string, name: string, source: Source): Promise<Page | null> {
  const { arcade } = source.pageClients.clients;
  const provider = (await arcade.fetchProviders()).find(({ normalisedName }) => normalisedName === name);
  if (!provider) return null;
  const [shared, games] = await Promise.all([loadShared(source), arcade.fetchGames({ providerIds: [provider.id], pageSize: 1 })]);
  const hasCasinos = shared.casinosWith(provider.id).length > 0;
  return buildProviderPage({
    path,
    provider,
    gamesCount: games.rowsFound,
    isOpen: isOpenEnded(games, 1),
    types: countTypes(games.facets),
    hasCasinos,
    ...shared,
  });
}

async function loadGameType(path: string, type: PagedType, source: Source): Promise<Page | null> {
  const { arcade } = source.pageClients.clients;
  const [shared, all, own, providers] = await Promise.all([
    loadShared(source),
    arcade.fetchFilters(),
    arcade.fetchGames({ gameTypes: [type], pageSize: 1 }),
    arcade.fetchProviders(),
  ]);
  if (own.rowsFound === 0) return null;
  const makers = own.facets.providers.flatMap(({ id, count }) => {
    const provider = providers.find((each) => each.id === id);
    return provider && count !== null && count > 0 ? [{ provider, count }] : [];
  });
  return buildGameTypePage({
    path,
    type,
    gamesCount: own.rowsFound,
    isOpen: isOpenEnded(own, 1),
    types: countTypes(all),
    providers: makers.toSorted((one, other) => other.count - one.count),
    ...shared,
  });
}

async function loadShared({ env, pageClients: { clients } }: Source) {
  const [microcopy, answer] = await Promise.all([
    orElse(clients.content.fetchMicrocopy(defaultContentLocale), defaultMicrocopy),
    orElse(clients.partners.fetchToplist(env.TOPLIST_IDENTIFIER), null),
  ]);
  const recommended = Object.values(answer?.partners ?? {}).filter(({ attributes }) => !isCasinoOutdated(attributes));
  const casinosWith = (providerId: string): string[] =>
    recommended.filter((partner) => hasProvider(partner, providerId)).map(({ slug }) => slug);
  return { microcopy, casinosWith, isCarried: createCarriedTest(answer), toplist: env.TOPLIST_IDENTIFIER, locale: defaultPageLocale };
}

/** Pages of games, their providers and types, where editors have written none. */
export const catalogue: SiteFeature = { name: 'catalogue', findPage: loadCataloguePage, findElsewhere: findGameElsewhere };
