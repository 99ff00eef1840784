// Requirements: 2.83, 4.29, 4.30, 9.31.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../../../tests/setup/findViolations.ts';
import { sliderExamples } from './testBed/Slider.examples.tsx';
import { openSliderPages, type SliderPages } from './testBed/openSliderPages.tsx';

let pages: SliderPages;
beforeAll(async () => {
  pages = await openSliderPages();
});
afterAll(() => pages?.close());
afterEach(async () => expect(await pages.closePages()).toEqual([]));

const screen = (width: number) => ({ viewport: { width, height: 800 } });
const listOf = (page: Page) => page.locator('lupa-slider ul');
const buttonsOf = (page: Page) => page.locator('lupa-slider button');
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente: Nuestra red' });
const previous = (page: Page) => page.getByRole('button', { name: 'Anterior: Nuestra red' });
const position = (page: Page) => listOf(page).evaluate((list) => list.scrollLeft);

/** Indexes of the items that are wholly in view. */
const itemsInView = (page: Page) =>
  listOf(page).evaluate((list) => {
    const frame = list.getBoundingClientRect();
    return [...list.children].flatMap((item, index) => {
      const { left, right } = item.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1 ? [index] : [];
    });
  });

test('as many items are in view as the window has room for, or as its props say', { tags: ['thorough'] }, async () => {
  const counts = { full: { 320: 3, 390: 3, 767: 3, 768: 5, 834: 5, 1199: 5, 1200: 6, 1440: 6 }, ownCounts: { 390: 1, 834: 2, 1440: 4 } };
  for (const [name, expected] of Object.entries(counts)) {
    const page = await pages.open(sliderExamples[name as keyof typeof counts]);
    for (const [width, count] of Object.entries(expected)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect.poll(async () => (await itemsInView(page)).length, { message: `at ${width} px` }).toBe(count);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
});

describe.each([390, 834, 1440])('buttons at %i px', (width) => {
  test('lead on by whole views, and are enabled by position', { tags: ['thorough'] }, async () => {
    const page = await pages.open(sliderExamples.full, screen(width));
    const visible = (await itemsInView(page)).length;
    expect(await previous(page).isDisabled()).toBe(true);
    await next(page).click();
    await expect
      .poll(() => itemsInView(page))
      .toEqual(Array.from({ length: visible }, (_, index) => visible + index).filter((i) => i < 12));
    expect(await previous(page).isDisabled()).toBe(false);
    for (let item = 2 * visible; item < 12; item += visible) {
      await next(page).click();
      await expect.poll(() => itemsInView(page)).toContain(Math.min(item + visible, 12) - 1);
    }
    await expect.poll(() => next(page).isDisabled()).toBe(true);
    await previous(page).click();
    await expect.poll(() => next(page).isDisabled()).toBe(false);
  });
});

test('buttons are 44 px, inside the window and apart', { tags: ['thorough'] }, async () => {
  const page = await pages.open(sliderExamples.moving);
  for (const width of [390, 834, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await buttonsOf(page).evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect([box.width >= 44, box.height >= 44, box.right <= width]).toEqual([true, true, true]);
  }
});

describe('buttons', () => {
  test('two quick presses go two views on', async () => {
    const page = await pages.open(sliderExamples.full, screen(390));
    await next(page).dblclick();
    await expect.poll(() => itemsInView(page)).toEqual([6, 7, 8]);
  });

  test('jump under reduced motion', { tags: ['thorough'] }, async () => {
    const page = await pages.open(sliderExamples.full, { ...screen(1440), reducedMotion: 'reduce' });
    const jumped = await next(page).evaluate((button: HTMLElement) => {
      button.click();
      return document.querySelector('lupa-slider ul')?.scrollLeft;
    });
    expect(jumped).toBeGreaterThan(1000);
  });

  test('hide where all items fit, and come when the window gets narrow', { tags: ['thorough'] }, async () => {
    const page = await pages.open(sliderExamples.fitsOnTablets, screen(834));
    expect(await buttonsOf(page).filter({ visible: true }).count()).toBe(0);
    expect(await listOf(page).getAttribute('tabindex')).toBe(null);
    expect(await listOf(page).getAttribute('aria-label')).toBe(null);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => buttonsOf(page).filter({ visible: true }).count()).toBe(2);
    expect(await listOf(page).getAttribute('aria-label')).toBe('Cuatro');
    await page.setViewportSize({ width: 834, height: 800 });
    await expect.poll(() => buttonsOf(page).filter({ visible: true }).count()).toBe(0);
  });

  test('come when an island adds items, and go when it takes them away', { tags: ['thorough'] }, async () => {
    const page = await pages.open({ ...sliderExamples.full, perView: { desktop: 4 } }, screen(1440));
    await listOf(page).evaluate((list) => [...list.children].slice(4).forEach((item) => item.remove()));
    await expect.poll(() => buttonsOf(page).filter({ visible: true }).count()).toBe(0);
    await listOf(page).evaluate((list) => list.append(list.children[0]?.cloneNode(true) as Node));
    await expect.poll(() => buttonsOf(page).filter({ visible: true }).count()).toBe(2);
  });

  test('work in a slider that comes later, and in one that is moved', { tags: ['thorough'] }, async () => {
    const page = await pages.open(sliderExamples.full, screen(1440));
    await page.locator('lupa-slider').evaluate((slider) => {
      const copy = slider.cloneNode(true) as Element;
      slider.remove();
      document.querySelector('main')?.prepend(copy);
    });
    await next(page).click();
    await expect.poll(() => itemsInView(page)).toEqual([6, 7, 8, 9, 10, 11]);
    await page.locator('lupa-slider').evaluate((slider) => document.querySelector('main')?.append(slider));
    await next(page).click();
    await expect.poll(() => itemsInView(page)).toEqual([6, 7, 8, 9, 10, 11]);
  });
});

test.each([390, 834, 1440])('nothing jumps when the buttons come, at %i px', { tags: ['thorough'] }, async (width) => {
  for (const slider of [sliderExamples.moving, sliderExamples.fitsOnTablets]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await pages.open(slider, {
      ...screen(width),
      waitUntil: 'commit',
      prepare: (page) =>
        page.route('**/boot.js', async (route) => {
          await held;
          await route.fallback();
        }),
    });
    const top = () => page.locator('#after').evaluate((element) => element.getBoundingClientRect().top);
    await page.locator('#after').waitFor();
    // Until the style sheet is there, everything is shown.
    await expect.poll(() => buttonsOf(page).filter({ visible: true }).count()).toBe(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await top();
    release();
    await page.waitForLoadState();
    expect(await page.evaluate(() => customElements.get('lupa-slider') !== undefined)).toBe(true);
    expect(await top()).toBe(before);
  }
});

describe('by other means', () => {
  test('arrow keys scroll the list, which is a stop of the Tab key; a button keeps the focus at the end, and takes no more presses', async () => {
    const page = await pages.open(sliderExamples.full, screen(1440));
    await page.keyboard.press('Tab');
    await expect.poll(() => listOf(page).evaluate((list) => list === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position(page)).toBeGreaterThan(0);
    await expect.poll(() => previous(page).isDisabled()).toBe(false);
    await next(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => next(page).isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => next(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await itemsInView(page)).toEqual([6, 7, 8, 9, 10, 11]);
  });

  test('Tab brings every item into view', { tags: ['thorough'] }, async () => {
    const page = await pages.open(sliderExamples.full, screen(390));
    for (let stops = 0; stops < 9; stops++) await page.keyboard.press('Tab');
    await expect.poll(() => itemsInView(page)).toContain(7);
  });

  test('the wheel scrolls, and rests at the start of an item', { tags: ['thorough'] }, async () => {
    const page = await pages.open(sliderExamples.full, screen(834));
    await listOf(page).hover();
    await page.mouse.wheel(200, 0);
    await expect.poll(() => position(page)).toBeGreaterThan(100);
    await expect.poll(async () => (await itemsInView(page)).length).toBe(5);
  });

  test('a finger scrolls', { tags: ['thorough'] }, async () => {
    const page = await pages.open(sliderExamples.full, { ...screen(390), isMobile: true, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    const { y = 0 } = (await listOf(page).boundingBox()) ?? {};
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y + 40 }] });
    await touch('touchStart', 300);
    for (let x = 290; x >= 100; x -= 10) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(() => position(page)).toBeGreaterThan(100);
    await expect.poll(async () => (await itemsInView(page)).length).toBe(3);
  });

  test('without script it scrolls, and shows no buttons and no place for them', async () => {
    const page = await pages.open(sliderExamples.moving, { ...screen(390), javaScriptEnabled: false });
    expect(await buttonsOf(page).filter({ visible: true }).count()).toBe(0);
    const [slider, list] = await Promise.all([page.locator('lupa-slider').boundingBox(), listOf(page).boundingBox()]);
    expect(slider?.height).toBeLessThan((list?.height ?? 0) + 1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const first = page.locator('lupa-slider li').first();
    await expect.poll(async () => (await first.boundingBox())?.x).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await first.boundingBox())?.x).toBeLessThan(0);
  });
});

test('nothing breaks a rule of axe, in light and in dark', { tags: ['thorough'] }, async () => {
  for (const slider of [sliderExamples.moving, sliderExamples.fitsOnTablets, sliderExamples.empty]) {
    const page = await pages.open(slider, { bypassCSP: true });
    for (const width of [390, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), `${colorScheme} at ${width} px`).toEqual([]);
      }
  }
});
