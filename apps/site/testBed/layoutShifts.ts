import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };

/** Watches what moves in the page by itself. Call what it returns to hear of every layout shift since then: how much, and of which elements. */
export async function watchShifts(page: Page, since: 'load' | 'now'): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle(
    async ([buffered]) => {
      await document.fonts.ready;
      const shifts: string[] = [];
      const note = (entries: PerformanceEntry[]) => {
        for (const { value, sources } of entries as Shift[])
          shifts.push(`${value} ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join()}`);
      };
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered });
      return () => {
        note(observer.takeRecords());
        return shifts;
      };
    },
    [since === 'load'] as const,
  );
  return () => watch.evaluate((read) => read());
}
