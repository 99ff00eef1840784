import type { Browser, Page } from 'playwright-core';
import { settled } from '../../tests/setup/settled.ts';
import { openPhone } from './phone.ts';

/** What is used on a page, in this order, as far as it has it: the first of each that is shown. */
const controls = [
  'header button[popovertarget]',
  '[data-block] details summary',
  '[data-block] details[open] a[href*="?"], [data-block] details[open] label',
  '[data-block] [data-detail]',
  '[data-block] input[name=comparar]',
  '[data-block] [data-favourite-game]',
  '[data-block] button:not([data-favourite-game], [popovertarget])',
  'footer label',
];

/**
 * Milliseconds from a tap or a key until the next frame was drawn after it, the slowest of a scripted use: every kind of control twice, the
 * second time with its script there, and words typed. On the phone's processor; the network is not slowed down.
 */
export async function measureInteractions(browser: Browser, url: string, slowdown: number): Promise<number> {
  const { page, cdp, close } = await openPhone(browser);
  try {
    await page.addInitScript(watchInteractions);
    await page.goto(url, { waitUntil: 'networkidle' });
    await settled(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    for (const control of controls)
      for (let round = 0; round < 2; round++) {
        await tap(page, control);
        await settled(page);
        if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${control} leads away from ${url} to ${page.url()}`);
      }
    await page.keyboard.press('Escape');
    const field = page.locator('main input[type=search], main input[inputmode=decimal]').filter({ visible: true }).first();
    if ((await field.count()) > 0) {
      await field.focus();
      await page.keyboard.type('12', { delay: 200 });
      await settled(page);
    }
    const interactions = await page.evaluate(() => (globalThis as unknown as Watched).interactions);
    if (interactions.length === 0) throw new Error(`Nothing on ${url} was used`);
    return Math.max(...interactions);
  } finally {
    await close();
  }
}

type Watched = { interactions: number[] };

/** By hand: a window that nobody sees presents no frames, which the browser's own `event` entries end with. */
function watchInteractions() {
  const interactions: number[] = [];
  Object.assign(globalThis, { interactions });
  const watch = (event: Event) => {
    requestAnimationFrame(() => setTimeout(() => interactions.push(performance.now() - event.timeStamp)));
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) addEventListener(type, watch, { capture: true });
}

async function tap(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).filter({ visible: true }).first();
  if ((await control.count()) === 0) return;
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await control.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
