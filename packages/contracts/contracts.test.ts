// Requirements: 3.3, 3.11, 3.19, 3.22, 3.26, 3.29, 3.38, 3.53, 3.65, 4.37, 5.12, 5.14, 7.37, 7.38, 8.12, 9.1, 9.2, 9.9, 9.12, 12.3.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedGameExample, feedProviderExample, feedRowSchema, importReportExample, importReportSchema } from './catalogueFeed.ts';
import { changeExample, changeSchema } from './changes.ts';
import { gameTypes, nameGameType, normaliseGameType, progressiveJackpots, requestableTypeLabels } from './gameType.ts';
import { parseGenerously, UnreadableAnswerError } from './generous.ts';
import { numberOrNull } from './values.ts';
import { imageExample, imageSchema } from './image.ts';
import { buildImagePath } from './imagePath.ts';
import { jackpotUpdateExample, jackpotUpdateSchema, prizeExample, prizeSchema, trackExample, trackSchema } from './jackpot.ts';
import { linkExample, linkSchema } from './link.ts';
import { contentLocales, localeOfPath, pageLocales, toContentLocale, toPageLocale } from './locale.ts';
import { userLocationExample, userLocationSchema } from './territory.ts';
import { buildMicrocopy, microcopyDefaults } from './microcopy.ts';
import { mergePaymentMethods, partnerEntityExample } from './partnerEntity.ts';
import { placementExample, placementSchema } from './placement.server.ts';
import { previewAnswerExample, previewAnswerSchema } from './previewAnswer.ts';
import { problemExample, problemSchema } from './calls.ts';
import { formatSlug, SlugFormatError, withSlashes } from './slug.ts';
import { toplistAnswersSchema } from './toplist.ts';

describe('examples of what is not a GET', () => {
  it.each([
    ['change', changeSchema, changeExample],
    ['import report', importReportSchema, importReportExample],
    ['link', linkSchema, linkExample],
    ['image', imageSchema, imageExample],
    ['track', trackSchema, trackExample],
    ['jackpot update', jackpotUpdateSchema, jackpotUpdateExample],
    ['game of a feed', feedRowSchema, feedGameExample],
    ['provider of a feed', feedRowSchema, feedProviderExample],
    ['placement', placementSchema, placementExample],
    ['preview', previewAnswerSchema, previewAnswerExample],
    ['prize', prizeSchema, prizeExample],
    ['problem', problemSchema, problemExample],
    ['user location', userLocationSchema, userLocationExample],
  ] as const)('%s', (_, schema, example) => expect(schema.parse(example)).toEqual(example));
});

