// Requirements: 1.8, 3.7, 3.8, 7.28.
import { facetsExample, gamesAnswerExample, providerExample, type GamesAnswer } from '@lupa/contracts/game.ts';
import type { GamesQuery } from '@lupa/clients/clients.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { loadProviderSubject } from './loadProviderSubject.ts';

const gone = () => Promise.reject(new Error('gone'));

const load = (fetchGames: (query: GamesQuery) => Promise<GamesAnswer>, changes = {}, providerId: string | null = '3') =>
  loadProviderSubject(
    { providerId },
    createExampleContext({ clients: { arcade: { fetchGames, fetchProviders: async () => [{ ...providerExample, ...changes }] } } }),
  );

const answer: GamesAnswer = {
  ...gamesAnswerExample,
  rowsFound: 1240,
  facets: {
    ...facetsExample,
    gameTypes: [
      { type: 'ROULETTE', label: 'Ruleta', count: 40 },
      { type: 'SLOTS', label: 'Tragamonedas', count: 1200 },
      { type: 'BINGO', label: 'Bingo', count: 0 },
    ],
    jackpots: 0,
  },
};

test('counts its games by type, of one small answer', async () => {
  const queries: GamesQuery[] = [];
  const subject = await load(async (query) => {
    queries.push(query);
    return answer;
  });
  expect(queries).toEqual([{ providerIds: ['3'], pageSize: 1 }]);
  expect(subject?.facts.map(({ label, value }) => [label, value])).toEqual([
    ['Juegos', '1.240'],
    ['Fundado en', '2014'],
  ]);
  expect(subject?.gameTypes?.types).toEqual([
    { name: 'Tragamonedas', count: '1.200' },
    { name: 'Ruleta', count: '40' },
  ]);
});

test('its logo and the artwork are those of the arcade', async () => {
  const subject = await load(async () => answer);
  expect(subject?.logo).toMatchObject({ alt: 'Cordillera Play', isPriority: true });
  expect(subject?.logo?.src).toMatch(/\/arcade\/b1946ac92492d2347c6235b4d2611184$/);
});

test('without its games it stands with what the list of providers says', async () => {
  const subject = await load(gone, { gameTypes: ['ROULETTE', 'UNHEARD_OF'] });
  expect(subject).toMatchObject({ gameTypes: { types: [{ name: 'Ruleta', count: null }] } });
  expect(subject?.facts.map(({ label }) => label)).toEqual(['Fundado en']);
});

test('says when it is archived, and nothing of what is not known', async () => {
  expect((await load(gone, { archived: true }))?.archived?.label).toBe('Archivado');
  expect(await load(gone, { founded: 'N/A', images: [], gameTypes: [] })).toEqual({
    kind: 'provider',
    logo: null,
    facts: [],
    archived: null,
    gameTypes: null,
  });
});

test('a provider that the catalogue does not know leaves the texts', async () => {
  expect(await load(async () => answer, {}, '999')).toBeNull();
  expect(await load(async () => answer, {}, null)).toBeNull();
});
