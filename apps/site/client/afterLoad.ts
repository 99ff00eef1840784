import { showNewsCount } from '@lupa/blocks/news/newsCount.ts';
import { startCalmControls } from '../calm/calmControls.ts';
import { startBackToTop } from './backToTop.ts';
import { startFooter } from './footer.ts';
import { startComparator } from './comparator.ts';
import { startPrefetch } from './prefetch.ts';
import { startSavePage } from './savePage.ts';
import { startServiceWorker } from './registerServiceWorker.ts';
import { startThemeSwitch } from './theme.ts';
import { startTrueHeights } from './trueHeights.ts';

// What nobody misses while the page loads.
startBackToTop();
startCalmControls();
startFooter();
startComparator();
startPrefetch();
startServiceWorker();
startThemeSwitch();
startTrueHeights();
showNewsCount();
startSavePage();
