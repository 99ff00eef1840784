import type { Browser } from 'playwright-core';
import { openPhone } from './phone.ts';

const patience = 20_000;
const toplistFilter = '[data-block=topList] lupa-island[name$=ToplistFilter]';

/** Milliseconds of a first visit on the slow phone until a filter, tapped as soon as it can be seen, is answered; null without one. */
export async function measureTap(browser: Browser, url: string, slowdown: number): Promise<number | null> {
  const { page, close } = await openPhone(browser, { slowdown });
  try {
    await page.addInitScript(watchFilter, toplistFilter);
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

/** A frame is drawn only when the page may be seen: its styles are there. Then the filter is opened and brought into view. */
function watchFilter(filter: string) {
  const watched = globalThis as unknown as Watched;
  // The answer may be another page: the time counts from the first one.
  const start = Number((sessionStorage['start'] ??= String(performance.timeOrigin)));
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const look = () => {
    const group = document.querySelector<HTMLDetailsElement>(`${filter} details`);
    if (isPainted() && document.querySelector('[data-block=topList] [data-filtered]'))
      setTimeout(() => (watched.answered ??= performance.timeOrigin + performance.now() - start));
    else requestAnimationFrame(look);
    if (watched.place || !isPainted()) return;
    if (group) open(group);
    else if (document.readyState === 'complete') watched.place = { x: 0, y: 0, isThere: false };
  };
  /** Its choices come once it is open and its script is there. */
  const open = (group: HTMLDetailsElement) => {
    group.open = true;
    const choice = group.querySelector('a[href]');
    if (!choice) return;
    choice.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = choice.getBoundingClientRect();
    watched.place = { x: x + width / 2, y: y + height / 2, isThere: true };
  };
  requestAnimationFrame(look);
}
