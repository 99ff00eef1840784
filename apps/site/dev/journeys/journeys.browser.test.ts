import type { Globals } from '@lupa/contracts/globals.ts';
import { globalsTag } from '@lupa/contracts/tags.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { isFailedRequest } from '../testBed/failedRequest.ts';
import { screens } from '../testBed/screens.ts';
import { isSaidOfMenu, sharedBrowserSite } from '../testBed/sharedBrowserSite.ts';
import { waitUntilStored } from '../testBed/waitUntilStored.ts';

// The drawings of the test bed do not reach the service worker.
const site = sharedBrowserSite({ isExpected: (problem) => isFailedRequest(problem) || isSaidOfMenu(problem) });
beforeAll(async () => {
  const answer = site.services.answers.get('/cms/globals/?locale=es_CL') as { json: Globals[] };
  answer.json[0]?.footer.copyrightArea.links.push({ text: 'Mapa del sitio', link: '/sitemap/' });
  // The site has asked for them when it got ready.
  site.services.publish(globalsTag('es_CL'));
  await vi.waitFor(async () => expect(await (await fetch(site.url)).text()).toContain('Mapa del sitio'), { timeout: 60_000 });
});

const journeyTime = 120_000;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page) => page.locator('h1').textContent();
const focused = (page: Page) => page.locator(':focus');

describe.each([
  { name: 'phone', tags: [] },
  { name: 'desktop', tags: ['thorough'] },
] as const)('without script, on a $name', ({ name, tags }) => {
  test("links and the browser's own controls lead everywhere", { tags: [...tags], timeout: journeyTime }, async () => {
    const { page } = await site.open('/', { ...screens[name], javaScriptEnabled: false });
    const banner = page.getByRole('banner');
    /** Of a sidebar the entries themselves are links, to their sections. */
    const followMenu = async (item: string, link: string, section: string) => {
      if (name === 'phone') {
        await banner.getByRole('button', { name: 'Menú' }).tap();
        await banner.getByRole('link', { name: item, exact: true }).click();
        expect(pathOf(page)).toBe(section);
        await page.goto(new URL(link === 'Casino Andino' ? '/resenas/casino-andino/' : '/resenas/costa-brava/', page.url()).href);
      } else {
        await banner.getByRole('button', { name: item, exact: true }).click();
        await banner.getByRole('link', { name: link }).click();
      }
    };

    await followMenu('Casinos', 'Casino Andino', '/resenas/');
    expect([pathOf(page), await heading(page)]).toEqual(['/resenas/casino-andino/', 'Casino Andino']);
    await page.locator('.breadcrumbs a', { hasText: 'Inicio' }).click();
    expect(pathOf(page)).toBe('/');
    await page.locator('[data-block=topList] a', { hasText: 'Ver más' }).click();
    expect(await page.locator('[data-entry]').last().isVisible()).toBe(true);
    await page.locator('main + p a').click();
    expect(pathOf(page)).toBe('/');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Dinero real' }).first().click();
    expect(pathOf(page)).toBe('/dinero-real/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mapa del sitio' }).click();
    expect([pathOf(page), await heading(page)]).toEqual(['/sitemap/', 'Mapa del sitio']);
    await page.getByRole('main').getByRole('link', { name: 'Reseñas' }).click();
    expect(pathOf(page)).toBe('/resenas/');

    await followMenu('Casinos', 'Costa Brava', '/resenas/');
    expect(await heading(page)).toBe('No encontramos esta página');
    await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
    expect(pathOf(page)).toBe('/');
  });
});

test(
  'the keyboard alone leads through menus, content and back up',
  async () => {
    const { page } = await site.open('/', screens.desktop);
    const press = (key: string) => page.keyboard.press(key);
    await press('Tab');
    await expect.poll(() => focused(page).textContent()).toBe('Saltar al contenido');
    await expect.poll(() => focused(page).isVisible()).toBe(true);
    await press('Enter');
    await press('Tab');
    await expect.poll(() => focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true);

    await page.reload();
    await tabTo(page, 'Casinos');
    await press('Enter');
    await tabTo(page, /^Costa Brava/);
    await press('Escape');
    await expect.poll(() => focused(page).textContent()).toBe('Casinos');
    await press('Tab');
    await expect.poll(() => focused(page).textContent()).toBe('Juegos');
    await press('Shift+Tab');
    await press('Space');
    await tabTo(page, /^Casino Andino/);
    await press('Enter');
    await page.waitForURL('**/resenas/casino-andino/');

    await tabTo(page, 'Inicio');
    await press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    await tabTo(page, /^Ver más/);
    await press('Enter');
    await page.locator('[data-entry="3"]').waitFor();
    await press('Tab');
    await expect.poll(() => focused(page).evaluate((element) => element.closest('[data-entry="3"]') !== null)).toBe(true);

    await press('End');
    await page.waitForFunction(() => scrollY > innerHeight / 2);
    await tabTo(page, 'Volver arriba');
    await press('Enter');
    await page.waitForFunction(() => scrollY === 0);
    await press('Tab');
    await expect.poll(() => focused(page).textContent()).toBe('Saltar al contenido');
  },
  journeyTime,
);

test(
  'a finger leads through the site, loses the connection, reads on, and gets it back',
  async () => {
    const { page, context } = await site.open('/', { ...screens.phone, serviceWorkers: 'allow' });
    const status = page.getByRole('status').filter({ hasText: /conexión/i });
    const followMenu = async (item: string, link: string) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menú' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).tap();
      await page.getByRole('dialog').getByRole('link', { name: link }).tap();
    };
    await waitUntilStored(page, '/');
    await followMenu('Juegos', 'Una página larga');
    await page.waitForURL('**/larga/');
    await waitUntilStored(page, '/larga/');

    await context.setOffline(true);
    await status.filter({ hasText: 'Sin conexión' }).waitFor();
    await page.locator('.breadcrumbs').getByRole('link', { name: 'Inicio' }).tap();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.locator('[data-block=topList]').count()).toBe(1);

    await followMenu('Juegos', 'Corta');
    await page.waitForURL('**/corta/');
    await page.locator('[data-offline-page]').waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Una página larga' }).getAttribute('href')).toBe('/larga/');
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Una página corta' }).waitFor();
  },
  journeyTime,
);

/** Presses Tab until what has the focus says so. */
async function tabTo(page: Page, text: string | RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 100) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      return (
        (element?.textContent ||
          element?.querySelector('[aria-label]')?.getAttribute('aria-label') ||
          element?.getAttribute('aria-label')) ??
        ''
      );
    });
    if (typeof text === 'string' ? found.trim() === text : text.test(found)) return;
    passed.push(found);
  }
  throw new Error(`Tab does not lead to ${String(text)}, but to ${passed.join(' | ')}`);
}
