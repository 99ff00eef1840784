import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

/** With the page's clock in hand, so that a slow machine changes nothing; the script that refines the dropdowns has come. */
async function open(options: BrowserContextOptions = {}) {
  const { page } = await site.open('/larga/', { ...screens.desktop, reducedMotion: 'reduce', ...options });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const trigger = (name: string) => page.locator('[data-top-navigation]').getByRole('button', { name });
  const casinos = page.locator('#dropdown-0');
  const games = page.locator('#dropdown-1');
  const rest = (milliseconds: number) => page.clock.runFor(milliseconds);
  const away = () => page.mouse.move(200, 850);
  const areOpen = async () => [await casinos.isVisible(), await games.isVisible()];
  return { page, trigger, casinos, games, rest, away, areOpen };
}

async function openByMouse(options?: BrowserContextOptions) {
  const opened = await open(options);
  await opened.trigger('Casinos').hover();
  await expect.poll(() => opened.rest(60).then(opened.areOpen)).toEqual([true, false]);
  return opened;
}

test('a mouse that rests opens it, one that passes by does not', async () => {
  const { trigger, rest, away, areOpen } = await openByMouse();
  await away();
  await rest(400);
  expect(await areOpen()).toEqual([false, false]);
  await trigger('Juegos').hover();
  await rest(60);
  await away();
  await rest(400);
  expect(await areOpen()).toEqual([false, false]);
  await trigger('Juegos').hover();
  await rest(150);
  expect(await areOpen()).toEqual([false, true]);
});

test('it survives a short slip off its edge, and closes a while after the mouse has left', { tags: ['thorough'] }, async () => {
  const { casinos, rest, away, areOpen } = await openByMouse();
  await casinos.getByRole('link').first().hover();
  await away();
  await rest(200);
  await casinos.getByRole('link').first().hover();
  await rest(1000);
  expect(await areOpen()).toEqual([true, false]);
  await away();
  await rest(400);
  expect(await areOpen()).toEqual([false, false]);
});

test('a slow way down across the next trigger leads into it; a rest on that trigger opens the next', async () => {
  const { page, trigger, rest, areOpen } = await openByMouse();
  const next = await trigger('Juegos').boundingBox();
  if (!next) throw new Error('The next trigger is not shown.');
  for (let step = 0; step <= 12; step++) {
    await page.mouse.move(next.x + 4 - step * 2, 6 + step * 6);
    await rest(80);
    expect(await areOpen(), `step ${step}`).toEqual([true, false]);
  }
  await rest(1000);
  expect(await areOpen()).toEqual([true, false]);
  await trigger('Juegos').hover();
  await rest(150);
  expect(await areOpen()).toEqual([false, true]);
});

test('it closes under a mouse that rests on a plain link of the navigation', { tags: ['thorough'] }, async () => {
  const { page, rest, areOpen } = await openByMouse();
  await page.locator('[data-top-navigation]').getByRole('link', { name: 'Nosotros' }).hover();
  await rest(400);
  expect(await areOpen()).toEqual([false, false]);
});

test('a click right after it has opened keeps it; the next click closes it and the mouse does not open it again', async () => {
  const { trigger, rest, away, areOpen } = await openByMouse();
  await trigger('Casinos').click();
  expect(await areOpen()).toEqual([true, false]);
  await away();
  await rest(1000);
  expect(await areOpen()).toEqual([true, false]);
  await trigger('Casinos').click();
  await rest(1000);
  expect(await areOpen()).toEqual([false, false]);
});

test('a click on what the mouse opened a while ago closes it', { tags: ['thorough'] }, async () => {
  const { trigger, rest, areOpen } = await openByMouse();
  await rest(800);
  await trigger('Casinos').click();
  await rest(1000);
  expect(await areOpen()).toEqual([false, false]);
});

test('Escape closes it under the mouse', { tags: ['thorough'] }, async () => {
  const { page, rest, areOpen } = await openByMouse();
  await page.keyboard.press('Escape');
  await rest(1000);
  expect(await areOpen()).toEqual([false, false]);
});

test('the mouse closes no dropdown that holds the focus', { tags: ['thorough'] }, async () => {
  const { page, trigger, rest, away, areOpen } = await openByMouse();
  await trigger('Juegos').press('ArrowDown');
  await trigger('Casinos').hover();
  await rest(400);
  await away();
  await rest(1000);
  expect(await areOpen()).toEqual([false, true]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Una página larga');
});

test('a finger opens and closes it by taps alone', async () => {
  const { page, trigger, rest, areOpen } = await open({ hasTouch: true });
  for (const isOpen of [true, false, true]) {
    await trigger('Casinos').tap();
    await page.waitForLoadState('networkidle');
    await rest(1000);
    expect(await areOpen()).toEqual([isOpen, false]);
  }
});

test.each([
  ['phone', screens.phone],
  ['tablet', screens.tablet],
])('a %s never fetches what only a mouse needs', { tags: ['thorough'] }, async (_, screen) => {
  const { page } = await open(screen);
  await page.getByRole('button', { name: 'Menú' }).tap();
  await page.locator('#menu').getByRole('button', { name: 'Casinos' }).tap();
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => name.includes('dropdowns-'))).toEqual([]);
});

test.each([
  ['moves gently', 'no-preference', 0.14],
  ['does not move where motion is reduced', 'reduce', 0],
] as const)('it %s', async (_, reducedMotion, seconds) => {
  const { casinos } = await open({ reducedMotion });
  const durations = await casinos.evaluate((element) => getComputedStyle(element).transitionDuration.split(',').map(parseFloat));
  expect(new Set(durations)).toEqual(new Set([seconds]));
});
