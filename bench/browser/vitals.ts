import type { Browser, Page } from 'playwright-core';
import { settled } from '../../tests/setup/settled.ts';
import { openPhone } from './phone.ts';

/** Milliseconds from the start of the navigation, but for `tbt`, which is a sum. */
export type Vitals = { fcp: number; lcp: number; tbt: number; lcpElement: string };

type LargestPaint = PerformanceEntry & { element: Element | null };
type Recorded = { lcp: LargestPaint[]; tasks: PerformanceEntry[] };

export async function measureVitals(browser: Browser, url: string, slowdown: number): Promise<Vitals> {
  const { page, close } = await openPhone(browser, { slowdown });
  try {
    await page.addInitScript(recordEntries);
    await page.goto(url, { waitUntil: 'networkidle' });
    await settled(page);
    return await page.evaluate(readLoad);
  } finally {
    await close();
  }
}

function recordEntries() {
  const recorded: Recorded = { lcp: [], tasks: [] };
  Object.assign(globalThis, { recorded });
  const watch = (type: string, into: PerformanceEntry[]) =>
    new PerformanceObserver((list) => into.push(...list.getEntries())).observe({ type, buffered: true });
  watch('largest-contentful-paint', recorded.lcp);
  watch('longtask', recorded.tasks);
}

function readLoad(): Vitals {
  const { recorded } = globalThis as unknown as { recorded: Recorded };
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const largest = recorded.lcp.at(-1);
  // As Lighthouse counts: what is over 50 ms of each task after the first paint.
  const blocking = recorded.tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp) - 50);
  const element = largest?.element;
  return {
    fcp,
    lcp: largest?.startTime ?? Number.NaN,
    tbt: blocking.reduce((sum, time) => sum + Math.max(0, time), 0),
    lcpElement: element?.localName ?? '',
  };
}

export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollingElement: scroller } = document;
    if (!scroller) return;
    while (scrollY + innerHeight < scroller.scrollHeight - 1) {
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await settled(page);
}
