// Requirements: 2.22, 2.42, 2.43, 2.44, 2.45, 4.3.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { showLazyBlocks } from '../../dev/testBed/showLazyBlocks.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { scrollPage } from '../../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

const label = 'Volver arriba';
// By role, only what is in the accessibility tree is found.
const link = (page: Page) => page.getByRole('link', { name: label });
const offset = (page: Page) => page.evaluate(() => scrollY);
const isAtTop = (page: Page) => page.evaluate(() => document.activeElement?.id === 'top');

async function open(options: BrowserContextOptions = {}, path = '/larga/'): Promise<Page> {
  return (await site.open(path, { ...screens.desktop, ...options })).page;
}

const boxOf = (found: Locator) =>
  found.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });

test.each(Object.entries(screens))(
  'on a %s it is hidden at the top only, and lies on nothing that is read or pressed',
  { tags: ['thorough'] },
  async (_, screen) => {
    const page = await open(screen);
    await showLazyBlocks(page);
    for (const top of [1, 700, 1500, 1e6]) {
      await scrollPage(page, top);
      await link(page).waitFor();
      const button = await boxOf(link(page));
      expect([button.width, button.height]).toEqual([44, 44]);
      const covered = await page.evaluate(({ left, right, top, bottom }) => {
        const header = document.querySelector('header')?.getBoundingClientRect();
        const isBehindHeader = header !== undefined && top >= header.top && bottom <= header.bottom;
        const scope = isBehindHeader ? 'header :is(a, button)' : ':is(main, footer) :is(a, button, p, h1, h2, h3, li, dd, td, img)';
        return [...document.querySelectorAll(scope)]
          .filter((other) => other.getAttribute('href') !== '#top' && other.checkVisibility({ visibilityProperty: true }))
          .filter((other) => {
            const box = other.getBoundingClientRect();
            return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
          })
          .map((other) => other.outerHTML.slice(0, 200));
      }, button);
      expect(covered, `at ${top}`).toEqual([]);
    }
    await scrollPage(page, 0);
    await link(page).waitFor({ state: 'hidden' });
  },
);

/** What is seen of it: 0 while the page is scrolled down. */
const opacity = (page: Page) => link(page).evaluate((element) => Number(getComputedStyle(element).opacity));

test('it hides while the page is scrolled down, and is there again when it stands still or goes up', async () => {
  const page = await open();
  const states = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const root = document.documentElement;
        const seen: string[] = [];
        new MutationObserver(() => seen.push(root.hasAttribute('data-scrolling-down') ? 'down' : 'still')).observe(root, {
          attributeFilter: ['data-scrolling-down'],
        });
        addEventListener('scrollend', () => setTimeout(() => resolve(seen)), { once: true });
        scrollTo({ top: 1500, behavior: 'smooth' });
      }),
  );
  expect([states[0], states.at(-1)]).toEqual(['down', 'still']);
  await expect.poll(() => opacity(page)).toBe(1);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-scrolling-down', true));
  await expect.poll(() => opacity(page)).toBe(0);
  await scrollPage(page, 900);
  await expect.poll(() => opacity(page)).toBe(1);
});

test('the keyboard reaches it also on the way down', { tags: ['thorough'] }, async () => {
  const page = await open();
  // Before it is scrolled: the first stop is at the top, and may lead there.
  await page.keyboard.press('Tab');
  await scrollPage(page, 900);
  const isHidden = async () => {
    // Whatever has its true height by now may have moved the page a little, which ends the way down.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-scrolling-down', true));
    return opacity(page);
  };
  await expect.poll(isHidden).toBe(0);
  await link(page).focus();
  await expect.poll(() => opacity(page)).toBe(1);
});

test('hidden, it takes no focus', { tags: ['thorough'] }, async () => {
  const page = await open({}, '/corta/');
  const seen: string[] = [];
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    if ((await offset(page)) > 0) break;
    seen.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
  }
  expect(seen.length).toBeGreaterThan(3);
  expect(seen).not.toContain('#top');
});

describe.each([
  ['mouse', {}, (page: Page) => link(page).click()],
  ['touch', screens.phone, (page: Page) => link(page).tap()],
  ['keyboard', {}, (page: Page) => link(page).press('Enter')],
] as [string, BrowserContextOptions, (page: Page) => Promise<void>][])('by %s', (_, options, press) => {
  test('it leads to the top, from where the Tab key starts over', async () => {
    const page = await open(options);
    await scrollPage(page, 1500);
    await press(page);
    await expect.poll(() => offset(page)).toBe(0);
    await link(page).waitFor({ state: 'hidden' });
    expect(await isAtTop(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido');
  });
});

test('the way is smooth, and a jump under reduced motion', { tags: ['thorough'] }, async () => {
  const pressAndMeasure = async (page: Page) => {
    await scrollPage(page, 1500);
    await link(page).waitFor();
    return link(page).evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    });
  };
  expect(await pressAndMeasure(await open())).toBeGreaterThan(0);
  expect(await pressAndMeasure(await open({ reducedMotion: 'reduce' }))).toBe(0);
});

test('it is there after going back, and when a page opens at an anchor', { tags: ['thorough'] }, async () => {
  const page = await open();
  await scrollPage(page, 900);
  await page.goto(`${site.url}/corta/`);
  await page.goBack();
  await expect.poll(() => offset(page)).toBeGreaterThan(0);
  await link(page).waitFor();
  await scrollPage(page, 0);
  await link(page).waitFor({ state: 'hidden' });
});

describe('without script', () => {
  test('it follows the scrolling, and leads to the top', { tags: ['thorough'] }, async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await link(page).count()).toBe(0);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 1200);
    await link(page).waitFor();
    await link(page).click();
    await link(page).waitFor({ state: 'hidden' });
  });
});
