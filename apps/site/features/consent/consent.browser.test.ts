// Requirements: 2.27, 6.1, 9.19.
import { analyticsConstants } from '@lupa/contracts/analytics.ts';
import { consentKey, consentVersion, type ConsentRecord } from '@lupa/contracts/consent.ts';
import { microcopyDefaults } from '@lupa/contracts/microcopy.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchWholeBrowser } from '../../../../tests/setup/browser.ts';
import { findViolationsInBothThemes } from '../../../../tests/setup/findViolations.ts';
import { blockStorage } from '../../dev/testBed/blockStorage.ts';
import { watchShifts } from '../../dev/testBed/layoutShifts.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { framePassed, scrollPage } from '../../dev/testBed/scrolling.ts';
import type { VisitOptions } from '../../dev/testBed/openVisit.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite({ isExpected: () => true });

const landing = '/?cclid=funnel-1&cmpccl=summer';

async function open(path: string, options: VisitOptions = {}) {
  const opened = await site.open(path, { consent: 'unasked', ...options });
  return { ...opened, ...partsOf(opened.page) };
}

function partsOf(page: Page) {
  const dialog = page.locator('#consent');
  return {
    dialog,
    accept: dialog.getByRole('button', { name: microcopyDefaults.consent_accept }),
    reject: dialog.getByRole('button', { name: microcopyDefaults.consent_reject }),
    shown: () => dialog.waitFor({ state: 'visible' }),
    hidden: () => dialog.waitFor({ state: 'hidden' }),
    footerButton: page.getByRole('button', { name: microcopyDefaults.privacy_preferences }),
  };
}

const storedRecord = (page: Page): Promise<ConsentRecord | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentKey);
const pushedEvents = (page: Page) =>
  page.evaluate(() => (window.adobeDataLayer as unknown as { event: string }[])?.map(({ event }) => event));
const campaign = (page: Page) => page.evaluate((key) => localStorage.getItem(key), analyticsConstants.storageKey);
const pageIsCounted = (page: Page) => page.waitForFunction(() => window.adobeDataLayer !== undefined);
/** All that was asked for once the page and what it fetches when idle are there. */
const requested = async (page: Page) => {
  await page.waitForFunction(() => document.documentElement.dataset.country);
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
};

const settled = (dialog: Locator) => dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

test.each(Object.entries(screens))('on a %s it asks small, at the bottom, and moves nothing', { tags: ['thorough'] }, async (_, screen) => {
  const { page, dialog, shown, accept, reject } = await open('/', { ...screen, bypassCSP: true });
  await shown();
  await settled(dialog);
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  const { width, height } = screen.viewport;
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThan(height * 0.35);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width);
  const looks = [accept, reject].map(async (button) => {
    const { width, height } = (await button.boundingBox()) ?? {};
    const look = await button.evaluate((element) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      return { color, backgroundColor, borderColor, fontSize, fontWeight };
    });
    return { width, height, ...look };
  });
  expect(await looks[0]).toEqual(await looks[1]);
  expect((await looks[0])?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const shifts = await watchShifts(page, 'now');
  await dialog.evaluate((element: HTMLElement) => (element.hidden = true));
  await framePassed(page);
  await dialog.evaluate((element: HTMLElement) => (element.hidden = false));
  await settled(dialog);
  await framePassed(page);
  expect(await shifts()).toEqual([]);
});

test('before a choice nothing optional is kept, sent or fetched, and the page can be used', async () => {
  const { page, context, dialog, shown, hidden } = await open(landing);
  await shown();
  expect(await requested(page)).not.toContainEqual(expect.stringContaining('startAnalytics'));
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], ['lupaUserLocation']]);
  expect(await context.cookies()).toEqual([]);
  expect(await pushedEvents(page)).toBeUndefined();
  await page.getByRole('link', { name: 'Nosotros' }).first().click({ trial: true });
  // Escape puts it off, it decides nothing.
  await dialog.locator('a').focus();
  await page.keyboard.press('Escape');
  await hidden();
  expect(await storedRecord(page)).toBeNull();
  await page.goto(`${site.url}/corta/`);
  await shown();
  expect(await site.closePages()).toEqual([]);
});

