// Requirements: 2.35, 2.36, 2.37, 2.38, 2.39, 2.40, 4.1, 4.2.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screens } from '../../dev/testBed/screens.ts';
import { isSaidOfMenu, sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import { launchWholeBrowser } from '../../../../tests/setup/browser.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { scrollPage } from '../../dev/testBed/scrolling.ts';

const site = sharedBrowserSite({ isExpected: isSaidOfMenu });

async function open(options: BrowserContextOptions = {}, path = '/larga/') {
  const { page } = await site.open(path, { ...screens.phone, reducedMotion: 'reduce', ...options });
  return { page, ...partsOf(page) };
}

function partsOf(page: Page) {
  const sidebar = page.locator('#menu');
  return {
    burger: page.locator('body > header').getByRole('button', { name: 'Menú' }),
    sidebar,
    panel: page.locator('#menu-panel'),
    entry: (name: string) => sidebar.locator('nav > ul > li').getByRole('button', { name, exact: true }),
    close: sidebar.getByRole('button', { name: 'Cerrar' }),
    goBack: sidebar.getByRole('button', { name: 'Volver' }),
  };
}

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));
const isHeld = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

describe('with script', () => {
  test('a finger opens it, goes into an item, back, and closes it', async () => {
    const { page, burger, sidebar, panel, entry, close, goBack } = await open();
    await burger.tap();
    expect(await burger.getAttribute('popovertarget')).toBeNull();
    expect(await sidebar.getByText('Menú', { exact: true }).isVisible()).toBe(true);
    expect(await isHeld(page)).toBe(true);
    await entry('Casinos').tap();
    await panel.waitFor();
    expect(await panel.getByRole('link').allTextContents()).toContain('Ver todas las reseñas');
    expect(await sidebar.getByText('Menú', { exact: true }).isVisible()).toBe(false);
    await goBack.tap();
    expect(await panel.isVisible()).toBe(false);
    expect(await sidebar.getByText('Menú', { exact: true }).isVisible()).toBe(true);
    await close.tap();
    expect(await sidebar.isVisible()).toBe(false);
    expect(await isHeld(page)).toBe(false);
  });

  test('the keyboard does the same, and the focus comes back each time', async () => {
    const { page, burger, sidebar, panel, entry } = await open();
    await burger.press('Enter');
    await expect.poll(() => focusedText(page)).toBe('Cerrar');
    await entry('Juegos').press('Enter');
    await panel.waitFor();
    await expect.poll(() => focusedText(page)).toBe('Volver');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedText(page)).toBe('Juegos');
    await entry('Casinos').press('Space');
    await panel.getByRole('link', { name: 'Ver todas las reseñas' }).waitFor();
    await page.keyboard.press('Escape');
    expect([await panel.isVisible(), await sidebar.isVisible()]).toEqual([false, true]);
    await expect.poll(() => focusedText(page)).toBe('Casinos');
    await page.keyboard.press('Escape');
    expect(await sidebar.isVisible()).toBe(false);
    await expect.poll(() => burger.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('Tab stays inside: in the list, and in an item nowhere beneath it', { tags: ['thorough'] }, async () => {
    const { page, burger, panel, entry } = await open();
    const walk = async (presses: number) => {
      const texts = new Set<string | null | undefined>();
      for (let press = 0; press < presses; press++) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => (document.activeElement === document.body ? 'browser' : 'page'));
        if (where === 'page') texts.add(await focusedText(page));
      }
      return texts;
    };
    await burger.press('Enter');
    expect(await walk(8)).toEqual(new Set(['Cerrar', 'Casinos', 'Juegos', 'Nosotros']));
    await entry('Juegos').press('Enter');
    await panel.waitFor();
    expect(await walk(9)).toEqual(new Set(['Volver', 'Cerrar', 'Una página larga', 'Corta']));
  });

  test('a tap beside it closes it, from an item too, and it opens again with its list', { tags: ['thorough'] }, async () => {
    const { page, burger, sidebar, panel, entry } = await open(screens.tablet);
    await burger.tap();
    await page.touchscreen.tap(100, 500);
    expect(await sidebar.isVisible()).toBe(false);
    await burger.tap();
    await entry('Casinos').tap();
    await panel.waitFor();
    await page.touchscreen.tap(100, 500);
    expect([await sidebar.isVisible(), await panel.isVisible()]).toEqual([false, false]);
    await burger.tap();
    expect([await entry('Juegos').isVisible(), await panel.isVisible()]).toEqual([true, false]);
  });
});

