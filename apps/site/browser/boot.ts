import { reloadForMissingChunk, watchLeaving } from '@lupa/islands/chunkGuard.ts';
import { whenLoaded } from '@lupa/islands/triggers.ts';
import { defineIslands } from '@lupa/islands/lupaIsland.ts';
import { startDetails } from './details.ts';
import { type LazyElements, startLazyElements } from './lazyElements.ts';
import { showLoading, startLoadingBar } from './loadingBar.ts';
import { startNavigation } from './navigation.ts';
import { startOpenedDetails } from './openedDetails.ts';
import { startUserLocation } from './userLocation.ts';

export type FeatureScripts = {
  start: () => void;
  loadLate: () => Promise<unknown>;
  elements: LazyElements;
};

/** Starts the site's scripts. An older browser gets the page as it is without script: with links and forms (docs/browsers.md). */
export function boot(features: FeatureScripts): void {
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
  startLazyElements(features.elements);
  features.start();
  whenLoaded(() => void features.loadLate().catch(() => reloadForMissingChunk()));
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