test('accepting starts analytics at once, is kept, and is in the log', async () => {
  const { page, accept, shown, hidden } = await open(landing);
  await shown();
  await accept.click();
  await hidden();
  await page.getByRole('status').filter({ hasText: microcopyDefaults.consent_accepted }).waitFor({ state: 'attached' });
  await pageIsCounted(page);
  expect(await pushedEvents(page)).toEqual(['pageView']);
  const record = await storedRecord(page);
  expect(record).toMatchObject({ version: consentVersion, choice: 'accepted' });
  expect(Date.now() - Date.parse(record?.at ?? '')).toBeLessThan(60_000);
  await expect
    .poll(() => loggedChoices())
    .toContainEqual(
      expect.objectContaining({ id: record?.id, version: consentVersion, choice: 'accepted', text: expect.any(String), locale: 'es_CL' }),
    );
  expect(JSON.parse((await campaign(page)) ?? '')).toMatchObject({ cclid: 'funnel-1', cmpccl: 'summer' });
  await page.goto(`${site.url}/corta/`);
  await pageIsCounted(page);
  expect(await page.locator('#consent').isVisible()).toBe(false);
  expect(await site.closePages()).toEqual([]);
});

test('rejecting takes as much as accepting, is kept, and runs nothing', async () => {
  const { page, reject, shown, hidden } = await open(landing);
  await shown();
  await reject.click();
  await hidden();
  const record = await storedRecord(page);
  expect(record?.choice).toBe('rejected');
  await expect
    .poll(() => loggedChoices())
    .toContainEqual(
      expect.objectContaining({ id: record?.id, version: consentVersion, choice: 'rejected', text: expect.any(String), locale: 'es_CL' }),
    );
  await page.goto(site.url + landing);
  expect(await requested(page)).not.toContainEqual(expect.stringMatching(/startAnalytics|manageConsent/));
  expect(await page.locator('#consent').isVisible()).toBe(false);
  expect(await pushedEvents(page)).toBeUndefined();
  expect(await campaign(page)).toBeNull();
  expect(await site.closePages()).toEqual([]);
});

test('the footer opens it again with the present choice; rejecting then stops and removes everything', async () => {
  const { page, dialog, accept, reject, footerButton, hidden, shown } = await open(landing, { consent: 'accepted' });
  await pageIsCounted(page);
  await footerButton.focus();
  await page.keyboard.press('Enter');
  await shown();
  expect(await dialog.getByText(microcopyDefaults.consent_accepted).isVisible()).toBe(true);
  expect(await dialog.getByText(microcopyDefaults.consent_rejected).isVisible()).toBe(false);
  await expect.poll(() => dialog.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await hidden();
  await expect.poll(() => footerButton.evaluate((element) => element === document.activeElement)).toBe(true);

  await footerButton.click();
  await reject.click();
  await hidden();
  await expect.poll(() => pushedEvents(page)).toEqual(['pageView', 'consentWithdrawn']);
  expect(await campaign(page)).toBeNull();
  expect((await storedRecord(page))?.choice).toBe('rejected');

  await footerButton.click();
  await dialog.getByText(microcopyDefaults.consent_rejected).waitFor();
  await accept.click();
  await expect.poll(() => pushedEvents(page)).toEqual(['pageView', 'consentWithdrawn', 'pageView']);
  await footerButton.click();
  await dialog.getByRole('button', { name: microcopyDefaults.close }).click();
  await hidden();
  expect(await site.closePages()).toEqual([]);
});

test(
  'by keyboard it comes right after the skip link: the privacy page, reject, accept, then the page',
  { tags: ['thorough'] },
  async () => {
    const { page, shown, hidden } = await open('/');
    await shown();
    const focused = async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => document.activeElement?.textContent);
    };
    const { skip_to_content, consent_privacy, consent_reject, consent_accept } = microcopyDefaults;
    for (const text of [skip_to_content, consent_privacy, consent_reject, consent_accept]) expect(await focused()).toBe(text);
    expect(await page.locator('#consent a').getAttribute('href')).toBe(microcopyDefaults.consent_privacy_path);
    expect(await focused()).toContain('LupaCasino');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await hidden();
    expect((await storedRecord(page))?.choice).toBe('accepted');
  },
);

