import type { Browser } from 'playwright-core';
import { openPhone } from './phone.ts';

const patience = 20_000;
const button = '[data-block=topList] lupa-island button';
const collapsed = '[data-block=topList] [data-collapsed]';

/**
 * Milliseconds from the start of a first visit on the slow phone until "Ver más" of the toplist has been answered on the screen, when it
 * is tapped as soon as it can be seen; null where the page has none.
 */
export async function measureTap(browser: Browser, url: string): Promise<number | null> {
  const { page, close } = await openPhone(browser, { isSlow: true });
  try {
    await page.addInitScript(watchButton, { button, collapsed });
    await page.goto(url, { waitUntil: 'commit' });
    const place = await page.waitForFunction(() => (globalThis as unknown as Watched).place, undefined, {
      polling: 'raf',
      timeout: patience,
    });
    const { x, y, isThere } = (await place.jsonValue()) ?? { x: 0, y: 0, isThere: false };
    if (!isThere) return null;
    await page.touchscreen.tap(x, y);
    const answered = await page.waitForFunction(() => (globalThis as unknown as Watched).answered, undefined, { timeout: patience });
    return (await answered.jsonValue()) ?? Number.NaN;
  } finally {
    await close();
  }
}

type Watched = { place?: { x: number; y: number; isThere: boolean }; answered?: number };

/** A frame is drawn only when the page may be seen: its styles are there. Then the button is brought into view, and tapped. */
function watchButton(selectors: { button: string; collapsed: string }) {
  const watched = globalThis as unknown as Watched;
  const look = () => {
    const found = document.querySelector<HTMLElement>(selectors.button);
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (painted && found && found.getClientRects().length > 0) bringIntoView(found);
    else if (document.readyState === 'complete' && painted) watched.place = { x: 0, y: 0, isThere: false };
    else requestAnimationFrame(look);
  };
  const bringIntoView = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const list = document.querySelector(selectors.collapsed);
    if (!list) return;
    new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => (watched.answered ??= performance.now())))).observe(list, {
      attributes: true,
      attributeFilter: ['data-collapsed'],
    });
    requestAnimationFrame(() => {
      const { x, y, width, height } = element.getBoundingClientRect();
      watched.place = { x: x + width / 2, y: y + height / 2, isThere: true };
    });
  };
  requestAnimationFrame(look);
}
