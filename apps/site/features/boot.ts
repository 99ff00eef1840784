import { boot } from '../browser/boot.ts';
import { startConsent } from './consent/startConsent.ts';
import { startFavourites } from './games/startFavourites.ts';
import { startGames } from './games/startGames.ts';
import { startOfflineStatus } from './offline/offlineStatus.ts';

boot({
  start() {
    startOfflineStatus();
    startConsent();
    startFavourites();
    startGames();
  },
  loadLate: () => import('./afterLoad.ts'),
  elements: {
    names: ['lupa-last-visit', 'lupa-news', 'lupa-search', 'lupa-slider'],
    load: () => import('./elementBehaviours.ts'),
  },
});
