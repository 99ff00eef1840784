// Requirements: 2.20, 2.21.
import { exampleOfferVersions, exampleRecords } from '@lupa/blocks/shared/examples/exampleRecords.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setPage } from '../testBed/foreignContent.ts';
import { bringAxe, findViolationsInBothThemes } from '../../../../tests/setup/findViolations.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { screens } from '../testBed/screens.ts';
import { sharedBrowserSite } from '../testBed/sharedBrowserSite.ts';
import type { OpenedPage } from '../testBed/startBrowserSite.ts';

type Kind = [name: string, path: string, status: number];
const usualKinds: Kind[] = [
  ['home', '/', 200],
  ['a page that is not there', '/no-existe/', 404],
  ['a page that cannot be made', '/rota/', 500],
  ['the saved pages', '/guardados/', 200],
];
const otherKinds: Kind[] = [
  ['another language', '/en/', 200],
  ['a long page', '/larga/', 200],
  ['a short page', '/corta/', 200],
  ['the sitemap', '/sitemap/', 200],
  ['a page without its service', '/caida/', 503],
  ['the news', '/novedades/', 200],
  ['what has changed of offers', '/bonos/cambios/', 200],
  ['the offline page', '/offline/', 200],
];

const isStatusOfPage = (problem: string) => /^Failed to load resource: the server responded with a status of (404|500|503)/.test(problem);

const site = sharedBrowserSite({ isExpected: isStatusOfPage });
let visitor: OpenedPage;
beforeAll(async () => {
  const { services } = site;
  setPage(services, '/rota/', { middleware: ['teleport'] });
  services.answers.set(`/cms/page/${encodeURIComponent('/caida/')}`, { status: 500 });
  services.answers.set('/fenix/offer-versions/', { json: exampleOfferVersions });
  services.answers.set('/fenix/records/', { json: exampleRecords });
  const changes = { type: 'offerChanges', id: 'cambios', title: 'Los cambios', partner: 'casino-andino' };
  setPage(services, '/bonos/cambios/', { title: 'Cambios de los bonos', content: [changes] });
  setPage(services, '/novedades/', { title: 'Novedades', content: [{ type: 'news', id: 'todas', title: 'Lo que pasó' }] });
  visitor = await site.openVisitor({ ...screens.phone, reducedMotion: 'reduce', bypassCSP: true });
  await bringAxe(visitor.context);
});
afterEach(() => {
  const problems = visitor.problems.splice(0);
  expect(problems.filter((problem) => !isStatusOfPage(problem))).toEqual([]);
});

describe.each(usualKinds)('%s', (_, path, status) => {
  look(path, status);
});
describe.each(otherKinds)('%s', { tags: ['thorough'] }, (_, path, status) => {
  look(path, status);
});

function look(path: string, status: number): void {
  test('has its parts, breaks no rule of axe, fits on a phone and at 320 px, and gives reader modes nothing that nobody sees', async () => {
    const { page } = visitor;
    await page.setViewportSize(screens.phone.viewport);
    const answer = await page.goto(path);
    await showLazyBlocks(page);
    expect(answer?.status()).toBe(status);
    await checkParts(page, path === '/en/' ? 'en' : 'es-CL');
    expect(await findViolationsInBothThemes(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    const onPhone = await readUnseen(page);
    await page.setViewportSize(screens.desktop.viewport);
    const onDesk = await readUnseen(page);
    expect(onPhone.filter((text) => onDesk.includes(text))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toEqual([]);
    await lengthenWords(page);
    expect(await overflow(page)).toEqual([]);
  });
}

async function checkParts(page: Page, language: string): Promise<void> {
  expect(await page.locator('h1').allTextContents()).toEqual([expect.stringMatching(/\S/)]);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(landmark).count(), landmark).toBe(1);
  expect(await page.getByRole('main').locator('h1').count()).toBe(1);
  const names = await namesOfNavigations(page);
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain('');
  expect(new Set(names).size, names.join()).toBe(names.length);
  expect(await page.title()).not.toBe('');
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
}

/** What makes the page wider than the window: `hidden` would let a finger see nothing of it, and hide the mistake. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5);
    return [`${scrollWidth} of ${clientWidth} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** Each text begins with a word longer than any in Spanish. Tables scroll by themselves. */
function lengthenWords(page: Page): Promise<void> {
  return page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (/\p{L}{4}/u.test(text.data) && !text.parentElement?.closest('script, style, svg, table'))
        text.data = `Electroencefalografistasinternacionales ${text.data}`;
    }
  });
}

/** What styles alone hide in the main content, as Readability looks for it: by `hidden` and `aria-hidden`. */
function readUnseen(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const isLeftOut = (element: Element) => element.matches('script, style, template, noscript, svg, [hidden], [aria-hidden="true"]');
    const unseenIn = (element: Element): string[] => {
      if (isLeftOut(element)) return [];
      if (getComputedStyle(element).display !== 'none') return [...element.children].flatMap(unseenIn);
      return element.textContent.trim() === '' ? [] : [element.outerHTML.slice(0, 120)];
    };
    return unseenIn(main);
  });
}

function namesOfNavigations(page: Page): Promise<string[]> {
  return page
    .getByRole('navigation')
    .evaluateAll((elements) =>
      elements.map(
        (element) =>
          element.getAttribute('aria-label') ?? document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      ),
    );
}
