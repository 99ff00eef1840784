import { gzipSync } from 'node:zlib';
import { gameTypes } from '@lupa/contracts/gameType.ts';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, drawAlways, phone, useGames } from '../testBed/openGames.ts';
import { playable, testGame } from '../testBed/startFreeplay.ts';

/** Script of a game, gzipped, and all that it loads but fonts and pictures of the image host. */
const budget = { script: 100 * 1024, all: 120 * 1024 };
const games = gameTypes.map((type, index) => testGame(type, index + 1, { Reels: '5', Paylines: '20', 'Free Spin Slot': 'true' }));
const slot = games.find(({ type }) => type === 'SLOTS') ?? testGame('SLOTS', 1);
const { open, openPage, urlOf } = useGames(games);

const fullModeSizes = [
  [320, 430],
  [390, 480],
  [360, 640],
  [844, 250],
  [844, 390],
  [1440, 680],
] as const;

const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
const rounds = async (page: Page) => (await told(page)).filter((type) => type === 'round').length;
const send = (page: Page, type: string) =>
  page.evaluate((what) => window.frames[0]?.postMessage({ source: 'lupa-site', type: what }, '*'), type);
const countShown = (frame: Frame, selector: string) =>
  frame.locator(selector).evaluateAll((elements) => elements.filter((element) => element.checkVisibility()).length);
const message = (frame: Frame) => frame.locator('[role="status"]').textContent();

async function waitForRound(page: Page, count: number) {
  await expect.poll(() => rounds(page)).toBe(count);
}

describe('a slot in a sandboxed frame of another origin', () => {
  it('is played by touch at 390 pixels, fetches no picture where the reels take its place, and stops its reels where they are tapped', async () => {
    const { page, frame } = await open(slot, { ...phone, isFramed: true });
    expect(await told(page)).toEqual(['ready']);
    expect(await countShown(frame, 'img[src*="/arcade/"]')).toBe(0);
    const reels = frame.locator('[data-phase]');
    await reels.tap();
    expect(await reels.getAttribute('data-phase')).toBe('resting');
    const slowed = frame.waitForFunction(() => {
      const rolling = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-rolling]'));
      // They would roll for hours.
      for (const animation of rolling) animation.playbackRate = 0.0001;
      return rolling.length > 0;
    });
    await frame.tap('[data-main-action]');
    await slowed;
    await reels.tap();
    await waitForRound(page, 1);
    expect(await message(frame)).toMatch(/^(Sin premio|Recibes|¡Gran|10 giros)/);
    await frame.tap('[data-main-action]');
    await frame.tap('[data-main-action]');
    await waitForRound(page, 2);
  });

  it('is played by keyboard at 1440 pixels, takes no focus by itself, pauses for the page around it alone, and asks to leave on Escape', async () => {
    const { page, frame } = await open(slot, { ...desk, isFramed: true });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await frame.evaluate(() => window.postMessage({ source: 'lupa-site', type: 'pause' }, '*'));
    expect(await message(frame)).not.toContain('pausa');
    await send(page, 'pause');
    await expect.poll(() => message(frame)).toContain('pausa');
    await send(page, 'resume');
    await expect.poll(() => message(frame)).not.toContain('pausa');
    const less = frame.getByRole('button', { name: 'Bajar la apuesta' });
    expect(await less.isDisabled()).toBe(true);
    await frame.getByRole('button', { name: 'Subir la apuesta' }).click();
    expect(await frame.locator('output').textContent()).toContain('200');
    expect(await less.isDisabled()).toBe(false);
    for (const [count, key] of ['Enter', ' '].entries()) {
      await frame.focus('[data-main-action]');
      await page.keyboard.press(key);
      await waitForRound(page, count + 1);
    }
    await frame.focus('[aria-haspopup="dialog"]');
    await page.keyboard.press('Enter');
    expect(await frame.locator('dialog').textContent()).toContain('No se gana ni se pierde plata');
    await page.keyboard.press('Escape');
    expect(await told(page)).not.toContain('leave');
    await page.keyboard.press('Escape');
    await expect.poll(() => told(page)).toContain('leave');
  });

  it('plays its free spins by itself, and counts them', { tags: ['thorough'] }, async () => {
    const { page, frame } = await open(slot, {
      ...phone,
      isFramed: true,
      reducedMotion: 'reduce',
      prepare: (blank) => drawAlways(blank, 0.03),
    });
    await frame.tap('[data-main-action]');
    const caption = frame.getByText(/^Giro gratis \d+ de 10/);
    await expect.poll(() => caption.textContent()).toMatch(/^Giro gratis [2-9] de 10 · llevas [\d.]+$/);
    expect(await rounds(page)).toBe(0);
    await waitForRound(page, 1);
    expect(await message(frame)).toMatch(/^10 giros gratis\. /);
    expect(await caption.count()).toBe(0);
  });

  it('shows results at once to who wants no motion', async () => {
    const { page, frame } = await open(slot, { ...phone, isFramed: true, reducedMotion: 'reduce' });
    await frame.evaluate(() => {
      Element.prototype.animate = () => {
        throw new Error('It moves');
      };
    });
    await frame.tap('[data-main-action]');
    await waitForRound(page, 1);
  });

  it('holds a hand that is being dealt, and deals on', { tags: ['thorough'] }, async () => {
    const cards = games.find(({ type }) => type === 'BACCARAT') ?? slot;
    const { page, frame } = await open(cards, { ...desk, isFramed: true });
    await page.clock.install();
    await frame.click('[data-main-action]');
    await send(page, 'pause');
    await expect.poll(() => message(frame)).toContain('pausa');
    await page.clock.runFor(4500);
    expect(await rounds(page)).toBe(0);
    await send(page, 'resume');
    await waitForRound(page, 1);
    expect(await message(frame)).toMatch(/^Jugador \d, banca \d\./);
  });
});