describe('generous reading', () => {
  it('gives the defaults of requirement 3.29', () => {
    const { value } = parseGenerously(toplistAnswersSchema, [
      { responseId: 'r', partners: { a: { slug: 'a', name: 'A', attributes: {} } } },
    ]);
    expect(value[0]).toMatchObject({ criteria: '', version: null, updatedDate: null });
    expect(value[0]?.partners['a']?.attributes).toMatchObject({
      license: '-',
      casinoRtp: '-',
      payoutTime: '-',
      paymentMethod: [],
      offers: [],
      rating: null,
    });
  });

  it('keeps at most three payment images', () => {
    const paymentMethod = ['a', 'b', 'c', 'd'].map((name) => ({ name, image: `${name}.png` }));
    const { value } = parseGenerously(toplistAnswersSchema, [
      { responseId: 'r', partners: { a: { slug: 'a', name: 'A', attributes: { paymentMethod } } } },
    ]);
    expect(value[0]?.partners['a']?.attributes.paymentMethod.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('drops a partner without what it needs and says which', () => {
    const partners = { good: { attributes: {} }, named: { attributes: { casinoName: 'Named' } }, bad: { slug: 'bad', name: 'Bad' } };
    const { value, dropped } = parseGenerously(toplistAnswersSchema, [{ responseId: 'r', partners }]);
    expect(Object.entries(value[0]?.partners ?? {}).map(([key, { slug, name }]) => [key, slug, name])).toEqual([
      ['good', 'good', 'good'],
      ['named', 'named', 'Named'],
    ]);
    expect(dropped).toEqual([
      { path: '0.partners.bad.attributes', type: 'object', reason: expect.any(String) as string, sent: '{"slug":"bad","name":"Bad"}' },
    ]);
  });

  it('loses the one field that is wrong, and says where and what it was', () => {
    const attributes = { rating: { of: 9 }, license: ['Curazao'], gameType: ['SLOTS', {}], activePartner: 'sí', payoutTime: '24 horas' };
    const { value, dropped } = parseGenerously(toplistAnswersSchema, [
      { responseId: 'r', partners: { a: { slug: 'a', name: 'A', attributes } } },
    ]);
    expect(value[0]?.partners['a']?.attributes).toMatchObject({
      rating: null,
      license: '-',
      gameType: ['SLOTS'],
      activePartner: null,
      payoutTime: '24 horas',
    });
    expect(Object.fromEntries(dropped.map(({ path, type }) => [path, type]))).toEqual({
      '0.partners.a.attributes.rating': 'object',
      '0.partners.a.attributes.license': 'list',
      '0.partners.a.attributes.gameType.1': 'object',
      '0.partners.a.attributes.activePartner': 'string',
    });
  });

  it('reads numbers as text, and one value as a list of one', () => {
    const attributes = { established: 2019, gameType: 'SLOTS', paymentMethod: { name: 'Webpay' }, toplistOfferId: 12 };
    const { value, dropped } = parseGenerously(toplistAnswersSchema, [
      { responseId: 5, partners: { a: { slug: 'a', name: 'A', attributes } } },
    ]);
    expect(dropped).toEqual([]);
    expect(value[0]).toMatchObject({ responseId: '5' });
    expect(value[0]?.partners['a']?.attributes).toMatchObject({
      established: '2019',
      gameType: ['SLOTS'],
      paymentMethod: [{ name: 'Webpay', image: null }],
      toplistOfferId: '12',
    });
  });

  it.each([
    ['9,2', 9.2],
    ['9.25', 9.25],
    ['30x', 30],
    ['x5.000', 5000],
    ['$1.234.567', 1_234_567],
    ['1,234.5', 1234.5],
    ['96,51 %', 96.51],
    ['0.965', 0.965],
    ['-3', -3],
    ['', null],
    ['sin rollover', null],
  ])('reads the number in "%s"', (sent, expected) => expect(numberOrNull.parse(sent)).toBe(expected));

  it('never throws anything else, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          parseGenerously(toplistAnswersSchema, json);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableAnswerError);
        }
      }),
    );
  });
});

describe('slugs', () => {
  it('get their slashes and are encoded with them', () => {
    expect(formatSlug('resenas/casino-andino')).toBe('%2Fresenas%2Fcasino-andino%2F');
    expect(withSlashes('//a//b')).toBe('/a/b/');
    expect(withSlashes('')).toBe('/');
  });

  it('that cannot be encoded say so', () => {
    expect(() => formatSlug('\uD800')).toThrow(SlugFormatError);
    expect(() => formatSlug('\uD800')).toThrow('Could not format and encode page slug.');
  });
});

