import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };

/** More than a font of nearly the same measures moves when it comes, and a twentieth of what a good page may move (docs/decisions/021). */
const fontShift = 0.005;

/** Watches what moves in the page by itself. Call what it returns to hear of every layout shift since then: how much, and of which elements. */
export async function watchShifts(page: Page, since: 'load' | 'now'): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle(
    async ([buffered, fontShift]) => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const fontsCame = performance.now();
      const shifts: string[] = [];
      const note = (entries: PerformanceEntry[]) => {
        for (const { value, sources, startTime } of entries as Shift[])
          if (startTime > fontsCame || value > fontShift)
            shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join()}`);
      };
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered });
      return () => {
        note(observer.takeRecords());
        return shifts;
      };
    },
    [since === 'load', fontShift] as const,
  );
  return () => watch.evaluate((read) => read());
}