test('without script its entries lead to their sections', async () => {
  const { page, burger, sidebar, close } = await open({ javaScriptEnabled: false });
  await burger.tap();
  expect(await isHeld(page)).toBe(true);
  const targets = await sidebar
    .locator('li')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/resenas/', '/larga/', '/nosotros/']);
  await close.tap();
  expect(await sidebar.isVisible()).toBe(false);
  await burger.tap();
  await sidebar.getByRole('link', { name: 'Casinos' }).tap();
  await page.waitForURL('**/resenas/');
});

test(
  'links that the sidebar has shown are in their dropdowns again where the window has room for them',
  { tags: ['thorough'] },
  async () => {
    const { page, burger, panel, entry } = await open({ viewport: { width: 1279, height: 800 }, isMobile: false });
    await burger.click();
    await entry('Casinos').click();
    await panel.waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await panel.waitFor({ state: 'hidden' });
    const navigation = page.locator('[data-top-navigation]');
    await navigation.getByRole('button', { name: 'Casinos' }).click();
    await navigation.getByRole('link', { name: 'Ver todas las reseñas' }).waitFor();
  },
);

test('what it is, assistive technology hears', async () => {
  const { page, burger, sidebar, entry } = await open();
  expect(await burger.getAttribute('aria-haspopup')).toBe('dialog');
  await burger.tap();
  expect(await sidebar.ariaSnapshot()).toBe(`- dialog "Menú":
  - paragraph: Menú
  - button "Cerrar"
  - navigation "Menú":
    - list:
      - listitem:
        - button "Casinos"
      - listitem:
        - button "Juegos"
      - listitem:
        - link "Nosotros":
          - /url: /nosotros/`);
  await entry('Juegos').tap();
  await sidebar.getByRole('group', { name: 'Juegos' }).waitFor();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const heard = nodes.filter(({ ignored, role }) => !ignored && /^(dialog|group|button|link|main)$/.test(String(role?.value)));
  expect(heard.map(({ role, name }) => `${role?.value} ${name?.value}`)).toEqual([
    'dialog Menú',
    'group Juegos',
    'button Volver',
    'button Cerrar',
    'link Una página larga',
    'link Corta',
  ]);
});

test('a link to a place on the same page closes it, and the page goes there', { tags: ['thorough'] }, async () => {
  const { page, burger, sidebar, entry } = await open({}, '/dinero-real/');
  await burger.tap();
  await entry('Casinos').tap();
  await sidebar.getByRole('link', { name: 'Comparador' }).tap();
  await sidebar.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${site.url}/dinero-real/#comparador`);
  expect(await isHeld(page)).toBe(false);
});

test('it closes when the window grows to where the dropdowns are, and they when it shrinks', { tags: ['thorough'] }, async () => {
  const { page, burger, sidebar } = await open({ viewport: { width: 1279, height: 800 }, isMobile: false });
  await burger.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await sidebar.waitFor({ state: 'hidden' });
  expect(await isHeld(page)).toBe(false);
  await page.locator('[data-top-navigation]').getByRole('button', { name: 'Casinos' }).click();
  await page.setViewportSize({ width: 1279, height: 800 });
  await page.waitForFunction(() => !document.querySelector(':popover-open'));
});

