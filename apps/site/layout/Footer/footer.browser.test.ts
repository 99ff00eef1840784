// Requirements: 2.25, 2.26, 2.46, 2.47, 2.48, 2.49, 2.50, 2.51, 2.52, 2.54, 2.55, 2.56, 2.57, 3.54, 3.55, 3.56, 3.57, 3.58, 3.59.
// Requirements: 3.60, 3.61, 4.28, 9.30, 9.34.
import { describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { watchShifts } from '../../dev/testBed/layoutShifts.ts';
import { framePassed, scrollPage } from '../../dev/testBed/scrolling.ts';

const site = sharedBrowserSite();

async function open(path: string, options: BrowserContextOptions = screens.desktop): Promise<Page> {
  return (await site.open(path, options)).page;
}

const footerOf = (page: Page) => page.locator('footer');
const showFooter = async (page: Page) => {
  await footerOf(page).evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
  await page.locator('footer[data-footer=visible]').waitFor();
};

async function openIn(country: string, region: string, path: string, options: BrowserContextOptions = screens.desktop): Promise<Page> {
  const page = await open(path, { ...options, extraHTTPHeaders: { 'x-country-code': country, 'x-region-code': region } });
  await page.locator(`html[data-country=${country}][data-region=${region}]`).waitFor();
  return page;
}

describe('its areas', () => {
  test('all are there, each link by its name', async () => {
    const page = await open('/larga/');
    await showFooter(page);
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('link', { name: 'LupaCasino', exact: true }).getAttribute('href')).toBe('/');
    expect(await footer.locator('address').innerText()).toBe('LupaCasino, Santiago de Chile');
    const navigation = footer.getByRole('navigation', { name: 'Pie de página' });
    expect(await navigation.getByRole('heading', { name: 'Casinos es_CL' }).getByRole('link').getAttribute('href')).toBe('/resenas/');
    expect(await navigation.getByRole('link', { name: 'Nosotros' }).first().getAttribute('href')).toBe('/nosotros/');
    expect(await footer.getByRole('link', { name: 'Salud Responde' }).getAttribute('href')).toBe('tel:6003607777');
    expect(await footer.getByText('Solo mayores de 18 años').count()).toBe(1);
    expect(await footer.getByRole('group', { name: 'Nuestra red' }).getByRole('link').count()).toBe(9);
    expect(await footer.getByRole('link', { name: 'Mastodon (LupaCasino)' }).getAttribute('href')).toBe(
      'https://social.example/lupacasino',
    );
    expect(await footer.getByText(`© ${new Date().getFullYear()} LupaCasino`).isVisible()).toBe(true);
  });
});

// A heading that leads to another language says so behind its name.
describe('Ontario', () => {
  const state = async (page: Page) => {
    const isShown = (name: string) =>
      page
        .getByRole('contentinfo')
        .getByRole('heading', { name: new RegExp(`^${name}`) })
        .count();
    return {
      standard: [await isShown('Casinos en'), await isShown('Juego responsable en')],
      ontario: [await isShown('Ontario casinos'), await isShown('Responsible gambling in Ontario')],
    };
  };
  const standard = { standard: [1, 1], ontario: [0, 0] };

  test('has its own parts, and only those, for reading and for the Tab key', async () => {
    const page = await openIn('CA', 'ON', '/en/');
    await showFooter(page);
    expect(await state(page)).toEqual({ standard: [0, 0], ontario: [1, 1] });
    expect(await footerOf(page).getByText('19+').isVisible()).toBe(true);
    const headings = new Set<string | null>();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let press = 0; press < 40; press++) {
      headings.add(await page.evaluate(() => document.activeElement?.closest('nav div')?.querySelector('h2')?.textContent ?? null));
      await page.keyboard.press('Tab');
    }
    expect([...headings].join('\n')).toContain('Ontario casinos');
    expect([...headings].join('\n')).not.toContain('Casinos en');
  });

  test.each([
    ['CA', 'QC'],
    ['CL', 'ON'],
  ])('is not in %s-%s', { tags: ['thorough'] }, async (country, region) => {
    const page = await openIn(country, region, '/en/');
    expect(await state(page)).toEqual(standard);
  });
});

describe('addresses', () => {
  test('are not in the source, and are mail links in the page, with script and without', async () => {
    const source = await (await fetch(`${site.url}/larga/`)).text();
    expect(source).not.toMatch(/mailto:/i);
    expect(source).not.toMatch(/\w@lupacasino\.example/);
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/larga/', { ...screens.desktop, javaScriptEnabled });
      const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' });
      expect(await contact.getAttribute('href')).toBe('mailto:hola@lupacasino.example');
      const corrections = page.getByRole('contentinfo').getByRole('link', { name: 'Correcciones' }).first();
      expect(await corrections.getAttribute('href')).toBe('mailto:correcciones@lupacasino.example');
      expect(await page.getByRole('button', { name: 'Preferencias de privacidad' }).count()).toBe(Number(javaScriptEnabled));
    }
  });
});

