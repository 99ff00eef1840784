import { reloadForMissingChunk, watchLeaving } from '@lupa/islands/chunkGuard.ts';
import { whenLoaded } from '@lupa/islands/triggers.ts';
import { defineIslands } from '@lupa/islands/lupaIsland.ts';
import { startDetails } from './details.ts';
import { startFavourites } from './favourites.ts';
import { startFilters } from './filters.ts';
import { startGames } from './games.ts';
import { startConsent } from './consent.ts';
import { startInvokerCommands } from './invokerCommands.ts';
import { showLoading, startLoadingBar } from './loadingBar.ts';
import { startNavigation } from './navigation.ts';
import { startOpenedDetails } from './openedDetails.ts';
import { startLazyElements } from './lazyElements.ts';
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
  startInvokerCommands();
  startNavigation();
  startLazyElements();
  startConsent();
  startFavourites();
  startFilters();
  startGames();
  whenLoaded(() => import('./afterLoad.ts').catch(() => reloadForMissingChunk()));
  // The last to see a click: some of the others answer it instead of the link.
  startLoadingBar();
}
