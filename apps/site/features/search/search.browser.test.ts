import { beforeAll, expect, test } from 'vitest';
import { findViolationsInBothThemes } from '../../../../tests/setup/findViolations.ts';
import { setGamesContent } from '../../dev/testBed/gamesContent.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

// Without script nothing handles a transition between pages that the engine skips.
const site = sharedBrowserSite({ isExpected: (problem) => problem.includes('503') });

const guide = {
  kind: 'page',
  path: '/guias/rollover/',
  title: 'Qué es el rollover y cuánto te cuesta cumplirlo',
  summary: 'Cuántas veces hay que apostar un bono antes de retirar.',
  category: 'Guías',
  score: 0.9,
};
const warning = {
  kind: 'warning',
  path: '/lista-negra/',
  title: 'Casino Pirata',
  summary: 'No paga los retiros desde marzo.',
  since: '2026-09-01',
  match: 'host',
  score: 1,
};
const ask = (question: string) => `/buscar/?q=${encodeURIComponent(question)}`;

beforeAll(() => {
  const { answers } = site.services;
  setGamesContent(site.services);
  const answer = (q: string, host: string | null, results: object[]) =>
    answers.set(`/cms/search/?q=${encodeURIComponent(q)}&locale=es_CL&limit=24`, { json: { host, results } });
  answers.set('/cms/search/', { json: { host: null, results: [] } });
  answers.set('/arcade/games/', { json: { results: [], rowsFound: 0, pagesCount: 0 } });
  answer('rollover', null, [guide]);
  answer('casino-pirata.example', 'casino-pirata.example', [warning]);
});

test.each(Object.entries(screens))(
  'on a %s every state of it breaks no rule of axe and fits',
  { tags: ['thorough'] },
  async (_, screen) => {
    const { page } = await site.open('/buscar/', { ...screen, bypassCSP: true });
    for (const path of ['/buscar/', ask('rollover'), ask('casino-pirata.example'), ask('nuevo.example'), ask('nada')]) {
      await page.goto(site.url + path);
      expect(await findViolationsInBothThemes(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  },
);

test('follows what is typed, and the address says it', async () => {
  const { page } = await site.open('/buscar/', screens.desktop);
  const input = page.getByRole('main').getByRole('searchbox');
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('rollover');
  const result = page.getByRole('link', { name: guide.title });
  await result.waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=rollover');
  expect(await page.locator('lupa-search [role=status]').textContent()).toBe('1 resultado para «rollover»');
  await page.getByRole('button', { name: 'Idioma' }).click();
  const english = page.getByRole('navigation', { name: 'Idioma' }).getByRole('link', { name: 'English' });
  expect(await english.getAttribute('href')).toContain('/en/search/?q=rollover');

  await input.fill('');
  await expect.poll(() => result.count()).toBe(0);
  await expect.poll(() => page.url()).toBe(`${site.url}/buscar/`);

  await input.fill('casino-pirata.example');
  await page.getByRole('heading', { name: '¿Puedo confiar en Casino Pirata?' }).waitFor();
  await page.goto(site.url);
  await page.goBack();
  await page.locator('strong', { hasText: 'En la lista negra' }).waitFor();
  expect(await input.inputValue()).toBe('casino-pirata.example');
});

test('is reached from the header, answers without script, and by keyboard alone', async () => {
  const { page } = await site.open('/larga/', { ...screens.phone, javaScriptEnabled: false });
  await page.locator('body > header').getByRole('button', { name: 'Buscador' }).focus();
  await page.keyboard.press('Enter');
  const field = page.locator('body > header').getByRole('searchbox');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('rollover');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/buscar/?q=rollover');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('link', { name: guide.title }).isVisible()).toBe(true);
  // Whoever goes on in another language has asked already.
  await page.getByRole('button', { name: 'Idioma' }).click();
  await page.getByRole('navigation', { name: 'Idioma' }).getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/search/?q=rollover');
});

test('a search that fails says so, keeps the question, and works again', async () => {
  const { page } = await site.open('/buscar/', screens.desktop);
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('searchbox').fill('rollover');
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('rollover');
  await page.unroute('**/api/search?*');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('link', { name: guide.title }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
