// Requirements: 11.16.
import { screens } from '../../dev/testBed/screens.ts';
import { heroSectionExamples } from '@lupa/blocks/heroSection/heroSection.examples.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { blockStorage } from '../../dev/testBed/blockStorage.ts';
import { setPage } from '../../dev/testBed/foreignContent.ts';
import { watchShifts } from '../../dev/testBed/layoutShifts.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();
const path = '/prueba/';
const ends = Date.now() + 7 * 86_400_000;
const titleA = 'Casinos en línea en Chile, probados con plata propia';
const titleB = 'Casinos que pagan en Chile, con cada retiro probado por nosotros';

beforeAll(() => {
  setPage(site.services, path, {
    title: 'Una prueba',
    content: [
      { ...heroSectionExamples.home, id: 'hero', title: titleA },
      { type: 'topList', id: 'ranking', title: 'Los mejor evaluados', toplist: 'home', visibleEntries: 3 },
    ],
    experiment: { key: 'portada', endsAt: new Date(ends).toISOString(), block: 'hero', changes: { title: titleB } },
  });
  setPage(site.services, '/botones/', {
    title: 'Otra prueba',
    content: [{ type: 'topList', id: 'ranking', title: 'Los mejor evaluados', toplist: 'home', visibleEntries: 5 }],
    experiment: {
      key: 'botones',
      endsAt: new Date(ends).toISOString(),
      block: 'ranking',
      changes: { variant: 'mini-review-component', visit: 'Visitar' },
    },
  });
});

const keptAs = (group: 'a' | 'b', key = 'portada'): Pick<BrowserContextOptions, 'storageState'> => ({
  storageState: {
    cookies: [],
    origins: [{ origin: site.url, localStorage: [{ name: 'lupaExperiment', value: JSON.stringify({ key, group, until: ends }) }] }],
  },
});
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('lupaExperiment') ?? 'null') as unknown);
const headings = (page: Page) => page.getByRole('heading', { level: 1 }).allTextContents();

test('a device of group B sees its version alone, at the first paint, and nothing moves', async () => {
  const { page } = await site.open(path, { ...screens.phone, ...keptAs('b') });
  expect(await headings(page)).toEqual([titleB]);
  const readShifts = await watchShifts(page, 'load');
  expect(await readShifts()).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test('without script and without storage it is version A', async () => {
  const { page } = await site.open(path, { javaScriptEnabled: false });
  expect(await page.locator('h1:visible').allTextContents()).toEqual([titleA]);
  const other = await site.openVisitor();
  await blockStorage(other.page, 'localStorage');
  await other.page.goto(`${site.url}${path}`);
  expect(await headings(other.page)).toEqual([titleA]);
});

test('search engines read version A', async () => {
  const html = await (await fetch(`${site.url}${path}`)).text();
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(data).not.toContain(titleB);
});

test('a click on a partner’s link says the version once, from any page', async () => {
  const { page, context } = await site.open(path, keptAs('b'));
  const asked: string[] = [];
  await context.route('**/jugar/**', (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ status: 200, body: 'partner' });
  });
  await page.goto(`${site.url}/`);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('afterLoad')));
  await settled(page);
  const link = page.locator('main a[href*="/jugar/"]:visible').first();
  for (let click = 0; click < 2; click++) {
    const opened = context.waitForEvent('page');
    await link.click();
    await (await opened).waitForLoadState();
  }
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatch(/^\?p=[^&]+&exp=portada\.b$/);
  expect(await kept(page)).toMatchObject({ hasClicked: true });
});

test('what is kept goes on any page once the experiment has ended, and with it what nobody can read', { tags: ['thorough'] }, async () => {
  for (const value of [JSON.stringify({ key: 'otro', group: 'b', until: 1 }), '{"group":"b"}']) {
    const storageState = { cookies: [], origins: [{ origin: site.url, localStorage: [{ name: 'lupaExperiment', value }] }] };
    const { page } = await site.open('/corta/', { storageState });
    await expect.poll(() => kept(page)).toBeNull();
  }
});

test('version B has its own words, and what unfolds in it is its own', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/botones/', { ...screens.desktop, ...keptAs('b', 'botones') });
  const card = page.locator('[data-block=topList]:visible article').first();
  expect(await card.locator('a[rel~=sponsored]:visible').first().textContent()).toContain('Visitar');
  await card.locator('[data-detail]:visible').first().click();
  await card.locator('details[open]').waitFor();
  expect(await card.locator('details[open]').first().innerText()).not.toBe('');
});
