// Requirements: 2.46, 2.47, 2.48, 2.49, 2.50, 2.51, 2.52, 2.54, 2.55, 2.56, 2.57, 2.58, 3.54, 3.55, 3.56, 3.57, 3.58, 3.59, 3.60, 3.61.
// Requirements: 8.9, 9.34.
import { beforeAll, describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import type { BrowserSite } from '../../dev/testBed/startBrowserSite.ts';

const site = sharedBrowserSite();
beforeAll(() => setAddresses(site));

async function open(path: string, options: BrowserContextOptions = screens.desktop): Promise<Page> {
  return (await site.open(path, options)).page;
}

const footerOf = (page: Page) => page.locator('footer');
const showFooter = async (page: Page) => {
  await footerOf(page).evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
  await page.locator('footer[data-footer=visible]').waitFor();
};
function setAddresses({ services }: BrowserSite) {
  const key = '/cms/globals/?locale=de_DE';
  const answer = services.answers.get(key) as { json: { footer: { copyrightArea: object } }[] };
  const [globals] = structuredClone(answer.json);
  if (!globals) throw new Error('The content of the test bed has changed.');
  globals.footer.copyrightArea = {
    text: '© {currentYear} <b>LupaCasino</b>, hola@lupacasino.example',
    links: [
      { text: 'hola+ventas@lupacasino.example', link: 'mailto:hola%2Bventas@lupacasino.example?subject=Hola%20%26%20adiós' },
      { text: 'roto@lupacasino.example', link: 'roto\ud800@lupacasino.example' },
    ],
    socialMedia: [
      { iconName: 'mail', link: 'redes@lupacasino.example' },
      { iconName: 'mastodon', link: 'https://social.example/@lupacasino' },
    ],
  };
  services.answers.set(key, { json: [globals] });
}

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

  test.each([
    ['without script', { javaScriptEnabled: false }],
    ['before the location is known', {}],
  ])('is not there %s', { tags: ['thorough'] }, async (_, options) => {
    const page = await open('/en/', { ...screens.desktop, ...options });
    expect(await state(page)).toEqual(standard);
  });

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

  test('people read what harvesters do not find, also in texts and behind icons', async () => {
    const source = await (await fetch(`${site.url}/de/`)).text();
    expect(source).not.toMatch(/mailto:/i);
    expect(source).not.toMatch(/\w@lupacasino\.example/);
    const page = await open('/de/');
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('link', { name: 'hola+ventas@lupacasino.example' }).getAttribute('href')).toBe(
      'mailto:hola%2Bventas@lupacasino.example?subject=Hola%20%26%20adi%C3%B3s',
    );
    expect(await footer.getByRole('link', { name: 'Email (LupaCasino)' }).getAttribute('href')).toBe('mailto:redes@lupacasino.example');
    expect(await footer.getByRole('link', { name: 'Mastodon (LupaCasino)' }).getAttribute('href')).toBe(
      'https://social.example/@lupacasino',
    );
    expect(await footer.getByText('LupaCasino, hola@lupacasino.example').count()).toBe(1);
  });

  test('one that cannot be encoded is text, and the operator hears why', { tags: ['thorough'] }, async () => {
    const page = await open('/de/');
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByText('roto@lupacasino.example').count()).toBe(1);
    expect(await footer.getByRole('link', { name: 'roto@' }).count()).toBe(0);
    const logged = site
      .log()
      .split('\n')
      .find((line) => line.includes('Unable to encode footer email'));
    expect(JSON.parse(logged ?? '{}')).toMatchObject({ msg: 'Unable to encode footer email', requestId: expect.any(String) });
    expect(logged).toContain('URIError');
  });
});