/** Holds back the scripts that match until the returned function is called. */
async function holdBack(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('before there is script', () => {
  it.each(games)(
    '$type is in the page as it is at first, and nothing of it changes when it can be played',
    { tags: ['thorough'] },
    async (game) => {
      const page = await openPage({ ...phone, reducedMotion: 'reduce' });
      const release = await holdBack(page, /\.js$/);
      await page.goto(urlOf(game), { waitUntil: 'commit' });
      await page.waitForSelector('#play[aria-busy] [data-main-action]');
      const look = () =>
        page.evaluate(() => {
          const shown = document.querySelector('#play > div');
          return [...(shown?.querySelectorAll('*') ?? [])].map((element) => element.tagName).join(' ') + shown?.textContent;
        });
      const first = await look();
      release();
      await page.waitForSelector(playable);
      // Without motion a flight cannot be left by hand: that choice goes.
      expect(game.type === 'CRASH_GAMES' ? first : await look()).toBe(first);
    },
  );

  it('a press counts when it can be answered', async () => {
    const page = await openPage(phone);
    const release = await holdBack(page, /\/(react|hydrateGame)-[^/]*\.js$/);
    const started = page.waitForResponse(/\/main-[^/]*\.js$/);
    await page.goto(urlOf(slot), { waitUntil: 'commit' });
    await started;
    await page.tap('[data-main-action]');
    expect(await page.locator('#play').getAttribute('aria-busy')).toBe('true');
    release();
    await expect.poll(() => page.locator('[data-main-action]').textContent()).toBe('Parar');
  });

  it('says that it needs script where there is none', async () => {
    const page = await openPage({ ...phone, javaScriptEnabled: false });
    await page.goto(urlOf(slot));
    expect(await page.locator('.notice').innerText()).toMatch(/^Juego \d+\s+Este juego necesita JavaScript\.$/);
    expect(await page.locator('.notice').boundingBox()).toMatchObject(phone.viewport);
  });
});

it('is set in the fonts of the site', { tags: ['thorough'] }, async () => {
  const { frame } = await open(slot, { ...desk, isFramed: true });
  await expect
    .poll(() => frame.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)))
    .toEqual(expect.arrayContaining(['Inter Variable', 'Fraunces Variable']));
});

