import { buildFreePlayPath } from '@lupa/contracts/freePlay.ts';
import { chooseCoding } from '@lupa/server/chooseCoding.ts';
import { createServiceApp, type ServiceApp, type ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createMetrics, type Metrics } from '@lupa/server/metrics.ts';
import type { Context } from 'hono';
import { createGameFinder, type PlayableGame, type Queryable } from './findGame.ts';
import { notices, renderNotice, type Notice } from './noticePage.ts';
import { buildPageHeaders, buildNoticeHeaders } from './pageHeaders.ts';
import { createPlayPages } from './playPages.ts';
import type { PlayAssets, RenderGame } from './playAssets.ts';
import type { Themes } from './theme/themes.ts';

export type FreeplayDeps = {
  pool: Queryable;
  assets: PlayAssets;
  renderGame: RenderGame;
  themes: Themes;
  hostUrl: string;
  imagesUrl: string;
  siteUrl: string;
  frameAncestors: string[];
  logger: Logger;
  metrics?: Metrics;
};

type PlayContext = Context<ServiceVariables>;

/** What `buildFreePlayPath` makes. */
const freePlayPattern = '/super/library/games/provider/:provider/game/:game/:hash/play/free';
const retryAfterSeconds = '5';

/** The free-play host (docs/contracts.md "freeplay"): a page per link of requirement 7.35, and the files that it loads. */
export function createApp(deps: FreeplayDeps): ServiceApp {
  const { pool, assets, hostUrl, imagesUrl, siteUrl, frameAncestors, logger, metrics = createMetrics('freeplay') } = deps;
  const readiness = [{ name: 'database', check: () => pool.query('select 1 from arcade.games limit 1') }];
  const app = createServiceApp({ service: 'freeplay', logger, readiness, metrics });
  const findGame = createGameFinder(pool);
  const pages = createPlayPages(deps);
  const notice = (context: PlayContext, status: 404 | 503, what: Notice) => {
    const isFramed = context.req.header('sec-fetch-dest') === 'iframe';
    return context.html(renderNotice(what, isFramed ? null : siteUrl), status, buildNoticeHeaders(frameAncestors));
  };

  app.get('/favicon.ico', (context) => context.body(null, 204, { 'Cache-Control': 'public, max-age=86400' }));
  app.get('/assets/*', (context) => assets.answer(context) ?? notice(context, 404, notices.unknown));

  app.get(freePlayPattern, async (context) => {
    let game: PlayableGame | null;
    try {
      game = await findGame(context.req.param('hash'));
    } catch (error) {
      context.get('logger').error({ err: error }, 'a game could not be looked up');
      context.header('Retry-After', retryAfterSeconds);
      return notice(context, 503, notices.notReady);
    }
    if (!game) return notice(context, 404, notices.unknown);
    const right = buildFreePlayPath(game.address);
    if (new URL(context.req.url).pathname !== right) return context.redirect(right, 301);
    const page = await pages.find(game);
    const headers = buildPageHeaders({ page, frameAncestors, hostUrl, imagesUrl });
    if (context.req.header('if-none-match')?.includes(page.etag)) return context.body(null, 304, headers);
    const isZipped = chooseCoding(context.req.header('accept-encoding'), { gzip: true }) === 'gzip';
    return context.body(isZipped ? page.gzip : page.html, 200, { ...headers, ...(isZipped && { 'Content-Encoding': 'gzip' }) });
  });

  app.notFound((context) => notice(context, 404, notices.unknown));
  return app;
}
