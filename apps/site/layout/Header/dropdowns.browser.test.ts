// Requirements: 2.31, 2.32, 2.33, 2.34, 2.41, 3.2, 3.4, 3.5, 9.32.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

async function open(options: BrowserContextOptions = {}, path = '/larga/') {
  const { page } = await site.open(path, { ...screens.desktop, reducedMotion: 'reduce', ...options });
  const navigation = page.locator('[data-top-navigation]');
  const trigger = (name: string) => navigation.getByRole('button', { name });
  return { page, trigger, casinos: page.locator('#dropdown-0'), games: page.locator('#dropdown-1') };
}

/** With what refines the dropdowns in place: it is fetched when the mouse first comes near. */
async function openRefined(options?: BrowserContextOptions) {
  const opened = await open(options);
  const { page, trigger, games } = opened;
  await trigger('Juegos').hover();
  await games.waitFor();
  await page.mouse.move(700, 800);
  await games.waitFor({ state: 'hidden' });
  return opened;
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const centre = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
};
const firstTrigger = '[data-top-navigation] li:nth-child(1) > button';

test('a dropdown shows grouped links with image and copy, and the call-to-action at its foot', async () => {
  const { trigger, casinos, games, page } = await open();
  expect((await page.locator('body > header').boundingBox())?.height).toBe(64);
  await trigger('Casinos').click();
  expect(await casinos.getByRole('list').count()).toBe(2);
  const links = casinos.getByRole('list', { name: 'Mejor evaluados' }).getByRole('link');
  expect(await links.count()).toBe(7);
  expect(await links.first().textContent()).toBe('Casino AndinoRetiros en 24 horas');
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#dropdown-0 img')?.naturalWidth);
  expect(await casinos.getByRole('link').last().textContent()).toBe('Ver todas las reseñas');
  await trigger('Juegos').click();
  expect(await games.getByRole('link').allTextContents()).toEqual(['Una página larga', 'Corta']);
  expect(await page.locator('[data-top-navigation] li > a', { hasText: 'Nosotros' }).getAttribute('href')).toBe('/nosotros/');
});

test.each([1280, 1440, 1920])('dropdowns hang from the bar and stay inside a window of %i px', { tags: ['thorough'] }, async (width) => {
  const { page, trigger, casinos, games } = await open({ viewport: { width, height: 500 } });
  for (const [name, dropdown] of [
    ['Casinos', casinos],
    ['Juegos', games],
  ] as const) {
    await trigger(name).click();
    const box = await dropdown.boundingBox();
    const { box: bar } = await centre(page, 'body > header');
    expect(box?.y).toBe(bar.height - 1);
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 500).toBe(true);
    expect(box && box.width < width / 2 + 100).toBe(true);
  }
});

describe('without script', () => {
  const noScript = { javaScriptEnabled: false };

  test('a dropdown opens by click, gives way to the next, and closes with Escape and by a click elsewhere', async () => {
    const { page, trigger, casinos, games } = await open(noScript);
    await trigger('Casinos').click();
    expect(await casinos.isVisible()).toBe(true);
    await trigger('Juegos').click();
    expect([await casinos.isVisible(), await games.isVisible()]).toEqual([false, true]);
    await page.keyboard.press('Escape');
    expect(await games.isVisible()).toBe(false);
    await trigger('Casinos').click();
    await page.mouse.click(200, 850);
    expect(await casinos.isVisible()).toBe(false);
  });

  test('the keyboard opens it, goes through its links and on; Escape takes the focus back', { tags: ['thorough'] }, async () => {
    const { page, trigger, games } = await open(noScript);
    await trigger('Juegos').press('Enter');
    for (const text of ['Una página larga', 'Corta', 'Nosotros']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusedText(page)).toBe(text);
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    expect(await games.isVisible()).toBe(false);
    await expect.poll(() => focusedText(page)).toBe('Juegos');
  });
});

describe('for assistive technology', () => {
  async function formatTrigger(page: Page) {
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: firstTrigger });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
    const properties = Object.fromEntries((nodes[0]?.properties ?? []).map(({ name, value }) => [name, value]));
    return {
      role: nodes[0]?.role?.value,
      name: nodes[0]?.name?.value,
      expanded: properties.expanded?.value,
      controls: properties.controls?.relatedNodes?.map(({ idref }) => idref),
    };
  }
  // Chromium leaves out a relation to what is not rendered.
  const described = (expanded: boolean) => ({ role: 'button', name: 'Casinos', expanded, controls: expanded ? ['dropdown-0'] : undefined });

  test('a trigger says what it controls and whether that is open, however it was opened', async () => {
    const { page, trigger, casinos } = await openRefined();
    expect(await formatTrigger(page)).toEqual(described(false));
    await trigger('Casinos').hover();
    await casinos.waitFor();
    expect(await formatTrigger(page)).toEqual(described(true));
    await page.keyboard.press('Escape');
    expect(await formatTrigger(page)).toEqual(described(false));
    await trigger('Casinos').press('ArrowDown');
    expect(await formatTrigger(page)).toEqual(described(true));
  });
});

