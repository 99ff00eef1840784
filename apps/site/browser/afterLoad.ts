import { startBackToTop } from './backToTop.ts';
import { startFooter } from './footer.ts';
import { startPrefetch } from './prefetch.ts';
import { startShownFocus } from './shownFocus.ts';
import { startServiceWorker } from './registerServiceWorker.ts';
import { startThemeSwitch } from './theme.ts';
import { startTrueHeights } from './trueHeights.ts';

/** What the core does once the page has loaded. */
export const coreStarts = [
  startBackToTop,
  startShownFocus,
  startFooter,
  startPrefetch,
  startServiceWorker,
  startThemeSwitch,
  startTrueHeights,
];
