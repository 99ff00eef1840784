import type { Browser, CDPSession, Page } from 'playwright-core';

/** A usual Android phone of the middle class. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.75, isMobile: true, hasTouch: true } as const;

/**
 * Lighthouse's "slow 4G" and its processor, four times slower. Chromium puts the 150 ms before each answer, and nothing before a
 * connection; DevTools' own preset of that name is harder, with 562.5 ms.
 */
const slow4g = { offline: false, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8, latency: 150 };
const slowdown = 4;

export type Phone = { page: Page; cdp: CDPSession; close: () => Promise<void> };

/** A phone that has never seen the site. */
export async function openPhone(browser: Browser, { isSlow }: { isSlow: boolean }): Promise<Phone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (isSlow) {
    await cdp.send('Network.emulateNetworkConditions', slow4g);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { page, cdp, close: () => context.close() };
}
