import { gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../../tests/setup/findViolations.ts';
import { desk, phone, useGames } from '../testBed/openGames.ts';
import { testGame } from '../testBed/startFreeplay.ts';

/** Buttons, by their names, that are pressed before the main action begins a round, and in it. */
const moves: Partial<Record<GameType, { before?: RegExp[]; within?: RegExp[] }>> = {
  ROULETTE: { before: [/^Pleno 17,/, /^Rojo,/] },
  BACCARAT: { before: [/^Jugador/] },
  VIDEO_POKER: { within: [/^Carta 2/] },
  CRAPS: { before: [/^No pase/] },
  CARD_GAMES: { within: [/^(Mayor|Menor)/] },
  TABLE_GAMES: { before: [/^Grande,/, /^Un 3,/] },
  DICE_GAMES: { before: [/^Desde/] },
  KENO: { before: [/^1$/, /^2$/, /^13$/] },
  INSTANT_GAMES: { within: [/^Casilla 8:/] },
};
/** In `npm test`, too: a cloth, cards, the clock, and a number card. */
const quick = new Set<GameType>(['ROULETTE', 'BLACKJACK', 'CRASH_GAMES', 'BINGO']);
const games = gameTypes.filter((type) => type !== 'SLOTS').map((type, place) => testGame(type, place + 1));
const gameOf = (type: GameType) => games.find((game) => game.type === type) ?? testGame(type, 100);
const { open } = useGames(games);

// What swims is not whole at the edge; a scratch card is 2 px higher than its stage on a phone.
const overflows: Partial<Record<GameType, number>> = { FISH_SHOOTING: 12, SCRATCH_CARDS: 2 };

const windows = [
  [320, 568],
  [390, 844],
  [844, 390],
  [834, 1112],
  [1440, 900],
] as const;

describe.each(games)('a game of $type', (game) => {
  const type = game.type as GameType;

  it('is played by touch', { tags: ['thorough'] }, async () => {
    const { page } = await open(game, phone);
    const said = await playRound(type, page, (name) => page.getByRole('button', { name }).first().tap({ force: true }));
    expect(said).toMatch(sentence);
  });

  it(
    'fits windows from a small phone to a desk, is played by keyboard alone, without motion, and axe objects to nothing before, in and after',
    { tags: quick.has(type) ? [] : ['thorough'] },
    async () => {
      const { page } = await open(game, { reducedMotion: 'reduce', colorScheme: 'dark', bypassCSP: true });
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(measureOverflow), `${width} by ${height}`).toBeLessThanOrEqual(overflows[type] ?? 1);
      }
      const begin = await beginning(page);
      const look = async () => expect(await findViolations(page)).toEqual([]);
      await look();
      const said = await playRound(type, page, async (name) => {
        await reachByKeyboard(page, name);
        await page.keyboard.press('Enter');
        if (name.source === begin.source) await look();
      });
      expect(said).toMatch(sentence);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await look();
    },
  );
});

const sentence = /^(?!.*(undefined|NaN|null)).*\p{L}{3}.*[.!]$/u;

/** Plays a round to its end, and says what was said then. */
async function playRound(type: GameType, page: Page, press: (name: RegExp) => Promise<void>) {
  const listEnded = await watchRounds(page);
  const { before = [], within = [] } = moves[type] ?? {};
  for (const name of before) await press(name);
  await press(await beginning(page));
  for (const name of within) await press(name);
  const goOn = async () => {
    const ended = (await listEnded()).length;
    if (ended === 0) await mainAction(page).press('Enter');
    return ended;
  };
  await expect.poll(goOn, { interval: 200, message: 'the round does not end' }).toBeGreaterThan(0);
  expect(await page.locator('#play > div > dl dd').first().textContent()).toMatch(/^\d{1,3}(\.\d{3})*$/);
  return (await listEnded())[0];
}

const mainAction = (page: Page) => page.locator('[data-main-action]');
const beginning = async (page: Page) => new RegExp(`^${await mainAction(page).innerText()}$`);

