import { describe, expect, it } from 'vitest';
import { demoGames, demoProviders, formatReturn, gameById, numberOf } from '../catalogue/demoCatalogue.ts';
import type { DemoBlock } from '../writing/block.schema.ts';
import { blocksOf, sharesOfPhrases, spanishPage, wordsOf } from '../testing/readDemo.ts';
import type { DemoPage } from '../writing/readPage.ts';
import { gameExtras } from './gameFacts.ts';
import { gamePages, pages, gameTypePages } from '../pages/pages.ts';
import { providerPages } from '../pages/providers.ts';
import { rankedPartners } from '../partners/partners.ts';

const slugsOf = (list: readonly DemoPage[]) => list.map((page) => spanishPage(page).slug);

const proseOf = (page: DemoPage) =>
  [...JSON.stringify(spanishPage(page).blocks).matchAll(/"html":"((?:[^"\\]|\\.)*)"/g)].map(([, html]) => html).join('\n');

const [hub, ...games] = gamePages.filter((page) => !gameTypePages.includes(page));
const [index, ...studios] = providerPages;
const studioIds = [1, 2, 3, 5, 6, 12, 14, 25, 27, 28, 36, 37];

describe('pages of games', () => {
  it('are at the addresses that the rest of the site links to', () => {
    const types = ['tragamonedas', 'ruleta', 'blackjack', 'video-poker', 'bingo', 'crash', 'baccarat', 'rasca-y-gana', 'jackpots'];
    expect(slugsOf(gameTypePages)).toEqual(types.map((type) => `/juegos-gratis/${type}/`));
    expect(hub && spanishPage(hub).slug).toBe('/juegos-gratis/');
    expect(index && spanishPage(index).slug).toBe('/proveedores/');
    expect(slugsOf(studios).toSorted()).toEqual(
      studioIds.map((id) => `/proveedores/${demoProviders.find((provider) => provider.id === id)?.normalisedName}/`).toSorted(),
    );
  });

  it('are where the catalogue says they are, and nowhere else', () => {
    const all = slugsOf(pages.filter(({ locales }) => locales.es_CL));
    const linked = demoGames.filter(({ localUrl }) => localUrl !== null);
    expect(linked.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, place) => 101 + place));
    for (const { localUrl } of linked) expect(all).toContain(localUrl);
    expect(slugsOf(games)).toEqual(linked.map(({ localUrl }) => localUrl));
  });

  it('are not one text with other names in it', () => {
    for (const list of [studios, gameTypePages, games]) {
      const shares = sharesOfPhrases(list.map((page) => wordsOf(proseOf(page))));
      expect(Math.max(...shares)).toBeLessThan(0.15);
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.05);
    }
  });

  it('show the games that they are about', () => {
    for (const page of [hub, ...gameTypePages, ...studios]) expect(page && blocksOf(spanishPage(page), 'freeGames')).toHaveLength(1);
    for (const page of studios) {
      const [hero] = blocksOf(spanishPage(page), 'heroSection');
      expect(hero?.variant).toBe('provider');
      expect(blocksOf(spanishPage(page), 'freeGames')[0]?.providerIds).toEqual([hero?.providerId]);
    }
    for (const page of games) {
      const [hero] = blocksOf(spanishPage(page), 'heroSection');
      const [similar] = blocksOf(spanishPage(page), 'freeGames');
      expect(hero?.variant).toBe('play-game');
      expect(demoGames.filter((game) => isShown(game, similar)).length).toBeGreaterThan(2);
      expect(blocksOf(spanishPage(page), 'prosCons')[0]?.pros.length).toBeGreaterThan(1);
    }
  });

  it('begin with a game of their type', () => {
    const playing = gameTypePages.flatMap((page) =>
      blocksOf(spanishPage(page), 'playGame').map(({ gameId }) => ({ page, game: gameById(gameId) })),
    );
    expect(playing).toHaveLength(6);
    for (const { page, game } of playing) expect(isShown(game, blocksOf(spanishPage(page), 'freeGames')[0]), page.internalName).toBe(true);
  });

  it('promote only casinos that carry the game', () => {
    for (const page of [...games, ...gameTypePages]) {
      for (const { gameId, partner } of [...blocksOf(spanishPage(page), 'heroSection'), ...blocksOf(spanishPage(page), 'playGame')]) {
        if (gameId === null) continue;
        const game = gameById(gameId);
        const carrying = rankedPartners.filter(
          ({ providers, gameTypes }) => providers.includes(game.providerId) && gameTypes.some((type) => type === game.type),
        );
        if (partner === null) expect(carrying).toEqual([]);
        else expect(carrying.map(({ slug }) => slug)).toContain(partner);
      }
    }
  });

  it('say no return, bet or win that the catalogue does not know', () => {
    for (const page of games) {
      const gameId = blocksOf(spanishPage(page), 'heroSection')[0]?.gameId ?? 0;
      const facts = blocksOf(spanishPage(page), 'table').find(({ title }) => title === 'Al lado de lo usual');
      const cells = new Map(facts?.rows.map(({ cells: [name, value] }) => [name?.value, value?.value]));
      const game = gameById(gameId);
      expect(cells.get('RTP')).toBe(formatReturn(numberOf(game, 'RTP') ?? 0));
      expect(cells.get('Apuesta mínima')?.replace(/\D/g, '')).toBe(String(numberOf(game, 'Minimum Bet')));
      expect(cells.get('Premio máximo')).toContain((numberOf(game, 'Highest Win') ?? 0).toLocaleString('es-CL'));
      const entity = gameExtras.find(({ arcadeId }) => arcadeId === gameId);
      expect(cells.get('Volatilidad') ?? entity?.volatility).toBe(entity?.volatility);
    }
  });
});

describe('what is said of studios', () => {
  it('begins with the casinos that carry them, which can be filtered', () => {
    for (const page of studios) {
      const [hero, casinos] = spanishPage(page).blocks;
      const providerId = hero?.type === 'heroSection' ? hero.providerId : null;
      expect(providerId).not.toBeNull();
      expect(casinos).toMatchObject({ type: 'topList', providerId, showFilters: true });
    }
  });
});

function isShown({ type, providerId, jackpots }: (typeof demoGames)[number], block: Extract<DemoBlock, { type: 'freeGames' }> | undefined) {
  if (!block) return false;
  const isOfType = block.gameTypes.some((wanted) => wanted === type || (wanted === 'PROGRESSIVE_JACKPOTS' && jackpots.length > 0));
  return isOfType && (block.providerIds.length === 0 || block.providerIds.includes(providerId));
}
