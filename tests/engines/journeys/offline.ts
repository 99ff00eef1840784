import { chooseMenu } from './chooseMenu.ts';
import type { Journey } from './journey.ts';

const isStored = async (path: string) => (await caches.match(path)) !== undefined;

export const offlineJourney: Journey = {
  title: 'pages read before can be read without a connection, others say what can be read',
  screens: ['phone'],
  expectedProblem: /ERR_CONNECTION_REFUSED|could not load/,
  run: async ({ arrive, startSecondSite }) => {
    const site = await startSecondSite();
    const visitor = await arrive({ siteUrl: site.siteUrl });
    await visitor.visit('/');
    await visitor.until('a kept home page', isStored, '/');
    await chooseMenu(visitor, 'Casinos', '/resenas/casino-andino/');
    await visitor.until('a kept review', isStored, '/resenas/casino-andino/');
    await site.stop();

    await visitor.use('.breadcrumbs a[href="/"]');
    await visitor.arriveAt('/');
    await visitor.see('[data-block=topList] [data-entry]');
    // Nothing links to it: other pages Firefox may have prefetched.
    await visitor.visit('/nunca-leida/');
    await visitor.see('[data-offline-page]');
    await visitor.see('main a[href="/resenas/casino-andino/"]');
  },
};
