import type { GameType } from '@lupa/contracts/gameType.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../tests/setup/browser.ts';
import { findViolations } from '../../../tests/setup/findViolations.ts';
import { pathOf, playable, startFreeplay, testGame, type TestFreeplay, type TestGame } from '../testBed/startFreeplay.ts';

type Press = (name: RegExp | string) => Promise<void>;
/** One round from the first tap to the last. `press` taps a button, or goes to it by Tab and arrows and presses Enter. */
type Round = (press: Press, page: Page) => Promise<void>;

const finish: Round = async (_, page) => {
  for (let press = 0; press < 400 && !(await isSettled(page)); press += 1) await page.locator('[data-main-action]').press('Enter');
};

const rounds = {
  ROULETTE: async (press) => {
    await press(/^Pleno 17,/);
    await press(/^Rojo,/);
    await press('Girar');
  },
  BLACKJACK: async (press, page) => {
    await press('Repartir');
    await finish(press, page);
  },
  BACCARAT: async (press) => {
    await press(/^Jugador/);
    await press('Repartir');
  },
  VIDEO_POKER: async (press) => {
    await press('Repartir');
    await press(/^Carta 2/);
    await press('Cambiar');
  },
  CRAPS: async (press, page) => {
    await press(/^No pase/);
    await press('Tirar los dados');
    await finish(press, page);
  },
  CARD_GAMES: async (press, page) => {
    await press('Apostar');
    await press(/^(Mayor|Menor)/);
    await finish(press, page);
  },
  TABLE_GAMES: async (press) => {
    await press(/^Grande,/);
    await press(/^Un 3,/);
    await press('Tirar');
  },
  DICE_GAMES: async (press) => {
    await press(/^Desde/);
    await press('Tirar');
  },
} satisfies Partial<Record<GameType, Round>>;
type TableType = keyof typeof rounds;
const tableTypes = Object.keys(rounds) as TableType[];

const games = tableTypes.map((type, place) => testGame(type, place + 1));
let browser: Browser;
let host: TestFreeplay;

beforeAll(async () => {
  host = await startFreeplay(games);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

describe.each(games)('a table for $type', (game) => {
  const playRound: Round = rounds[game.type as TableType];

  it('fits windows from a small phone to a desk, and is played by touch', () =>
    visit(game, { width: 320, height: 568 }, async (page) => {
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [844, 390],
        [834, 1112],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const beyond = await page.evaluate(() => {
          const stage = document.querySelector('section');
          const inner = stage?.firstElementChild;
          if (!stage || !inner) throw new Error('There is no stage');
          return {
            page: document.documentElement.scrollWidth - innerWidth,
            across: stage.scrollWidth - stage.clientWidth,
            down: inner.scrollHeight - stage.clientHeight,
          };
        });
        expect(Math.max(beyond.page, beyond.across, beyond.down), `${width} by ${height}`).toBeLessThanOrEqual(1);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await playRound((name) => page.getByRole('button', { name }).first().tap(), page);
      await expectSettled(page);
    }));

  it('is played by keyboard alone, and has nothing that axe objects to before, in and after a round', { tags: ['thorough'] }, () =>
    visit(game, { width: 1440, height: 900 }, async (page) => {
      expect(await findViolations(page)).toEqual([]);
      await playRound(async (name) => {
        await reachByKeyboard(page, name);
        await page.keyboard.press('Enter');
        expect(await findViolations(page)).toEqual([]);
      }, page);
      await expectSettled(page);
    }),
  );
});

it('red and black of roulette are told apart without colours, on the cloth, in the wheel and among the last numbers', () =>
  visit(games.find(({ type }) => type === 'ROULETTE') as TestGame, { width: 1440, height: 900 }, async (page) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: /^Rojo,/ }).click();
    await page.locator('[data-main-action]').click();
    await expectSettled(page);
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
        return [found.length > 0, found.every(Boolean)];
      });
    });
    expect(marked).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    const [red, black] = await Promise.all(
      ['red', 'black'].map((colour) =>
        page
          .locator(`i[data-mark=${colour}]`)
          .first()
          .evaluate((mark) => [getComputedStyle(mark).rotate, getComputedStyle(mark).borderRadius, getComputedStyle(mark).borderStyle]),
      ),
    );
    expect(red).toEqual(['45deg', '0px', 'solid']);
    expect(black).toEqual(['none', '50%', 'solid']);
  }));

async function visit(game: TestGame, viewport: { width: number; height: number }, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) faults.push(message.text());
  });
  await page.goto(host.url + pathOf(game));
  await page.locator(playable).waitFor();
  await look(page);
  expect(faults).toEqual([]);
  await context.close();
}

/** Tab goes around the page; inside a table of many places the arrows go on from there, each towards what is looked for. */
async function reachByKeyboard(page: Page, name: RegExp | string): Promise<void> {
  const wanted = page.getByRole('button', { name }).first();
  for (let press = 0; press < 120; press += 1) {
    const key = await wanted.evaluate((target) => {
      const { activeElement } = document;
      if (activeElement === target) return null;
      const table = activeElement?.closest('[role="group"][aria-label="Mesa"]');
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

async function isSettled(page: Page): Promise<boolean> {
  return page.getByRole('button', { name: 'Subir la apuesta' }).isEnabled();
}

async function expectSettled(page: Page): Promise<void> {
  await expect.poll(() => isSettled(page)).toBe(true);
  const said = (await page.locator('p[role="status"]').allInnerTexts()).join(' ');
  expect(said).toMatch(/[a-z]\w+.*\./i);
  expect(said).not.toMatch(/undefined|NaN|null/);
}
