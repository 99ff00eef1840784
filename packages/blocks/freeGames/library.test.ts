// Requirements: 4.17, 4.18, 5.11, 7.29, 9.11.
import { requestableTypeLabels } from '@lupa/contracts/gameType.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { type ContentQuery, formatContentQuery, parseContentQuery } from '@lupa/contracts/pageQuery.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleCatalogue, selectGames } from '../shared/examples/exampleCatalogue.ts';
import {
  buildGamesQuery,
  formatLibraryHref,
  limitToChoices,
  type LibraryChoices,
  type LibraryPreset,
  listChoices,
  readCounts,
  understandAddress,
  withoutUsualOrder,
} from './libraryChoices.ts';
import {
  clearFilters,
  everything,
  isNarrowed,
  type LibraryQuery,
  librarySorts,
  libraryTraits,
  traitOrders,
  nameOfList,
  pageWithin,
  readLibraryQuery,
  type RequestableType,
  requestableTypes,
  searchFor,
  toggleProvider,
  toggleTrait,
  toggleType,
  typeSlug,
  writeLibraryQuery,
} from './libraryQuery.ts';
import { guessChoices, type LibraryView, showLibraryWays } from './libraryPanel.ts';

const orders = librarySorts.map(({ order }) => order);
const arbitraryType = fc.constantFrom(...requestableTypes);
const arbitraryQuery: fc.Arbitrary<LibraryQuery> = fc
  .record({
    types: fc.subarray(requestableTypes),
    providers: fc.subarray(['3', '7', '12', '35']),
    traits: fc
      .subarray(libraryTraits.map(({ value }) => value))
      .map((values) => values.reduce((query, value) => toggleTrait(query, value), everything).traits),
    search: fc.oneof(fc.constantFrom('', 'condor', 'real', 'Ñandú de'), fc.string()),
    sort: fc.constantFrom(null, ...orders, ...traitOrders.map(({ order }) => order)),
    page: fc.integer({ min: 1, max: 40 }),
  })
  .map((query) => ({ ...searchFor(query, query.search), page: query.page }));

const offeringAll: LibraryChoices = {
  types: requestableTypes.map((value) => ({ value, name: requestableTypeLabels[value] })),
  providers: ['3', '7', '12', '35'].map((value) => ({ value, name: `Estudio ${value}` })),
  traits: libraryTraits.map(({ value }) => value),
};

