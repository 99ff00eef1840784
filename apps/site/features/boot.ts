import { boot } from '../browser/boot.ts';
import { startConsent } from './consent/startConsent.ts';
import { startFavourites } from './games/startFavourites.ts';
import { startGames } from './games/startGames.ts';
import { startOfflineStatus } from './offline/offlineStatus.ts';

boot(
  () => {
    startOfflineStatus();
    startConsent();
    startFavourites();
    startGames();
  },
  () => import('./afterLoad.ts'),
  () => import('./elementBehaviours.ts'),
);
