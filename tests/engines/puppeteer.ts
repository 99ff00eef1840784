import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { chromiumArguments, findChromium } from '../setup/browser.ts';
import type { Driver, Engine, EngineOptions } from './driver.ts';

const firefoxes = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

export async function launchChromium({ hasReducedMotion = false, disabledFeatures = [] }: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: findChromium(),
    args: [
      ...chromiumArguments,
      ...(hasReducedMotion ? ['--force-prefers-reduced-motion'] : []),
      ...(disabledFeatures.length > 0 ? [`--disable-blink-features=${disabledFeatures.join()}`] : []),
    ],
  });
  return formatEngine('chromium', browser);
}

/** Over WebDriver BiDi. */
export async function launchFirefox({ hasReducedMotion = false, disabledFeatures = [] }: EngineOptions): Promise<Engine> {
  const executablePath = firefoxes.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new Error('No Firefox found. Run `npm test`, which installs it, or set FIREFOX_PATH.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': hasReducedMotion ? 1 : 0,
      ...Object.fromEntries(disabledFeatures.map((name) => [name, false])),
    },
  });
  return formatEngine('firefox', browser);
}

async function formatEngine(name: 'chromium' | 'firefox', browser: Browser): Promise<Engine> {
  return {
    name,
    version: await browser.version(),
    open: async ({ width, height, isMobile, safeArea }) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Firefox has no emulation of a phone over BiDi; its touch events need none.
      await page.setViewport(name === 'firefox' ? { width, height } : { width, height, isMobile, hasTouch: isMobile });
      if (safeArea) await (await page.createCDPSession()).send('Emulation.setSafeAreaInsetsOverride', { insets: safeArea });
      return drivePage(name, page, context);
    },
    close: () => browser.close(),
  };
}

function drivePage(engine: 'chromium' | 'firefox', page: Page, context: BrowserContext): Driver {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push([message.text(), message.location().url].join(' '));
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    engine,
    hasTouch: true,
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    goto: async (url) => {
      // Firefox calls a page aborted whose own script gives it another address while it loads, and refused what a service worker then answers.
      await page.goto(url).catch((error: unknown) => {
        if (!/NS_BINDING_ABORTED|NS_ERROR_CONNECTION_REFUSED/.test(String(error))) throw error;
      });
    },
    reload: async () => {
      await page.reload();
    },
    // Puppeteer waits for a load that a page from the browser's cache does not have.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    resize: (width, height) => page.setViewport({ ...page.viewport(), width, height }),
    frame: (selector) => ({
      evaluate: async (run, ...args) => {
        const element = await page.$(selector);
        const frame = await element?.contentFrame();
        if (!frame) throw new Error(`no frame at ${selector}`);
        return frame.evaluate(run as never, ...args);
      },
    }),
    mouse: { move: (x, y) => page.mouse.move(x, y), click: (x, y) => page.mouse.click(x, y) },
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: async (key) => {
      if (key !== 'Shift+Tab') return page.keyboard.press(key);
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    openedTabs: async () => (await context.pages()).filter((other) => other !== page).map((other) => other.url()),
    problems: () => Promise.resolve([...problems]),
    close: () => context.close(),
  };
}
