import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exampleHosts } from '@lupa/blocks/exampleContext.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../../tests/setup/browser.ts';
import { loadAssets } from '../../server/assets.ts';
import { buildSecurityHeaders } from '../../server/securityHeaders.ts';
import type { renderExamplePages } from './examplePage.tsx';

/** A page in a real browser, and what went wrong in it: console errors and warnings, uncaught errors, policy violations. */
export type OpenedExample = { page: Page; problems: string[] };

export type ExampleSite = {
  paths: string[];
  open: (path: string, options?: BrowserContextOptions) => Promise<OpenedExample>;
  close: () => Promise<void>;
};

const site = join(import.meta.dirname, '../..');
const repository = join(site, '../..');
const drawnImage = '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="64"><rect width="128" height="64" fill="#0b3a53"/></svg>';

/** The example pages with the site's own build, behind its own security headers, and a browser to look at them. */
export async function openExampleSite(): Promise<ExampleSite> {
  // Below node_modules, or the server's bundle would not find its packages.
  const directory = await mkdtemp(join(repository, 'node_modules/.lupa-look-'));
  await runVite(['--outDir', join(directory, 'client')]);
  await runVite(['--ssr', join(import.meta.dirname, 'examplePage.tsx'), '--outDir', join(directory, 'server')]);
  const assets = loadAssets({ directory: join(directory, 'client') });
  const bundle: { renderExamplePages: typeof renderExamplePages } = await import(join(directory, 'server/main.js'));
  const pages = await bundle.renderExamplePages(assets.page);
  const browser = await launchBrowser();
  const headers = buildSecurityHeaders({ siteUrl: 'http://localhost', imagesUrl: exampleHosts.images });
  const server = createServer((request, response) => {
    if (assets.answer(request, response)) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    const html = pages.get(request.url ?? '');
    response.writeHead(html === undefined ? 204 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    paths: [...pages.keys()],
    open: (path, options) => openPage(browser, origin + path, options),
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
}

async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<OpenedExample> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route(`${exampleHosts.images}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawnImage }));
  await page.goto(url);
  return { page, problems };
}

async function runVite(options: string[]) {
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error', ...options], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
}
