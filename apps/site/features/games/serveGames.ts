import type { BlockContext } from '@lupa/blocks/block.ts';
import { loadGamePage, loadGamesByIds } from '@lupa/blocks/freeGames/freeGames.load.server.ts';
import type { GamePage, GamesById } from '@lupa/blocks/freeGames/gamesCall.ts';
import { readCounts } from '@lupa/blocks/freeGames/libraryChoices.ts';
import { librarySorts, maximumSearchLength } from '@lupa/blocks/freeGames/libraryQuery.ts';
import type { GamesQuery } from '@lupa/clients/clients.ts';
import type { Collector } from '@lupa/clients/collector.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { isArcadeId, rtpFloors, traitSorts, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { defaultPageLocale, homePathOf, type PageLocale, pageLocales } from '@lupa/contracts/locale.ts';
import { readBoolean, readInteger, readList, readNumberOf, readOneOf, readSomeOf, readText } from '@lupa/server/parameters.ts';
import { ParameterError, problemAnswer } from '@lupa/server/problem.ts';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { askerOf } from '../../server/askerOf.ts';
import { createStandaloneContext } from '../../page/standaloneContext.ts';
import type { SiteContext, SiteTools } from '../../server/siteFeature.ts';
import type { HttpBindings } from '@hono/node-server';
import { loadFullModeGame } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { canonicalPath } from '../../page/canonicalUrl.ts';

const maximumPageSize = 100;
const maximumPage = 1_000_000;
const orders = ['', ...librarySorts.map(({ order }) => order), ...traitSorts] as const;

/** What pages ask the site for after they have loaded (docs/library.md): games as their cards show them, never more than 100 at once. */
export function createGamesAnswers({ renderer }: Pick<SiteTools, 'renderer'>) {
  async function answerPage(context: SiteContext): Promise<Response> {
    const query = readGamesQuery(context);
    return answerGames(context, cachePolicies.games, async () => {
      const { context: games, collector } = await startGames(renderer, context, readLocale(context));
      const { facets, ...page } = await loadGamePage(query, games);
      const body: GamePage = { ...page, counts: readCounts(facets) };
      return { body, collector };
    });
  }

  async function answerByIds(context: SiteContext): Promise<Response> {
    const ids = [...new Set(readArcadeIds(context, 'ids'))];
    if (ids.length === 0 || ids.length > maximumPageSize) throw new ParameterError('ids', `a list of 1 to ${maximumPageSize} ids`);
    return answerGames(context, cachePolicies.games, async () => {
      const { context: games, collector } = await startGames(renderer, context, readLocale(context));
      const body: GamesById = { games: await loadGamesByIds(ids, games) };
      return { body, collector };
    });
  }

  return { answerPage, answerByIds };
}

/** What presents games outside of a page. `slug`: where the visitor is. */
async function startGames(
  renderer: SiteTools['renderer'],
  context: SiteContext,
  locale: PageLocale,
  { slug = homePathOf(locale), territory = null }: { slug?: string; territory?: string | null } = {},
): Promise<{ context: BlockContext; collector: Collector }> {
  const { requestId, deadline } = askerOf(context);
  const options = renderer.startRequest(requestId, deadline, { territory });
  return { context: await createStandaloneContext(locale, slug, options), collector: options.pageClients.collector };
}

function readGamesQuery(context: SiteContext): GamesQuery {
  const sort = readOneOf(context, 'sort', orders, '');
  const search = readText(context, 'search', maximumSearchLength);
  return {
    gameTypes: readTypes(context),
    providerIds: readArcadeIds(context, 'providerIds'),
    ...(readBoolean(context, 'jackpots') ? { jackpots: true } : {}),
    ...readTraits(context),
    ...(search === undefined ? {} : { search }),
    ...(sort === '' ? {} : { sort }),
    page: readInteger(context, 'page', { minimum: 1, maximum: maximumPage, fallback: 1 }),
    pageSize: readInteger(context, 'pageSize', { minimum: 1, maximum: maximumPageSize, fallback: 24 }),
  };
}

function readTraits(context: SiteContext): Pick<GamesQuery, 'minRtp' | 'volatility' | 'minHighestWin'> {
  const [minRtp, minHighestWin] = [readNumberOf(context, 'minRtp', rtpFloors), readNumberOf(context, 'minHighestWin', winFloors)];
  const volatility = readSomeOf(context, 'volatility', volatilityLevels);
  return {
    ...(minRtp === undefined ? {} : { minRtp }),
    ...(volatility.length === 0 ? {} : { volatility }),
    ...(minHighestWin === undefined ? {} : { minHighestWin }),
  };
}

/** Types by their keys: other catalogues have others than ours. @throws ParameterError */
function readTypes(context: SiteContext): string[] {
  const types = readList(context, 'gameTypes') ?? [];
  if (types.some((type) => !/^[A-Z0-9_]{1,40}$/.test(type))) throw new ParameterError('gameTypes', 'a comma separated list of game types');
  return types;
}

function readArcadeIds(context: SiteContext, name: string): string[] {
  const ids = readList(context, name) ?? [];
  if (!ids.every(isArcadeId)) throw new ParameterError(name, 'a comma separated list of ids');
  return ids;
}

const readLocale = (context: SiteContext) => readOneOf(context, 'locale', pageLocales, defaultPageLocale);

type GamesAnswer = { body: object | null; collector: Collector };

/** Answers with games for as long as `cacheControl` says. Nothing is a 404, a catalogue that is away a 503, and what a failure left out is not kept. */
async function answerGames(context: SiteContext, cacheControl: string, load: () => Promise<GamesAnswer>): Promise<Response> {
  try {
    const { body, collector } = await load();
    if (body === null) return problemAnswer(context, 404, 'There is no such game');
    return context.json(body, 200, { 'Cache-Control': collector.isDegraded ? cachePolicies.never : cacheControl });
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    context.header('Retry-After', '10');
    return problemAnswer(context, 503, 'The games cannot be read now');
  }
}

type Asked = { id: string; locale: PageLocale; partner: string | null; page: string };

// A signed placement holds no longer ones.
const maximumPathLength = 300;

/** `GET /api/games/{id}?locale=&partner=&page=`: what the full mode shows around a game, its ways out signed for the visitor's page. */
export async function serveGame(
  context: SiteContext,
  { renderer, territories }: Pick<SiteTools, 'renderer' | 'territories'>,
): Promise<Response> {
  const { id, locale, partner, page } = readAsked(context);
  const territory = territories.of((context.env as HttpBindings).incoming.headers);
  const varyOn = territories.varyOn();
  if (varyOn.length > 0) context.header('Vary', varyOn.join(', '));
  return answerGames(context, cachePolicies.game, async () => {
    const { context: games, collector } = await startGames(renderer, context, locale, { slug: page, territory });
    return { body: await loadFullModeGame(id, partner, games), collector };
  });
}

function readAsked(context: SiteContext): Asked {
  const { req } = context;
  const id = req.param('id') ?? '';
  if (!isArcadeId(id)) throw new ParameterError('id', 'the id of a game');
  const locale = readOneOf(context, 'locale', pageLocales, defaultPageLocale);
  const partner = req.query('partner') || null;
  if (partner !== null && !/^[a-z0-9-]{1,100}$/.test(partner)) throw new ParameterError('partner', 'the slug of a partner');
  const page = req.query('page') ?? '/';
  if (page.length > maximumPathLength || canonicalPath(page) !== page) throw new ParameterError('page', 'the path of a page of this site');
  return { id, locale, partner, page: decodeURIComponent(page) };
}
