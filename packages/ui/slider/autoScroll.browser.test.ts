// @module-tag thorough
// Requirements: 4.31, 4.32, 9.20, 9.21.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sliderExamples } from './testBed/Slider.examples.tsx';
import { openSliderPages, type SliderPages } from './testBed/openSliderPages.tsx';

let pages: SliderPages;
beforeAll(async () => {
  pages = await openSliderPages();
});
afterAll(() => pages?.close());
afterEach(async () => expect(await pages.closePages()).toEqual([]));

const start = new Date('2026-11-02T12:00:00Z');
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pausar: Nuestra red' });
const playButton = (page: Page) => page.getByRole('button', { name: 'Reanudar el movimiento: Nuestra red' });
const position = (page: Page) => page.locator('lupa-slider ul').evaluate((list) => list.scrollLeft);

/** A slider that moves by itself, in a page whose clock stands still but for `page.clock.runFor`. */
async function openMoving(options: BrowserContextOptions = {}, slider = sliderExamples.moving): Promise<Page> {
  const page = await pages.open(slider, {
    viewport: { width: 1440, height: 800 },
    ...options,
    prepare: (page) => page.clock.install({ time: start }),
  });
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
  await page.locator('lupa-slider ul').evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  return page;
}

/** How far it goes in that many milliseconds. */
async function advance(page: Page, milliseconds: number): Promise<number> {
  const before = await position(page);
  await page.clock.runFor(milliseconds);
  return (await position(page)) - before;
}

test('goes 1 px every 50 ms, and turns back at its end, and again at its start', async () => {
  const page = await openMoving();
  expect(await advance(page, 2000)).toBe(40);
  expect(await advance(page, 49)).toBeLessThanOrEqual(1);
  await page.locator('lupa-slider ul').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  expect(await advance(page, 1000)).toBe(-20);
  await page.locator('lupa-slider ul').evaluate((list) => list.scrollTo({ left: 5, behavior: 'instant' }));
  expect(await advance(page, 500)).toBe(0);
  expect(await advance(page, 500)).toBe(10);
});

describe('stands still', () => {
  test('under the pointer, with the focus of the keyboard in it, with its tab hidden and out of view, and goes on after', async () => {
    const page = await openMoving();
    await page.locator('lupa-slider li').first().hover();
    expect(await advance(page, 10_000)).toBe(0);
    await page.mouse.move(600, 700);
    expect(await advance(page, 1000)).toBe(20);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await advance(page, 10_000)).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await advance(page, 1000)).toBe(20);

    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    expect(await advance(page, 10_000)).toBe(0);
    await setHidden(false);
    expect(await advance(page, 1000)).toBe(20);

    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await expect.poll(() => advance(page, 1000)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => advance(page, 1000)).toBe(20);
  });

  test('under a finger, and until 3 s after it is lifted; the pause button works by touch', async () => {
    const page = await openMoving({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 150, y: 150 }] });
    expect(await advance(page, 10_000)).toBe(0);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await advance(page, 2999)).toBe(0);
    expect(await advance(page, 1001)).toBe(20);
    await pauseButton(page).tap();
    expect(await advance(page, 20_000)).toBe(0);
    await playButton(page).tap();
    await expect.poll(() => advance(page, 1000)).toBe(20);
  });

  test('under reduced motion, where it needs no button; and as soon as that is asked for', async () => {
    const page = await openMoving({ reducedMotion: 'reduce' });
    expect(await advance(page, 10_000)).toBe(0);
    expect(await pauseButton(page).count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => advance(page, 1000)).toBe(20);
    expect(await pauseButton(page).isVisible()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => advance(page, 1000)).toBe(0);
  });

  test('where everything fits, which needs no button', async () => {
    const page = await openMoving({}, sliderExamples.movingButFits);
    expect(await advance(page, 10_000)).toBe(0);
    expect(await page.locator('lupa-slider button').filter({ visible: true }).count()).toBe(0);
  });
});

test('the pause button stops it for good, and starts it with the pointer still there; by keyboard it keeps the focus', async () => {
  const page = await openMoving();
  await pauseButton(page).click();
  expect(await playButton(page).isVisible()).toBe(true);
  await page.mouse.move(600, 700);
  expect(await advance(page, 20_000)).toBe(0);
  await playButton(page).click();
  expect(await pauseButton(page).isVisible()).toBe(true);
  expect(await advance(page, 1000)).toBe(20);
  await page.mouse.move(600, 700);
  await pauseButton(page).focus();
  await page.keyboard.press('Enter');
  expect(await advance(page, 20_000)).toBe(0);
  await page.keyboard.press('Space');
  await expect.poll(() => pauseButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await advance(page, 1000)).toBe(20);
});

test('a press of the other buttons ends at the start of an item, and the motion waits for it', async () => {
  const page = await openMoving();
  await advance(page, 1000);
  await page.getByRole('button', { name: 'Siguiente: Nuestra red' }).click();
  const offset = () =>
    page
      .locator('lupa-slider ul')
      .evaluate((list) => (list.children[6]?.getBoundingClientRect().left ?? 0) - list.getBoundingClientRect().left);
  await expect.poll(async () => Math.abs((await offset()) - 6)).toBeLessThanOrEqual(1);
});
