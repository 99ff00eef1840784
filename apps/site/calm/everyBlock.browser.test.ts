import { expect, test } from 'vitest';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { screens } from '../testBed/screens.ts';
import { sharedGallery } from '../testBed/sharedGallery.ts';
import { calmKey } from './calmKey.ts';

const gallery = sharedGallery();

test('in calm mode no example of any block offers anything, on a phone and on a desk', async () => {
  const { page } = await gallery.openVisitor({ ...screens.desktop, reducedMotion: 'reduce' });
  await page.addInitScript((key) => (localStorage[key] = '{"until":null}'), calmKey);
  const found: string[] = [];
  let paid = 0;
  for (const path of gallery.paths) {
    await page.goto(path);
    await showLazyBlocks(page);
    for (const { viewport } of [screens.desktop, screens.phone]) {
      await page.setViewportSize(viewport);
      const { offers, count } = await page.evaluate(() => {
        const isSeen = (element: Element) => element.getClientRects().length > 0;
        const links = [...document.querySelectorAll('main a[rel~=sponsored]')];
        // What is paid for says so.
        const labels = [...document.querySelectorAll('main *')].filter(
          ({ textContent, childElementCount }) => childElementCount === 0 && textContent.trim() === 'Publicidad',
        );
        const amounts = [...document.querySelectorAll('main lupa-island[name$=JackpotAmount]')];
        return {
          count: links.length,
          offers: [...links, ...labels, ...amounts].filter(isSeen).map((element) => element.outerHTML.slice(0, 120)),
        };
      });
      paid += count;
      found.push(...offers.map((offer) => `${path}: ${offer}`));
    }
  }
  expect(paid).toBeGreaterThan(50);
  expect(found).toEqual([]);
}, 120_000);
