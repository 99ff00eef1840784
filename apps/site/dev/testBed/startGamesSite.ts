import type { Locator, Page } from 'playwright-core';
import type { VisitOptions } from './openVisit.ts';
import { startBrowserSite, type BrowserSite } from './startBrowserSite.ts';
import { sharedByTests } from './sharedByTests.ts';
import { setGamesContent } from './gamesContent.ts';
import { startTestHost } from './testHost.ts';

export type GamesVisit = {
  page: Page;
  link: Locator;
  overlay: Locator;
  title: Locator;
  frame: Locator;
  bar: Locator;
  play: () => Promise<void>;
};

type GamesSite = BrowserSite & { host: string; visit: (path?: string, options?: VisitOptions) => Promise<GamesVisit> };

async function startGamesSite(env: Record<string, string> = {}): Promise<GamesSite> {
  const host = await startTestHost();
  const site = await startBrowserSite({ FREEPLAY_URL: host.origin, ...env });
  setGamesContent(site.services);
  return {
    ...site,
    host: host.origin,
    visit: async (path = '/juego/', options = {}) => {
      const { page } = await site.open(path, options);
      const overlay = page.locator('#game-full-mode');
      const visit = {
        page,
        link: page.locator('main a[data-play-game]').first(),
        overlay,
        title: overlay.getByRole('heading', { level: 2 }),
        frame: overlay.locator('iframe'),
        bar: overlay.locator('[data-bar]'),
      };
      const play = async () => {
        await visit.link.click();
        await overlay.locator('[data-phase=playing]').waitFor({ state: 'attached' });
      };
      return { ...visit, play };
    },
    close: async () => {
      await site.close();
      await host.stop();
    },
  };
}

export function sharedGamesSite(env?: Record<string, string>): GamesSite {
  return sharedByTests(() => startGamesSite(env));
}
