// @module-tag thorough
// Requirements: 2.25, 2.26, 2.47, 4.28, 9.30.
import { describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { settled } from '../../../../tests/setup/settled.ts';
import { watchShifts } from '../../dev/testBed/layoutShifts.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { framePassed, scrollPage } from '../../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

const { phone, desktop } = screens;
const visible = 'footer[data-footer=visible]';
const waiting = 'footer[data-footer=waiting]';

function requestedImages(page: Page): Promise<string[]> {
  return page.evaluate((host) => {
    const footerImages = [...document.querySelectorAll('footer img')].map((image) => image.getAttribute('src')?.split('/').at(-1));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.filter((name) => name.startsWith(host) && footerImages.includes(name.split('/').at(-1)));
  }, site.imagesUrl);
}

async function open(path: string, options: BrowserContextOptions = desktop): Promise<Page> {
  return (await site.open(path, options)).page;
}

/** Scrolls until the end of the content is this far below the viewport's lower edge. */
async function scrollNear(page: Page, distance: number) {
  // What is above is rendered while it is passed, which moves the end.
  for (let step = 0; step < 200; step++) {
    const missing = await page.evaluate((wanted) => {
      const marker = document.querySelector('footer')?.previousElementSibling;
      const below = (marker?.getBoundingClientRect().top ?? 0) - innerHeight;
      scrollBy({ top: Math.min(below - wanted, innerHeight / 2), behavior: 'instant' });
      return new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(below - wanted))));
    }, distance);
    if (Math.abs(missing) < 1) return;
  }
  throw new Error('The end of the content moves away.');
}

describe.each([phone, desktop])('at $viewport.width px', (screen) => {
  test('the footer waits until its marker is 100 px below the viewport, and asks for no image before', async () => {
    const page = await open('/larga/', screen);
    await page.locator(waiting).waitFor({ state: 'attached' });
    expect(await page.locator('footer img').count()).toBeGreaterThan(10);
    await scrollNear(page, 110);
    await settled(page);
    expect(await page.locator(waiting).count()).toBe(1);
    expect(await requestedImages(page)).toEqual([]);
    await scrollNear(page, 90);
    await page.locator(visible).waitFor({ state: 'attached' });
    await page.locator('footer address').scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => [...document.querySelectorAll<HTMLImageElement>('footer img')].filter(({ complete }) => complete).length > 3,
    );
    expect(await requestedImages(page)).not.toEqual([]);
  });

  test('nothing moves on the way down', async () => {
    const page = await open('/larga/', screen);
    await scrollNear(page, 200);
    const shifts = await watchShifts(page, 'now');
    for (let step = 0; step < 60; step++) {
      await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
      await framePassed(page);
    }
    await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('footer img')].some(({ complete }) => complete));
    expect(await page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight)).toBe(true);
    expect(await shifts()).toEqual([]);
  });

  test('a leap to the end of the page shows it too', async () => {
    const page = await open('/larga/', screen);
    await page.locator(waiting).waitFor({ state: 'attached' });
    await scrollPage(page, 1e6);
    await page.locator(visible).waitFor({ state: 'attached' });
  });

  test('it is whole without script, with its images', async () => {
    const page = await open('/larga/', { ...screen, javaScriptEnabled: false });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Salud Responde' }).scrollIntoViewIfNeeded();
    const logo = page.locator('footer img[alt="Salud Responde"]');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(128);
    expect(await logo.evaluate((image) => getComputedStyle(image).translate)).toBe('none');
  });
});

test('its slider moves once it is seen, and not before', async () => {
  const page = await open('/larga/', { ...desktop, reducedMotion: 'no-preference' });
  await page.locator(waiting).waitFor({ state: 'attached' });
  const position = () => page.locator('footer lupa-slider ul').evaluate((list) => list.scrollLeft);
  expect(await page.locator('footer lupa-slider').getAttribute('data-scrolls')).toBeNull();
  expect(await position()).toBe(0);
  await page.locator('footer lupa-slider').scrollIntoViewIfNeeded();
  await expect.poll(position).toBeGreaterThan(3);
});

test('a short page shows it at once', async () => {
  const page = await open('/corta/', { viewport: { width: 1440, height: 1400 } });
  await page.locator(visible).waitFor();
});

test('before it was seen, its links have their names and the Tab key reaches them', async () => {
  const page = await open('/larga/');
  await page.locator(waiting).waitFor({ state: 'attached' });
  const sites = page.getByRole('contentinfo').getByRole('link', { name: 'LupaJuegos' });
  expect(await sites.count()).toBe(1);
  await page.locator('main a:visible, main button:visible, main [tabindex="0"]:visible').last().focus();
  await scrollPage(page, 0);
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('footer') !== null)) break;
  }
  await page.locator(visible).waitFor();
  const focused = page.locator('footer :focus');
  await expect.poll(() => focused.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
});

describe('in a browser without what it needs', () => {
  test('its images come by themselves where the script does not come', { tags: ['thorough'] }, async () => {
    const { page, context } = await site.open('/corta/', desktop);
    await context.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.reload();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const logo = page.locator('footer img[alt="Salud Responde"]');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(128);
    expect(await page.locator('footer').getAttribute('data-footer')).toBe('');
  });
});
