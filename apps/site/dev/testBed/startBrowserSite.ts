import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lupa/server/freePort.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { isAnswering, pollUntil } from '../../../../tests/setup/pollUntil.ts';
import { launchBrowser } from '../../../../tests/setup/browser.ts';
import { ForeignServices } from './foreignServices.ts';
import { setBrowserContent } from './browserContent.ts';
import { buildSite } from './buildSite.ts';
import { openVisit, type VisitOptions } from './openVisit.ts';

const clickoutUrl = 'http://clickout.localhost:4998';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="64"><rect width="128" height="64" fill="#0b3a53"/></svg>';

export type OpenedPage = { page: Page; context: BrowserContext; problems: string[] };

export type BrowserSite = {
  url: string;
  metricsUrl: string;
  imagesUrl: string;
  services: ForeignServices;
  browser: Browser;
  log: () => string;
  open: (path: string, options?: VisitOptions) => Promise<OpenedPage>;
  openVisitor: (options?: VisitOptions) => Promise<OpenedPage>;
  closePages: () => Promise<string[]>;
  /** Ends the site's process and keeps its data; `start` starts it again on the same port, with more environment or another build if given. */
  stop: () => Promise<void>;
  start: (env?: Record<string, string>, build?: string) => Promise<void>;
  close: () => Promise<void>;
};

export async function startBrowserSite(env: Record<string, string> = {}): Promise<BrowserSite> {
  const [built, port, metricsPort, dataDirectory, browser, images] = await Promise.all([
    buildSite(),
    freePort(),
    freePort(),
    mkdtemp(join(tmpdir(), 'lupa-browser-site-')),
    launchBrowser(),
    startImages(),
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
        IMAGES_URL: images.url,
        CLICKOUT_URL: clickoutUrl,
        // A page shows what its services answer, however busy the machine is.
        SERVICE_PATIENCE: '20',
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
    imagesUrl: images.url,
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
      images.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function openVisitor(browser: Browser, options: VisitOptions): Promise<OpenedPage> {
  const { context, problems } = await openVisit(browser, options);
  // Where requests are routed, the browser's own cache is off: it would answer for minutes what a test about the worker wants from the worker.
  if (options.serviceWorkers === 'allow') await context.route('http://nowhere.localhost/**', (route) => route.abort());
  return { page: await context.newPage(), context, problems };
}

/** A server and not `context.route`: that would stop every request of a page, those for scripts and styles, too, and do without the browser's cache. */
async function startImages(): Promise<{ url: string; stop: () => void }> {
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': 'max-age=3600',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const server = createServer((_, response) => response.writeHead(200, headers).end(drawing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://images.localhost:${typeof address === 'object' ? address?.port : 0}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function waitUntilReady(url: string, ended: Promise<void>, log: () => string) {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  await pollUntil('a site that is ready', async () => hasEnded || isAnswering(`${url}/readyz`), { within: 90_000, explain: log });
  if (hasEnded) throw new Error(`The site has ended: ${log()}`);
}
