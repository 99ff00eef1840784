import { expect, test } from 'vitest';
import { lookAtAll } from '../../../tests/setup/lookAtAll.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { screens } from '../testBed/screens.ts';
import { sharedGallery } from '../testBed/sharedGallery.ts';
import { calmKey } from './calmKey.ts';

const gallery = sharedGallery();

/** Each block type's page with all its examples; of heroes, of which a page has one, each by itself. */
const pathsToLookAt = () => gallery.paths.filter((path) => path.split('/').length === 4 || path.includes('/heroSection/'));

test('in calm mode no example of any block offers anything, on a desk and on a phone', async () => {
  const openVisitor = async () => {
    const visitor = await gallery.openVisitor({ ...screens.desktop, reducedMotion: 'reduce' });
    await visitor.page.addInitScript((key) => (localStorage[key] = '{"until":null}'), calmKey);
    return visitor;
  };
  let paid = 0;
  const faults = await lookAtAll(pathsToLookAt(), openVisitor, async (page, path) => {
    const found: string[] = [];
    await page.goto(path);
    await showLazyBlocks(page);
    for (const { viewport } of [screens.desktop, screens.phone]) {
      await page.setViewportSize(viewport);
      const { offers, count } = await page.evaluate(listOffers);
      paid += count;
      found.push(...offers);
    }
    return found;
  });
  expect(paid).toBeGreaterThan(50);
  expect(faults).toEqual({});
});

/** What leads to a partner, what says that it is paid for, and amounts of jackpots: how many there are, and those that can be seen. */
function listOffers(): { count: number; offers: string[] } {
  const links = [...document.querySelectorAll('main a[rel~=sponsored]')];
  const labels = [...document.querySelectorAll('main *')].filter(
    ({ textContent, childElementCount }) => childElementCount === 0 && textContent.trim() === 'Publicidad',
  );
  const amounts = [...document.querySelectorAll('main lupa-island[name$=JackpotAmount]')];
  const seen = [...links, ...labels, ...amounts].filter((element) => element.getClientRects().length > 0);
  return { count: links.length, offers: seen.map((element) => element.outerHTML.slice(0, 120)) };
}
