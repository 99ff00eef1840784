import type { Browser, Page } from 'playwright-core';
import { settled } from '../../tests/setup/settled.ts';
import { openPhone } from './phone.ts';

/** Milliseconds from the start of the navigation, but for `cls`, which is a score, and `tbt`, which is a sum. */
export type Vitals = { fcp: number; lcp: number; tbt: number; cls: number; lcpElement: string };

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type LargestPaint = PerformanceEntry & { element: Element | null };
type Recorded = { lcp: LargestPaint[]; tasks: PerformanceEntry[]; shifts: Shift[] };

export async function measureVitals(browser: Browser, url: string, slowdown: number): Promise<Vitals> {
  const { page, close } = await openPhone(browser, { slowdown });
  try {
    await page.addInitScript(recordEntries);
    await page.goto(url, { waitUntil: 'networkidle' });
    await settled(page);
    const loaded = await page.evaluate(readLoad);
    await scrollToEnd(page);
    return { ...loaded, cls: await page.evaluate(readShifts) };
  } finally {
    await close();
  }
}

function recordEntries() {
  const recorded: Recorded = { lcp: [], tasks: [], shifts: [] };
  Object.assign(globalThis, { recorded });
  const watch = (type: string, into: PerformanceEntry[]) =>
    new PerformanceObserver((list) => into.push(...list.getEntries())).observe({ type, buffered: true });
  watch('largest-contentful-paint', recorded.lcp);
  watch('longtask', recorded.tasks);
  watch('layout-shift', recorded.shifts);
}

function readLoad(): Omit<Vitals, 'cls'> {
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

/** The worst session window: shifts less than 1 s apart, over 5 s at most. */
function readShifts(): number {
  const { recorded } = globalThis as unknown as { recorded: Recorded };
  let worst = 0;
  let current = { start: -Infinity, end: -Infinity, sum: 0 };
  for (const { startTime, value, hadRecentInput } of recorded.shifts) {
    if (hadRecentInput) continue;
    const isSame = startTime - current.end < 1000 && startTime - current.start < 5000;
    current = isSame ? { ...current, end: startTime, sum: current.sum + value } : { start: startTime, end: startTime, sum: value };
    worst = Math.max(worst, current.sum);
  }
  return worst;
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
