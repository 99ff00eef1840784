// Requirements: 3.42, 3.49, 11.14.
import { type RawGame, rawGameExample } from '@lupa/contracts/game.ts';
import { describe, expect, test } from 'vitest';
import { createExampleContext, createExamplePresenter } from '../examples/exampleContext.ts';
import { loadStagedGame } from './loadStagedGame.ts';
import { shapeGame } from './shapeGame.ts';

const load = async (changes: Partial<typeof rawGameExample> = {}, partner: string | null = null) =>
  loadStagedGame(shapeGame({ ...rawGameExample, ...changes }, undefined, 'es-CL'), partner, createExampleContext());

test('the link that plays it names the casino that the page names, if any', async () => {
  expect((await load({}, 'casino-andino')).freePlay).toMatchObject({ 'data-play-game': '101', 'data-partner': 'casino-andino' });
  expect((await load()).freePlay).not.toHaveProperty('data-partner');
  expect((await load({ freePlayHash: null }, 'casino-andino')).freePlay).toBeNull();
});

test("shows the provider's picture where there is one", async () => {
  expect((await load()).providerLogo?.src).toContain('b1946ac92492d2347c6235b4d2611184');
  expect((await load({ provider: { ...rawGameExample.provider, images: [] } })).providerLogo).toBeNull();
});

describe('a game whose free play is stopped', () => {
  const game = (id: string, changes: Partial<RawGame> = {}): RawGame => ({ ...rawGameExample, id, name: `Juego ${id}`, ...changes });
  const elsewhere = { provider: { ...rawGameExample.provider, id: '7' } };

  /** With these other games of its provider and of its type. */
  const loadStopped = (ofProvider: RawGame[], ofType: RawGame[], partner: string | null = null) => {
    const arcade = {
      fetchSimilarGames: async () => ofProvider.map(({ id, name }) => ({ id, name, image: null })),
      fetchGamesByIds: async () => ofProvider,
      fetchGamesByType: async () => ofType,
    };
    const context = createExampleContext({ clients: { arcade } });
    return loadStagedGame(shapeGame({ ...rawGameExample, isFreePlayStopped: true }, undefined, 'es-CL'), partner, context);
  };

  test('has no way to play it, and one like it that can be played', async () => {
    const { freePlay, stopped, name } = await loadStopped([game('1', { isFreePlayStopped: true }), game('2')], []);
    expect([name, freePlay]).toEqual(['Desierto Florido', null]);
    expect(stopped?.text).toBe('Desierto Florido no parte ahora. Mientras tanto puedes jugar Juego 2, que se parece.');
    expect(stopped?.alike).toMatchObject({ name: 'Juego 2', play: { 'data-play-game': '2', 'data-game-name': 'Juego 2' } });
  });

  test('is replaced by one of its provider and type, else of its type, else of its provider', async () => {
    const roulette = game('3', { type: 'ROULETTE' });
    const alike = async (ofProvider: RawGame[], ofType: RawGame[]) => (await loadStopped(ofProvider, ofType)).stopped?.alike?.name;
    expect(await alike([roulette, game('4')], [game('5', elsewhere)])).toBe('Juego 4');
    expect(await alike([roulette], [game('101'), game('5', elsewhere)])).toBe('Juego 5');
    expect(await alike([roulette], [game('6', { ...elsewhere, freePlayHash: null })])).toBe('Juego 3');
  });

  test('names the casino of the page for a game of the same provider only', async () => {
    const play = async (other: RawGame) => (await loadStopped([other], [other], 'casino-andino')).stopped?.alike?.play;
    expect(await play(game('2'))).toMatchObject({ 'data-partner': 'casino-andino' });
    expect(await play(game('2', elsewhere))).not.toHaveProperty('data-partner');
  });

  test('only says so where no other can be played, or the catalogue does not answer', async () => {
    const alone = { text: 'Desierto Florido no parte ahora. Lo revisamos cada hora: prueba más tarde.', alike: null };
    expect((await loadStopped([], [])).stopped).toEqual(alone);
    const failing = () => Promise.reject(new Error('gone'));
    const context = createExampleContext({ clients: { arcade: { fetchSimilarGames: failing, fetchGamesByType: failing } } });
    const stopped = shapeGame({ ...rawGameExample, isFreePlayStopped: true }, undefined, 'es-CL');
    expect((await loadStagedGame(stopped, null, context)).stopped).toEqual(alone);
  });

  test('is one like others where no game can be played at all', async () => {
    const presenter = createExamplePresenter({ freeplayUrl: undefined });
    const stopped = shapeGame({ ...rawGameExample, isFreePlayStopped: true }, undefined, 'es-CL');
    expect((await loadStagedGame(stopped, null, createExampleContext({ presenter }))).stopped).toBeNull();
  });
});