describe('its moment', { tags: ['thorough'] }, () => {
  const { phone, desktop } = screens;
  const visible = 'footer[data-footer=visible]';
  const waiting = 'footer[data-footer=waiting]';

  function requestedImages(page: Page): Promise<string[]> {
    return page.evaluate((host) => {
      const footerImages = [...document.querySelectorAll('footer img')].map((image) => image.getAttribute('src')?.split('/').at(-1));
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return loaded.filter((name) => name.startsWith(host) && footerImages.includes(name.split('/').at(-1)));
    }, site.imagesUrl);
  }

  /** Scrolls until the end of the content is this far below the viewport's lower edge. */
  async function scrollNear(page: Page, distance: number) {
    // What is above is rendered while it is passed, which moves the end.
    for (let step = 0; step < 200; step++) {
      const missing = await page.evaluate((wanted) => {
        const marker = document.querySelector('footer')?.previousElementSibling;
        const below = (marker?.getBoundingClientRect().top ?? 0) - innerHeight;
        scrollBy({ top: Math.min(below - wanted, innerHeight / 2), behavior: 'instant' });
        return new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(below - wanted))));
      }, distance);
      if (Math.abs(missing) < 1) return;
    }
    throw new Error('The end of the content moves away.');
  }

  describe.each([phone, desktop])('at $viewport.width px', (screen) => {
    test('the footer waits until its marker is 100 px below the viewport, and asks for no image before', async () => {
      const page = await open('/larga/', screen);
      await page.locator(waiting).waitFor({ state: 'attached' });
      expect(await page.locator('footer img').count()).toBeGreaterThan(10);
      await scrollNear(page, 110);
      await settled(page);
      expect(await page.locator(waiting).count()).toBe(1);
      expect(await requestedImages(page)).toEqual([]);
      await scrollNear(page, 90);
      await page.locator(visible).waitFor({ state: 'attached' });
      await page.locator('footer address').scrollIntoViewIfNeeded();
      await page.waitForFunction(
        () => [...document.querySelectorAll<HTMLImageElement>('footer img')].filter(({ complete }) => complete).length > 3,
      );
      expect(await requestedImages(page)).not.toEqual([]);
    });

    test('nothing moves on the way down', async () => {
      const page = await open('/larga/', screen);
      await scrollNear(page, 200);
      const shifts = await watchShifts(page, 'now');
      for (let step = 0; step < 60; step++) {
        await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
        await framePassed(page);
      }
      await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('footer img')].some(({ complete }) => complete));
      expect(await page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight)).toBe(true);
      expect(await shifts()).toEqual([]);
    });

    test('it is whole without script, with its images', async () => {
      const page = await open('/larga/', { ...screen, javaScriptEnabled: false });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Salud Responde' }).scrollIntoViewIfNeeded();
      const logo = page.locator('footer img[alt="Salud Responde"]');
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(128);
      expect(await logo.evaluate((image) => getComputedStyle(image).translate)).toBe('none');
    });
  });

  test('its slider moves once it is seen, and not before', async () => {
    const page = await open('/larga/', { ...desktop, reducedMotion: 'no-preference' });
    await page.locator(waiting).waitFor({ state: 'attached' });
    const position = () => page.locator('footer lupa-slider ul').evaluate((list) => list.scrollLeft);
    expect(await page.locator('footer lupa-slider').getAttribute('data-scrolls')).toBeNull();
    expect(await position()).toBe(0);
    await page.locator('footer lupa-slider').scrollIntoViewIfNeeded();
    await expect.poll(position).toBeGreaterThan(3);
  });

  test('before it was seen, its links have their names and the Tab key reaches them', async () => {
    const page = await open('/larga/', desktop);
    await page.locator(waiting).waitFor({ state: 'attached' });
    const sites = page.getByRole('contentinfo').getByRole('link', { name: 'LupaJuegos' });
    expect(await sites.count()).toBe(1);
    await page.locator('main a:visible, main button:visible, main [tabindex="0"]:visible').last().focus();
    await scrollPage(page, 0);
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('footer') !== null)) break;
    }
    await page.locator(visible).waitFor();
    const focused = page.locator('footer :focus');
    await expect.poll(() => focused.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  });

  describe('in a browser without what it needs', () => {
    test('its images come by themselves where the script does not come', { tags: ['thorough'] }, async () => {
      const { page, context } = await site.open('/corta/', desktop);
      await context.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
      await page.reload();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const logo = page.locator('footer img[alt="Salud Responde"]');
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(128);
      expect(await page.locator('footer').getAttribute('data-footer')).toBe('');
    });
  });
});
