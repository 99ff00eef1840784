// Requirements: 1.10, 2.24, 2.67, 2.68, 2.69, 2.70, 4.4, 4.5, 4.6, 4.7, 9.22.
import { playGameExamples } from '@lupa/blocks/playGame/playGame.examples.ts';
import { rawGameExample } from '@lupa/contracts/game.ts';
import { pageTag, routesTag } from '@lupa/contracts/tags.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { setPage } from '../../dev/testBed/foreignContent.ts';
import { findSmallTargets } from '../../dev/testBed/layoutFaults.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedGamesSite } from '../../dev/testBed/startGamesSite.ts';

const site = sharedGamesSite();
const hasFocus = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
async function tabIntoGame(page: Page, frame: Locator): Promise<void> {
  // A key that comes before there is anything to press leaves the focus on nothing.
  await frame.contentFrame().getByRole('button', { name: 'Girar' }).waitFor();
  for (let count = 0; count < 12 && !(await hasFocus(page, 'iframe')); count++) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    // The way into a frame of another site takes a moment: a second key would lead through it.
    await page.waitForFunction((element) => document.activeElement !== element, before);
  }
  await expect.poll(() => frame.contentFrame().locator('button:focus').count()).toBe(1);
}
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const entries = (page: Page) => page.evaluate(() => history.length);

test('a game opens over the page, under its title, and everything is as it was when it is left', async () => {
  const screen = screens.phone;
  const { page, link, overlay, title, frame, bar, play } = await site.visit('/juego/', {
    ...screen,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await play();
  expect(await title.textContent()).toBe('Jugar Desierto Florido gratis');
  expect(await page.getByRole('dialog', { name: 'Jugar Desierto Florido gratis' }).count()).toBe(1);
  await expect.poll(() => hasFocus(page, '#game-full-mode-title')).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await frame.getAttribute('src')).toMatch(new RegExp(`^${site.host}/super/library/games/provider/`));
  expect(page.context().pages()).toHaveLength(1);
  await bar.waitFor();
  const { width, height } = screen.viewport;
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  // What only a screen reader reads is 1 px wide.
  expect((await overlay.getByText('Renovar créditos').boundingBox())?.width).toBeGreaterThan(40);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findViolations(page, '#game-full-mode')).toEqual([]);
  await overlay.getByRole('button', { name: 'Cerrar' }).click();
  await overlay.waitFor({ state: 'hidden' });
  expect(await frame.count()).toBe(0);
  await expect.poll(() => hasFocus(page, 'main a[data-play-game="101"]')).toBe(true);
  expect(await scrolled(page)).toBe(before);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

describe('opening', () => {
  test('works by keyboard alone, and Escape leaves, also from inside the game', async () => {
    const { page, link, overlay, frame } = await site.visit();
    await link.press('Enter');
    await overlay.locator('[data-phase=playing]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    // What is pressed in a game that is going goes with it.
    await frame.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page, 'a[data-play-game="101"]')).toBe(true);

    await page.keyboard.press('Enter');
    await overlay.locator('[data-phase=playing]').waitFor({ state: 'attached' });
    // Focus that comes into a game without a key of somebody is given back.
    await tabIntoGame(page, frame);
    await page.keyboard.press('Enter');
    await frame.contentFrame().getByRole('button', { name: 'Girado' }).waitFor();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(page, 'a[data-play-game="101"]')).toBe(true);
  });

  test('the keyboard goes into the game, and the next stop behind it leads out', { tags: ['thorough'] }, async () => {
    const { page, overlay, frame, play } = await site.visit();
    await play();
    await tabIntoGame(page, frame);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Salir del juego');
    await page.keyboard.press('Enter');
    await overlay.waitFor({ state: 'hidden' });
  });
});