test('many items scroll inside it, long names wrap, and every target is big enough', { tags: ['thorough'] }, async () => {
  const { page, burger, sidebar, entry } = await open({ viewport: { width: 320, height: 400 } });
  await burger.tap();
  await page.evaluate(() =>
    document.querySelector('#menu a[data-dropdown=dropdown-1]')?.prepend('Responsabilidadconstitucionalísimamente larga '),
  );
  const fits = () =>
    sidebar.evaluate((element) => [...element.querySelectorAll('*')].every((part) => part.getBoundingClientRect().right <= 320));
  expect(await fits()).toBe(true);
  await entry('Casinos').tap();
  expect(await fits()).toBe(true);
  const sizes = await sidebar
    .locator('a:visible, button:visible')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  expect(sizes.every((height) => height >= 44)).toBe(true);
  const last = sidebar.getByRole('link', { name: 'Comparador' });
  await last.scrollIntoViewIfNeeded();
  await last.tap({ trial: true });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

describe('by the rules of the browser', () => {
  const openSidebar = (page: Page) => page.locator('header > div > button[aria-haspopup]').tap();
  const openItem = async (page: Page) => {
    await page.locator('#menu a[data-dropdown]').first().tap();
    await page.locator('#menu-panel').waitFor();
  };

  test('the link to this page is marked, and so is the item that holds it', async () => {
    const { page } = await site.open('/resenas/casino-andino/', screens.desktop);
    const marks = await page
      .locator('[data-top-navigation] > ul > li > :is(button, a) > span')
      .evaluateAll((names) => names.map((name) => getComputedStyle(name, '::after').height));
    expect(marks).toEqual(['3px', 'auto', 'auto']);
  });

  describe('in a browser of visible scrollbars, with the cache for back and forward', () => {
    test('the page behind the sidebar neither moves nor scrolls, and comes back without menu', { tags: ['thorough'] }, async () => {
      const browser = await launchWholeBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
      try {
        const page = await browser.newPage({ viewport: { width: 834, height: 700 } });
        await page.goto(`${site.url}/larga/`);
        const place = () => page.evaluate(() => [innerWidth - document.body.clientWidth, document.body.clientWidth, scrollY]);
        await scrollPage(page, 300);
        const before = await place();
        expect(before[0]).toBeGreaterThan(0);
        await page.getByRole('button', { name: 'Menú' }).click();
        await page.mouse.move(100, 500);
        await page.mouse.wheel(0, 400);
        await page.mouse.move(700, 500);
        await page.mouse.wheel(0, 400);
        await settled(page);
        expect(await place()).toEqual(before);
        // Who leaves while something is being fetched leaves a page that is not kept.
        await page.waitForLoadState('networkidle');
        // Whether it keeps a page is the browser's choice, which may be another one when it is short of something: until then the way is gone again.
        const leaveAndComeBack = async () => {
          await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (document.title = `persisted: ${persisted}`)));
          await page.goto(`${site.url}/corta/`);
          await page.goBack({ waitUntil: 'commit' });
          return page.title();
        };
        await expect.poll(leaveAndComeBack).toBe('persisted: true');
        expect(await page.locator('#menu').evaluate((menu) => menu.matches(':modal, :popover-open'))).toBe(false);
        expect(await place()).toEqual(before);
      } finally {
        await browser.close();
      }
    });
  });

  test('where commands and light dismissal are unknown, a script replaces them', async () => {
    const { page, context } = await site.open('/corta/', screens.tablet);
    await context.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      document.addEventListener('command', (event) => event.preventDefault(), true);
    });
    await page.goto(`${site.url}/larga/`, { waitUntil: 'networkidle' });
    const sidebar = page.locator('#menu');
    await openSidebar(page);
    await sidebar.waitFor();
    expect(await sidebar.evaluate((menu) => menu.matches(':modal'))).toBe(true);
    await openItem(page);
    await page.locator('#menu-panel').getByRole('button', { name: 'Cerrar' }).tap();
    await sidebar.waitFor({ state: 'hidden' });
    await openSidebar(page);
    await sidebar.waitFor();
    await page.touchscreen.tap(100, 500);
    await sidebar.waitFor({ state: 'hidden' });
  });

  test('where neither commands nor scripts run, the menu is a popover', { tags: ['thorough'] }, async () => {
    const { page } = await site.open('/corta/', { ...screens.phone, javaScriptEnabled: false });
    await page.route('**/larga/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(/ command(?:for)?="[^"]*"/g, '') });
    });
    // A page that comes from a test may load nothing from this machine.
    const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    await page.route(/images\.localhost/, (route) => route.fulfill(picture));
    await page.goto(`${site.url}/larga/`);
    const sidebar = page.locator('#menu');
    await openSidebar(page);
    await sidebar.waitFor();
    expect(await sidebar.evaluate((menu) => menu.matches(':popover-open'))).toBe(true);
    await sidebar.getByRole('button', { name: 'Cerrar' }).tap();
    await sidebar.waitFor({ state: 'hidden' });
  });
});
