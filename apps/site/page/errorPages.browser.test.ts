// Requirements: 2.19, 2.85, 4.41, 8.20.
import { beforeAll, describe, expect, test } from 'vitest';
import { setPage } from '../dev/testBed/foreignContent.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite({ isExpected: () => true });
beforeAll(() => {
  const { services } = site;
  setPage(services, '/desconocido/', { title: 'Oferta', middleware: ['contentful-globals', 'teleport'] });
  setPage(services, '/en/desconocido/', { title: 'Offer', middleware: ['teleport'] });
  services.answers.set('/cms/page/%2Fcaida%2F', { status: 500, json: {} });
  services.answers.set('/cms/redirects', { json: [{ from: '/retirada/', to: '/', status: 410 }] });
});

const cases = [
  { path: '/no-existe/', status: 404, text: 'This page could not be found' },
  { path: '/retirada/', status: 410, text: 'Esta página ya no existe' },
  { path: '/desconocido/', status: 500, text: 'Unknown middleware' },
  { path: '/en/desconocido/', status: 500, text: 'Unknown middleware' },
  { path: '/caida/', status: 503, text: 'Volvemos en un momento' },
];

describe.each(cases)('$path', ({ path, status, text }) => {
  test(`answers ${status} in the usual layout, whatever the page itself asked for`, async () => {
    const { page, problems } = await site.open('/robots.txt');
    expect((await page.goto(site.url + path))?.status()).toBe(status);
    await page.getByText(text).first().waitFor();
    for (const landmark of ['banner', 'contentinfo', 'main'] as const) expect(await page.getByRole(landmark).count(), landmark).toBe(1);
    expect(await page.locator('header a').count()).toBeGreaterThan(0);
    expect(await page.locator('h1').count()).toBe(1);
    const home = path.startsWith('/en/') ? '/en/' : '/';
    expect(await page.locator(`main [data-error="${status}"] a`).getAttribute('href')).toBe(home);
    expect(problems.splice(0).filter((problem) => !problem.includes(`status of ${status}`))).toEqual([]);
  });
});

test('an island that fails in the browser leaves the page as it was', async () => {
  const { page } = await site.open('/robots.txt');
  await page
    .context()
    .route('**/assets/ToplistFilter*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function ToplistFilter() { throw new Error("broken island") }' }),
    );
  await page.goto(site.url);
  await page.locator('lupa-island[name$=ToplistFilter] summary').first().click();
  await page.locator('lupa-island[state=failed] summary').first().waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(1);
});
