import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';
import { defineIslands } from '@lupa/islands/lupaIsland.ts';
import { startLazyElements } from './lazyElements.ts';
import { startConsent } from './consent.ts';
import { startInvokerCommands } from './invokerCommands.ts';
import { startBackToTop } from './backToTop.ts';
import { startFooter } from './footer.ts';
import { startLoadingBar, trackLoading } from './loadingBar.ts';
import { startOfflineStatus } from './offlineStatus.ts';
import { startPrefetch } from './prefetch.ts';
import { siteIslands } from './siteIslands.ts';

defineIslands({
import { startUserLocation } from './userLocation.ts';
  modules: siteIslands,
  onChunkFailure: () => reloadForMissingChunk(),
  onWait: (loading) => void trackLoading(loading),
});
startLoadingBar();
startOfflineStatus();
startPrefetch();
startLazyElements();
startBackToTop();
startFooter();
startUserLocation();
startConsent();