function followLink(address: ContentQuery, wanted: LibraryQuery, offered: Parameters<typeof formatLibraryHref>[3]): ContentQuery {
  return parseContentQuery(formatLibraryHref(address, wanted, '', offered).replace(/^[.][/]|#$/g, ''));
}

const addressOf = (query: LibraryQuery) => formatContentQuery(writeLibraryQuery(query));

describe('the address of a library', () => {
  test('reads back as what was asked for', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        expect(readLibraryQuery(parseContentQuery(addressOf(query)))).toEqual(query);
      }),
    );
  });

  test('has one form, whatever order things were chosen in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(requestableTypes), fc.shuffledSubarray(['3', '7', '12', '35']), (types, providers) => {
        const chosen = providers.reduce(toggleProvider, types.reduce(toggleType, everything));
        const reversed = types.toReversed().reduce(toggleType, providers.toReversed().reduce(toggleProvider, everything));
        expect(addressOf(reversed)).toBe(addressOf(chosen));
      }),
    );
  });

  test('asks for one least return and one least win, and for any volatilities', () => {
    const asked = ['rtp-96', 'volatilidad-alta', 'premio-500', 'volatilidad-baja', 'rtp-94', 'premio-5000'].reduce(toggleTrait, everything);
    expect(addressOf(asked)).toBe('rasgo=rtp-94,volatilidad-baja,volatilidad-alta,premio-5000');
    expect(addressOf(toggleTrait(asked, 'rtp-94'))).toBe('rasgo=volatilidad-baja,volatilidad-alta,premio-5000');
    expect(readLibraryQuery({ rasgo: ['rtp-97', 'rtp-95', 'rtp-12', 'premio-1'] }).traits).toEqual(['rtp-95']);
  });

  test('whatever else it says, something that can be asked for comes out', () => {
    const values = fc.array(fc.oneof(fc.string(), fc.constantFrom('ruleta', '7', 'nuevos', '3')));
    fc.assert(
      fc.property(
        fc.record({ tipo: values, proveedor: values, rasgo: values, buscar: values, orden: values, pagina: values }),
        (address) => {
          const query = readLibraryQuery(address);
          expect(readLibraryQuery(writeLibraryQuery(query))).toEqual(query);
          expect(query.page).toBeGreaterThanOrEqual(1);
          expect(query.search.length).toBeLessThanOrEqual(60);
        },
      ),
    );
  });

  test('says of each library of a page how far it has come, and of all what they show', () => {
    const pages = fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 40 }));
    fc.assert(
      fc.property(
        arbitraryQuery,
        fc.shuffledSubarray([0, 1, 2, 9], { minLength: 2 }),
        pages,
        (query, [one = 0, other = 1], [page, later]) => {
          const open = (address: ContentQuery, place: number, wanted: LibraryQuery) =>
            followLink(address, wanted, { choices: offeringAll, place });
          const first = open({}, one, { ...query, page });
          const second = open(first, other, { ...query, page: later });
          expect(readLibraryQuery(second, one)).toEqual({ ...query, page });
          expect(readLibraryQuery(second, other)).toEqual({ ...query, page: later });
          expect(open(open({}, other, { ...query, page: later }), one, { ...query, page })).toEqual(second);
          const begun = open(second, one, { ...everything, page: 1 });
          expect(readLibraryQuery(begun, one)).toEqual(everything);
          expect(readLibraryQuery(begun, other)).toEqual({ ...everything, page: later });
        },
      ),
    );
  });

  test('says to others what is no choice here, and a list without filters leaves all filters to them', () => {
    const preset: LibraryPreset = { types: [], providers: [], sort: 'search_volume:desc', pageSize: 12 };
    const offersFew: LibraryChoices = { types: offeringAll.types.slice(0, 9), providers: offeringAll.providers.slice(1), traits: [] };
    const choosing = fc.constantFrom(null, offersFew, { types: [], providers: [], traits: [] });
    fc.assert(
      fc.property(arbitraryQuery, arbitraryQuery, choosing, choosing, (asked, wanted, choices, others) => {
        const address = writeLibraryQuery(asked);
        const here = { choices, place: 1, preset };
        const meant = understandAddress(parseContentQuery(addressOf(wanted)), { ...here, place: 0 });
        const after = followLink(address, meant, here);
        expect(understandAddress(after, here)).toEqual(meant);
        const unheard = (slug: string) => !choices?.types.some(({ value }) => typeSlug(value) === slug);
        expect(after.tipo?.filter(unheard) ?? []).toEqual(address.tipo.filter(unheard));
        if (choices === null)
          expect(understandAddress(after, { choices: others, place: 0, preset })).toEqual(
            understandAddress(address, { choices: others, place: 0, preset }),
          );
      }),
    );
  });

  test('keeps its words: addresses are shared and kept', () => {
    expect(requestableTypes.map(typeSlug).join(' ')).toBe(
      'arcade baccarat bingo blackjack juegos-de-cartas craps juegos-crash juegos-de-dados juegos-de-pesca juegos-de-shows juegos-instantaneos ' +
        'keno otros-juegos ruleta rasca-y-gana slingo tragamonedas juegos-de-mesa video-poker deportes jackpots-progresivos',
    );
    expect(librarySorts.map(({ slug }) => slug)).toEqual(['populares', 'nuevos', 'nombre-az', 'nombre-za']);
  });
});

describe('filters (requirement 4.17)', () => {
  test('a choice is added when marked, removed when not, and the list begins anew', () => {
    fc.assert(
      fc.property(arbitraryQuery, arbitraryType, fc.constantFrom('3', '7', '12', '35'), (query, type, provider) => {
        const marked = toggleType(query, type);
        expect(marked.types.includes(type)).toBe(!query.types.includes(type));
        expect(toggleType(marked, type)).toEqual({ ...query, page: 1 });
        expect(toggleProvider(toggleProvider(query, provider), provider)).toEqual({ ...query, page: 1 });
        expect(toggleProvider(query, provider).page).toBe(1);
      }),
    );
  });

  test('an empty filter clears all, but not the order', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        const cleared = clearFilters(query);
        expect(isNarrowed(cleared)).toBe(false);
        expect(cleared.sort).toBe(query.sort);
        expect(nameOfList({ ...cleared, sort: null })).toBe('');
      }),
    );
  });
});

const arbitraryPreset: fc.Arbitrary<LibraryPreset> = fc.record({
  types: fc.oneof(fc.constant([]), fc.subarray(['SLOTS', 'BLACKJACK', 'ROULETTE', 'PROGRESSIVE_JACKPOTS'])),
  providers: fc.oneof(fc.constant([]), fc.subarray(['3', '7'])),
  sort: fc.constantFrom(...orders),
  pageSize: fc.integer({ min: 1, max: 40 }),
});

function openLibrary(preset: LibraryPreset, asked: LibraryQuery) {
  const select = (wanted: LibraryQuery) => selectGames(exampleCatalogue, buildGamesQuery(preset, wanted));
  const all = select(everything);
  const choices = listChoices(all.facets, all.rowsFound, preset, 'es-CL');
  const query = limitToChoices(asked, choices);
  return { select, all, choices, query, found: select(query) };
}

