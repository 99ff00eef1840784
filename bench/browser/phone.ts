import type { Browser, CDPSession, Page } from 'playwright-core';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.75, isMobile: true, hasTouch: true } as const;

/** Lighthouse's slow 4G. Chromium puts the 150 ms before each answer, and nothing before a connection. */
const slow4g = { offline: false, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** A quarter of the middle of Lighthouse's high-end desktops (1500 to 2000), for which it slows the processor down four times. */
const phoneIndex = 1750 / 4;

/** How many times slower than a machine with this index the phone is: it is the same phone on every machine. */
export const slowdownOn = (machineIndex: number): number => Math.max(1, machineIndex / phoneIndex);

export type Phone = { page: Page; cdp: CDPSession; close: () => Promise<void> };

export async function openPhone(browser: Browser, { slowdown }: { slowdown?: number } = {}): Promise<Phone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slowdown !== undefined) {
    await cdp.send('Network.emulateNetworkConditions', slow4g);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { page, cdp, close: () => context.close() };
}
