import { reloadForMissingChunk, watchLeaving } from '@lupa/islands/chunkGuard.ts';
import { whenLoaded } from '@lupa/islands/triggers.ts';
import { defineIslands } from '@lupa/islands/lupaIsland.ts';
import { startDetails } from './details.ts';
import { startFavourites } from './favourites.ts';
import { startGames } from './games.ts';
import { startConsent } from './consent.ts';
import { startOfflineStatus } from './offlineStatus.ts';
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
  startDialogs();
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

function startDialogs() {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  // What opens the menu where neither commands nor scripts run: Chromium warns of buttons that have both.
  if (knowsCommands) for (const button of document.querySelectorAll('[command][popovertarget]')) button.removeAttribute('popovertarget');
  if (knowsCommands && knowsClosedBy) return;
  import('./dialogPolyfill.ts').then(
    ({ polyfillDialogs }) => polyfillDialogs({ knowsCommands, knowsClosedBy }),
    () => reloadForMissingChunk(),
  );
}
