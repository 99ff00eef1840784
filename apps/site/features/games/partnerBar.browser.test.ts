// Requirements: 1.11, 1.14, 2.72, 2.73, 2.74, 2.75, 2.76, 2.77, 2.78, 2.82, 4.8, 4.9, 4.10, 9.33, 9.36.
import { describe, expect, test } from 'vitest';
import { findLayoutFaults } from '../../dev/testBed/layoutFaults.ts';
import { isFailedRequest } from '../../dev/testBed/sharedBrowserSite.ts';
import { sharedGamesSite, type GamesVisit } from '../../dev/testBed/startGamesSite.ts';

const site = sharedGamesSite();

const similar = ({ bar }: GamesVisit) => bar.getByRole('list', { name: 'Juegos parecidos' }).getByRole('link');
const similarNames = (visit: GamesVisit) =>
  similar(visit).evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.gameName));
const toggle = ({ bar }: GamesVisit) => bar.getByRole('button', { name: /la barra$/ });
const state = ({ bar }: GamesVisit) => bar.getAttribute('data-bar');

/** Whether the bar leaves the game its room, and everything stands inside the window. */
async function findFaults({ page, frame, bar }: GamesVisit): Promise<string[]> {
  const [game, below] = [await frame.boundingBox(), await bar.boundingBox()];
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // What is behind the overlay is not to be seen.
  await page.addStyleTag({ content: 'body > :not(#game-full-mode) { display: none }' });
  const faults = await findLayoutFaults(page);
  if (!game || !below) return ['not there'];
  if (game.y + game.height > below.y + 1) faults.push('the bar covers the game');
  if (game.height < height * (width < 667 ? 0.59 : 0.5)) faults.push(`the game has ${game.height} of ${height}`);
  if (below.y + below.height > height + 1 || below.width > width) faults.push('the bar leaves the window');
  return faults;
}

