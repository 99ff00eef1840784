import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lupa/server/freePort.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { isAnswering, pollUntil } from '../../../tests/setup/pollUntil.ts';
import { launchBrowser } from '../../../tests/setup/browser.ts';
import { ForeignServices } from './foreignServices.ts';
import { setBrowserContent } from './browserContent.ts';
import { buildSite } from './buildSite.ts';
import { openVisit, type VisitOptions } from './openVisit.ts';

/** Where the pages' images come from: `open` answers all of them with a drawing. */
export const imagesUrl = 'http://images.localhost:4999';
const clickoutUrl = 'http://clickout.localhost:4998';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="64"><rect width="128" height="64" fill="#0b3a53"/></svg>';

/** A page in a real browser, and what went wrong in it: console errors and warnings, uncaught errors, policy violations. */
export type OpenedPage = { page: Page; context: BrowserContext; problems: string[] };

export type BrowserSite = {
  url: string;
  metricsUrl: string;
  services: ForeignServices;
  browser: Browser;
  /** What the site's process has written: one JSON object a line. */
  log: () => string;
  open: (path: string, options?: VisitOptions) => Promise<OpenedPage>;
  /** A page for `goto` from path to path, each as if it were the first one; its problems are for the caller to look at. */
  openVisitor: (options?: VisitOptions) => Promise<OpenedPage>;
  /** Closes every page that `open` opened, and returns their problems. */
  closePages: () => Promise<string[]>;
  /** Ends the site's process and keeps its data; `start` starts it again on the same port, with more environment or another build if given. */
  stop: () => Promise<void>;
  start: (env?: Record<string, string>, build?: string) => Promise<void>;
  close: () => Promise<void>;
};

/** The production site in a process of its own, on services that answer the content of browserContent.ts, and a browser. */
export async function startBrowserSite(env: Record<string, string> = {}): Promise<BrowserSite> {
  const [built, port, metricsPort, dataDirectory, browser] = await Promise.all([
    buildSite(),
    freePort(),
    freePort(),
    mkdtemp(join(tmpdir(), 'lupa-browser-site-')),
    launchBrowser(),
  ]);
  const services = new ForeignServices();
  await services.start();
  setBrowserContent(services);
  const url = `http://localhost:${port}`;
  const opened: OpenedPage[] = [];
  let log = '';
  let stopProcess = async () => {};

  async function start(more: Record<string, string> = {}, build = built) {
    const child = spawn(process.execPath, [join(build, 'server/main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        SITE_PORT: String(port),
        METRICS_PORT: String(metricsPort),
        SITE_URL: url,
        DATA_DIR: dataDirectory,
        CONTENT_URL: `${services.url}/cms`,
        ARCADE_URL: `${services.url}/arcade`,
        PARTNERS_URL: `${services.url}/fenix`,
        IMAGES_URL: imagesUrl,
        CLICKOUT_URL: clickoutUrl,
        PLACEMENT_SECRET: 'a-secret-of-at-least-32-characters',
        ...env,
        ...more,
      },
    });
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
    stopProcess = async () => {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(late);
    };
    await waitUntilReady(url, ended, () => log);
  }

  async function closePages(): Promise<string[]> {
    const pages = opened.splice(0);
    await Promise.all(pages.map(({ context }) => context.close()));
    return pages.flatMap(({ problems }) => problems);
  }

  await start();
  return {
    url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    services,
    browser,
    log: () => log,
    open: async (path, options = {}) => {
      const visitor = await openVisitor(browser, { baseURL: url, ...options });
      opened.push(visitor);
      await visitor.page.goto(path);
      return visitor;
    },
    openVisitor: (options) => openVisitor(browser, { baseURL: url, isForgetful: true, ...options }),
    closePages,
    stop: () => stopProcess(),
    start,
    close: async () => {
      await closePages();
      await browser.close();
      await stopProcess();
      await services.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function openVisitor(browser: Browser, options: VisitOptions): Promise<OpenedPage> {
  const { context, problems } = await openVisit(browser, options);
  await context.route(`${imagesUrl}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
  return { page: await context.newPage(), context, problems };
}

async function waitUntilReady(url: string, ended: Promise<void>, log: () => string) {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  await pollUntil('a site that is ready', async () => hasEnded || isAnswering(`${url}/readyz`), { within: 20_000, explain: log });
  if (hasEnded) throw new Error(`The site has ended: ${log()}`);
}
