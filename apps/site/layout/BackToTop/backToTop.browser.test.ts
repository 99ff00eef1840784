// Requirements: 2.22, 2.42, 2.43, 2.44, 2.45, 4.3.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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

const widths = [320, 360, 390, 639, 640, 767, 834, 1023, 1024, 1279, 1280, 1366, 1440, 1920];

/** As many items as the demo's own menu has, and as long. */
const menu = ['Casinos', 'Bonos', 'Juegos', 'Pagos', 'Guías', 'Nosotros'].map((name) => ({
  name,
  cta: null,
  ctaLink: { title: name, url: '/corta/' },
  linksGroups: [{ title: name, links: [{ title: 'Khipu', url: '/corta/' }] }],
}));

/** What of a header has no room of its own, or none in the window. */
const crowded = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.getBoundingClientRect().width > 1 && element.checkVisibility({ visibilityProperty: true });
    const shown = [...document.querySelectorAll<HTMLElement>('header a:not(:has(> span)), header a > span > *, header button')]
      .filter((element) => isSeen(element) && !element.closest('dialog, [popover]'))
      .map((element) => ({ name: element.textContent || element.ariaLabel, box: element.getBoundingClientRect() }));
    const outside = shown.filter(({ box }) => box.left < 0 || box.right > innerWidth);
    const pairs = shown.flatMap((one, index) => shown.slice(index + 1).map((other) => [one, other] as const));
    const touching = pairs.filter(([one, other]) => one.box.left < other.box.right - 0.5 && other.box.left < one.box.right - 0.5);
    return [...outside.map(({ name }) => name), ...touching.map((pair) => pair.map(({ name }) => name).join(' and '))];
  });

test.each([
  ['usual letters', 16],
  ['letters of twice the size', 32],
])('at every width it has a place of its own beside logo, menu and search: %s', { tags: ['thorough'] }, async (_, letters) => {
  site.services.answers.set('/cms/navigationGroup', { json: [{ groupName: 'Header', locale: 'es_CL', navigationItems: menu }] });
  site.services.publish('navigation');
  const page = await open();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await scrollPage(page, 1500);
    if (width >= letters * 19) await link(page).waitFor();
    expect(await crowded(page), `at ${width} px`).toEqual([]);
  }
});

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

test('it leads to the top, from where the Tab key starts over', async () => {
  const page = await open(screens.phone);
  await scrollPage(page, 1500);
  await link(page).tap();
  await expect.poll(() => offset(page)).toBe(0);
  await link(page).waitFor({ state: 'hidden' });
  expect(await isAtTop(page)).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido');
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
