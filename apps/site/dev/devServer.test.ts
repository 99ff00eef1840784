// @module-tag thorough
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDevServer, loadDevSite, type DevServer } from './devServer.ts';
import { readSiteEnv } from '../env.ts';

let directory: string;
let dev: DevServer;
let origin: string;

// No service answers: the error page is a page, too.
const nowhere = 'http://127.0.0.1:9';

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lupa-dev-'));
  const env = readSiteEnv({
    ...process.env,
    DATA_DIR: directory,
    CONTENT_URL: `${nowhere}/api/cms`,
    ARCADE_URL: `${nowhere}/api/arcade`,
    PARTNERS_URL: `${nowhere}/api/fenix`,
    PLACEMENT_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  });
  const logger = createLogger('site', 'silent');
  dev = await createDevServer({ logger, loadSite: (vite) => loadDevSite(vite, { env, logger }) });
  await new Promise<void>((resolve) => dev.server.listen(0, '127.0.0.1', resolve));
  const address = dev.server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});

afterAll(async () => {
  await dev?.close();
  await new Promise((resolve) => dev.server.close(resolve));
  await rm(directory, { recursive: true, force: true });
});

test('a page in development is styled before any script runs, by the class names it carries', async () => {
  const page = await fetch(origin);
  const html = await page.text();
  expect(html).toContain('<link rel="stylesheet" href="/@styles.css"');
  const css = await (await fetch(`${origin}/@styles.css`)).text();
  const [, className] = /class="(PageDocument_main\w+)"/.exec(html) ?? [];
  expect(css).toContain(`.${className}`);
  expect(css.indexOf('@font-face')).toBeLessThan(css.indexOf(`.${className}`));
});

test('its boot script sets up fast refresh before anything else', async () => {
  const html = await (await fetch(origin)).text();
  expect(html).toContain('<script type="module" src="/dev/browser.ts"');
  const script = await (await fetch(`${origin}/dev/browser.ts`)).text();
  expect(script.indexOf('plugin-react/preamble')).toBeLessThan(script.indexOf('/features/boot.ts'));
  // It takes the sheet away, so it brings all that was in it.
  expect(script).toContain('/browser/devStyles.ts');
});

test('its policy allows what Vite needs, and no more', async () => {
  const policy = (await fetch(origin)).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  // Beside a hash browsers ignore it.
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).not.toContain('trusted-types');
});