test('a choice in one tab holds in the others at once, and what is cleared is no choice any more', async () => {
  const first = await open(landing);
  await first.shown();
  const page = await first.context.newPage();
  await page.goto(site.url + landing);
  const second = partsOf(page);
  await second.shown();
  await second.accept.click();
  await first.hidden();
  await pageIsCounted(first.page);
  await second.footerButton.click();
  await second.reject.click();
  await expect.poll(() => pushedEvents(first.page)).toEqual(['pageView', 'consentWithdrawn']);
  expect(await campaign(first.page)).toBeNull();
  await page.evaluate(() => localStorage.clear());
  await first.shown();
});

test('a page that comes back from the cache of the browser knows what was chosen since', { tags: ['thorough'] }, async () => {
  const browser = await launchWholeBrowser();
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const { shown, hidden, accept, reject, footerButton } = partsOf(page);
  const isCached = () => page.evaluate(() => (globalThis as { wasHere?: boolean }).wasHere);
  await page.goto(site.url);
  await shown();
  await page.evaluate(() => ((globalThis as { wasHere?: boolean }).wasHere = true));
  await page.goto(`${site.url}/corta/`);
  await accept.click();
  await page.goBack({ waitUntil: 'commit' });
  await hidden();
  await pageIsCounted(page);
  expect(await isCached()).toBe(true);

  await page.goto(`${site.url}/corta/`);
  await footerButton.click();
  await reject.click();
  await hidden();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => pushedEvents(page)).toEqual(['pageView', 'consentWithdrawn']);
  expect(await isCached()).toBe(true);
  await browser.close();
});

test('where storage is blocked it asks on each page and never tracks', { tags: ['thorough'] }, async () => {
  const { page, context, hidden, shown, accept } = await open('/');
  await blockStorage(context, 'localStorage', 'sessionStorage');
  await page.goto(site.url + landing);
  await shown();
  await accept.click();
  await hidden();
  await page.waitForFunction(() => document.documentElement.dataset.country);
  expect(await pushedEvents(page)).toBeUndefined();
  await page.goto(`${site.url}/corta/`);
  await shown();
  expect(await site.closePages()).toEqual([]);
});

test('a browser that asks for privacy is not asked, until its user chooses in the footer', async () => {
  const { page, context, dialog, footerButton, shown, accept } = await open('/', { consent: 'unasked' });
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(site.url + landing);
  expect(await requested(page)).not.toContainEqual(expect.stringMatching(/startAnalytics|manageConsent/));
  expect(await dialog.isVisible()).toBe(false);
  expect(await storedRecord(page)).toBeNull();
  await footerButton.click();
  await shown();
  expect(await dialog.getByText(microcopyDefaults.consent_by_browser).isVisible()).toBe(true);
  await accept.click();
  await pageIsCounted(page);
  await page.reload();
  await pageIsCounted(page);
});

test('a blocker that holds the scripts back breaks nothing', { tags: ['thorough'] }, async () => {
  const { page, context, dialog } = await open('/', { consent: 'rejected' });
  await context.route(/startAnalytics|manageConsent/, (route) => route.abort('blockedbyclient'));
  await page.evaluate((key) => localStorage.removeItem(key), consentKey);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  await page.goto(site.url);
  await requested(page);
  expect(await dialog.isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

test.each([
  ['320 by 256 px, which is 1280 by 1024 at 400 %', { width: 320, height: 256 }],
  ['844 by 390 px, a phone on its side', { width: 844, height: 390 }],
])(
  'in a window of %s it stands in the flow: above the header, and gone with the scrolling',
  { tags: ['thorough'] },
  async (_, viewport) => {
    const { page, dialog, reject, shown, hidden } = await open('/', { viewport });
    await shown();
    const box = await dialog.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect([box?.x, box?.y, box?.width]).toEqual([0, 0, viewport.width]);
    expect(header?.y).toBeCloseTo(box?.height ?? 0);
    await scrollPage(page, 600);
    expect(await dialog.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
    await reject.click();
    await hidden();
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  },
);

test('where letters are so large that it would fill the window, it stands in the flow', { tags: ['thorough'] }, async () => {
  const { page, context, dialog, shown } = await open('/corta/', screens.phone);
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.reload();
  await shown();
  expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('static');
});

function loggedChoices(): unknown[] {
  return site
    .log()
    .split('\n')
    .filter((line) => line.includes('"consent.logged"'))
    .map((line) => JSON.parse(line).consent);
}
