import { showNewsCount } from '@lupa/blocks/news/newsCount.ts';
import { startCalmControls } from '../features/calm/calmControls.ts';
import { tellVersion } from '../features/experiments/tellVersion.ts';
import { vitalsPath } from '../features/vitals/vitalsPath.ts';
import type { PageKind } from '../features/vitals/vitalsReport.ts';
import { isRejectedByBrowser } from './consent/readConsent.ts';
import { startBackToTop } from './backToTop.ts';
import { startFooter } from './footer.ts';
import { startComparator } from './comparator.ts';
import { startPrefetch } from './prefetch.ts';
import { startShownFocus } from './shownFocus.ts';
import { startSavePage } from './savePage.ts';
import { startServiceWorker } from './registerServiceWorker.ts';
import { startThemeSwitch } from './theme.ts';
import { startTrueHeights } from './trueHeights.ts';

// What nobody misses while the page loads. Each in a task of its own: a tap waits for one of them at most.
for (const start of [
  startBackToTop,
  startShownFocus,
  startCalmControls,
  startFooter,
  startComparator,
  startPrefetch,
  startServiceWorker,
  startThemeSwitch,
  startTrueHeights,
  showNewsCount,
  measureSome,
  tellVersion,
  startSavePage,
])
  setTimeout(start);

/** A die decides whether this view is measured: nothing tells visitors apart. Who asks not to be measured is not. */
function measureSome(): void {
  const { vitals, kind } = document.documentElement.dataset;
  if (vitals === undefined || isRejectedByBrowser() || Math.random() * 100 >= Number(vitals)) return;
  // A view that is not measured is no fault.
  void import('../features/vitals/sendVitals.ts')
    .then(({ startVitals }) => startVitals(vitalsPath, kind as PageKind))
    .catch(() => undefined);
}
