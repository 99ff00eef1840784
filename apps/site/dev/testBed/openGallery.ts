import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../../tests/setup/browser.ts';
import { loadAssets } from '../../server/assets.ts';
import { buildSite } from './buildSite.ts';
import { forgetBetweenPages } from './openVisit.ts';
import { sharedByTests } from './sharedByTests.ts';
import { answerGallery } from '../gallery/answerGallery.ts';
import { galleryPath } from '../gallery/galleryPaths.ts';
import type * as galleryPages from '../gallery/galleryPages.tsx';

type OpenedExample = { page: Page; problems: string[] };

type Gallery = {
  paths: string[];
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  closePages: () => Promise<string[]>;
  openVisitor: (options?: BrowserContextOptions) => Promise<OpenedExample>;
  close: () => Promise<void>;
};

async function openGallery(): Promise<Gallery> {
  const directory = await buildSite();
  const assets = loadAssets({ directory: join(directory, 'client') });
  const { galleryPagePaths, renderGalleryPage }: typeof galleryPages = await import(join(directory, 'gallery/main.js'));
  const browser = await launchBrowser();
  const server = createServer((request, response) => {
    if (assets.answer(request, response)) return;
    if (request.url?.startsWith(galleryPath)) void answerGallery(request, response, { assets: assets.page, renderPage: renderGalleryPage });
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const baseURL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const opened: OpenedExample[] = [];
  return {
    paths: galleryPagePaths,
    async open(path, options) {
      const example = await openExample(browser, { baseURL, ...options });
      opened.push(example);
      await example.page.goto(path);
      return example.page;
    },
    async closePages() {
      const examples = opened.splice(0);
      await Promise.all(examples.map(({ page }) => page.context().close()));
      return examples.flatMap(({ problems }) => problems);
    },
    async openVisitor(options) {
      const visitor = await openExample(browser, { baseURL, ...options });
      await forgetBetweenPages(visitor.page.context());
      return visitor;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function openExample(browser: Browser, options: BrowserContextOptions): Promise<OpenedExample> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems };
}

export function sharedGallery(): Gallery {
  return sharedByTests(openGallery);
}
