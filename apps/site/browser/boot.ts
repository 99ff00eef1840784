import { reloadForMissingChunk, watchLeaving } from '@lupa/islands/chunkGuard.ts';
import { whenLoaded } from '@lupa/islands/triggers.ts';
import { defineIslands } from '@lupa/islands/lupaIsland.ts';
import { startDetails } from './details.ts';
import { startFavourites } from './favourites.ts';
import { startGames } from './games.ts';
import { startConsent } from './consent.ts';
import { startOfflineStatus } from './offlineStatus.ts';
import { startInvokerCommands } from './invokerCommands.ts';
import { showLoading, startLoadingBar } from './loadingBar.ts';
import { startNavigation } from './navigation.ts';
import { startOpenedDetails } from './openedDetails.ts';
import { startLazyElements } from './lazyElements.ts';
import { startUserLocation } from './userLocation.ts';
import { siteIslands } from './siteIslands.ts';

// An older browser gets the page as it is without script: with links and forms (docs/browsers.md).
if ('popover' in HTMLElement.prototype) start();

function start() {
  watchLeaving();
  defineIslands({
    modules: siteIslands,
    onChunkFailure: () => reloadForMissingChunk(),
    onWait: (loading) => void showLoading(loading),
  });
  startDetails();
  startOpenedDetails();
  startOfflineStatus();
  startInvokerCommands();
  startNavigation();
  startUserLocation();
  startLazyElements();
  startConsent();
  startFavourites();
  startGames();
  whenLoaded(() => void import('./afterLoad.ts').catch(() => reloadForMissingChunk()));
  // The last to see a click: some of the others answer it instead of the link.
  startLoadingBar();
}