/** What is said at the end of each round from now on: the next may begin before a test reads it. */
async function watchRounds(page: Page) {
  await page.evaluate(() => {
    const status = document.querySelector('#play > div > [role="status"]');
    const ended: string[] = [];
    Object.assign(globalThis, { ended });
    if (status)
      new MutationObserver(() => status.textContent && ended.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  return () => page.evaluate(() => (globalThis as unknown as { ended: string[] }).ended);
}

function measureOverflow(): number {
  const stage = document.querySelector('section');
  const inner = stage?.firstElementChild;
  if (!stage || !inner) throw new Error('There is no stage');
  const page = document.documentElement.scrollWidth - innerWidth;
  return Math.max(page, stage.scrollWidth - stage.clientWidth, inner.scrollHeight - stage.clientHeight);
}

/** Tab goes around the page; inside a table of many places the arrows go on from there, each towards what is looked for. */
async function reachByKeyboard(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).first();
  for (let press = 0; press < 120; press += 1) {
    const key = await wanted.evaluate((target) => {
      const { activeElement } = document;
      if (activeElement === target) return null;
      const table = activeElement?.closest('[role="group"]:is([aria-label="Mesa"], :has([data-field]))');
      if (!activeElement || !table?.contains(target)) return 'Tab';
      const [from, to] = [activeElement, target].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
      const across = to.x + to.width / 2 - from.x - from.width / 2;
      const down = to.y + to.height / 2 - from.y - from.height / 2;
      if (Math.abs(down) > 2) return down > 0 ? 'ArrowDown' : 'ArrowUp';
      return across > 0 ? 'ArrowRight' : 'ArrowLeft';
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(name)}`);
}

it('a card is scratched with the pointer: most of it gone opens the rest', { tags: ['thorough'] }, async () => {
  const { page } = await open(gameOf('SCRATCH_CARDS'), { viewport: phone.viewport });
  const listEnded = await watchRounds(page);
  await mainAction(page).click();
  const foil = await page.locator('canvas').boundingBox();
  if (!foil) throw new Error('There is no foil');
  await page.mouse.move(foil.x + 4, foil.y + 4);
  await page.mouse.down();
  for (let line = 0; line <= 10 && (await listEnded()).length === 0; line += 1) {
    const [x, y] = [foil.x + (line % 2 === 0 ? foil.width - 4 : 4), foil.y + (foil.height * (line + 0.2)) / 10.5];
    await page.mouse.move(x, y, { steps: 6 });
    await page.mouse.move(x, y + foil.height / 10.5);
  }
  await page.mouse.up();
  await expect.poll(listEnded).toHaveLength(1);
  expect(await page.locator('canvas').count()).toBe(0);
});

it('red and black of roulette are told apart without colours, on the cloth, in the wheel and among the last numbers', async () => {
  const { page } = await open(gameOf('ROULETTE'), { ...desk, reducedMotion: 'reduce', forcedColors: 'active' });
  await playRound('ROULETTE', page, (name) => page.getByRole('button', { name }).first().click());
  const marked = await page.evaluate(() => {
    const isMarked = (element: Element, colour: string) => {
      const mark = element.querySelector('[data-mark]') ?? element.parentElement?.querySelector(':scope > [data-mark]');
      const isShown = mark?.checkVisibility() === true && mark.getBoundingClientRect().width > 2;
      return colour === 'green' ? !mark : isShown && mark.getAttribute('data-mark') === colour;
    };
    return ['span[data-colour]', 'path[data-colour]', 'li[data-colour]'].map((selector) => {
      const found = [...document.querySelectorAll(selector)].flatMap((element) => {
        const colour = element.getAttribute('data-colour') ?? '';
        return ['red', 'black', 'green'].includes(colour) ? [isMarked(element, colour)] : [];
      });
      return found.length > 0 && found.every(Boolean);
    });
  });
  expect(marked).toEqual([true, true, true]);
  const looks = ['red', 'black'].map((colour) =>
    page
      .locator(`i[data-mark=${colour}]`)
      .first()
      .evaluate((mark) => [getComputedStyle(mark).rotate, getComputedStyle(mark).borderRadius, getComputedStyle(mark).borderStyle]),
  );
  expect(await Promise.all(looks)).toEqual([
    ['45deg', '0px', 'solid'],
    ['none', '50%', 'solid'],
  ]);
});
