import type { HttpBindings } from '@hono/node-server';
import { loadFullModeGame } from '@lupa/blocks/playGame/loadFullModeGame.ts';
import { isArcadeId } from '@lupa/contracts/gameTraits.ts';
import { defaultPageLocale, type PageLocale, pageLocales } from '@lupa/contracts/locale.ts';
import { readOneOf } from '@lupa/server/parameters.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { canonicalPath } from '../../page/canonicalUrl.ts';
import type { SiteContext, SiteTools } from '../../server/siteFeature.ts';
import { answerGames, startGames } from './serveGames.ts';

type Asked = { id: string; locale: PageLocale; partner: string | null; page: string };

// A signed placement holds no longer ones.
const maximumPage = 300;

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
  if (page.length > maximumPage || canonicalPath(page) !== page) throw new ParameterError('page', 'the path of a page of this site');
  return { id, locale, partner, page: decodeURIComponent(page) };
}
