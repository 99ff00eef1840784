import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../../tests/setup/browser.ts';
import { loadAssets } from '../../server/assets.ts';
import { answerGallery, isGalleryRequest } from '../answerGallery.ts';
import type * as galleryPages from '../galleryPages.tsx';

/** A page in a real browser, and what went wrong in it: console errors and warnings, uncaught errors, policy violations. */
export type OpenedExample = { page: Page; problems: string[] };

export type Gallery = {
  /** Of all its pages. */
  paths: string[];
  open: (path: string, options?: BrowserContextOptions) => Promise<OpenedExample>;
  close: () => Promise<void>;
};

const site = join(import.meta.dirname, '../..');
const repository = join(site, '../..');

/** The gallery with the site's own build, and a browser to look at it. */
export async function openGallery(): Promise<Gallery> {
  // Below node_modules, or the server's bundle would not find its packages.
  const directory = await mkdtemp(join(repository, 'node_modules/.lupa-gallery-'));
  await runVite(['--outDir', join(directory, 'client')]);
  await runVite(['--ssr', join(site, 'gallery/galleryPages.tsx'), '--outDir', join(directory, 'server')]);
  const assets = loadAssets({ directory: join(directory, 'client') });
  const { galleryPagePaths, renderGalleryPage }: typeof galleryPages = await import(join(directory, 'server/main.js'));
  const browser = await launchBrowser();
  const server = createServer((request, response) => {
    if (assets.answer(request, response)) return;
    if (isGalleryRequest(request)) void answerGallery(request, response, { assets: assets.page, renderPage: renderGalleryPage });
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    paths: galleryPagePaths,
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
