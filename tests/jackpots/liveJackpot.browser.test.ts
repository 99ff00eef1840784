// Requirements: 1.13, 2.86, 4.33, 4.34, 4.36, 4.38, 7.32, 7.34, 9.13.
import { heroSubjectExamples } from '@lupa/blocks/heroSection/heroSubject.examples.ts';
import { playGameExamples } from '@lupa/blocks/playGame/playGame.examples.ts';
import { formatPrize } from '@lupa/blocks/shared/jackpot/JackpotAmount.island.tsx';
import { rawGameExample } from '@lupa/contracts/game.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startInstance, type TestInstance } from '../../apps/services/jackpots/testJackpots.ts';
import { isFailedRequest } from '../../apps/site/dev/testBed/sharedBrowserSite.ts';
import { setPage } from '../../apps/site/dev/testBed/foreignContent.ts';
import { findLayoutFaults } from '../../apps/site/dev/testBed/layoutFaults.ts';
import { watchShifts } from '../../apps/site/dev/testBed/layoutShifts.ts';
import { openVisit } from '../../apps/site/dev/testBed/openVisit.ts';
import { screens } from '../../apps/site/dev/testBed/screens.ts';
import { showLazyBlocks } from '../../apps/site/dev/testBed/showLazyBlocks.ts';
import { type BrowserSite, startBrowserSite } from '../../apps/site/dev/testBed/startBrowserSite.ts';
import { launchWholeBrowser } from '../setup/browser.ts';
import { findViolations } from '../setup/findViolations.ts';
import { createTestDatabase } from '../setup/testDatabase.ts';
import { type Line, startLine } from './startLine.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let line: Line;
let site: BrowserSite;
let broadcaster: TestInstance;
let amount = 184_230_118.5;

beforeAll(async () => {
  [database, line] = await Promise.all([createTestDatabase(), startLine()]);
  site = await startBrowserSite({ JACKPOTS_URL: line.url.replace('http', 'ws') });
  const { answers } = site.services;
  answers.set('/arcade/games/ids/', { json: { results: [rawGameExample] } });
  answers.set('/arcade/games/search/', { json: { results: [] } });
  setPage(site.services, '/pozo/', { title: 'Con pozo', content: [heroSubjectExamples.game, playGameExamples.usual] });
  await openBroadcaster();
});
beforeEach(() => {
  line.websockets = 'pass';
});
afterEach(() => site.closePages());
afterAll(async () => {
  await site?.close();
  await broadcaster?.running.close();
  await line?.close();
  await database?.drop();
});

async function openBroadcaster() {
  broadcaster = await startInstance(database.url, { origins: [site.url] });
  line.target = broadcaster.running.port;
  await change(amount);
}

async function change(next: number) {
  amount = next;
  await broadcaster.put('jp-1', { currencyCode: 'CLP', amount });
}

const figure = (page: Page) => page.locator('[data-block=heroSection]').getByText(/^\$ [\d.,]+ CLP$/);
const present = () => formatPrize(amount, 'es-CL');
const hears = async (page: Page) => {
  await expect.poll(() => figure(page).first().textContent()).toBe(present());
};
const live = (page: Page) => page.locator('[data-block=heroSection]').getByText('En vivo', { exact: true });

async function findProblems() {
  const problems = await site.closePages();
  return problems.filter((problem) => !isFailedRequest(problem) && !problem.startsWith('WebSocket connection to'));
}

async function countTracks(): Promise<number> {
  return Number(/^jackpots_tracks\{[^}]*\} (\d+)$/m.exec(await broadcaster.metrics())?.[1]);
}

test.each(['phone', 'desktop'] as const)(
  'moves live on a %s, over one websocket for all displays, and nothing else moves',
  async (name) => {
    const { page } = await site.open('/corta/', screens[name]);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto(`${site.url}/pozo/`);
    await live(page).waitFor();
    await page.locator('[data-block=playGame]').scrollIntoViewIfNeeded();
    await page.locator('[data-block=playGame]').getByText('En vivo', { exact: true }).waitFor();
    await change(184_000_000);
    await hears(page);
    const shifts = await watchShifts(page, 'now');
    await change(amount + 1_000_000.25);
    await hears(page);
    expect(await page.locator('[data-block=playGame]').getByText(present()).count()).toBe(1);
    await change(999_999_999.99);
    await hears(page);
    expect(await shifts()).toEqual([]);
    await change(1_000_000_000);
    await hears(page);
    expect(sockets).toHaveLength(1);
    expect(await countTracks()).toBe(1);
    expect(await findProblems()).toEqual([]);
  },
  90_000,
);

test('is told to screen readers when somebody wins, not each time that it moves', async () => {
  const { page } = await site.open('/pozo/', screens.desktop);
  await live(page).waitFor();
  const told = page.locator('[data-block=heroSection] [role=status]').filter({ hasText: 'ackpot' });
  await change(amount + 10);
  await hears(page);
  expect(await told.count()).toBe(0);
  await broadcaster.put('jp-1', { currencyCode: 'CLP', amount: 5_000_000, wonAmount: amount });
  amount = 5_000_000;
  await hears(page);
  expect(await told.textContent()).toBe(`Alguien ganó el jackpot. Vuelve a partir de ${present()}.`);
  expect(await findProblems()).toEqual([]);
});

