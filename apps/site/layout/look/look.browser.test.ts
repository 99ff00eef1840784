import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openExampleSite, type ExampleSite, type OpenedExample } from './openExampleSite.ts';

let site: ExampleSite;
let opened: OpenedExample[] = [];

beforeAll(async () => {
  site = await openExampleSite();
}, 120_000);
afterAll(() => site?.close());

afterEach(async () => {
  const problems = opened.flatMap((example) => example.problems);
  await Promise.all(opened.map(({ page }) => page.context().close()));
  opened = [];
  expect(problems).toEqual([]);
});

async function open(path: string, options?: BrowserContextOptions): Promise<Page> {
  const example = await site.open(path, options);
  opened.push(example);
  return example.page;
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each([phone, desktop])('nothing breaks a rule of axe at $viewport.width px', async (screen) => {
    for (const path of site.paths) {
      const page = await open(path, { ...screen, colorScheme, bypassCSP: true });
      await showLazyBlocks(page);
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () => {
        type Result = { violations: { id: string; nodes: { html: string }[] }[] };
        const { axe: runner } = globalThis as unknown as { axe: { run: (context: Document) => Promise<Result> } };
        const result = await runner.run(document);
        return result.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html.slice(0, 200)) }));
      });
      expect(violations, path).toEqual([]);
    }
  });
});

test.each([320, 390, 834, 1280, 1440])('nothing is wider than a window of %i px', async (width) => {
  for (const path of site.paths) {
    const page = await open(path, { viewport: { width, height: 800 } });
    await showLazyBlocks(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
  }
});

test('what can be tapped is 44 px high, but for links inside text', async () => {
  const page = await open('/', phone);
  await showLazyBlocks(page);
  const small = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.getBoundingClientRect().width > 1)
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(small).toEqual([]);
});

describe('"Ver más"', () => {
  const entries = '#topList-toplist-home-entries > li';

  test('reveals the other entries, goes away and takes the focus to the first of them', async () => {
    const page = await open('/', desktop);
    expect(await page.locator(`${entries}:visible`).count()).toBe(3);
    const before = await page.locator(entries).nth(2).boundingBox();
    const button = page.locator('[data-block=topList] lupa-island button').first();
    await button.click();
    await button.waitFor({ state: 'detached' });
    expect(await page.locator(`${entries}:visible`).count()).toBe(7);
    expect(
      await page
        .locator(entries)
        .nth(3)
        .evaluate((entry) => entry === document.activeElement),
    ).toBe(true);
    const after = await page.locator(entries).nth(2).boundingBox();
    expect(after?.height).toBe(before?.height);
  });

  test('is not there without script, where all entries are', async () => {
    const page = await open('/', { ...desktop, javaScriptEnabled: false });
    expect(await page.locator(`${entries}:visible`).count()).toBe(7);
    expect(await page.locator('[data-block=topList] lupa-island button:visible').count()).toBe(0);
  });
});

test('data-theme wins over the colours of the system', async () => {
  const page = await open('/', { ...desktop, colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe('rgb(251, 250, 247)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await background()).toBe('rgb(12, 22, 32)');
});

// Blocks below the first screen put off their layout, also for what measures them.
async function showLazyBlocks(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}
