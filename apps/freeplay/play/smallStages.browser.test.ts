// @module-tag thorough
import type { GameType } from '@lupa/contracts/gameType.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, drawAlways, useGames } from '../testBed/openGames.ts';
import { testGame } from '../testBed/startFreeplay.ts';

const types = ['BINGO', 'SLINGO', 'KENO', 'VIDEO_POKER', 'CRASH_GAMES', 'CARD_GAMES', 'ROULETTE'] as const;
const games = types.map((type, index) => testGame(type, index + 1, { 'Minimum Bet': '1000', 'Maximum Bet': '10000' }));
const smallPhone = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true } as const;
const stillDesk = { ...desk, reducedMotion: 'reduce' } as const;
const { open } = useGames(games);
const openType = async (type: GameType, options: Parameters<typeof open>[1]) =>
  (await open(games.find((game) => game.type === type) ?? testGame(type, 100), options)).page;

const mainAction = (page: Page) => page.locator('[data-main-action]');
const message = (page: Page) => page.locator('#play > div > [role="status"]').textContent();

describe('the smallest of usual phones', () => {
  it('shows a bet of four digits in one line', async () => {
    const page = await openType('KENO', smallPhone);
    const lines = await page.evaluate(() => {
      const output = document.querySelector('output');
      const amount = output?.lastChild;
      if (!amount) return 0;
      const range = document.createRange();
      range.selectNode(amount);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });

  it.each(['BINGO', 'SLINGO'] as const)('has a card of %s whose numbers can be read, and all its prizes', async (type) => {
    const page = await openType(type, smallPhone);
    const size = await page
      .locator('td')
      .first()
      .evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
    expect(size).toBeGreaterThanOrEqual(11);
    expect(await page.evaluate(findCutTexts)).toEqual([]);
  });

  it('has the whole pay table of video poker', async () => {
    const page = await openType('VIDEO_POKER', smallPhone);
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Subir la apuesta' }).tap();
    expect(await page.evaluate(findCutTexts)).toEqual([]);
  });

  it('shows the number of keno that a finger covers, and takes the one that it leaves', async () => {
    const page = await openType('KENO', smallPhone);
    const middleOf = async (number: number) => {
      const box = await page.locator(`[data-field="${number - 1}"]`).boundingBox();
      if (!box) throw new Error('There is no such number');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const picked = () => page.locator('[data-field][aria-pressed="true"]').allTextContents();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.tap('[data-field="4"]');
    await touch('touchStart', await middleOf(42));
    await touch('touchMove', await middleOf(51));
    expect(await page.locator('[data-on="true"]').textContent()).toBe('51');
    expect(await picked()).toEqual(['5']);
    await touch('touchEnd');
    await expect.poll(picked).toEqual(['5', '51']);
    expect(await page.locator('[data-on="true"]').count()).toBe(0);
  });
});

it('a double tap lets a kite fly and does not get off', async () => {
  const page = await openType('CRASH_GAMES', { ...smallPhone, prepare: (blank) => drawAlways(blank, 0.9) });
  const button = await mainAction(page).boundingBox();
  if (!button) throw new Error('There is no main action');
  const { x, y } = { x: button.x + button.width / 2, y: button.y + button.height / 2 };
  await mainAction(page).evaluate((element) => {
    for (const press of [1, 2]) element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: press }));
  });
  await expect.poll(() => mainAction(page).textContent()).toMatch(/^Bajarme con 1\.[1-9]/);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => message(page)).toMatch(/^Te bajaste en ×1,/);
});

it('the middle of the roulette wheel shows the number that has come', async () => {
  const page = await openType('ROULETTE', stillDesk);
  await page.getByRole('region', { name: 'Ruleta' }).getByRole('button', { name: /^Rojo/ }).click();
  await mainAction(page).click();
  await expect.poll(() => message(page)).toMatch(/^Salió el \d+/);
  const shown = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('section svg')?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent;
  });
  expect(await message(page)).toContain(`Salió el ${shown},`);
});

describe('letters of twice the size', () => {
  it.each(games)('leave the stage of $type the room for them: the page scrolls', { tags: ['thorough'] }, async ({ type }) => {
    const page = await openType(type as GameType, { viewport: { width: 390, height: 700 } });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const stage = await page.locator('section').first().boundingBox();
    expect(stage?.height).toBeGreaterThanOrEqual(400);
    await mainAction(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe('the keyboard keeps its place', () => {
  it('with the game when new credits have come', async () => {
    const page = await openType('KENO', { ...stillDesk, prepare: (blank) => drawAlways(blank, 0) });
    // The lowest numbers are drawn, and others are picked: every bet is lost.
    for (const field of [37, 38, 39]) await page.click(`[data-field="${field}"]`);
    const fresh = page.getByRole('button', { name: 'Créditos nuevos' });
    await page.getByRole('button', { name: 'Apostar 10.000' }).click();
    const playOn = async () => {
      const isOver = (await fresh.count()) > 0;
      if (!isOver) await mainAction(page).press('Enter');
      return isOver;
    };
    await expect.poll(playOn, { interval: 350 }).toBe(true);
    await fresh.press('Enter');
    await expect.poll(() => mainAction(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('on the step of the bet that goes no further', async () => {
    const page = await openType('KENO', desk);
    const more = page.getByRole('button', { name: 'Subir la apuesta' });
    await more.focus();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Enter');
    expect(await more.isDisabled()).toBe(true);
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('output').textContent()).toContain('10.000');
  });

  it('on a guess of higher or lower when the round is over', async () => {
    const page = await openType('CARD_GAMES', stillDesk);
    await mainAction(page).focus();
    await page.keyboard.press('Enter');
    const guess = page.getByRole('group', { name: 'La próxima carta' }).getByRole('button');
    for (let step = 0; (await message(page)) === '' && step < 60; step += 1) {
      await guess.first().focus();
      await page.keyboard.press('Enter');
    }
    expect(await message(page)).not.toBe('');
    await expect.poll(() => guess.first().evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

function findCutTexts(): string[] {
  const stage = document.querySelector('section');
  if (!stage) return ['There is no stage'];
  return [...stage.querySelectorAll('td, dt, dd, li strong')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    const isCut = [stage, element.closest('li, td, div') ?? stage].some((around) => {
      const box = around.getBoundingClientRect();
      return Math.min(left - box.left, top - box.top, box.right - right, box.bottom - bottom) < -1;
    });
    return isCut ? [`${element.textContent}: ${Math.round(right - left)} by ${Math.round(bottom - top)}`] : [];
  });
}
