// Requirements: 3.8, 3.40, 3.44, 3.46, 3.48, 7.35.
import { rawGameExample, type RawGame } from '@lupa/contracts/game.ts';
import { gameEntitiesExample, gameEntitySchema, type GameEntity } from '@lupa/contracts/gameEntity.ts';
import { expect, test } from 'vitest';
import { createExampleContext, exampleHosts } from '../examples/exampleContext.ts';
import { presentGame, presentGameFacts } from './presentGame.ts';
import { shapeGame } from './shapeGame.ts';

const context = createExampleContext();
const [described] = gameEntitiesExample;
const shape = (changes: Partial<RawGame> = {}, entity?: GameEntity) => shapeGame({ ...rawGameExample, ...changes }, entity, context.locale);
const factsOf = (changes: Partial<RawGame>, entity?: GameEntity) =>
  Object.fromEntries(presentGameFacts(shape(changes, entity), context).map(({ label, value }) => [label, value]));

test('a game comes with its picture of the arcade, its page and the way to play it free', () => {
  const game = presentGame(shape(), context);
  expect(game).toMatchObject({ name: 'Desierto Florido', typeLabel: 'Tragamonedas', providerName: 'Cordillera Play', hasJackpot: true });
  expect(game.picture?.src).toContain('/arcade/591785b794601e212b260e25925636fd');
  expect(game.page?.href).toBe('/juegos-gratis/desierto-florido/');
  expect(game.freePlay?.href).toMatch(
    new RegExp(`^${exampleHosts.freeplay}/super/library/games/provider/cordillera-play/game/desierto-florido/`),
  );
});

test('what is not known is null, never text that stands for it', () => {
  const poor = presentGame(
    shape({
      normalisedName: '',
      images: [],
      attributes: [],
      localUrl: null,
      freePlayHash: null,
      jackpots: [],
      provider: { id: '1', name: 'N/A', normalisedName: '', images: [] },
    }),
    context,
  );
  expect(poor).toMatchObject({ picture: null, rtp: null, page: null, freePlay: null, providerName: null, hasJackpot: false });
});

test('facts carry their units', () => {
  expect(factsOf({}, described)).toMatchObject({
    RTP: '96,51\u00a0%',
    'Premio máximo': 'x5.000 la apuesta',
    'Apuesta mínima': '$100',
    'Giros gratis': 'Sí',
    Volatilidad: 'Alta',
    Nota: '8,7 de 10',
    Popularidad: '92 de 100',
  });
});

test('type and provider stand beside the name, not among the facts', () => {
  expect(Object.keys(factsOf({}, described)).slice(0, 4)).toEqual(['RTP', 'Volatilidad', 'Premio máximo', 'Apuesta mínima']);
  expect(Object.values(factsOf({}, described))).not.toContain('Tragamonedas');
});

test('facts that are not known are left out, also that a game has no free spins: the feed may not say', () => {
  const facts = factsOf({ attributes: [], provider: { id: '1', name: 'N/A', normalisedName: '', images: [] } });
  expect(Object.keys(facts)).not.toContain('Giros gratis');
  expect(Object.values(facts)).not.toContain('-');
  expect(Object.values(facts)).not.toContain('N/A');
});

test('an editor who writes words gets no unit behind them', () => {
  const words = gameEntitySchema.parse({ arcadeId: 101, rating: 'Muy buena', popularity: 'En alza', volatility: 'Cambia' });
  expect(factsOf({}, words)).toMatchObject({
    Nota: 'Muy buena',
    Popularidad: 'En alza',
    Volatilidad: 'Cambia',
  });
});
