import { launchWholeBrowser } from '../../tests/setup/browser.ts';
import { openPhone } from './phone.ts';
import { settled } from '../../tests/setup/settled.ts';
const url = process.argv[2] ?? 'http://localhost:3000/';
const slowdown = Number(process.env.SLOW ?? 2.6);
const browser = await launchWholeBrowser();
const { page, cdp } = await openPhone(browser, {});
await page.addInitScript(() => {
  const events: any[] = []; const hand: any[] = [];
  Object.assign(globalThis, { events, hand });
  new PerformanceObserver((list) => { for (const e of list.getEntries() as any[]) if (e.interactionId) events.push([e.name, e.duration, Math.round(e.processingStart - e.startTime), Math.round(e.processingEnd - e.processingStart)]); }).observe({ type: 'event', durationThreshold: 16, buffered: true } as any);
  const watch = (event: Event) => { requestAnimationFrame(() => setTimeout(() => hand.push([event.type, Math.round(performance.now() - event.timeStamp)]))); };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) addEventListener(type, watch, { capture: true });
});
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
await page.goto(url, { waitUntil: 'networkidle' });
await settled(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
for (const control of controls)
  for (let round = 0; round < 2; round++) {
    const el = page.locator(control).filter({ visible: true }).first();
    if ((await el.count()) === 0) continue;
    await el.evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
    if (process.env.REST) await page.waitForTimeout(500);
    const box = await el.boundingBox();
    if (!box) continue;
    const html = (await el.evaluate((e) => e.outerHTML)).slice(0, 50).replace(/\s+/g, ' ');
    await page.evaluate(() => { (globalThis as any).events.length = 0; (globalThis as any).hand.length = 0; });
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await settled(page);
    await page.waitForTimeout(400);
    const { events, hand } = await page.evaluate(() => ({ events: (globalThis as any).events, hand: (globalThis as any).hand }));
    console.log('hand', String(Math.max(...hand.map((x: any) => x[1]))).padStart(4), 'event', String(Math.max(0, ...events.map((x: any) => x[1]))).padStart(4), JSON.stringify(events), control, round, html);
  }
await browser.close();
