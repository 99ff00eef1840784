// @module-tag thorough
import { expect, test } from 'vitest';
import { settled } from '../../../tests/setup/settled.ts';
import { watchShifts } from '../dev/testBed/layoutShifts.ts';
import { screens } from '../dev/testBed/screens.ts';
import { scrollPage } from '../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

/** Of each block that is laid out when it comes near; and where the block that reaches over the middle of the window stands. */
function readBlocks() {
  const lazy = [...document.querySelectorAll<HTMLElement>('[data-lazy]')].map((element) => {
    const { bottom, height } = element.getBoundingClientRect();
    return { isAbove: bottom <= 0, height, isPutOff: !element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) };
  });
  const tops = [...document.querySelectorAll('[data-block]')].map((block) => block.getBoundingClientRect());
  return { lazy, top: tops.find(({ bottom }) => bottom > innerHeight / 2)?.top };
}

test.each([screens.phone, screens.desktop])('blocks below the window get their heights, and nothing in it moves', async (screen) => {
  const { page: whole } = await site.openVisitor(screen);
  await whole.goto(`${site.url}/larga/`);
  await whole.evaluate(() => document.documentElement.style.setProperty('--off-screen', 'visible'));
  const trueHeights = (await whole.evaluate(readBlocks)).lazy.map(({ height }) => height);

  const { page } = await site.openVisitor(screen);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      // As in WebKit, which does not hold what is in view where it is.
      document.documentElement.style.overflowAnchor = 'none';
      addEventListener('load', () => scrollTo({ top: 3 * innerHeight, behavior: 'instant' }));
    });
  });
  await page.goto(`${site.url}/larga/`);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
  const before = await page.evaluate(readBlocks);
  expect(before.lazy.some(({ isAbove }) => isAbove)).toBe(true);
  const expected = before.lazy.map(({ isAbove, height }, index) => (isAbove ? height : trueHeights[index]));
  await expect.poll(async () => (await page.evaluate(readBlocks)).lazy.map(({ height }) => height)).toEqual(expected);
  expect((await page.evaluate(readBlocks)).top).toBeCloseTo(before.top ?? 0, 0);
  await scrollPage(page, -1e6);
  await expect.poll(async () => (await page.evaluate(readBlocks)).lazy.at(-1)?.isPutOff).toBe(true);
});

test('of a page that nobody scrolls, nothing more than is near is laid out at first', async () => {
  const { page: whole } = await site.openVisitor(screens.phone);
  await whole.goto(`${site.url}/larga/`);
  await whole.evaluate(() => document.documentElement.style.setProperty('--off-screen', 'visible'));
  const trueHeights = (await whole.evaluate(readBlocks)).lazy.map(({ height }) => height);

  const { page } = await site.openVisitor(screens.phone);
  await page.clock.install();
  await page.goto(`${site.url}/larga/`);
  await settled(page);
  const heights = async () => (await page.evaluate(readBlocks)).lazy.map(({ height }) => height);
  await page.clock.runFor(1000);
  expect((await heights()).at(-1)).not.toBe(trueHeights.at(-1));
  await page.clock.resume();
  await expect.poll(heights).toEqual(trueHeights);
});

test('blocks that are put off get their heights of another width', async () => {
  const { page } = await site.openVisitor(screens.desktop);
  await page.goto(`${site.url}/larga/`);
  await scrollPage(page, 1);
  await expect.poll(async () => (await page.evaluate(readBlocks)).lazy.at(-1)?.isPutOff).toBe(true);
  await page.setViewportSize(screens.phone.viewport);
  const { page: phone } = await site.openVisitor(screens.phone);
  await phone.goto(`${site.url}/larga/`);
  await phone.evaluate(() => document.documentElement.style.setProperty('--off-screen', 'visible'));
  const trueHeights = (await phone.evaluate(readBlocks)).lazy.map(({ height }) => height);
  await expect.poll(async () => (await page.evaluate(readBlocks)).lazy.map(({ height }) => height)).toEqual(trueHeights);
});

test('a page that was come back to puts off again what is not near', async () => {
  const { page } = await site.openVisitor(screens.phone);
  await page.goto(`${site.url}/larga/`);
  await scrollPage(page, 1500);
  await page.reload();
  const shifts = await watchShifts(page, 'load');
  await expect.poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--off-screen'))).toBe('');
  await expect.poll(async () => (await page.evaluate(readBlocks)).lazy.at(-1)?.isPutOff).toBe(true);
  expect(await page.evaluate('scrollY')).toBeGreaterThan(1000);
  expect(await shifts()).toEqual([]);
});
