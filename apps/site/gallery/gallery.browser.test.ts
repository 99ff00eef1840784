import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { lookAtAll } from '../../../tests/setup/lookAtAll.ts';
import { findViolationsInBothThemes } from '../../../tests/setup/findViolations.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { findLayoutFaults, findSmallTargets } from '../testBed/layoutFaults.ts';
import { screens } from '../testBed/screens.ts';
import { sharedGallery } from '../testBed/sharedGallery.ts';

const gallery = sharedGallery();

/** Each block type's page with all its examples; of heroes, of which a page has one, each by itself. */
function pathsToLookAt(): string[] {
  return gallery.paths.filter((path) => path.split('/').length === 4 || path.includes('/heroSection/'));
}

describe('every block with every example', () => {
  test('breaks no rule of axe, on a phone and on a desk, in light and in dark', async () => {
    const openVisitor = () => gallery.openVisitor({ ...screens.desktop, bypassCSP: true, reducedMotion: 'reduce' });
    const faults = await lookAtAll(pathsToLookAt(), openVisitor, async (page, path) => {
      await page.setViewportSize(screens.desktop.viewport);
      await page.goto(path);
      await showLazyBlocks(page);
      const found = [];
      for (const { viewport } of [screens.desktop, screens.phone]) {
        await page.setViewportSize(viewport);
        found.push(...(await findViolationsInBothThemes(page)).map((violation) => ({ ...violation, width: viewport.width })));
      }
      return found;
    });
    expect(faults).toEqual({});
  });

  test('has nothing cut, stretched, overlapping or sticking out in any window', async () => {
    const openVisitor = () => gallery.openVisitor({ ...screens.desktop, reducedMotion: 'reduce' });
    const faults = await lookAtAll(pathsToLookAt(), openVisitor, async (page, path) => {
      await page.setViewportSize(screens.desktop.viewport);
      await page.goto(path);
      await showLazyBlocks(page);
      const found = [];
      // 320 px is also what a window of 1280 px has left at 400 % zoom.
      for (const width of [1440, 1280, 834, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await showImages(page);
        found.push(...(await findLayoutFaults(page)).map((fault) => `${fault} at ${width} px`));
      }
      return found;
    });
    expect(faults).toEqual({});
  });

  test('has nothing to tap that is lower than 44 px, but for links inside text', async () => {
    const openVisitor = () => gallery.openVisitor(screens.phone);
    const faults = await lookAtAll(pathsToLookAt(), openVisitor, async (page, path) => {
      await page.goto(path);
      await showLazyBlocks(page);
      return findSmallTargets(page);
    });
    expect(faults).toEqual({});
  });
});

/** Loads what waits for the visitor to come near. */
async function showImages(page: Page): Promise<void> {
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    Promise.all(
      images.map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    ),
  );
}

describe('"Ver más"', () => {
  test('reveals the other entries right below, and hides them again', async () => {
    const page = await gallery.open('/gallery/topList/home/', screens.desktop);
    const entries = page.locator('#topList-toplist-home-entries [data-entry]:visible');
    const more = page.locator('a#topList-toplist-home-entries-more, #topList-toplist-home-entries-more > summary');
    expect(await entries.count()).toBe(3);
    await more.scrollIntoViewIfNeeded();
    const before = await more.boundingBox();
    await more.click();
    await expect.poll(() => entries.count()).toBe(7);
    expect((await more.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0);
    await more.click();
    expect(await entries.count()).toBe(3);
  });
});

test('its index leads to every example', async () => {
  const page = await gallery.open('/gallery/', screens.desktop);
  const targets = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(expect.arrayContaining(gallery.paths));
});

test('data-theme wins over the colours of the system', async () => {
  const page = await gallery.open('/gallery/404/', { ...screens.desktop, colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe('rgb(251, 250, 247)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await background()).toBe('rgb(12, 22, 32)');
});