describe('locales', () => {
  it('translate both ways', () => {
    for (const locale of contentLocales) expect(toContentLocale(toPageLocale(locale))).toBe(locale);
  });

  it.each([
    ['/', 'es-CL'],
    ['/resenas/', 'es-CL'],
    ['/en/', 'en'],
    ['/fr/bonus/', 'fr-CA'],
    ['/de/', 'de-DE'],
    ['/french/', 'es-CL'],
  ])('%s is %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));
});

describe('game types', () => {
  it('are the twenty required ones, and games with jackpots', () => {
    expect(gameTypes).toHaveLength(20);
    expect(Object.keys(requestableTypeLabels)).toHaveLength(21);
    expect(requestableTypeLabels.CARD_GAMES).toBe('Juegos de Cartas');
    expect(pageLocales.map((locale) => nameGameType('CARD_GAMES', locale))).toEqual([
      'Juegos de Cartas',
      'Card games',
      'Jeux de cartes',
      'Kartenspiele',
    ]);
    expect(nameGameType('constructor', 'en')).toBeUndefined();
  });

  it('are normalised from preset names', () => {
    expect(normaliseGameType('Table games')).toBe('TABLE_GAMES');
    expect(normaliseGameType('progressive-jackpots')).toBe(progressiveJackpots);
  });

  it('of a feed are read strictly', () => {
    expect(feedRowSchema.safeParse({ id: 1, name: 'A', normalisedName: 'a', type: 'Submarines', providerId: 1 }).success).toBe(false);
  });
});

describe('partners', () => {
  it('merge their payment methods by internal name', () => {
    const webpay = { internalName: 'webpay', name: 'Webpay' };
    expect(
      mergePaymentMethods({
        ...partnerEntityExample,
        depositPaymentMethods: [webpay],
        withdrawalPaymentMethods: [webpay, { internalName: 'khipu', name: 'Khipu' }],
      }),
    ).toHaveLength(2);
  });
});

describe('texts and figures', () => {
  it('take the default where a microcopy is missing or empty', () => {
    const microcopy = buildMicrocopy([
      { key: 'play', value: 'Juega' },
      { key: 'free', value: '' },
      { key: 'unknown', value: 'x' },
    ]);
    expect(microcopy).toMatchObject({
      play: 'Juega',
      free: microcopyDefaults.free,
      adults_only: 'Solo mayores de 18 años',
      law_prohibited: 'No se ofrece en Chile',
    });
    expect(Object.keys(microcopy)).toEqual(Object.keys(microcopyDefaults));
    expect(buildMicrocopy([{ key: 'law_prohibited', value: 'Not offered in {country}' }], 'fr_CA').law_prohibited).toBe(
      'Not offered in Chili',
    );
  });

  it('are read generously: the moment of a jackpot in any offset, the currency of a game in any case', () => {
    const at = '2026-11-02T09:00:00-03:00';
    expect(prizeSchema.parse({ ...prizeExample, at }).at).toBe(at);
    const jackpots = [{ id: 'jp-1', currencyCodes: ['clp'] }];
    expect(feedRowSchema.parse({ ...feedGameExample, jackpots })).toEqual(feedGameExample);
  });

  it('keep the focal point of an image, and the image without one that can be read', () => {
    const image = { src: 'media/a.png', alt: '', width: 320, height: 160 };
    const read = (focus: unknown) => parseGenerously(imageSchema, { ...image, focus }).value;
    expect(read({ x: 12.5, y: 100 })).toEqual({ ...image, focus: { x: 12.5, y: 100 } });
    for (const focus of [undefined, null, { x: 50, y: 50 }, { x: 120, y: 0 }, 'top']) expect(read(focus)).toEqual(image);
    expect(imageSchema.parse('media/a.png')).toEqual({ src: 'media/a.png', alt: '', width: null, height: null });
  });

  it('write image paths in one way', () => {
    expect(buildImagePath('media/á b.png', { width: 320, height: 128, fit: 'cover' })).toBe('/w_320,h_128,fit_cover/media/%C3%A1%20b.png');
    expect(buildImagePath('media/a.png', {})).toBe('/original/media/a.png');
    const box = { width: 320, height: 128, fit: 'cover' } as const;
    expect(buildImagePath('media/a.png', { ...box, focus: { x: 0, y: 100 } })).toBe('/w_320,h_128,fit_cover,focus_0-100/media/a.png');
    expect(buildImagePath('media/a.png', { ...box, focus: { x: 50, y: 50 } })).toBe('/w_320,h_128,fit_cover/media/a.png');
  });
});
