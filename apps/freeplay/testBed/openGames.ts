import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openServer } from '../../../tests/setup/serveForTest.ts';
import { launchBrowser } from '../../../tests/setup/browser.ts';
import { pathOf, playable, startFreeplay, type TestFreeplay, type TestGame } from './startFreeplay.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const desk = { viewport: { width: 1440, height: 900 } } as const;

type OpenOptions = BrowserContextOptions & {
  /** In a sandboxed frame of another origin, as the site shows it. */
  isFramed?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
};

/** The host with these games for the tests of a file. After each test its pages are closed, and none may have complained. */
export function useGames(games: TestGame[]) {
  let host: TestFreeplay;
  let site: Awaited<ReturnType<typeof startFramingSite>>;
  let browser: Browser;
  const opened: { page: Page; problems: string[] }[] = [];
  beforeAll(async () => {
    site = await startFramingSite();
    host = await startFreeplay(games, { frameAncestors: [site.url] });
    browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const { page, problems } of opened.splice(0)) {
      expect(problems).toEqual([]);
      await page.context().close();
    }
  });
  afterAll(async () => {
    await browser.close();
    await host.close();
    await site.close();
  });

  /** A page without its address: `open` has it already. */
  const openPage = async ({ prepare, ...options }: Omit<OpenOptions, 'isFramed'> = {}) => {
    const page = await (await browser.newContext(options)).newPage();
    const problems: string[] = [];
    page.on('console', (each) => {
      const isIcon = each.location().url.endsWith('/favicon.ico');
      if (['error', 'warning'].includes(each.type()) && !isIcon) problems.push(each.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    opened.push({ page, problems });
    await prepare?.(page);
    return page;
  };
  const urlOf = (game: TestGame) => host.url + pathOf(game);
  const open = async (
    game: TestGame,
    { isFramed = false, ...options }: OpenOptions,
  ): Promise<{ page: Page; frame: Frame; problems: string[] }> => {
    const page = await openPage(options);
    const problems = opened.find((each) => each.page === page)?.problems ?? [];
    await page.goto(isFramed ? site.framing(urlOf(game)) : urlOf(game));
    const frame = page.frames().at(-1) ?? page.mainFrame();
    await frame.waitForSelector(playable);
    return { page, frame, problems };
  };
  return { open, openPage, urlOf };
}

/** The source of randomness always draws this, from 0 to below 1. */
export const drawAlways = (page: Page, draw: number) =>
  page.addInitScript((each) => {
    Object.assign(Crypto.prototype, { getRandomValues: (numbers: Uint32Array) => numbers.fill(2 ** 32 * each) });
  }, draw);

async function startFramingSite() {
  const { port, close } = await openServer((request, response) => {
    const src = new URL(request.url ?? '/', 'http://site').searchParams.get('src') ?? 'about:blank';
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="es"><title>Sitio</title><style>html,body{margin:0}iframe{border:0;width:100vw;height:100dvh;display:block}</style>
<script>window.told = []; addEventListener('message', (event) => told.push(event.data.type));</script>
<iframe title="Juego" sandbox="allow-scripts" src="${src}"></iframe>`);
  });
  // Another origin than that of the games.
  const url = `http://localhost:${port}`;
  return { url, framing: (src: string) => `${url}/?src=${encodeURIComponent(src)}`, close };
}
