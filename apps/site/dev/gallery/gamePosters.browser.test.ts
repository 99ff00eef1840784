// @module-tag thorough
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { sharedGallery } from '../testBed/sharedGallery.ts';

const gallery = sharedGallery();
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
