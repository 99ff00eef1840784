import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { blockStorage } from '../../dev/testBed/blockStorage.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

const papers = { light: 'rgb(251, 250, 247)', dark: 'rgb(12, 22, 32)' };
const choose = (page: Page, name: string) => page.getByRole('radio', { name, disabled: false }).check({ force: true });

const look = (page: Page) =>
  page.evaluate(() => {
    const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].filter(
      ({ media }) => matchMedia(media).matches,
    );
    return {
      paper: getComputedStyle(document.documentElement).backgroundColor,
      around: colors.map(({ content }) => content).join(),
      scheme: document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content,
      marked: document.querySelector<HTMLInputElement>('[data-themes] :checked')?.value,
    };
  });
const light = { paper: papers.light, around: '#fbfaf7', scheme: 'light', marked: 'light' };
const dark = { paper: papers.dark, around: '#0c1620', scheme: 'dark', marked: 'dark' };
const darkBySystem = { ...dark, scheme: 'light dark', marked: '' };

function recordFrames() {
  const frames: string[] = [];
  const note = () => {
    frames.push(getComputedStyle(document.documentElement).backgroundColor);
    document.documentElement.dataset.frames = [...new Set(frames)].join(' then ');
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

test('who has chosen dark against the system sees no other colours, on no page, before any script has come', async () => {
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage: [{ name: 'lupaTheme', value: 'dark' }] }] };
  const { page, context } = await site.open('/', { ...screens.desktop, colorScheme: 'light', storageState });
  await context.addInitScript(recordFrames);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await released;
    // Not for a page that was left.
    await route.continue().catch(() => undefined);
  });
  const frames = () => page.evaluate(() => document.documentElement.dataset.frames);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(frames).toBe(papers.dark);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).first().click();
  await page.waitForURL('**/nosotros/', { waitUntil: 'commit' });
  await expect.poll(frames).toBe(papers.dark);
  release();
  await settled(page);
  expect(await frames()).toBe(papers.dark);
  await expect.poll(() => look(page)).toEqual(dark);
});

test('by keyboard: arrows choose, the system is one of the choices, and the next page knows', async () => {
  const { page } = await site.open('/corta/', { ...screens.desktop, colorScheme: 'dark' });
  await page.getByRole('group', { name: 'Colores del sitio' }).scrollIntoViewIfNeeded();
  await expect.poll(() => look(page)).toEqual(darkBySystem);
  await page.getByRole('radio', { name: 'Automático' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => look(page)).toEqual(light);
  await page.goto(`${site.url}/resenas/`);
  await expect.poll(() => look(page)).toEqual(light);
  await page.getByRole('radio', { name: 'Claro' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => look(page)).toEqual(darkBySystem);
  expect(await page.evaluate(() => localStorage.getItem('lupaTheme'))).toBeNull();
});

test('other tabs follow at once, and a page that comes back from the cache of the browser', { tags: ['thorough'] }, async () => {
  const { page, context } = await site.open('/corta/', { ...screens.phone, colorScheme: 'light' });
  const other = await context.newPage();
  await other.goto(`${site.url}/resenas/`);
  await choose(page, 'Oscuro');
  await expect.poll(() => look(other)).toEqual(dark);
  await other.evaluate(() => {
    localStorage['lupaTheme'] = 'light';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await look(other)).toEqual(light);
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => look(other)).toMatchObject({ scheme: 'light dark', marked: '' });
});

test('where storage is blocked, a choice lasts as long as the page', { tags: ['thorough'] }, async () => {
  const { page, context } = await site.open('/corta/', { ...screens.desktop, colorScheme: 'light' });
  await blockStorage(context, 'localStorage');
  await page.reload();
  await choose(page, 'Oscuro');
  await expect.poll(() => look(page)).toEqual(dark);
  await page.reload();
  await expect.poll(() => look(page)).toMatchObject({ paper: papers.light, marked: '' });
});

test('without script there is nothing to choose', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/corta/', { ...screens.desktop, javaScriptEnabled: false });
  expect(await page.getByRole('radio').count()).toBe(0);
});

const smallPhone = { viewport: { width: 320, height: 640 } };

test.each(Object.entries({ smallPhone, ...screens }))(
  'on a %s it is large enough, within the page, and breaks no rule of axe',
  { tags: ['thorough'] },
  async (_, screen) => {
    const { page } = await site.open('/corta/', { ...screen, bypassCSP: true });
    for (const name of ['Claro', 'Oscuro', 'Automático']) {
      const box = await page.locator('[data-themes] label', { hasText: name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    expect(await page.locator('[data-themes]').evaluate((switcher) => switcher.scrollWidth <= switcher.clientWidth)).toBe(true);
    await choose(page, 'Oscuro');
    expect(await findViolations(page)).toEqual([]);
  },
);

test('on paper a page is light whatever was chosen, without anything to press around the content', async () => {
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage: [{ name: 'lupaTheme', value: 'dark' }] }] };
  const { page } = await site.open('/larga/', { ...screens.desktop, colorScheme: 'dark', storageState });
  await page.emulateMedia({ media: 'print' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(17, 32, 46)');
  for (const part of ['header', 'footer']) {
    const pressable = await page.locator(`body > ${part}`).locator('a:visible, button:visible, input:visible').allTextContents();
    // The site's name stays, at the top.
    expect(pressable, part).toEqual(part === 'header' ? ['LupaCasino'] : []);
  }
  expect(await page.getByRole('contentinfo').innerText()).toBe('LupaCasino, Santiago de Chile');
  expect(await page.getByRole('link', { name: 'Volver arriba' }).count()).toBe(0);
  expect(await page.locator('.breadcrumbs').isVisible()).toBe(true);
});
