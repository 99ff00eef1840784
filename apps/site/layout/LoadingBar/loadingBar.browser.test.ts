// Requirements: 2.28, 4.19, 4.20, 8.11, 9.24, 9.27, 9.28, 9.29.
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { foreignPage, pageRequests } from '../../dev/testBed/foreignContent.ts';
import { addLink } from '../../dev/testBed/addLink.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import type { BrowserSite, OpenedPage } from '../../dev/testBed/startBrowserSite.ts';

const site = sharedBrowserSite();
let slowPages = 0;
let release = () => {};
let opened: OpenedPage | undefined;
afterEach(() => release());

async function open(...parameters: Parameters<BrowserSite['open']>): Promise<Page> {
  opened = await site.open(...parameters);
  return opened.page;
}
const takeProblems = () => opened?.problems.splice(0) ?? [];

function slowPage(): string {
  const slug = `/lenta-${slowPages++}/`;
  const { promise, resolve } = Promise.withResolvers<void>();
  release = resolve;
  site.services.answers.set(`/cms/page/${encodeURIComponent(slug)}`, async () => {
    await promise;
    return foreignPage(slug, { title: 'Por fin', content: [] });
  });
  return slug;
}

const follow = (link: Locator) => link.evaluate((element: HTMLElement) => void setTimeout(() => element.click()));

const bar = (page: Page, state: string) => page.locator(`[data-loading="${state}"]`);
const scaleOf = (page: Page) => page.locator('[data-loading]').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

async function watchBar(page: Page): Promise<string[]> {
  const states: string[] = [];
  page.on('console', (message) => message.text().startsWith('bar: ') && states.push(message.text().slice('bar: '.length)));
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('[data-loading]');
    if (!element) throw new Error('There is no bar');
    new MutationObserver(() => console.log(`bar: ${element.dataset.loading}`)).observe(element, { attributes: true });
  });
  return states;
}

describe('a link to another page', () => {
  test('shows the bar until the page is there', async () => {
    const page = await open('/corta/');
    const link = await addLink(page, { href: slowPage() });
    await link.focus();
    const states = await watchBar(page);
    // Not the locator's own: that would wait for the page to come.
    await page.keyboard.press('Enter');
    await expect.poll(() => states).toEqual(['loading']);
    release();
    await page.getByRole('heading', { name: 'Por fin' }).waitFor();
    expect(await bar(page, '').count()).toBe(1);
  });

  test('shows no bar in its first 200 ms', { tags: ['thorough'] }, async () => {
    const page = await open('/corta/');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const link = await addLink(page, { href: '/resenas/' });
    await link.evaluate((element: HTMLElement) => {
      addEventListener('click', (event) => event.preventDefault());
      element.click();
    });
    await page.clock.runFor(199);
    expect(await bar(page, '').count()).toBe(1);
    await page.clock.runFor(1);
    expect(await bar(page, 'loading').count()).toBe(1);
  });

  test('that is stopped takes the bar away', { tags: ['thorough'] }, async () => {
    const page = await open('/corta/');
    const link = await addLink(page, { href: slowPage() });
    const states = await watchBar(page);
    await link.evaluate((element: HTMLElement) => {
      setTimeout(() => element.click());
      const observer = new MutationObserver(() => {
        observer.disconnect();
        stop();
      });
      observer.observe(document.querySelector('[data-loading]') ?? document, { attributes: true });
    });
    await expect.poll(() => states).toEqual(['loading', 'done', '']);
  });

  test('that turns out to be a download takes the bar away in the end', { tags: ['thorough'] }, async () => {
    const page = await open('/corta/');
    await page.clock.install();
    const link = await addLink(page, { href: '/resenas/' });
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await follow(link);
    await page.clock.runFor(400);
    expect(await bar(page, 'loading').count()).toBe(1);
    await page.clock.runFor(11_000);
    expect(await bar(page, '').count()).toBe(1);
  });

  test('that is followed while another is loading keeps the bar', { tags: ['thorough'] }, async () => {
    const page = await open('/corta/');
    const first = await addLink(page, { href: slowPage() });
    const releaseFirst = release;
    const [second, states] = [slowPage(), await watchBar(page)];
    await first.evaluate((link: HTMLAnchorElement, href) => {
      setTimeout(() => link.click());
      new MutationObserver((_, observer) => {
        observer.disconnect();
        link.href = href;
        link.click();
      }).observe(document.querySelector('[data-loading]') ?? document, { attributes: true });
    }, second);
    // The first page was left: the site has been asked for the second one.
    await expect.poll(() => pageRequests(site.services, second)).toBe(1);
    expect(states).toEqual(['loading']);
    releaseFirst();
    expect(states).toEqual(['loading']);
    release();
    await page.getByRole('heading', { name: 'Por fin' }).waitFor();
  });
});

test.each([
  ['of the site', { href: '/resenas/' }, {}, 'loading'],
  ['of the site in words', { href: '/resenas/', target: '_self' }, {}, 'loading'],
  ['to this page anew', { href: '/corta/' }, {}, 'loading'],
  ['to a place on this page', { href: '/corta/#contenido' }, {}, ''],
  ['to the top of this page', { href: '#' }, {}, ''],
  ['to another site', { href: 'https://other.example/' }, {}, ''],
  ['to write to', { href: 'mailto:hola@lupacasino.example' }, {}, ''],
  ['for a new tab', { href: '/resenas/', target: '_blank' }, {}, ''],
  ['for a download', { href: '/resenas/', download: 'a.html' }, {}, ''],
  ['clicked with Ctrl', { href: '/resenas/' }, { ctrlKey: true }, ''],
  ['clicked with Shift', { href: '/resenas/' }, { shiftKey: true }, ''],
  ['clicked with Meta', { href: '/resenas/' }, { metaKey: true }, ''],
  ['clicked in the middle', { href: '/resenas/' }, { button: 1 }, ''],
])('a link %s', { tags: ['thorough'] }, async (_, attributes, click, state) => {
  const page = await open('/corta/');
  const link = await addLink(page, attributes);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.clock.install();
  await link.dispatchEvent('click', { button: 0, ...click });
  await page.clock.runFor(300);
  expect(await bar(page, state).count()).toBe(1);
});