describe('what is shown', () => {
  test('never goes beyond what the editor decided', () => {
    fc.assert(
      fc.property(arbitraryPreset, arbitraryQuery, (preset, asked) => {
        const { select, query } = openLibrary({ ...preset, pageSize: 100 }, asked);
        const within = new Set(select(everything).results.map(({ id }) => id));
        for (const { id } of select({ ...query, page: 1 }).results) expect(within.has(id)).toBe(true);
      }),
    );
  });

  test('the number beside a choice is what is shown when it is the only one of its filter', () => {
    fc.assert(
      fc.property(arbitraryPreset, arbitraryQuery, (preset, asked) => {
        const { select, choices, query, found } = openLibrary(preset, asked);
        const counts = readCounts(found.facets);
        const jackpots = query.types.filter((type) => type === 'PROGRESSIVE_JACKPOTS');
        for (const { value } of choices.types) {
          const types: readonly RequestableType[] =
            value === 'PROGRESSIVE_JACKPOTS' ? [...query.types.filter((type) => type !== value), value] : [value, ...jackpots];
          expect(counts?.types[value] ?? 0, value).toBe(select({ ...query, types }).rowsFound);
        }
        for (const { value } of choices.providers)
          expect(counts?.providers[value] ?? 0).toBe(select({ ...query, providers: [value] }).rowsFound);
      }),
    );
  });

  test('every choice that is offered leaves some games and leaves some out', () => {
    fc.assert(
      fc.property(arbitraryPreset, (preset) => {
        const { select, choices, all } = openLibrary(preset, everything);
        const left = [
          ...choices.types.map(({ value }) => select(toggleType(everything, value)).rowsFound),
          ...choices.providers.map(({ value }) => select(toggleProvider(everything, value)).rowsFound),
        ];
        for (const count of left) expect(count > 0 && count < all.rowsFound).toBe(true);
      }),
    );
  });

  test('where nothing is left, a way on brings as many games as it says, and always some', () => {
    let tried = 0;
    fc.assert(
      fc.property(arbitraryPreset, arbitraryQuery, (preset, asked) => {
        const { select, all, choices, query, found } = openLibrary(preset, asked);
        if (found.rowsFound > 0 || all.rowsFound === 0) return;
        tried++;
        const library = {
          preset,
          place: 0,
          choices,
          address: '',
          total: all.rowsFound,
          isOpen: false,
          found: { ...found, counts: readCounts(found.facets), page: 1 },
        };
        const linkTo: LibraryView['linkTo'] = (wanted) => ({ href: addressOf(wanted) });
        const ways = showLibraryWays({
          library,
          query,
          counts: readCounts(found.facets),
          linkTo,
          locale: 'es-CL',
          texts: buildMicrocopy([]),
        });
        for (const { count, link } of ways)
          if (count) expect(select(readLibraryQuery(parseContentQuery(link.href ?? ''))).rowsFound).toBe(count.value);
        expect(ways.at(-1)?.link.href).toBe(addressOf(clearFilters(query)));
      }),
      { numRuns: 400 },
    );
    expect(tried).toBeGreaterThan(10);
  });

  test.each([
    ['jackpot', 'tipo=jackpots-progresivos'],
    ['slots', 'tipo=tragamonedas'],
    ['Ruletas', 'tipo=ruleta'],
    ['juegos de ruleta gratis', 'tipo=ruleta'],
    ['cordillera', 'proveedor=3'],
    ['x', null],
    ['zzzz', null],
  ])('where no game is called %s, it may be what a choice is called', (text, address) => {
    const types = (['ROULETTE', 'SLOTS', 'PROGRESSIVE_JACKPOTS'] as const).map((value) => ({ value, name: requestableTypeLabels[value] }));
    const meant = guessChoices(text, { types, providers: [{ value: '3', name: 'Cordillera Play' }], traits: [] });
    expect(meant.map(({ wanted }) => addressOf(wanted))).toEqual(address === null ? [] : [address]);
  });

  test('signs alone are no search', () => {
    expect(['🎰🍒', '%%', '   '].map((text) => addressOf(searchFor(everything, text)))).toEqual(['', '', '']);
    expect(addressOf(searchFor(everything, '🎰 7'))).not.toBe('');
  });

  test('an order that is there anyway is in no address', () => {
    fc.assert(
      fc.property(arbitraryPreset, arbitraryQuery, (preset, query) => {
        const short = withoutUsualOrder(preset, query);
        expect(buildGamesQuery(preset, short)).toEqual(buildGamesQuery(preset, query));
        if (query.search === '') expect(short.sort).not.toBe(preset.sort);
      }),
    );
  });
});

describe('pages', () => {
  test('one after the other show every game of the list once, in its order', () => {
    fc.assert(
      fc.property(arbitraryPreset, arbitraryQuery, (preset, asked) => {
        const { select, query, found } = openLibrary(preset, asked);
        const pages = Array.from({ length: found.pagesCount }, (_, index) => select({ ...query, page: index + 1 }).results);
        const whole = selectGames(exampleCatalogue, { ...buildGamesQuery(preset, { ...query, page: 1 }), pageSize: 1000 });
        expect(pages.flat().map(({ id }) => id)).toEqual(whole.results.map(({ id }) => id));
      }),
    );
  });

  test('beyond the end is the last one', () => {
    expect([pageWithin(3, 9), pageWithin(9, 9), pageWithin(12, 9), pageWithin(5, 0)]).toEqual([3, 9, 9, 1]);
  });
});
