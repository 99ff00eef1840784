// Requirements: 9.32, 9.33, 9.34, 9.35, 13.1.
import type { ElementHandle, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { bringAxe, colourRules, findViolations } from '../../../../tests/setup/findViolations.ts';
import { lookAtAll } from '../../../../tests/setup/lookAtAll.ts';
import { findChangedLooks, rememberLooks } from '../../../../tests/setup/changedLooks.ts';
import { calmKey } from '../../features/calm/calmMode.ts';
import { findLayoutFaults, findSmallTargets } from '../testBed/layoutFaults.ts';
import { screens } from '../testBed/screens.ts';
import { sharedGallery } from '../testBed/openGallery.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';

const gallery = sharedGallery();

const isLookedAt = (path: string) => path.split('/').length === 4 || path.includes('/heroSection/');

type Fault = { promise: 'axe' | 'layout' | 'targets' | 'calm'; fault: unknown };

/** On a desk in light and on a phone; at night in every window, in both schemes. */
const quick = { widths: [390], isInDark: false };
// 320 px is also what a window of 1280 px has left at 400 % zoom.
const whole = { widths: [390, 320, 834, 1280, 1440], isInDark: true };

describe('every block with every example', () => {
  look(quick);
});
describe('every block with every example, in any window, in light and in dark', { tags: ['thorough'] }, () => {
  look(whole);
});

function look({ widths, isInDark }: typeof quick): void {
  let found: Awaited<ReturnType<typeof lookAtAll<Fault>>>;
  let paid = 0;

  beforeAll(async () => {
    const openVisitor = async () => {
      const visitor = await gallery.openVisitor({ ...screens.desktop, hasTouch: true, bypassCSP: true, reducedMotion: 'reduce' });
      await bringAxe(visitor.page.context());
      return visitor;
    };
    found = await lookAtAll<Fault>(gallery.paths.filter(isLookedAt), openVisitor, async (page, path) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize(screens.desktop.viewport);
      await page.goto(path);
      await showLazyBlocks(page);
      const faults = [...(await findAxeFaults(page, isInDark)), ...(await findNarrowFaults(page, widths))];
      const calm = await listCalmOffers(page);
      paid += calm.count;
      return [...faults, ...calm.faults];
    });
  });

  const faultsOf = (promise: Fault['promise'] | 'console') =>
    Object.entries(found).flatMap(([path, faults]) =>
      faults.flatMap((each) => ((typeof each === 'string' ? 'console' : each.promise) === promise ? [[path, each]] : [])),
    );

  test('breaks no rule of axe', () => expect(faultsOf('axe')).toEqual([]));

  test('has nothing cut, stretched, overlapping or sticking out', () => expect(faultsOf('layout')).toEqual([]));

  test('has nothing to tap that is lower than 44 px, but for links inside text', () => expect(faultsOf('targets')).toEqual([]));

  test('offers nothing in calm mode, on a desk and on a phone', () => {
    expect(paid).toBeGreaterThan(50);
    expect(faultsOf('calm')).toEqual([]);
  });

  test('writes no warning or error on the console', () => expect(faultsOf('console')).toEqual([]));
}

/** All rules on a desk in light; of what is around a block, everyPage.browser.test.ts looks at the rest. */
async function findAxeFaults(page: Page, isInDark: boolean): Promise<Fault[]> {
  const found: Fault[] = [];
  const add = async (width: number, theme: 'light' | 'dark', ...given: [string | ElementHandle<Element[]>, string[]?]) => {
    const violations = await findViolations(page, ...given);
    found.push(...violations.map((violation) => ({ promise: 'axe' as const, fault: { width, theme, ...violation } })));
  };
  await add(1440, 'light', 'html');
  if (!isInDark) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  await add(1440, 'dark', 'main', colourRules);
  await rememberLooks(page);
  await page.setViewportSize(screens.phone.viewport);
  const changed = await findChangedLooks(page);
  if (changed === null) return found;
  await add(390, 'dark', changed);
  await page.emulateMedia({ colorScheme: 'light' });
  await add(390, 'light', changed, colourRules);
  return found;
}

async function findNarrowFaults(page: Page, widths: readonly number[]): Promise<Fault[]> {
  const found: Fault[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (widths.length > 1) await showImages(page);
    found.push(...(await findLayoutFaults(page)).map((fault) => ({ promise: 'layout' as const, fault: `${fault} at ${width} px` })));
    if (width === 390) found.push(...(await findSmallTargets(page)).map((fault) => ({ promise: 'targets' as const, fault })));
  }
  return found;
}

async function listCalmOffers(page: Page): Promise<{ count: number; faults: Fault[] }> {
  await page.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key, newValue: '{"until":null}' })), calmKey);
  const faults: Fault[] = [];
  let count = 0;
  for (const { viewport } of [screens.desktop, screens.phone]) {
    await page.setViewportSize(viewport);
    const listed = await page.evaluate(listOffers);
    count += listed.count;
    faults.push(...listed.offers.map((fault) => ({ promise: 'calm' as const, fault })));
  }
  return { count, faults };
}

function listOffers(): { count: number; offers: string[] } {
  const links = [...document.querySelectorAll('main a[rel~=sponsored]')];
  const labels = [...document.querySelectorAll('main *')].filter(
    ({ textContent, childElementCount }) => childElementCount === 0 && textContent.trim() === 'Publicidad',
  );
  const amounts = [...document.querySelectorAll('main lupa-island[name$=JackpotAmount]')];
  const seen = [...links, ...labels, ...amounts].filter((element) => element.getClientRects().length > 0);
  return { count: links.length, offers: seen.map((element) => element.outerHTML.slice(0, 120)) };
}

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

test('its index leads to every example', async () => {
  const page = await gallery.open('/gallery/', screens.desktop);
  const targets = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(expect.arrayContaining(gallery.paths));
});
