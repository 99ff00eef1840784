import type { Browser, Page } from 'playwright-core';
import { pace } from '../../tests/setup/pollUntil.ts';
import { settled } from '../../tests/setup/settled.ts';
import { openPhone } from './phone.ts';

/** Milliseconds from a page's load to the first tap, and from the end of a scroll to the next. */
const timeToRead = 2000;
const timeToSee = 500;

/** What is used on a page, in this order, as far as it has it: the first of each that is shown. */
const controls = [
  'header button[aria-haspopup=dialog]',
  '[data-block] details summary',
  '[data-block] details[open] a[href*="?"], [data-block] details[open] label',
  '[data-block] [data-detail]',
  '[data-block] input[name=comparar]',
  '[data-block] [data-favourite-game]',
  '[data-block] button:not([data-favourite-game], [popovertarget], [command])',
  'footer label',
];

/** Milliseconds from a tap or key to the frame that answers (Event Timing), the slowest of a scripted use on the phone. */
export async function measureInteractions(browser: Browser, url: string, slowdown: number): Promise<number> {
  const { page, cdp, close } = await openPhone(browser);
  try {
    await page.addInitScript(recordInteractions);
    await page.goto(url, { waitUntil: 'networkidle' });
    await settled(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await pace(timeToRead);
    for (const control of controls)
      for (let round = 0; round < 2; round++) {
        await tap(page, control);
        if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${control} leads away from ${url} to ${page.url()}`);
      }
    await page.keyboard.press('Escape');
    if (await tap(page, 'main input[type=search], main input[inputmode=decimal]')) {
      await page.keyboard.type('12', { delay: 200 });
      await settled(page);
    }
    const durations = await page.evaluate(() => (globalThis as unknown as Recorded).durations);
    if (durations.length === 0) throw new Error(`Nothing on ${url} was used`);
    return Math.max(...durations);
  } finally {
    await close();
  }
}

type Recorded = { durations: number[] };
/** https://www.w3.org/TR/event-timing/ */
type EventTiming = PerformanceEntry & { interactionId: number };

function recordInteractions() {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as EventTiming[]) if (interactionId > 0) durations.push(duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
}

/** As a visitor does: brings the first that is shown to the middle of the window, sees it, and taps. False where there is none. */
async function tap(page: Page, selector: string): Promise<boolean> {
  if (!(await page.evaluate(bringIntoView, selector))) return false;
  await settled(page);
  await pace(timeToSee);
  const { x, y } = await page.evaluate(findMiddle);
  await page.touchscreen.tap(x, y);
  await settled(page);
  return true;
}

type Shown = { shown: Element };

/** By the page itself: a locator of Playwright has every touch and click wait for listeners of its own. */
function bringIntoView(selector: string): boolean {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const shown = [...document.querySelectorAll(selector)].find(isShown);
  Object.assign(globalThis, { shown });
  shown?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return shown !== undefined;
}

function findMiddle(): { x: number; y: number } {
  const { left, top, width, height } = (globalThis as unknown as Shown).shown.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