test('a game that is known not to start is replaced by one like it, which opens with its own picture', async () => {
  const { services } = site;
  const slug = '/juego/detenido/';
  const stopped = { ...rawGameExample, id: '150', name: 'Puma Dormido', isFreePlayStopped: true };
  services.answers.set('/arcade/games/ids/?ids=150&ignoreCache=false', { json: { results: [stopped] } });
  setPage(services, slug, { title: 'Puma Dormido', content: [{ ...playGameExamples.usual, gameId: 150 }] });
  services.publish(routesTag(), pageTag(slug));
  const { page, link, title, overlay } = await site.visit(slug, { ...screens.phone, bypassCSP: true });
  await page.getByText('Puma Dormido no parte ahora. Mientras tanto puedes jugar Desierto Florido, que se parece.').waitFor();
  expect(await page.locator('main a[data-play-game="150"]').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  expect(await link.textContent()).toContain('Jugar Desierto Florido');
  const picture = await link.evaluate((element) => element.closest('[data-game-stage]')?.querySelector('img')?.currentSrc);
  await link.click();
  await expect.poll(() => title.textContent()).toBe('Jugar Desierto Florido gratis');
  expect(await page.evaluate(() => (history.state as { playGame: { poster: string } }).playGame.poster)).toBe(picture);
  await overlay.getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(() => hasFocus(page, 'a[data-play-game="101"]')).toBe(true);
});

type WayBack = { hold: () => unknown; letGo: () => Promise<void> };

/** Lets a test end the way back that was asked for after `hold`. */
function holdWayBack() {
  type Going = { finished: Promise<unknown> };
  type Navigation = {
    back: () => Going;
    traverseTo: (key: string) => Going;
    currentEntry: { index: number };
    entries: () => { key: string }[];
  };
  const { navigation } = globalThis as unknown as { navigation: Navigation };
  const goBack = navigation.back.bind(navigation);
  let isHeld = false;
  let target = '';
  const wayBack: WayBack = {
    hold: () => (isHeld = true),
    letGo: () => {
      const gone = new Promise<void>((resolve) => addEventListener('popstate', () => setTimeout(resolve), { once: true }));
      navigation.traverseTo(target);
      return gone;
    },
  };
  navigation.back = () => {
    if (!isHeld) return goBack();
    target = navigation.entries()[navigation.currentEntry.index - 1]?.key ?? '';
    return { finished: Promise.resolve() };
  };
  Object.assign(globalThis, wayBack);
}

describe('the history', () => {
  test('back leaves, forward opens again, and closing leaves no entry behind', async () => {
    const { page, overlay, title, play } = await site.visit();
    const before = await entries(page);
    await play();
    await page.goBack();
    await overlay.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(page, 'a[data-play-game="101"]')).toBe(true);
    await page.goForward();
    await overlay.locator('[data-phase=playing]').waitFor({ state: 'attached' });
    expect(await title.textContent()).toBe('Jugar Desierto Florido gratis');
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => (history.state as { playGame?: unknown } | null)?.playGame)).toBeUndefined();
    for (let count = 0; count < 3; count++) {
      await play();
      await page.keyboard.press('Escape');
      await overlay.waitFor({ state: 'hidden' });
    }
    expect(await entries(page)).toBe(before + 1);
  });

  test('the browser tells late that it was closed: a game that was opened meanwhile stays', { tags: ['thorough'] }, async () => {
    const { page, overlay, play } = await site.visit();
    await play();
    await overlay.evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
    expect(await overlay.isVisible()).toBe(true);
    expect(await page.evaluate(() => (history.state as { playGame?: unknown } | null)?.playGame)).toBeDefined();
  });

  test('a game that is opened while another one is still being left stays', { tags: ['thorough'] }, async () => {
    const { page, link, overlay, play } = await site.visit();
    await page.addInitScript(holdWayBack);
    await page.reload();
    const call = (name: keyof WayBack) => page.evaluate((called) => (globalThis as unknown as WayBack)[called](), name);
    await play();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => (history.state as { playGame?: unknown } | null)?.playGame)).toBeUndefined();
    await play();
    await call('hold');
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    await link.click();
    await call('letGo');
    await expect.poll(() => overlay.isVisible()).toBe(true);
  });
});

test('a page that is loaded anew shows the game that it showed, and can be left', { tags: ['thorough'] }, async () => {
  const { page, overlay, title, play } = await site.visit();
  await play();
  await page.reload();
  await overlay.locator('[data-phase=playing]').waitFor({ state: 'attached' });
  expect(await title.textContent()).toBe('Jugar Desierto Florido gratis');
  await overlay.getByRole('button', { name: 'Cerrar' }).click();
  await overlay.waitFor({ state: 'hidden' });
  await page.reload();
  expect(await overlay.isVisible()).toBe(false);
});

describe('new credits', () => {
  test('take the frame away and start another one half a second later; asked for twice, once', async () => {
    const { page, overlay, frame, play } = await site.visit();
    await page.clock.install();
    await play();
    const first = await frame.elementHandle();
    const renew = overlay.getByRole('button', { name: 'Renovar créditos' });
    await page.clock.pauseAt(new Date(Date.now() + 3600_000));
    await renew.click();
    await expect.poll(() => frame.count()).toBe(0);
    await page.clock.runFor(400);
    await renew.click();
    await page.clock.runFor(499);
    expect(await frame.count()).toBe(0);
    await page.clock.runFor(1);
    await frame.waitFor();
    expect(await page.evaluate((old) => old?.isConnected, first)).toBe(false);
    await page.clock.resume();
    await overlay.locator('[data-phase=playing]').waitFor({ state: 'attached' });
    expect(await frame.count()).toBe(1);
  });
});
