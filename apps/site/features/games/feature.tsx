import { gamesByIdsPath, gamesPath } from '@lupa/blocks/freeGames/gamesCall.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { GameOverlay } from './overlay/GameOverlay.tsx';
import { serveGame, createGamesAnswers } from './serveGames.ts';
import { createFailedStartAnswer } from './takeFailedStart.ts';

/** Games in their full mode over any page, and what the library asks for. */
export const games: SiteFeature = {
  name: 'games',
  parts: { overlays: ({ page }) => <GameOverlay layout={page.layout} /> },
  answer: (app, site) => {
    const { env, addressOf } = site;
    const { answerPage, answerByIds } = createGamesAnswers(site);
    app.get(gamesPath, answerPage);
    app.get(gamesByIdsPath, answerByIds);
    app.get('/api/games/:id', (context) => serveGame(context, site));
    app.post(
      '/api/games/:id/failed-start',
      createFailedStartAnswer({ siteUrl: env.SITE_URL, arcadeUrl: env.ARCADE_URL, now: Date.now, addressOf }),
    );
  },
};
