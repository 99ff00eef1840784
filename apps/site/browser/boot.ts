import { reloadForMissingChunk, watchLeaving } from '@lupa/islands/chunkGuard.ts';
import { whenLoaded } from '@lupa/islands/triggers.ts';
import { defineIslands } from '@lupa/islands/lupaIsland.ts';
import { startDetails } from './details.ts';
import { type LoadBehaviours, startLazyElements } from './lazyElements.ts';
import { showLoading, startLoadingBar } from './loadingBar.ts';
import { startNavigation } from './navigation.ts';
import { startOpenedDetails } from './openedDetails.ts';
import { startUserLocation } from './userLocation.ts';

/**
 * Starts the site's scripts. What features do is listed in `features/`: `startFeatures` runs as the page is read and is part of the script of every
 * page (boot.ts), so it only finds out what there is to do and fetches the code for that; `loadLate` fetches what nobody misses while the page loads
 * (afterLoad.ts). An older browser gets the page as it is without script: with links and forms (docs/browsers.md).
 */
export function boot(startFeatures: () => void, loadLate: () => Promise<unknown>, loadBehaviours: LoadBehaviours): void {
  if (!('popover' in HTMLElement.prototype)) return;
  watchLeaving();
  defineIslands({
    // siteIslands.server.ts holds the same patterns.
    modules: import.meta.glob(['../../../packages/{blocks,ui}/**/*.island.tsx', '../**/*.island.tsx']),
    onChunkFailure: () => reloadForMissingChunk(),
    onWait: (loading) => void showLoading(loading),
  });
  startDetails();
  startOpenedDetails();
  startDialogs();
  startNavigation();
  startUserLocation();
  startLazyElements(loadBehaviours);
  startFeatures();
  whenLoaded(() => void loadLate().catch(() => reloadForMissingChunk()));
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
    (module) => module.polyfillDialogs(knowsCommands, knowsClosedBy),
    () => reloadForMissingChunk(),
  );
}
