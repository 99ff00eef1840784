// Requirements: 1.11, 2.90, 3.46, 3.49, 4.27.
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { registerIslands } from '@lupa/islands/registerIslands.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleGames } from '../shared/examples/exampleCatalogue.ts';
import { createExampleContext, createExamplePresenter, exampleHosts } from '../shared/examples/exampleContext.ts';
import { examplePartners, exampleToplistAnswer } from '../shared/examples/examplePartners.ts';
import { loadPlayGame, UnknownGameError } from './playGame.load.server.ts';
import { playGameSchema } from './playGame.schema.ts';
import { PlayGame } from './PlayGame.tsx';

registerIslands(import.meta.glob('../**/*.island.tsx', { eager: true }));

type Options = Parameters<typeof createExampleContext>[0];
const load = (block: object, options?: Options) =>
  loadPlayGame(playGameSchema.parse({ id: 'a', gameId: 101, ...block }), createExampleContext(options));

const listing = (...changes: Partial<PartnerAttributes>[]): Options => ({
  clients: {
    partners: {
      fetchToplist: async () =>
        exampleToplistAnswer(
          changes.flatMap((change, index) => {
            const partner = examplePartners[index];
            return partner ? [{ ...partner, attributes: { ...partner.attributes, ...change } }] : [];
          }),
        ),
    },
  },
});
const failing = () => Promise.reject(new Error('gone'));

describe('the casino to play for real money', () => {
  test('is the one that the editor named', async () => {
    expect((await load({ partner: 'pacifico-play' })).casino?.slug).toBe('pacifico-play');
  });

  test('is looked up by provider from the toplist where none is named', async () => {
    const other = [{ arcadeId: '7' }];
    const { casino } = await load({}, listing({ providers: other }, { providers: [...other, { arcadeId: '3' }] }, {}));
    expect(casino).toMatchObject({ slug: 'pacifico-play', position: 2 });
    expect(casino?.clickOut?.href).toMatch(new RegExp(`^${exampleHosts.clickout}/jugar/pacifico-play/`));
  });

  test.each([
    ['outdated', { activePartner: false }],
    ['without an offer', { offers: [] }],
    ['with an offer that has run out', { offers: examplePartners[3]?.attributes.offers ?? [], toplistOfferId: '' }],
  ])('is not one that is %s', async (_, change) => {
    expect((await load({}, listing(change, {}))).casino?.slug).toBe('pacifico-play');
  });

  test('is looked up where the named one cannot be recommended', async () => {
    expect((await load({ partner: 'viejo-roble' })).casino?.slug).toBe('casino-andino');
  });

  test('is left out where nobody has the provider, or the partner service does not answer', async () => {
    expect((await load({}, listing({ providers: [] }))).casino).toBeNull();
    expect((await load({}, { clients: { partners: { fetchToplist: failing } } })).casino).toBeNull();
  });
});

test('similar games are the others of the provider, each leading to its page', async () => {
  const { similarGames } = await load({});
  expect(similarGames.map(({ id }) => id)).not.toContain(101);
  expect(similarGames).toHaveLength(exampleGames.length - 1);
  expect(similarGames[0]?.page?.href).toBe('/juegos-gratis/condor-de-fuego/');
});

test('without the search the game is alone', async () => {
  const props = await load({}, { clients: { arcade: { fetchSimilarGames: failing } } });
  expect(props.similarGames).toEqual([]);
  expect(renderToString(<PlayGame {...props} />)).not.toContain(props.microcopy.similar_games);
});

test('while no free-play host is configured there is no play button, and everything else stands', async () => {
  const presenter = createExamplePresenter({ freeplayUrl: undefined });
  const props = await load({}, { presenter });
  const html = renderToString(<PlayGame {...props} />);
  expect(html).not.toContain(props.microcopy.play_free);
  expect(html).toContain('96,51');
  expect(renderToString(<PlayGame {...await load({})} />)).toContain(exampleHosts.freeplay);
});

describe('a game whose free play is stopped', () => {
  const stopped = exampleGames.map((game) => (game.id === '101' ? { ...game, isFreePlayStopped: true } : game));
  const arcade = { fetchGamesByIds: async (ids: readonly string[]) => stopped.filter(({ id }) => ids.includes(id)) };

  test('keeps its page, with the way to play one like it', async () => {
    const props = await load({}, { clients: { arcade } });
    const html = renderToString(<PlayGame {...props} />);
    expect(html).not.toContain('data-play-game="101"');
    expect(html).toContain('Desierto Florido no parte ahora. Mientras tanto puedes jugar Condor de Fuego, que se parece.');
    expect(html).toContain('Jugar Condor de Fuego');
    expect(html).toContain('data-play-game="102"');
    const usual = await load({});
    expect({ title: props.title, facts: props.facts, casino: props.casino?.slug }).toEqual({
      title: usual.title,
      facts: usual.facts,
      casino: usual.casino?.slug,
    });
  });
});

test('a game that the catalogue does not have costs the block', async () => {
  await expect(load({ gameId: 999 })).rejects.toThrow(UnknownGameError);
});
