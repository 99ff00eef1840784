import { reloadForMissingChunk, watchLeaving } from '@lupa/islands/chunkGuard.ts';
import { defineIslands } from '@lupa/islands/lupaIsland.ts';
import { startBackToTop } from './backToTop.ts';
import { startFavourites } from './favourites.ts';
import { startFilters } from './filters.ts';
import { startFooter } from './footer.ts';
import { startGames } from './games.ts';
import { startComparator } from './comparator.ts';
import { startConsent } from './consent.ts';
import { startInvokerCommands } from './invokerCommands.ts';
import { showLoading, startLoadingBar } from './loadingBar.ts';
import { startNavigation } from './navigation.ts';
import { startOfflineStatus } from './offlineStatus.ts';
import { startOpenedDetails } from './openedDetails.ts';
import { startPrefetch } from './prefetch.ts';
import { startLazyElements } from './lazyElements.ts';
import { startServiceWorker } from './registerServiceWorker.ts';
import { siteIslands } from './siteIslands.ts';
import { startTrueHeights } from './trueHeights.ts';
import { startThemeSwitch } from './theme.ts';
import { startUserLocation } from './userLocation.ts';

// An older browser gets the page as it is without script: with links and forms (docs/browsers.md).
if ('popover' in HTMLElement.prototype) start();

function start() {
  watchLeaving();
  defineIslands({
    modules: siteIslands,
    onChunkFailure: () => reloadForMissingChunk(),
    onWait: (loading) => void showLoading(loading),
  });
  startOpenedDetails();
  startInvokerCommands();
  startNavigation();
  startOfflineStatus();
  startPrefetch();
  startLazyElements();
  startBackToTop();
  startServiceWorker();
  startTrueHeights();
  startFooter();
  startUserLocation();
  startConsent();
  startComparator();
  startFavourites();
  startFilters();
  startGames();
  startThemeSwitch();
  // The last to see a click: some of the others answer it instead of the link.
  startLoadingBar();
}
