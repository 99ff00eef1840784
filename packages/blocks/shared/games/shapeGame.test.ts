// Requirements: 3.9, 3.39, 3.41, 3.42, 3.43, 3.44, 3.45, 3.50, 3.51, 3.52.
import { gameAttributeTypes, rawGameExample, rawGameSchema, type GameAttributeType, type RawGame } from '@lupa/contracts/game.ts';
import { gameEntitySchema } from '@lupa/contracts/gameEntity.ts';
import { isGameType } from '@lupa/contracts/gameType.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { loadGames } from './loadGames.ts';
import { shapeGame } from './shapeGame.ts';

const shape = (changes: Partial<RawGame> = {}, locale = 'es-CL') => shapeGame({ ...rawGameExample, ...changes }, undefined, locale);
const shapeAttribute = (type: GameAttributeType, value: string, locale = 'es-CL') => shape({ attributes: [{ type, value }] }, locale);

describe('attributes by type', () => {
  test('each is written for the page, money in pesos, the highest win as a multiple of the bet', () => {
    expect(shape()).toMatchObject({
      rtp: '96,51\u00a0%',
      reels: '5',
      paylines: '20',
      highestWin: 'x5.000',
      minimumBet: '$100',
      maximumBet: '$50.000',
      freeSpin: true,
    });
  });

  test('another locale writes them its way', () => {
    expect(shapeAttribute('RTP', '96.51', 'en').rtp).toBe('96.51%');
    expect(shapeAttribute('Highest Win', '5000', 'en').highestWin).toBe('x5,000');
  });

  test.each(['', ' ', '\u00a0'])('without a value (%j) it is not known', (value) => {
    expect(shapeAttribute('RTP', value).rtp).toBe('-');
    expect(shapeAttribute('Minimum Bet', value).minimumBet).toBe('-');
  });

  test.each([
    ['96,5', '96,5\u00a0%'],
    ['96.5%', '96,5\u00a0%'],
    [' 96.5 % ', '96,5\u00a0%'],
    ['94 – 96', '94 – 96'],
    ['0', '0\u00a0%'],
  ])('an RTP of %j reads %j', (value, expected) => {
    expect(shapeAttribute('RTP', value).rtp).toBe(expected);
  });

  test.each([
    ['5,000', 'x5.000'],
    ['1,250,000', 'x1.250.000'],
    ['12,5', 'x12,5'],
  ])('a highest win of %j reads %j', (value, expected) => {
    expect(shapeAttribute('Highest Win', value).highestWin).toBe(expected);
  });

  test('words stay words', () => {
    expect(shapeAttribute('Paylines', 'Cluster').paylines).toBe('Cluster');
  });

  test.each([
    ['true', true],
    ['Yes', true],
    ['1', true],
    ['false', false],
    ['no', false],
    ['', false],
  ])('free spins %j: %s', (value, expected) => {
    expect(shapeAttribute('Free Spin Slot', value).freeSpin).toBe(expected);
  });

  test('any number gives text without holes, whichever attribute carries it', () => {
    const anyNumber = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...gameAttributeTypes),
        anyNumber,
        fc.constantFrom('es-CL', 'en', 'fr-CA', 'de-DE'),
        (type, value, locale) => {
          const { rtp, reels, paylines, highestWin, minimumBet, maximumBet } = shapeAttribute(type, String(value), locale);
          for (const text of [rtp, reels, paylines, highestWin, minimumBet, maximumBet]) expect(text).toMatch(/^(-|[^-]*\d[^-]*)$/);
        },
      ),
    );
  });

  test('an RTP always reads back as what the feed sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        const { rtp } = shapeAttribute('RTP', (hundredths / 100).toFixed(2));
        expect(Number(rtp.replace(',', '.').replace(/\s*%$/, ''))).toBe(hundredths / 100);
      }),
    );
  });
});

describe('what does not map', () => {
  test('takes the required defaults: id 1 and N/A', () => {
    const nothing = {
      ...rawGameSchema.parse({ normalisedName: 'x' }),
      normalisedName: '',
      provider: { id: '1', name: '', normalisedName: '', images: [] },
    };
    expect(shape(nothing)).toMatchObject({ id: '1', name: 'N/A', normalisedName: 'N/A', providerName: 'N/A' });
  });

  test('a type that nobody knows is one of the others', () => {
    expect(shape({ type: 'Table games' }).type).toBe('TABLE_GAMES');
    expect(shape({ type: 'Pinball' }).type).toBe('OTHER');
  });

  test('no feed breaks it: every game that can be read is shaped, with texts everywhere', () => {
    const anything = fc.record(
      {
        id: fc.integer(),
        name: fc.string({ minLength: 1 }),
        type: fc.string(),
        images: fc.array(fc.oneof(fc.record({ tags: fc.array(fc.string()), hash: fc.string() }), fc.constant(null))),
        attributes: fc.array(
          fc.record({
            type: fc.oneof(fc.constantFrom(...gameAttributeTypes), fc.string()),
            value: fc.oneof(fc.string(), fc.double(), fc.boolean()),
          }),
        ),
        jackpots: fc.constantFrom(null, [], [{ id: 1 }], [{}]),
      },
      { requiredKeys: ['id', 'name'] },
    );
    fc.assert(
      fc.property(anything, (json) => {
        const game = shapeGame(rawGameSchema.parse(json), undefined, 'es-CL');
        expect(isGameType(game.type)).toBe(true);
        for (const text of [
          game.name,
          game.normalisedName,
          game.providerName,
          game.rtp,
          game.reels,
          game.paylines,
          game.highestWin,
          game.minimumBet,
        ])
          expect(text).not.toBe('');
      }),
    );
  });
});

describe('what editors add', () => {
  test('is matched by arcade id; without it every extra is "-"', async () => {
    const [withExtras, without] = await loadGames([rawGameExample, { ...rawGameExample, id: '999' }], createExampleContext());
    expect(withExtras?.extras).toMatchObject({ volatility: 'Alta', multiplier: 'x5.000', theme: 'Desierto florido' });
    expect(without?.extras).toEqual({ volatility: '-', rating: '-', theme: '-', description: '-', multiplier: '-', popularity: '-' });
  });

  test('that an editor left empty is "-"', () => {
    const entity = gameEntitySchema.parse({ arcadeId: 101, volatility: '' });
    expect(shapeGame(rawGameExample, entity, 'es-CL').extras.volatility).toBe('-');
  });

  test('only embellishes: the games stand without the content service', async () => {
    const context = createExampleContext({ clients: { content: { fetchGameEntities: () => Promise.reject(new Error('gone')) } } });
    expect(await loadGames([rawGameExample], context)).toHaveLength(1);
  });
});