test.each(['refuse', 'hang'] as const)(
  'goes on by polling where something between them would %s a websocket',
  async (websockets) => {
    line.websockets = websockets;
    line.polls = 0;
    const { page } = await site.open('/pozo/', screens.desktop);
    await live(page).waitFor();
    expect(line.polls).toBeGreaterThan(0);
    await change(amount + 77);
    await hears(page);
    expect(await findProblems()).toEqual([]);
  },
  90_000,
);

test('says how long ago it heard of the amount while the line is down, and is live again after', async () => {
  const { page } = await site.open('/pozo/', screens.phone);
  await live(page).waitFor();
  const before = present();
  await broadcaster.running.close();
  line.target = undefined;
  const ago = page.locator('[data-block=heroSection] time').filter({ hasText: /^hace \d+ (segundo|minuto)s?$/ });
  await ago.waitFor();
  expect(await live(page).count()).toBe(0);
  expect(await figure(page).textContent()).toBe(before);
  const first = await ago.textContent();
  await expect.poll(() => ago.textContent()).not.toBe(first);
  await openBroadcaster();
  await live(page).waitFor({ timeout: 120_000 });
  await change(amount + 3);
  await hears(page);
  expect(await findProblems()).toEqual([]);
});

test(
  'is tracked for as long as its page is looked at, also when that comes back from the browser’s own cache',
  { tags: ['thorough'] },
  async () => {
    const caching: Browser = await launchWholeBrowser();
    const { context, problems } = await openVisit(caching, screens.desktop);
    const page = await context.newPage();
    await page.goto(`${site.url}/pozo/`);
    await live(page).waitFor();
    expect(await countTracks()).toBe(1);
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await page.goto(`${site.url}/corta/`);
    await expect.poll(countTracks).toBe(0);
    await change(amount + 5);
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.locator('body[data-kept]').count()).toBe(1);
    await live(page).waitFor();
    await hears(page);
    expect(await countTracks()).toBe(1);
    await caching.close();
    // Its pictures come from nowhere here.
    expect(problems.filter((problem) => !isFailedRequest(problem))).toEqual([]);
  },
);

test('is let go while its tab has been in the background for some time', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/corta/', screens.desktop);
  await page.clock.install();
  await page.goto(`${site.url}/pozo/`);
  await live(page).waitFor();
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await show(true);
  await page.clock.fastForward(20_000);
  expect(await countTracks()).toBe(1);
  await page.clock.fastForward(20_000);
  await expect.poll(countTracks).toBe(0);
  await show(false);
  await live(page).waitFor();
  expect(await countTracks()).toBe(1);
  expect(await findProblems()).toEqual([]);
});

test('is let go when its device falls asleep, and heard of again after', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/pozo/', screens.phone);
  await live(page).waitFor();
  const tell = (name: string) => page.evaluate((event) => document.dispatchEvent(new Event(event)), name);
  await tell('freeze');
  await expect.poll(countTracks).toBe(0);
  await change(amount + 9);
  await tell('resume');
  await live(page).waitFor();
  await hears(page);
  expect(await findProblems()).toEqual([]);
});

test('takes no line for alive that has slept past its end', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/corta/', screens.desktop);
  await page.clock.install();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(`${site.url}/pozo/`);
  await live(page).waitFor();
  // A sleep: the clock has gone on, the timers have not.
  await page.clock.setSystemTime(Date.now() + 120_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => sockets.length).toBe(2);
  await expect.poll(countTracks).toBe(1);
  await live(page).waitFor();
  expect(await findProblems()).toEqual([]);
});

test('without a network it stays as it is and asks nobody; with it, it is live again', { tags: ['thorough'] }, async () => {
  const { page, context } = await site.open('/pozo/', screens.phone);
  await live(page).waitFor();
  await context.setOffline(true);
  await page
    .getByText(/^Actualizado/)
    .first()
    .waitFor();
  await context.setOffline(false);
  await live(page).waitFor({ timeout: 120_000 });
  expect(await site.closePages()).toEqual([]);
});

test('is in the HTML without script, with its moment', async () => {
  const { page } = await site.open('/pozo/', { ...screens.phone, javaScriptEnabled: false });
  expect(await figure(page).textContent()).toMatch(/^\$ [\d.]+,\d\d CLP$/);
  expect(
    await page
      .locator('[data-block=heroSection]')
      .getByText(/^Monto del \d/)
      .locator('time')
      .getAttribute('datetime'),
  ).toMatch(/Z$/);
  expect(await findProblems()).toEqual([]);
});

test('breaks no rule of axe or of the layout while it is live, in either scheme', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/pozo/', { ...screens.phone, bypassCSP: true, reducedMotion: 'reduce' });
  await live(page).waitFor();
  await change(987_654_321_098.76);
  await hears(page);
  await showLazyBlocks(page);
  const faults: unknown[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await findViolations(page)));
  }
  for (const width of [320, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await findLayoutFaults(page)).map((fault) => `${fault} at ${width} px`));
  }
  expect(faults).toEqual([]);
  expect(await findProblems()).toEqual([]);
});
