import type { Context } from 'hono';
import type { Pool } from '@lupa/database/connect.ts';
import { serviceBases } from '@lupa/contracts/calls.ts';
import { logoHash } from '@lupa/contracts/game.ts';
import { requestableTypeLabels } from '@lupa/contracts/gameType.ts';
import { createServiceApp, etags, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { readBoolean, readIds } from '@lupa/server/parameters.ts';
import { ParameterError, ProblemError } from '@lupa/server/problem.ts';
import { untilPublished } from '../delivery/answerJson.ts';
import { type Catalogue, createAnswerCache } from './games/answerCache.ts';
import { buildFacets } from './games/buildFacets.ts';
import { listGamePages } from './games/listGamePages.ts';
import { type CatalogueGame, readGames, throwUnavailable } from './games/readGames.ts';
import { popularOf, readListQuery, readPart, readPageSize, readSimilarQuery, readTypeQuery } from './games/readQuery.ts';
import { createCatalogueUpload } from './import/uploadCatalogue.ts';
import { type CatalogueIndex, findGame } from './index/catalogueIndex.ts';
import type { LiveIndex } from './index/liveIndex.ts';
import { selectAlike } from './index/selectAlike.ts';
import { selectGames, type GameQuery } from './index/selectGames.ts';
import { reportPlay } from './plays/playChecks.ts';
import type { StoppedPlays } from './plays/stoppedPlays.ts';

export type ArcadeDeps = {
  logger: Logger;
  metrics: Metrics;
  pool: Pool;
  databaseUrl: string;
  importToken: string;
  liveIndex: Pick<LiveIndex, 'current' | 'reached'>;
  stoppedPlays: Pick<StoppedPlays, 'current'>;
};

type Build = (catalogue: Catalogue) => unknown;

export function createApp(deps: ArcadeDeps): ServiceApp {
  const { logger, metrics, pool, liveIndex, stoppedPlays } = deps;
  const readiness = [
    { name: 'postgres', check: () => pool.query('select 1') },
    { name: 'index', check: async () => currentIndex(liveIndex) },
  ];
  const app = createServiceApp({ service: 'arcade', logger, readiness, metrics });
  const cachedAnswer = createAnswerCache();
  const base = serviceBases.arcade;

  async function send(context: Context, key: unknown, build: Build, isCacheIgnored = false) {
    const catalogue = { index: currentIndex(liveIndex), stopped: stoppedPlays.current };
    const { body, etag } = await cachedAnswer(catalogue, JSON.stringify(key), isCacheIgnored, () => build(catalogue));
    return context.body(body, 200, { 'Content-Type': 'application/json; charset=UTF-8', 'Cache-Control': untilPublished, ETag: etag });
  }

  const rowsOf =
    (query: GameQuery): Build =>
    async (catalogue) => ({ results: await readGames(pool, catalogue, selectGames(catalogue.index, query).ids) });

  app.use(`${base}/*`, etags());
  app.put(`${base}/catalogue`, createCatalogueUpload(deps));
  app.get(`${base}/providers`, (context) => send(context, ['providers'], ({ index }) => index.providers));
  app.get(`${base}/filters`, (context) =>
    send(context, ['filters'], ({ index }) => buildFacets(index, selectGames(index, popularOf(undefined, 0)).facets)),
  );
  app.get(`${base}/games`, (context) => {
    const query = readListQuery(context);
    const hasFacets = readBoolean(context, 'facets', true);
    const build: Build = (catalogue) => listGames(pool, catalogue, query, hasFacets);
    return send(context, ['games', query, hasFacets], build, readBoolean(context, 'ignoreCache'));
  });
  app.get(`${base}/games/ids`, (context) => {
    const ids = [...new Set(readIds(context, 'ids') ?? [])];
    const build: Build = async (catalogue) => ({ results: await readGames(pool, catalogue, ids) });
    return send(context, ['ids', ids], build, readBoolean(context, 'ignoreCache'));
  });
  app.get(`${base}/games/game_type`, (context) => {
    const query = readTypeQuery(context);
    return send(context, ['type', query], rowsOf(query), readBoolean(context, 'ignoreCache'));
  });
  app.get(`${base}/games/pages`, (context) => {
    const part = readPart(context);
    return send(context, ['pages', part], ({ index }) => listGamePages(pool, index, part));
  });
  app.get(`${base}/games/types`, (context) => send(context, ['types'], () => ({ gameTypes: requestableTypeLabels })));
  app.get(`${base}/games/search`, (context) => {
    const { query, like, exclude, pageSize } = readSimilarQuery(context);
    const build: Build = async (catalogue) => {
      const excluded = new Set(exclude);
      const alike = like === null ? [] : selectAlike(catalogue.index, like, query.limit);
      const ids = (alike.length > 0 ? alike : selectGames(catalogue.index, query).ids).filter((id) => !excluded.has(id));
      return { results: (await readGames(pool, catalogue, ids.slice(0, pageSize))).map(buildSimilarGame) };
    };
    return send(context, ['similar', query, like, exclude], build);
  });
  app.get(`${base}/games/provider/:id`, (context) => {
    const id = context.req.param('id');
    if (!/^\d{1,9}$/.test(id)) throw new ParameterError('id', 'a numeric provider id');
    const query = popularOf([Number(id)], readPageSize(context, 4));
    return send(context, ['provider', query], rowsOf(query));
  });
  app.post(`${base}/games/:id/failed-start`, async (context) => {
    const id = context.req.param('id');
    const isKnown = /^\d{1,9}$/.test(id) && findGame(currentIndex(liveIndex), Number(id)) !== undefined;
    if (!isKnown) throw new ProblemError(404, 'There is no such game');
    await reportPlay(pool, Number(id)).catch(throwUnavailable);
    return context.body(null, 202);
  });
  return app;
}

async function listGames(pool: Pool, catalogue: Catalogue, query: GameQuery, hasFacets: boolean) {
  const { index } = catalogue;
  const { ids, rowsFound, facets } = selectGames(index, query);
  return {
    results: await readGames(pool, catalogue, ids),
    rowsFound,
    pagesCount: Math.ceil(rowsFound / query.limit),
    ...(hasFacets && { facets: buildFacets(index, facets) }),
  };
}

function buildSimilarGame({ id, name, images }: CatalogueGame) {
  return { id, name, image: logoHash(images) };
}

function currentIndex(liveIndex: Pick<LiveIndex, 'current'>): CatalogueIndex {
  const index = liveIndex.current;
  if (!index) throw new ProblemError(503, 'The catalogue is being read; try again in a moment');
  return index;
}
