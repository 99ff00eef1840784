import { expect } from 'vitest';
import { pollUntil } from '../../setup/pollUntil.ts';
import type { Evaluates } from '../driver.ts';
import type { Visitor } from '../visitor.ts';
import type { Journey, World } from './journey.ts';

const isPlaying = () => document.querySelector('#game-full-mode [data-phase=playing]') !== null;
const frame = '#game-full-mode iframe';
const readCredits = () =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === 'Créditos')?.nextElementSibling?.textContent ?? '';

export const playJourney = {
  title: 'a game is found by its name, played, left for one like it, and the library is as it was',
  screens: ['phone'],
  run: async ({ arrive }: Pick<World, 'arrive'>) => {
    const visitor = await arrive();
    await visitor.visit('/juegos-gratis/');
    await visitor.use('main input[type=search]');
    await visitor.until('a library with its script', () => document.querySelector('lupa-island[name$=GameLibrary][state=ready]') !== null);
    await visitor.type('desierto florido');
    await visitor.until('an address with the search', () => location.search.includes('buscar=desierto'));
    const place = await visitor.place();
    const link = '[data-block=freeGames] a[data-game-name="Desierto Florido"]';
    await visitor.use(link);
    await visitor.until('a game that plays', isPlaying);
    const game = visitor.frame(frame);
    const credits = await game.evaluate(readCredits);
    const { x, y } = await restingPlace(visitor, game);
    await visitor.pressAt(x, y);
    await expect.poll(() => game.evaluate(readCredits)).not.toBe(credits);

    if (visitor.screen.width < 667) await visitor.use('#game-full-mode [data-bar] button[aria-expanded=false]');
    const similar = '#game-full-mode [data-bar] a[data-play-game]';
    await visitor.see(similar);
    const name = await visitor.evaluate((css) => document.querySelector<HTMLElement>(css)?.dataset['gameName'] ?? '', similar);
    await visitor.use(similar);
    await visitor.see({ css: '#game-full-mode-title', text: name });
    await visitor.until(
      'the next game',
      (title) => document.querySelector('#game-full-mode iframe')?.getAttribute('title') === title,
      name,
    );
    await visitor.until('a game that plays', isPlaying);
    await leave(visitor);
    await visitor.arriveAt(place);
    await visitor.until('the focus on the game', (css) => document.activeElement?.matches(css) === true, link);
  },
} satisfies Journey;

/** By Escape, once more where the game that has just started takes the focus at that moment: Firefox then tells neither document of the key. */
async function leave(visitor: Visitor): Promise<void> {
  const isOpen = () => visitor.evaluate(() => document.querySelector('#game-full-mode')?.matches(':popover-open, [open]') === true);
  await pollUntil(
    'a game that is left',
    async () => {
      if (await isOpen()) await visitor.press('Escape');
      return !(await isOpen());
    },
    { every: 2000 },
  );
  await visitor.seeNothingOf('#game-full-mode');
}

/** Where the game's main button is in the window, once it stays there: the bar of the full mode comes later and takes some of the frame's height. */
async function restingPlace(visitor: Visitor, game: Evaluates): Promise<{ x: number; y: number }> {
  let last = { x: 0, y: 0 };
  return pollUntil('a main button that stays where it is', async () => {
    const outer = await visitor.see(frame);
    const inner = await game.evaluate(() => {
      const { left, top, width, height } = document.querySelector('[data-main-action]')?.getBoundingClientRect() ?? new DOMRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const place = { x: outer.x - outer.width / 2 + inner.x, y: outer.y - outer.height / 2 + inner.y };
    const isResting = place.x === last.x && place.y === last.y;
    last = place;
    return isResting ? place : null;
  });
}
