import { loadFullModeGame } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { createPresenter } from '@lupa/blocks/presenter.server.ts';
import type { BlockContext } from '@lupa/blocks/block.ts';
import type { Clients } from '@lupa/clients/clients.ts';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { defaultContentLocale, readContentLocale, toPageLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ParameterError, problemAnswer } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { orElse } from '../middleware/orElse.ts';
import { noQuery } from '../page/pageQuery.ts';
import { cachePolicies } from './cachePolicies.ts';
import { canonicalPath } from './canonicalUrl.ts';
import type { SiteEnv } from './env.ts';

export type ServeGameOptions = {
  env: Pick<SiteEnv, 'IMAGES_URL' | 'CLICKOUT_URL' | 'FREEPLAY_URL' | 'PLACEMENT_SECRET'>;
  clients: ClientsOfProcess;
  now: () => number;
};

type Asked = { id: number; contentLocale: ContentLocale; partner: string | null; page: string };

// A signed placement holds no longer ones.
const maximumPage = 300;

/**
 * `GET /api/games/{id}?locale=es-CL&partner=casino-andino&page=/juegos-gratis/`: what the full mode shows around a game, as `FullModeGame`. Its ways
 * out are signed for the page that the visitor is on.
 */
export async function serveGame(context: Context<ServiceVariables>, { env, clients, now }: ServeGameOptions): Promise<Response> {
  const asked = readAsked(context);
  const asker = { logger: context.get('logger'), requestId: context.get('requestId') };
  try {
    const blockContext = await createContext(asked, clients.forPage(asker).clients, { env, now });
    const game = await loadFullModeGame(asked.id, asked.partner, blockContext);
    if (game === null) return problemAnswer(context, 404, 'There is no such game');
    return context.json(game, 200, { 'Cache-Control': cachePolicies.game });
  } catch (error) {
    if (!(error instanceof ServiceUnavailableError)) throw error;
    return problemAnswer(context, 503, 'The game cannot be read now');
  }
}

/** @throws ParameterError */
function readAsked({ req }: Context<ServiceVariables>): Asked {
  const id = req.param('id') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new ParameterError('id', 'the number of a game');
  const contentLocale = readContentLocale(req.query('locale') ?? defaultContentLocale);
  if (contentLocale === null) throw new ParameterError('locale', 'one of the languages of the site');
  const partner = req.query('partner') || null;
  if (partner !== null && !/^[a-z0-9-]{1,100}$/.test(partner)) throw new ParameterError('partner', 'the slug of a partner');
  const page = req.query('page') ?? '/';
  if (page.length > maximumPage || canonicalPath(page) !== page) throw new ParameterError('page', 'the path of a page of this site');
  return { id: Number(id), contentLocale, partner, page: decodeURIComponent(page) };
}

async function createContext(
  { contentLocale, page }: Asked,
  clients: Clients,
  { env, now }: Pick<ServeGameOptions, 'env' | 'now'>,
): Promise<BlockContext> {
  const microcopy = await orElse(clients.content.fetchMicrocopy(contentLocale), buildMicrocopy([]));
  const presenter = createPresenter({
    imagesUrl: env.IMAGES_URL,
    clickoutUrl: env.CLICKOUT_URL,
    freeplayUrl: env.FREEPLAY_URL,
    placementSecret: env.PLACEMENT_SECRET,
    isInternalRoute: (path) => path.startsWith('/') && !path.startsWith('//'),
    pageSlug: page,
    newTabText: microcopy.opens_in_new_tab,
    paidText: microcopy.advertising,
  });
  return {
    clients,
    presenter,
    locale: toPageLocale(contentLocale),
    contentLocale,
    microcopy,
    page: { slug: page, title: '', updatedDate: null, author: null },
    query: noQuery,
    seeds: [],
    index: 0,
    now: new Date(now()),
  };
}
