import { expect, test } from 'vitest';
import { screens } from '../testBed/screens.ts';
import { sharedBrowserSite } from '../testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

/** The blocks above and below the window whose heights are still estimated, and where the block that reaches over its middle stands. */
function readHeights() {
  const lazy = [...document.querySelectorAll<HTMLElement>('[data-lazy]')];
  const isEstimated = (element: HTMLElement) => getComputedStyle(element).contentVisibility === 'auto';
  return {
    above: lazy.filter((element) => element.getBoundingClientRect().bottom <= 0).filter(isEstimated).length,
    below: lazy.filter((element) => element.getBoundingClientRect().bottom > 0).filter(isEstimated).length,
    top: [...document.querySelectorAll('[data-block]')]
      .map((block) => block.getBoundingClientRect())
      .find(({ bottom }) => bottom > innerHeight / 2)?.top,
  };
}

test.each([screens.phone, screens.desktop])('blocks below the window get their heights, and nothing in it moves', async (screen) => {
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
  const { above, top } = await page.evaluate(readHeights);
  expect(above).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(readHeights)).toMatchObject({ below: 0 });
  expect(await page.evaluate(readHeights)).toEqual({ above, below: 0, top });
});
