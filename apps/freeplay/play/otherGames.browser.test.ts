import type { GameType } from '@lupa/contracts/gameType.ts';
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../tests/setup/browser.ts';
import { findViolations } from '../../../tests/setup/findViolations.ts';
import { startFramingSite } from '../testBed/startFramingSite.ts';
import { pathOf, playable, startFreeplay, testGame, type TestFreeplay } from '../testBed/startFreeplay.ts';

type Hand = { press: (selector: string) => Promise<void>; page: Page; frame: Frame };

/** What there is to do before the main action goes through a round, and within it. */
const moves: Partial<Record<GameType, { before?: (hand: Hand) => Promise<void>; within?: (hand: Hand) => Promise<void> }>> = {
  CRASH_GAMES: {},
  KENO: {
    before: async ({ press }) => {
      for (const field of [0, 1, 12]) await press(`[data-field="${field}"]`);
    },
  },
  GAME_SHOWS: {},
  SCRATCH_CARDS: {},
  INSTANT_GAMES: { within: ({ press }) => press('[data-field="7"]') },
  BINGO: {},
  VIRTUAL_SPORTS: {},
  ARCADE: {},
  FISH_SHOOTING: {},
  SLINGO: {},
  OTHER: {},
};
const games = (Object.keys(moves) as GameType[]).map((type, index) => testGame(type, index + 1));

let host: TestFreeplay;
let site: Awaited<ReturnType<typeof startFramingSite>>;
let browser: Browser;
let axePage: Page;
beforeAll(async () => {
  site = await startFramingSite();
  host = await startFreeplay(games, { frameAncestors: [site.url] });
  browser = await launchBrowser();
  axePage = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', bypassCSP: true });
});
afterAll(async () => {
  await browser.close();
  await host.close();
  await site.close();
});

async function open(path: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, bypassCSP: false });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(site.framing(host.url + path));
  const frame = page.frames()[1];
  if (!frame) throw new Error('There is no frame');
  await frame.waitForSelector(playable);
  await frame.evaluate(recordMessages);
  return { context, page, frame, problems };
}

/** Keeps what the status says: the next round may have begun before a test reads it. */
function recordMessages() {
  const status = document.querySelector('[role="status"]');
  const said: string[] = [];
  Object.assign(globalThis, { said });
  if (status)
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
}

const messages = (frame: Frame) => frame.evaluate(() => (globalThis as unknown as { said: string[] }).said);
const rounds = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { told: string[] }).told.filter((type) => type === 'round').length);

async function playRound(type: GameType, hand: Hand) {
  await moves[type]?.before?.(hand);
  await hand.press('[data-main-action]');
  await moves[type]?.within?.(hand);
  const goOn = async () => {
    const ended = await rounds(hand.page);
    if (ended === 0) await hand.press('[data-main-action]');
    return ended;
  };
  await expect.poll(goOn, { interval: 200, message: 'the round does not end' }).toBeGreaterThan(0);
}

async function expectOutcome(frame: Frame) {
  await expect.poll(() => messages(frame)).toContainEqual(expect.stringMatching(/\p{L}{3}.*[.!]$/u));
  const credits = await frame.locator('dd').first().textContent();
  expect(credits).toMatch(/^\d{1,3}(\.\d{3})*$/);
}

/** In `npm test`, too: by numbers, by the clock, by the pointer, and by a card. */
const quick = new Set<GameType>(['KENO', 'CRASH_GAMES', 'SCRATCH_CARDS', 'BINGO']);

describe.each(games)('$type', (game) => {
  const type = game.type as GameType;

  it('is played by touch', { tags: ['thorough'] }, async () => {
    const { context, page, frame, problems } = await open(pathOf(game), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await playRound(type, { page, frame, press: (selector) => frame.tap(selector, { force: true }) });
    await expectOutcome(frame);
    expect(problems).toEqual([]);
    await context.close();
  });

  it(
    'is played by keyboard, without motion, and breaks no rule of axe while it is on and after',
    { tags: quick.has(type) ? [] : ['thorough'] },
    async () => {
      const { context, page, frame, problems } = await open(pathOf(game), {
        viewport: { width: 844, height: 390 },
        reducedMotion: 'reduce',
        colorScheme: 'dark',
      });
      const press = async (selector: string) => {
        await frame.focus(selector);
        await page.keyboard.press('Enter');
      };
      await playRound(type, { page, frame, press });
      await expectOutcome(frame);
      expect(problems).toEqual([]);
      expect(await violationsOf(host.url + pathOf(game))).toEqual([]);
      await context.close();
    },
  );
});

it('a card is scratched with the pointer: most of it gone opens the rest', { tags: ['thorough'] }, async () => {
  const card = games.find(({ type }) => type === 'SCRATCH_CARDS');
  if (!card) throw new Error('There is no scratch card');
  const { context, page, frame } = await open(pathOf(card), { viewport: { width: 390, height: 844 } });
  await frame.click('[data-main-action]');
  const foil = await frame.locator('canvas').boundingBox();
  if (!foil) throw new Error('There is no foil');
  await page.mouse.move(foil.x + 4, foil.y + 4);
  await page.mouse.down();
  for (let line = 0; line <= 10 && (await rounds(page)) === 0; line += 1) {
    const y = foil.y + (foil.height * (line + 0.2)) / 10.5;
    await page.mouse.move(foil.x + (line % 2 === 0 ? foil.width - 4 : 4), y, { steps: 6 });
    await page.mouse.move(foil.x + (line % 2 === 0 ? foil.width - 4 : 4), y + foil.height / 10.5);
  }
  await page.mouse.up();
  await expect.poll(() => rounds(page)).toBe(1);
  expect(await frame.locator('canvas').count()).toBe(0);
  await context.close();
});

async function violationsOf(url: string) {
  await axePage.goto(url);
  await axePage.waitForSelector(playable);
  const found: unknown[] = [];
  for (const moment of ['on', 'after']) {
    if (moment === 'on') await axePage.locator('[data-main-action]').click({ force: true });
    else await axePage.locator('[data-field], [data-main-action]').first().click({ force: true });
    found.push(...(await findViolations(axePage)));
  }
  return found;
}