describe('the partner bar', () => {
  test('tells of the game and its casino, by ways out that are signed for the full mode and say who pays', async () => {
    const visit = await site.visit();
    await visit.play();
    const { bar } = visit;
    await bar.getByRole('heading', { name: 'Desierto Florido' }).waitFor();
    for (const text of ['Tragamonedas · Cordillera Play', 'Una tragamonedas con cascadas.', 'Casino Andino', 'Bono especial', 'Publicidad'])
      await expect.poll(() => bar.textContent()).toContain(text);
    const ways = await bar
      .locator('a[rel~=sponsored][href*="p="]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(ways).toHaveLength(2);
    const placements = ways.map((href) =>
      JSON.parse(Buffer.from(new URL(href).searchParams.get('p')?.split('.')[1] ?? '', 'base64url').toString()),
    );
    expect(placements).toMatchObject([
      { page: '/juego/', block: 'full-mode', linkId: 'bonus' },
      { page: '/juego/', block: 'full-mode', linkId: 'cta' },
    ]);
  });

  test.each([
    { windows: 'small', widths: [320, 359, 360, 390, 666], states: ['minimised', 'expanded'] },
    { windows: 'large', widths: [667, 717, 718, 834, 842, 843, 1067, 1068, 1439, 1440], states: ['expanded', 'minimised'] },
  ])('in $windows windows it leaves the game its room, large and small', { tags: ['thorough'] }, async ({ widths, states }) => {
    const visit = await site.visit('/juego/', { viewport: { width: widths[0] ?? 0, height: 900 }, bypassCSP: true });
    await visit.play();
    await visit.bar.waitFor();
    const found = [];
    for (const width of widths) {
      await visit.page.setViewportSize({ width, height: 900 });
      for (const expected of states) {
        await expect.poll(() => state(visit)).toBe(expected);
        found.push(...(await findFaults(visit)).map((fault) => `${width} ${expected}: ${fault}`));
        await toggle(visit).click();
      }
    }
    expect(found).toEqual([]);
  });

  test(
    'on a phone on its side the bar is beside the game, and the way out to be seen with who pays, without scrolling',
    { tags: ['thorough'] },
    async () => {
      const visit = await site.visit('/juego/', { viewport: { width: 667, height: 375 } });
      await visit.play();
      await toggle(visit).click();
      for (const [width, height] of [
        [568, 320],
        [640, 360],
        [667, 375],
        [740, 360],
        [844, 390],
        [932, 430],
      ] as const) {
        await visit.page.setViewportSize({ width, height });
        const [bar, game] = [await visit.bar.boundingBox(), await visit.frame.boundingBox()];
        const isBeside = (bar?.x ?? 0) >= (game?.x ?? Infinity) + (game?.width ?? 0) - 1;
        expect(isBeside, `${width} × ${height}`).toBe(true);
        expect((bar?.y ?? 0) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(height);
        for (const part of [visit.bar.locator('a[rel~=sponsored]').last(), visit.bar.getByText('Publicidad')]) {
          const box = await part.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? Infinity), `${width} × ${height}`).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
        }
      }
    },
  );

  test('minimised it says who pays in the smallest window', { tags: ['thorough'] }, async () => {
    const visit = await site.visit('/juego/', { viewport: { width: 320, height: 256 } });
    await visit.play();
    await expect.poll(() => state(visit)).toBe('minimised');
    const [bar, advertising] = [await visit.bar.boundingBox(), await visit.bar.getByText('Publicidad').boundingBox()];
    expect((advertising?.y ?? 0) + (advertising?.height ?? Infinity)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((bar?.y ?? 0) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(256);
  });

  test('stays as it was left, on this device', async () => {
    const visit = await site.visit();
    await visit.play();
    await expect.poll(() => toggle(visit).getAttribute('aria-expanded')).toBe('true');
    await toggle(visit).press('Enter');
    await expect.poll(() => toggle(visit).getAttribute('aria-expanded')).toBe('false');
    await visit.page.reload();
    await visit.bar.waitFor();
    await expect.poll(() => state(visit)).toBe('minimised');
  });

  test(
    'on a phone it starts as a row with the casino, its bonus and who pays, whatever was left in a larger window',
    { tags: ['thorough'] },
    async () => {
      const visit = await site.visit('/juego/', { viewport: { width: 1068, height: 900 } });
      const { page, bar, play } = visit;
      await play();
      await toggle(visit).click();
      await toggle(visit).click();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => state(visit)).toBe('minimised');
      const way = bar.locator('a[rel~=sponsored]');
      expect(await way.count()).toBe(1);
      for (const text of ['Casino Andino', 'Publicidad', '18+', 'Aplican términos']) expect(await way.textContent()).toContain(text);
      expect((await bar.boundingBox())?.height).toBeLessThan(90);
      await page.setViewportSize({ width: 1068, height: 900 });
      await expect.poll(() => state(visit)).toBe('expanded');
    },
  );

  test('is not there while the site does not answer, and the game can be played', async () => {
    const { page } = await site.visit('/corta/');
    await page.context().route('**/api/games/**', (route) => route.abort());
    await page.goto(`${site.url}/juego/`);
    const overlay = page.locator('#game-full-mode');
    await page.locator('main a[data-play-game]').first().click();
    await overlay.locator('[data-phase=playing]').waitFor({ state: 'attached' });
    expect(await overlay.locator('[data-bar]').count()).toBe(0);
    expect((await site.closePages()).filter((problem) => !isFailedRequest(problem))).toEqual([]);
  });
});

describe('a similar game', () => {
  test('takes the place of the present one, with its title, frame, history entry and list', async () => {
    const visit = await site.visit();
    const { page, title, frame, overlay, play } = visit;
    await play();
    const before = await page.evaluate(() => history.length);
    await expect
      .poll(() => similarNames(visit))
      .toEqual(['Condor de Fuego', 'Frutilla Brava', 'El extraordinario tesoro perdido de la isla de Juan Fernández', 'Ruleta del Puerto']);
    await similar(visit).nth(2).click();
    await expect.poll(() => title.textContent()).toBe('Jugar El extraordinario tesoro perdido de la isla de Juan Fernández gratis');
    await overlay.locator('[data-phase=playing]').waitFor({ state: 'attached' });
    expect(await frame.getAttribute('title')).toContain('El extraordinario');
    await expect.poll(() => similarNames(visit)).toEqual(['Desierto Florido', 'Condor de Fuego', 'Frutilla Brava', 'Ruleta del Puerto']);
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await page.evaluate(() => JSON.parse(localStorage['lupaGames']).recent)).toEqual(['105', '101']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('game-full-mode-title');
    await page.goBack();
    await overlay.waitFor({ state: 'hidden' });
    await page.goForward();
    await expect.poll(() => title.textContent()).toContain('El extraordinario');
  });

  test('leaves the bar where it is while the site has not answered, with the name of the new game', { tags: ['thorough'] }, async () => {
    const visit = await site.visit();
    const { page, bar, frame, play } = visit;
    await play();
    await bar.waitFor();
    const room = await frame.boundingBox();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.context().route('**/api/games/**', async (route) => {
      await asked;
      await route.continue();
    });
    await similar(visit).first().click();
    await bar.getByRole('heading', { name: 'Condor de Fuego' }).waitFor();
    expect((await frame.boundingBox())?.height).toBeCloseTo(room?.height ?? 0, -1);
    answer();
    await expect.poll(() => similarNames(visit)).toContain('Desierto Florido');
  });
});
