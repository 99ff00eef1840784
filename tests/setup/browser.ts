import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

const shells = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];
const wholeBrowsers = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

let launched: Promise<Browser> | undefined;

/**
 * Chromium for pages alone: its headless shell takes half the processor time of the whole browser. Where there is none, the whole one.
 * The files of a process share it, one after the other: `close` closes what is open in it.
 */
export async function launchBrowser(): Promise<Browser> {
  const browser = await (launched ??= launchShell());
  if (browser.isConnected()) return browser;
  launched = undefined;
  return launchBrowser();
}

async function launchShell(): Promise<Browser> {
  const browser = await launch({
    executablePath: findChromium({ isShell: true }),
    args: [...chromiumArguments, ...fewerProcesses],
    env: namedVariables,
  });
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return browser;
}

/**
 * The whole Chromium, headless: with the cache for back and forward, tabs that open tabs, tabs in the background.
 * `ignoreDefaultArgs`: what Playwright switches off and a test needs.
 */
export function launchWholeBrowser({ ignoreDefaultArgs = [] }: { ignoreDefaultArgs?: string[] } = {}): Promise<Browser> {
  return launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache', ...ignoreDefaultArgs],
  });
}

/** How long a page takes on a busy machine says nothing about what is tested. */
async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await chromium.launch(options);
  browser.on('context', (context) => {
    context.setDefaultTimeout(120_000);
  });
  return browser;
}

/** The path of a whole Chromium, or of its headless shell where there is one. */
export function findChromium({ isShell = false } = {}): string {
  const executablePath = [...(isShell ? shells : []), ...wholeBrowsers].find((path) => path !== undefined && existsSync(path));
  if (!executablePath) throw new Error('No Chromium found. Run `npm test`, which installs it, or set CHROMIUM_PATH.');
  return executablePath;
}

/** A page takes three quarters of the processor time when drawing and network have no process of their own. */
const fewerProcesses = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];

/**
 * What Chromium sets while it starts. Its GPU thread adds the last one, which moves the environment that other threads are reading: now and then the
 * browser crashed in `getenv`. What is there already is replaced in its place.
 */
const namedVariables = { DBUS_SESSION_BUS_ADDRESS: 'disabled:', FC_FONTATIONS: '1', VK_ICD_FILENAMES: '', ...process.env };

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would round the width of each letter to whole pixels, as no screen does: lines would break elsewhere.
  '--font-render-hinting=none',
  // What the whole browser does by itself: a frame of another site has a process of its own.
  '--site-per-process',
];