describe('by keyboard', () => {
  test('Enter and Space open and close it', { tags: ['thorough'] }, async () => {
    const { trigger, casinos } = await openRefined();
    for (const key of ['Enter', 'Space']) {
      await trigger('Casinos').press(key);
      expect(await casinos.isVisible()).toBe(true);
      await trigger('Casinos').press(key);
      expect(await casinos.isVisible()).toBe(false);
    }
  });

  test('arrows, Home and End move along the top, down into the dropdown, through its links and up again', async () => {
    const { page, trigger, games } = await open();
    await trigger('Casinos').focus();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('dropdowns-')));
    await expect.poll(async () => (await page.keyboard.press('End'), focusedText(page))).toBe('Nosotros');
    const steps = [
      ['ArrowRight', 'Nosotros'],
      ['Home', 'Casinos'],
      ['ArrowLeft', 'Casinos'],
      ['ArrowRight', 'Juegos'],
      ['ArrowDown', 'Una página larga'],
      ['ArrowDown', 'Corta'],
      ['ArrowDown', 'Corta'],
      ['Home', 'Una página larga'],
      ['End', 'Corta'],
      ['Alt+ArrowUp', 'Corta'],
      ['ArrowUp', 'Una página larga'],
      ['ArrowUp', 'Juegos'],
    ] as const;
    for (const [key, text] of steps) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedText(page), { message: key }).toBe(text);
    }
    expect(await games.isVisible()).toBe(true);
  });

  test('a dropdown closes when the focus leaves the navigation, in either direction', { tags: ['thorough'] }, async () => {
    const { page, trigger, games } = await openRefined();
    await trigger('Juegos').press('ArrowDown');
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('nav'))).toBe(null);
    expect(await games.isVisible()).toBe(false);
    await trigger('Casinos').press('Enter');
    await page.keyboard.press('Shift+Tab');
    expect(await page.locator('#dropdown-0').isVisible()).toBe(false);
  });
});

test('a link to a place on the same page closes its dropdown', { tags: ['thorough'] }, async () => {
  const { page, trigger, casinos } = await open({}, '/dinero-real/');
  await trigger('Casinos').click();
  await casinos.getByRole('link', { name: 'Comparador' }).click();
  expect(page.url()).toBe(`${site.url}/dinero-real/#comparador`);
  expect(await casinos.isVisible()).toBe(false);
});

describe('by mouse and by finger', () => {
  /** With the page's clock in hand, so that a slow machine changes nothing; the script that refines the dropdowns has come. */
  async function open(options: BrowserContextOptions = {}) {
    const { page } = await site.open('/larga/', { ...screens.desktop, reducedMotion: 'reduce', ...options });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const trigger = (name: string) => page.locator('[data-top-navigation]').getByRole('button', { name });
    const casinos = page.locator('#dropdown-0');
    const games = page.locator('#dropdown-1');
    const rest = (milliseconds: number) => page.clock.runFor(milliseconds);
    const away = () => page.mouse.move(200, 850);
    const areOpen = async () => [await casinos.isVisible(), await games.isVisible()];
    return { page, trigger, casinos, games, rest, away, areOpen };
  }

  async function openByMouse(options?: BrowserContextOptions) {
    const opened = await open(options);
    await opened.trigger('Casinos').hover();
    await expect.poll(() => opened.rest(60).then(opened.areOpen)).toEqual([true, false]);
    return opened;
  }

  test('a mouse that rests opens it, one that passes by does not', async () => {
    const { trigger, rest, away, areOpen } = await openByMouse();
    await away();
    await rest(400);
    expect(await areOpen()).toEqual([false, false]);
    await trigger('Juegos').hover();
    await rest(60);
    await away();
    await rest(400);
    expect(await areOpen()).toEqual([false, false]);
    await trigger('Juegos').hover();
    await rest(150);
    expect(await areOpen()).toEqual([false, true]);
  });

  test('it survives a short slip off its edge, and closes a while after the mouse has left', { tags: ['thorough'] }, async () => {
    const { casinos, rest, away, areOpen } = await openByMouse();
    await casinos.getByRole('link').first().hover();
    await away();
    await rest(200);
    await casinos.getByRole('link').first().hover();
    await rest(1000);
    expect(await areOpen()).toEqual([true, false]);
    await away();
    await rest(400);
    expect(await areOpen()).toEqual([false, false]);
  });

  test('a slow way down across the next trigger leads into it; a rest on that trigger opens the next', { tags: ['thorough'] }, async () => {
    const { page, trigger, rest, areOpen } = await openByMouse();
    const next = await trigger('Juegos').boundingBox();
    if (!next) throw new Error('The next trigger is not shown.');
    for (let step = 0; step <= 12; step++) {
      await page.mouse.move(next.x + 4 - step * 2, 6 + step * 6);
      await rest(80);
      expect(await areOpen(), `step ${step}`).toEqual([true, false]);
    }
    await rest(1000);
    expect(await areOpen()).toEqual([true, false]);
    await trigger('Juegos').hover();
    await rest(150);
    expect(await areOpen()).toEqual([false, true]);
  });

  test('a click right after it has opened keeps it; the next click closes it and the mouse does not open it again', async () => {
    const { trigger, rest, away, areOpen } = await openByMouse();
    await trigger('Casinos').click();
    expect(await areOpen()).toEqual([true, false]);
    await away();
    await rest(1000);
    expect(await areOpen()).toEqual([true, false]);
    await trigger('Casinos').click();
    await rest(1000);
    expect(await areOpen()).toEqual([false, false]);
  });

  test('the mouse closes no dropdown that holds the focus', { tags: ['thorough'] }, async () => {
    const { page, trigger, rest, away, areOpen } = await openByMouse();
    await trigger('Juegos').press('ArrowDown');
    await trigger('Casinos').hover();
    await rest(400);
    await away();
    await rest(1000);
    expect(await areOpen()).toEqual([false, true]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Una página larga');
  });

  test('a finger opens and closes it by taps alone', async () => {
    const { page, trigger, rest, areOpen } = await open({ hasTouch: true });
    for (const isOpen of [true, false, true]) {
      await trigger('Casinos').tap();
      await page.waitForLoadState('networkidle');
      await rest(1000);
      expect(await areOpen()).toEqual([isOpen, false]);
    }
  });
});
