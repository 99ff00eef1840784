import { isRejectedByBrowser } from '../consent/readConsent.ts';
import type { PageKind } from './takeVitals.ts';

/** Where the browser sends a `VitalsReport`, as it leaves the page. */
export const vitalsPath = '/api/vitals';

/** A die decides whether this view is measured: nothing tells visitors apart. Who asks not to be measured is not. */
export function measureSome(): void {
  const { vitals, kind } = document.documentElement.dataset;
  if (vitals === undefined || isRejectedByBrowser() || Math.random() * 100 >= Number(vitals)) return;
  // A view that is not measured is no fault.
  void import('./sendVitals.ts').then(({ startVitals }) => startVitals(vitalsPath, kind as PageKind)).catch(() => undefined);
}
