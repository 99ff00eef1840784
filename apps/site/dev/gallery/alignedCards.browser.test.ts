// @module-tag thorough
import { expect, test } from 'vitest';
import { framePassed } from '../testBed/scrolling.ts';
import { screens } from '../testBed/screens.ts';
import { sharedGallery } from '../testBed/openGallery.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import type { Page } from 'playwright-core';

const gallery = sharedGallery();

async function measureRows(path: string, parts: string[], viewport: { width: number; height: number }) {
  const page = await gallery.open(path, { viewport });
  await showLazyBlocks(page);
  return page
    .locator('[data-block]')
    .first()
    .evaluate((block, selectors) => {
      const rows = new Map<number, Element[]>();
      for (const card of block.querySelectorAll(':scope ul > li, :scope ol > li')) {
        if (!card.checkVisibility() || !selectors.some((selector) => card.querySelector(selector))) continue;
        const top = Math.round(card.getBoundingClientRect().top);
        rows.set(top, [...(rows.get(top) ?? []), card]);
      }
      const shared = [...rows.values()].filter((cards) => cards.length > 1);
      const lines = shared.flatMap((cards) =>
        selectors.map(
          (selector) =>
            new Set(
              cards.flatMap((card) => {
                const part = card.querySelector(selector);
                return part ? [Math.round(part.getBoundingClientRect().top)] : [];
              }),
            ).size,
        ),
      );
      return { shared: shared.length, most: Math.max(...lines) };
    }, parts);
}

test.each([
  ['freeGames', 'firstOfMany', ['article p:nth-child(1)', 'article p:nth-child(2)', 'article p:nth-child(3)', 'article > a']],
  ['freeGames', 'usual', ['article p:nth-child(1)', 'article p:nth-child(2)', 'article p:nth-child(3)', 'article > a']],
  ['playGame', 'usual', ['article p:nth-child(1)', 'article p:nth-child(2)', 'article p:nth-child(3)', 'article > a']],
  ['usefulLinks', 'fiveCovers', ['p:nth-child(1)', 'p:nth-child(2)']],
  ['usefulLinks', 'twelve', ['p:nth-child(1)', 'p:nth-child(2)']],
  ['list', 'fiveSteps', ['p:first-child', 'p:first-child + *']],
  ['bonusCards', 'usual', ['h3', 'dl', 'article > :nth-child(5)']],
])('%s, %s: what the cards of a row say stands on the same lines', async (type, example, parts) => {
  const { shared, most } = await measureRows(`/gallery/${type}/${example}/`, parts, screens.desktop.viewport);
  expect(shared).toBeGreaterThan(0);
  expect(most).toBe(1);
});

test.each(['playGame/usual', 'heroSection/game'])('a game (%s) has four large facts, and none of its facts twice', async (example) => {
  const page = await gallery.open(`/gallery/${example}/`, screens.desktop);
  const facts = await page
    .locator('dl')
    .first()
    .locator('dd')
    .evaluateAll((values) => values.map((value) => parseFloat(getComputedStyle(value).fontSize)));
  const largest = Math.max(...facts);
  expect(facts.filter((size) => size === largest)).toHaveLength(4);
  const labels = await page.locator('dl').first().locator('dt').allTextContents();
  expect(new Set(labels).size).toBe(labels.length);
});

test.each([320, 390])('at %i px, a table of short values stays a table, and scrolls under its first column', async (width) => {
  const page = await gallery.open('/gallery/table/shortValues/', { ...screens.phone, viewport: { width, height: 800 } });
  const table = page.locator('table');
  expect(
    await table
      .locator('tbody tr')
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe('table-row');
  const first = table.locator('tbody th').first();
  const before = await first.boundingBox();
  const scrolled = await table.evaluate((element) => {
    const box = element.parentElement as HTMLElement;
    box.scrollLeft = 120;
    return box.scrollLeft;
  });
  expect(scrolled).toBe(120);
  await framePassed(page);
  expect((await first.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

const cards = 'article:has([data-favourite-game]) img';

function findPoorPosters(page: Page) {
  return page.locator(cards).evaluateAll((images) =>
    images.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const frame = (image.closest('picture') ?? image).parentElement?.getBoundingClientRect();
      if (!frame || width === 0) return [];
      const slot = (image as HTMLImageElement).sizes
        .split(',')
        .map((size) => /^\s*(\(.*\))?\s*([\d.]+)(vw|px)\s*$/.exec(size))
        .find((found) => found && (found[1] === undefined || matchMedia(found[1]).matches));
      const promised = slot ? Number(slot[2]) * (slot[3] === 'vw' ? innerWidth / 100 : 1) : 0;
      const isFilled = Math.abs(frame.width - width) < 1 && Math.abs(frame.height - height) < 1;
      return isFilled && promised >= width * 0.95 ? [] : [`${width}×${height} in ${frame.width}×${frame.height}, promised ${promised}`];
    }),
  );
}

test.each(['/gallery/freeGames/usual/', '/gallery/playGame/usual/'])('posters of %s fill their frames, and are sharp', async (path) => {
  const page = await gallery.open(path, { viewport: { width: 320, height: 900 } });
  await showLazyBlocks(page);
  expect(await page.locator(cards).count()).toBeGreaterThan(1);
  for (const width of [320, 390, 500, 639, 640, 700, 820, 834, 1000, 1024, 1199, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findPoorPosters(page), `${width} px`).toEqual([]);
  }
});
