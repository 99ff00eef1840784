import type { Page } from 'playwright-core';

/**
 * By then the page has been painted, its observers have been told, what it does when idle is done, and what it asked for has been answered: what
 * has not happened does not happen by itself. What waits for a timer needs the page's clock: `page.clock.install()` before, `runFor` after.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    await twoFrames();
    await new Promise<void>((resolve) => globalThis.requestIdleCallback?.(() => resolve(), { timeout: 2000 }) ?? resolve());
    // Behind all that the page has asked for.
    await fetch(location.href, { cache: 'no-store' });
    await twoFrames();
  });
}