describe('an island that is tapped', () => {
  const island = '**/assets/ToplistFilter*';
  const filter = 'lupa-island[name$=ToplistFilter]';
  const tap = (page: Page) => page.locator(`${filter} summary:visible`).first().click();

  test('shows the bar when its file takes longer than 200 ms, and hides it 500 ms after it came', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = await openBlank();
    await page.context().route(island, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(site.url);
    await tap(page);
    await bar(page, 'loading').waitFor();
    resolve();
    await bar(page, 'done').waitFor({ state: 'attached' });
    await bar(page, '').waitFor({ state: 'attached' });
    await page.locator(`${filter}[state=ready]`).waitFor({ state: 'attached' });
  });

  test('keeps the bar when the rest of the page arrives meanwhile', { tags: ['thorough'] }, async () => {
    const [file, image] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const page = await openBlank();
    for (const [url, { promise }] of [[island, file] as const, ['**/late.png', image] as const])
      await page.context().route(url, async (route) => {
        await promise;
        await route.fallback();
      });
    await page.addInitScript((src) => {
      addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(new Image(), { src, alt: '' })));
      addEventListener('pageshow', () => setTimeout(() => (document.documentElement.dataset.shown = 'yes')));
    }, `${site.imagesUrl}/late.png`);
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });
    await tap(page);
    await bar(page, 'loading').waitFor();
    image.resolve();
    await page.waitForFunction(() => document.documentElement.dataset.shown);
    expect(await bar(page, 'loading').count()).toBe(1);
    file.resolve();
    await bar(page, '').waitFor({ state: 'attached' });
  });

  test('turns the bar to its failed colour when its file is missing', { tags: ['thorough'] }, async () => {
    const page = await openBlank();
    // Storage is full: the guard does not reload, and the page stays to be looked at.
    await page.addInitScript(() => (Storage.prototype.setItem = () => {}));
    await page.context().route(island, (route) => route.fulfill({ status: 404 }));
    await page.goto(site.url);
    await tap(page);
    await page.waitForFunction(() => {
      const failed = document.querySelector('[data-loading=failed]');
      const probe = document.createElement('i');
      probe.style.color = 'var(--color-bad)';
      failed?.append(probe);
      return failed && getComputedStyle(failed).backgroundColor === getComputedStyle(probe).color;
    });
    await bar(page, '').waitFor({ state: 'attached' });
    expect(takeProblems().join()).toContain('404');
  });

  async function openBlank(): Promise<Page> {
    return open('/robots.txt', screens.desktop);
  }
});

describe('work that an island announces', () => {
  const announce = (page: Page, name: string) =>
    page.evaluate((key) => {
      const { promise, ...settle } = Promise.withResolvers<void>();
      Object.assign(globalThis, { [key]: settle });
      dispatchEvent(new CustomEvent('lupa:loading', { detail: promise }));
    }, name);
  const settle = (page: Page, name: string, how: 'resolve' | 'reject') =>
    page.evaluate(([key, action]) => (globalThis as unknown as Record<string, Record<string, () => void>>)[key]?.[action]?.(), [
      name,
      how,
    ] as const);

  test('keeps the bar until the last of it is done', { tags: ['thorough'] }, async () => {
    const page = await open('/corta/');
    await announce(page, 'first');
    await announce(page, 'second');
    await bar(page, 'loading').waitFor();
    const runs = await page
      .locator('[data-loading]')
      .evaluate((element) => element.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration));
    expect(runs).toEqual([5000]);
    expect(await scaleOf(page)).toBeLessThan(0.96);
    expect((await page.locator('[data-loading]').boundingBox())?.y).toBe(0);
    await settle(page, 'first', 'resolve');
    expect(await bar(page, 'loading').count()).toBe(1);
    await settle(page, 'second', 'resolve');
    await bar(page, 'done').waitFor({ state: 'attached' });
    await bar(page, '').waitFor({ state: 'attached' });
  });

  test('that is done within 200 ms shows nothing, but a failure does', { tags: ['thorough'] }, async () => {
    const page = await open('/corta/');
    await page.clock.install();
    await page.evaluate(() => dispatchEvent(new CustomEvent('lupa:loading', { detail: Promise.resolve() })));
    await page.clock.runFor(300);
    expect(await bar(page, '').count()).toBe(1);
    await announce(page, 'broken');
    await settle(page, 'broken', 'reject');
    await bar(page, 'failed').waitFor();
    await bar(page, '').waitFor({ state: 'attached' });
  });

  test('that ends as the bar comes leaves it for 200 ms', { tags: ['thorough'] }, async () => {
    const page = await open('/corta/');
    const shown = await page.evaluate(async () => {
      const element = document.querySelector<HTMLElement>('[data-loading]');
      if (!element) throw new Error('There is no bar');
      const work = Promise.withResolvers<void>();
      const done = Promise.withResolvers<number>();
      let since = 0;
      new MutationObserver(() => {
        if (element.dataset['loading'] === 'done') done.resolve(performance.now() - since);
        if (element.dataset['loading'] !== 'loading') return;
        since = performance.now();
        work.resolve();
      }).observe(element, { attributes: true });
      dispatchEvent(new CustomEvent('lupa:loading', { detail: work.promise }));
      return done.promise;
    });
    expect(shown).toBeGreaterThanOrEqual(195);
  });
});
