// Requirements: 13.9.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite({ env: { VITALS_PERCENT: '100' }, isExpected: (problem) => problem.includes('made to fail') });

/** That of a headless browser counts as a robot's. */
const userAgent = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const metrics = async () => (await fetch(site.metricsUrl)).text();
const countOf = async (name: string, kind: string) =>
  Number(new RegExp(`^${name}_count\\{[^}]*kind="${kind}"[^}]*\\} (\\d+)`, 'm').exec(await metrics())?.[1] ?? 0);
const isMeasuring = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('sendVitals')));

test('a view tells how fast it was when it is left, with the script that failed but no skipped transition, and of the visitor nothing', async () => {
  const { page } = await site.open('/', { ...screens.phone, userAgent });
  await isMeasuring(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('made to fail');
    });
    // What Chromium rejects when it gives up a view transition, which no script has begun.
    void Promise.reject(new DOMException('Transition was aborted because of invalid state. Page already revealed', 'InvalidStateError'));
  });
  await page.locator('summary:visible, button:visible').first().click();
  // What is sent while a page unloads has the browser's own name, not that of this visitor: it is hidden instead.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    for (let times = 0; times < 2; times++) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => countOf('web_vital_lcp_seconds', 'home')).toBe(1);
  expect(await countOf('web_vital_cls_score', 'home')).toBe(1);
  expect(await countOf('web_vital_ttfb_seconds', 'home')).toBe(1);
  expect(await metrics()).toMatch(/^web_script_errors_total\{[^}]*kind="home"[^}]*\} 1$/m);
  const [line = ''] = site
    .log()
    .split('\n')
    .filter((entry) => entry.includes('browser.scriptFailed'));
  expect(JSON.parse(line)).toMatchObject({ kind: 'home', error: 'TypeError' });
  expect(line).not.toMatch(/made to fail|Mozilla|127\.0\.0\.1/);
});

test('who asks not to be measured is not', async () => {
  const { page } = await site.openVisitor();
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));
  await page.goto(`${site.url}/corta/`);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.some((name) => name.includes('afterLoad'))).toBe(true);
  expect(loaded.some((name) => name.includes('sendVitals'))).toBe(false);
});
