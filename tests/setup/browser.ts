import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Debian's Chromium, headless. `npm test` installs it where it is missing. `ignoreDefaultArgs`: what Playwright switches off and a test needs,
 * as `--disable-back-forward-cache` or `--hide-scrollbars`.
 */
export function launchBrowser({ ignoreDefaultArgs = [] }: { ignoreDefaultArgs?: string[] } = {}): Promise<Browser> {
  const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
  if (!executablePath) throw new Error('No Chromium found. Run `npm test`, which installs it, or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
