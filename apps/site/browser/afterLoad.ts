import { startBackToTop } from './backToTop.ts';
import { startFooter } from './footer.ts';
import { startPrefetch } from './prefetch.ts';
import { startServiceWorker } from './registerServiceWorker.ts';
import { startThemeSwitch } from './theme.ts';

/** What the core does once the page has loaded. */
export const coreStarts = [startBackToTop, startFooter, startPrefetch, startServiceWorker, startThemeSwitch];
