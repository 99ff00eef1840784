import { readFreePlayMessage } from '@lupa/contracts/freePlay.ts';
import type { Browser, Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openVisit, type VisitOptions } from '../../apps/site/dev/testBed/openVisit.ts';

const patient = { timeout: 120_000 };
const library = '/juegos-gratis/';
const jackpots = '/juegos-gratis/jackpots/';

/** Somebody finds a game by a name with typing errors, plays it, plays one like it, and is back where they were. */
export async function playFromLibrary(siteUrl: string, browser: Browser, screen: VisitOptions): Promise<void> {
  const { context, problems } = await openVisit(browser, screen);
  const page = await context.newPage();
  await page.goto(siteUrl + library);
  const heard = await hearGames(page);
  const { addressed, way } = await searchFor(page, 'desirto floridp', 'Desierto Florido');
  const place = await restingPlace(way);

  await press(way, screen);
  const slot = await shownGame(page);
  expect(await page.locator('#game-full-mode-title').textContent()).toBe('Jugar Desierto Florido gratis');
  expect(heard).toEqual(['ready']);
  const credits = await amountOf(slot, 'Créditos');
  expect(credits).toBeGreaterThan(0);
  await press(slot.locator('[data-main-action]'), screen);
  await expect.poll(() => heard, patient).toContain('round');
  // A spin may win just what it cost.
  await expect.poll(async () => (await amountOf(slot, 'Créditos')) - (await amountOf(slot, 'Última ronda')), patient).toBe(credits);

  const next = await chooseSimilar(page, screen);
  expect(await (await shownGame(page)).locator('body').textContent()).toContain(next);
  await expect.poll(() => page.locator('#game-full-mode-title').textContent()).toBe(`Jugar ${next} gratis`);

  await page.keyboard.press('Escape');
  await page.locator('#game-full-mode').waitFor({ state: 'hidden' });
  expect(page.url()).toBe(addressed);
  expect(Math.abs((await restingPlace(way)) - place)).toBeLessThan(8);
  await expect.poll(() => way.evaluate((link) => document.activeElement === link), patient).toBe(true);
  await expect.poll(() => page.evaluate(() => (history.state as { playGame?: unknown } | null)?.playGame)).toBeUndefined();
  await context.close();
  expect(problems).toEqual([]);
}

/** An amount that the page was made with goes on by itself. */
export async function watchJackpot(siteUrl: string, browser: Browser, screen: VisitOptions): Promise<void> {
  const { context, problems } = await openVisit(browser, screen);
  const page = await context.newPage();
  await page.goto(siteUrl + jackpots);
  const island = page.locator('main lupa-island[name$=JackpotAmount]').first();
  const amount = island.getByText(/^\$ [\d.]+,\d\d CLP$/).first();
  const ofServer = await amount.textContent();
  await amount.evaluate((text) => text.scrollIntoView({ block: 'center' }));
  await expect.poll(() => amount.textContent(), patient).not.toBe(ofServer);
  const live = await amount.textContent();
  await expect.poll(() => amount.textContent(), patient).not.toBe(live);
  await context.close();
  expect(problems).toEqual([]);
}

/** What the games in their frames tell the page, from now on. */
async function hearGames(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('reportToTest', (data: unknown) => {
    const message = readFreePlayMessage(data);
    if (message) heard.push(message.type);
  });
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => (globalThis as unknown as { reportToTest: (data: unknown) => void }).reportToTest(data));
  });
  return heard;
}

async function searchFor(page: Page, text: string, name: string) {
  await page.getByRole('searchbox').first().focus();
  await page.locator('main lupa-island[name$=GameLibrary][state=ready]').first().waitFor({ state: 'attached' });
  await page.getByRole('searchbox').first().fill(text);
  await expect.poll(() => new URL(page.url()).searchParams.get('buscar'), patient).toBe(text);
  // Below the first screen nothing is drawn until it is come to.
  await page
    .getByRole('searchbox')
    .first()
    .evaluate((box) => box.scrollIntoView({ block: 'start' }));
  // What the server has listed, the same game among it, gives way to what is found.
  await page
    .locator('[data-block=freeGames] li[hidden]')
    .first()
    .waitFor({ state: 'attached', ...patient });
  const way = page.locator(`[data-block=freeGames] a[data-game-name="${name}"]`).filter({ visible: true }).first();
  await way.waitFor(patient);
  await way.scrollIntoViewIfNeeded();
  return { addressed: page.url(), way };
}

/** How far below the window's top it stands once nothing moves it any more. */
async function restingPlace(element: ReturnType<Page['locator']>): Promise<number> {
  let place = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = place;
        place = (await element.boundingBox())?.y ?? Number.NaN;
        return place === before;
      },
      { ...patient, interval: 250 },
    )
    .toBe(true);
  return place;
}

/** With a finger on a phone, with the mouse on a desk. */
async function press(target: ReturnType<Page['locator']>, { hasTouch }: VisitOptions): Promise<void> {
  await (hasTouch ? target.tap() : target.click());
}

async function shownGame(page: Page): Promise<Frame> {
  await page.locator('#game-full-mode [data-phase=playing]').waitFor({ state: 'attached', ...patient });
  const frame = await (await page.locator('#game-full-mode iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The full mode has no frame');
  await frame.locator('#play:not([aria-busy]) [data-main-action]').waitFor(patient);
  return frame;
}

/** In credits; what the last round lost is negative. */
async function amountOf(game: Frame, title: string): Promise<number> {
  const text = await game.locator('dt', { hasText: title }).locator('xpath=following-sibling::dd').textContent();
  return Number(text?.replaceAll('.', '').replace(',', '.').replace('−', '-'));
}

/** On a phone the bar has to be opened first. Returns the name of the game. */
async function chooseSimilar(page: Page, screen: VisitOptions): Promise<string> {
  const bar = page.locator('#game-full-mode [data-bar]');
  await bar.waitFor(patient);
  const isSmall = (screen.viewport?.width ?? 0) < 667;
  expect(await bar.getAttribute('data-bar')).toBe(isSmall ? 'minimised' : 'expanded');
  if (isSmall) await press(bar.getByRole('button', { name: /la barra$/ }), screen);
  const similar = bar.getByRole('list', { name: 'Juegos parecidos' }).getByRole('link').first();
  const name = (await similar.getAttribute('data-game-name')) ?? '';
  expect(name).not.toBe('');
  await press(similar, screen);
  await page.locator(`#game-full-mode iframe[title="${name}"]`).waitFor(patient);
  return name;
}