describe.each(games)('$type', { tags: ['thorough'] }, (game) => {
  it('loads less than 100 KB of script with its sound on', async () => {
    const page = await openPage(phone);
    const loaded: Promise<{ kind: string; size: number }>[] = [];
    page.on('response', (answer) => {
      const kind = answer.request().resourceType();
      if (answer.url().startsWith(new URL(urlOf(game)).origin))
        loaded.push(answer.body().then((body) => ({ kind, size: gzipSync(body).byteLength })));
    });
    await page.goto(urlOf(game));
    await page.waitForSelector(playable);
    const sounds = page.waitForResponse(/\/sounds-/);
    await page.getByRole('button', { name: 'Activar el sonido' }).click();
    await sounds;
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const files = await Promise.all(loaded);
    const sumOf = (isMeant: (kind: string) => boolean) => files.reduce((sum, { kind, size }) => sum + (isMeant(kind) ? size : 0), 0);
    expect(sumOf((kind) => kind === 'script')).toBeGreaterThan(60 * 1024);
    expect(sumOf((kind) => kind === 'script')).toBeLessThan(budget.script);
    expect(sumOf((kind) => kind !== 'font')).toBeLessThan(budget.all);
  });

  it('has its controls whole and apart in the room that the full mode leaves, and nothing in it scrolls', async () => {
    const { page } = await open(game, { ...phone, reducedMotion: 'reduce' });
    for (const moment of ['before', 'within'] as const) {
      if (moment === 'within') await page.locator('[data-main-action]').click({ force: true });
      for (const [width, height] of fullModeSizes) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(findFaults), `${moment} a round at ${width} by ${height}`).toEqual([]);
        // What swims is not whole at the edge.
        if (game.type !== 'FISH_SHOOTING') expect(await page.evaluate(findCutPlaces), `${moment}, ${width} by ${height}`).toEqual([]);
      }
    }
  });
});

/** What can be pressed on the stage and is not whole there, or smaller than a finger finds. Narrow places between numbers are for a mouse. */
function findCutPlaces(): string[] {
  const stage = document.querySelector('section')?.getBoundingClientRect();
  if (!stage) return ['There is no stage'];
  return [...document.querySelectorAll('section :is(button, label, select)')].flatMap((place) => {
    const { left, top, right, bottom, width, height } = place.getBoundingClientRect();
    const isCut = Math.min(left - stage.left, top - stage.top, stage.right - right, stage.bottom - bottom) < -1;
    const isBetween = ['split', 'street', 'corner', 'sixLine'].includes((place as HTMLElement).dataset['kind'] ?? '');
    const isSmall = !isBetween && Math.min(width, height) < 24;
    return isCut || isSmall
      ? [`${place.getAttribute('aria-label') ?? place.textContent}: ${Math.round(width)} by ${Math.round(height)}`]
      : [];
  });
}

function findFaults(): string[] {
  const parts = [...document.querySelectorAll('#play > div > :is(section, dl, p), [role="group"][aria-label="Apuesta"]')];
  const actions = document.querySelector('[data-main-action]')?.parentElement;
  if (!actions || parts.length !== 4) return ['The shell is not whole'];
  const boxes = [...parts, actions].map((element) => element.getBoundingClientRect());
  const faults = boxes.flatMap(({ left, top, right, bottom }, index) =>
    Math.min(left, top, innerWidth - right, innerHeight - bottom) < -1 ? [`${index} is beyond the window`] : [],
  );
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1) faults.push(`${index} is over another`);
    }
  }
  return faults;
}
