// Requirements: 2.3, 2.61, 2.100, 3.23, 12.3.
import { gzipSync } from 'node:zlib';
import type { ContentQuery } from '@lupa/contracts/pageQuery.ts';
import { type PartnerAttributes, type PartnerBySlug, type ToplistPartner, toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { registerIslands } from '@lupa/islands/registerIslands.ts';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { BlockContext } from '../block.ts';
import { createExampleContext, createExampleQuery } from '../shared/examples/exampleContext.ts';
import { examplePartners, exampleToplistAnswer } from '../shared/examples/examplePartners.ts';
import { casinoComparatorExamples } from './casinoComparator.examples.ts';
import { loadCasinoComparator, NothingToCompareError } from './casinoComparator.load.server.ts';
import { casinoComparatorSchema } from './casinoComparator.schema.ts';
import { CasinoComparator } from './CasinoComparator.tsx';
import { areSame, type ComparisonCell, findBest } from './comparisonRows.ts';

registerIslands(import.meta.glob('./*.island.tsx', { eager: true }));

type Changes = Partial<Pick<BlockContext, 'locale' | 'contentLocale'>> & {
  attributes?: Partial<PartnerAttributes>[];
  query?: ContentQuery;
  seeds?: string[];
  others?: PartnerBySlug[] | Error;
  block?: object;
};

async function load({ attributes = [], query = {}, seeds = [], others = [], block = {}, ...page }: Changes = {}) {
  const partners = examplePartners.map((partner, index) => ({ ...partner, attributes: { ...partner.attributes, ...attributes[index] } }));
  const pageQuery = createExampleQuery(query);
  const fetchPartnersBySlug = vi.fn(async (slugs: readonly string[]) => {
    if (others instanceof Error) throw others;
    return others.filter(({ slug }) => slugs.includes(slug));
  });
  const context = createExampleContext({
    ...page,
    query: pageQuery,
    seeds: Promise.resolve(seeds),
    clients: {
      partners: {
        fetchToplist: async (identifier: string) => exampleToplistAnswer(identifier === 'corta' ? partners.slice(0, 2) : partners),
        fetchPartnersBySlug,
      },
    },
  });
  const props = await loadCasinoComparator(casinoComparatorSchema.parse({ ...casinoComparatorExamples.usual, ...block }), context);
  const columns = props.board.casinos.filter((casino) => casino.cells !== null);
  return { ...props.board, columns, props, used: pageQuery.used, fetchPartnersBySlug };
}

const recommended = examplePartners.filter(({ attributes }) => attributes.activePartner).map(({ slug }) => slug);

function partnerElsewhere(slug: string, attributes: Partial<PartnerAttributes> = {}): PartnerBySlug {
  return {
    ...toplistPartnerExample,
    slug,
    name: slug,
    attributes: { ...toplistPartnerExample.attributes, ...attributes },
    responseId: 'partners.1',
  };
}

describe('who is compared', () => {
  test('the first two of the toplist, out of all that are recommended, in its order', async () => {
    const { casinos, columns, compared, props, used, fetchPartnersBySlug } = await load();
    expect(compared).toEqual(['casino-andino', 'pacifico-play']);
    expect(casinos.map(({ slug }) => slug)).toEqual(recommended);
    // The columns of the others are fetched when they are compared.
    expect(columns.map(({ slug }) => slug)).toEqual(compared);
    expect(Object.keys(casinos[2] ?? {})).toEqual(['slug', 'name', 'logo', 'rating', 'cells']);
    expect(JSON.parse(JSON.stringify(casinos))).toEqual(casinos);
    expect([props.isShared, used, fetchPartnersBySlug.mock.calls]).toEqual([false, { comparar: [] }, []]);
  });

  test.each([
    ['whom the whole site compares at first', ['nevado-bet', 'casino-andino'], ['nevado-bet', 'casino-andino']],
    ['also one of them who is not in this toplist', ['de-otra-lista', 'nevado-bet'], ['de-otra-lista', 'nevado-bet']],
    ['the first of the toplist for one whom nobody knows', ['nadie', 'nevado-bet'], ['nevado-bet', 'casino-andino']],
  ])('%s', async (_, seeds, expected) => {
    const { compared, props, used } = await load({ seeds, others: [partnerElsewhere('de-otra-lista')] });
    expect([compared, props.isShared, used]).toEqual([expected, false, { comparar: [] }]);
  });

  test('those of the list that every page starts from, where the block names none', async () => {
    const { casinos } = await load({ block: { toplist: null } });
    expect(casinos.map(({ slug }) => slug)).toEqual(recommended);
    expect((await load({ block: { toplist: undefined, identifier: 'corta' } })).props.board.casinos.length).toBe(casinos.length);
  });

  test('those whom the address names, in its order, three of them at most', async () => {
    const { compared, used, props } = await load({ query: { comparar: ['sin-oferta', 'nevado-bet', 'casino-andino', 'pacifico-play'] } });
    expect(compared).toEqual(['sin-oferta', 'nevado-bet', 'casino-andino']);
    expect([used, props.isShared]).toEqual([{ comparar: compared }, true]);
  });

  test('also one that only the address names, which joins those to choose from', async () => {
    const others = [partnerElsewhere('de-otra-lista')];
    const { casinos, columns, compared, used } = await load({ query: { comparar: ['de-otra-lista', 'casino-andino'] }, others });
    expect(compared).toEqual(['de-otra-lista', 'casino-andino']);
    expect(casinos.map(({ slug }) => slug)).toEqual([...recommended, 'de-otra-lista']);
    expect(used).toEqual({ comparar: compared });
    const way = columns.at(-1)?.way.clickOut;
    expect([way?.['data-response-id'], JSON.parse(way?.['data-link-data'] ?? '')]).toMatchObject([
      'partners.1',
      { toplist: '', position: 0 },
    ]);
  });

  test.each([
    ['nobody knows', 'nadie'],
    ['is outdated in the toplist', 'viejo-roble'],
    ['is outdated elsewhere', 'cerrado'],
  ])('not one who %s', async (_, slug) => {
    const others = [partnerElsewhere('cerrado', { activePartner: false })];
    const { compared, used } = await load({ query: { comparar: [slug] }, others });
    expect([compared, used]).toEqual([['casino-andino', 'pacifico-play'], { comparar: [] }]);
  });

  test('an address stays right while nobody can say who it names', async () => {
    const comparar = ['de-otra-lista', 'nevado-bet'];
    const { compared, used } = await load({ query: { comparar }, others: new Error('away') });
    expect([compared, used]).toEqual([['nevado-bet'], { comparar }]);
  });

  test('offers beside those of its list all others of the market, each once, and nobody that is not recommended', async () => {
    const { casinos, compared } = await load({ block: { toplist: 'corta', limit: 2 } });
    expect(casinos.map(({ slug }) => slug)).toEqual(recommended);
    expect(compared).toEqual(recommended.slice(0, 2));
  });

  test('an address makes the site look up a few casinos, not any number', async () => {
    const comparar = Array.from({ length: 60 }, (_, index) => `casino-${index}`);
    const { fetchPartnersBySlug } = await load({ query: { comparar } });
    expect(fetchPartnersBySlug.mock.calls.map(([slugs]) => slugs.length)).toEqual([6]);
  });

  test('an outdated casino gives its place to the next one, which keeps its own in the list', async () => {
    const { columns, compared } = await load({ attributes: [{ activePartner: false }] });
    expect(compared).toEqual(['pacifico-play', 'copihue-casino']);
    expect(JSON.parse(columns[0]?.way.clickOut?.['data-link-data'] ?? '')).toMatchObject({ partner: 'pacifico-play', position: 2 });
  });

  test('a list with fewer than two is nothing to compare', async () => {
    const outdated = examplePartners.slice(1).map(() => ({ activePartner: false }));
    await expect(load({ attributes: [{}, ...outdated] })).rejects.toThrow(NothingToCompareError);
  });
});

describe('the table', () => {
  const render = async (changes: Changes = {}) => renderToString(<CasinoComparator {...(await load(changes)).props} />);

  test('is a table: a header for every column and row, and the required link reaches it', async () => {
    const html = await render();
    expect(html).toContain('id="comparador"');
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
    expect(html.match(/<th scope="row"/g)).toHaveLength(16);
  });

  test('says in words which value is the best, and beside every way out that it is paid', async () => {
    const alike = [8.994, 8.97].map((ratingTotal) => ({ rating: 9, ratingTotal }));
    const html = await render({ attributes: alike });
    const rating = /<tr><th scope="row">Nota.*?<\/tr>/.exec(html)?.[0] ?? '';
    expect(rating).toContain('8,994');
    expect(rating.match(/Mejor/g)).toHaveLength(1);
    expect(rating.indexOf('Mejor')).toBeLessThan(rating.lastIndexOf('<td'));
    expect(html.match(/rel="sponsored[^"]*" target="_blank" data-response-id="[^"]*" data-link-id="cta"/g)).toHaveLength(2);
    expect(html.match(/Publicidad</g)).toHaveLength(2);
  });

  test('shows every method up to five, and how many more there are', async () => {
    const paymentMethods = ['Webpay', 'Khipu', 'MACH', 'Visa', 'Skrill', 'Neteller', 'AstroPay'].map((name) => ({ name }));
    const [first] = (await load({ attributes: [{ paymentMethods }] })).columns;
    expect(first?.cells.paymentMethods.text).toBe('Webpay, Khipu, MACH, Visa, Skrill +2');
  });

  test('marks what partners say in their own language on a page in another one, and nothing that the page says itself', async () => {
    const [first] = (await load({ locale: 'en', contentLocale: 'en' })).columns;
    const marked = Object.entries(first?.cells ?? {}).flatMap(([row, { lang }]) => (lang === 'es-CL' ? [row] : []));
    expect(marked).toEqual(expect.arrayContaining(['license', 'payoutTime', 'withdrawalLimit', 'casinoRtp', 'languages']));
    for (const row of ['offer', 'rating', 'rollover', 'turnover', 'back']) expect(marked).not.toContain(row);
    const [own] = (await load()).columns;
    expect(Object.values(own?.cells ?? {}).filter(({ lang }) => lang !== undefined)).toEqual([]);
  });

  test('shows what the bonus costs in figures that can be compared, and none where something is not known', async () => {
    const offers = examplePartners[1]?.attributes.offers.map((offer) => ({
      ...offer,
      attributes: { ...offer.attributes, rollover: null },
    }));
    const [known, unknown] = (await load({ attributes: [{}, { offers: offers ?? [] }] })).columns;
    expect(known?.cells.turnover).toEqual({ text: '$2.085.650', measure: { value: 2_085_650, unit: 'CLP' } });
    expect(known?.cells.nothing.text).toMatch(/^7\d de 100$/);
    expect(known?.cells.back).toEqual({
      text: expect.stringMatching(/^\$6\d\.\d00$/),
      measure: { value: expect.any(Number), unit: 'CLP' },
    });
    expect([unknown?.cells.turnover, unknown?.cells.nothing, unknown?.cells.back]).toEqual([{ text: '-' }, { text: '-' }, { text: '-' }]);
  });

  test('leads without script to every casino that a free slot can take, and away from every one that is compared', async () => {
    const html = await render({ query: { comparar: ['nevado-bet', 'sin-oferta'], pago: ['webpay'] } });
    const links = [...html.matchAll(/<a href="(\.\/[^"]*)" rel="nofollow"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    const to = (...slugs: string[]) => `./?pago=webpay&comparar=${slugs.join(',')}#comparador`;
    const candidates = recommended.filter((slug) => !['nevado-bet', 'sin-oferta'].includes(slug));
    expect(links).toEqual([to('sin-oferta'), to('nevado-bet'), ...candidates.map((slug) => to('nevado-bet', 'sin-oferta', slug))]);
  });

  test('says how to go on when all slots are taken, and has no selector then', async () => {
    const html = await render({ query: { comparar: recommended.slice(0, 3) } });
    expect(html).toContain('Puedes comparar hasta tres casinos. Quita un casino para agregar otro.');
    expect(html).not.toContain('popover');
  });

  test('says that one casino is no comparison, and offers a selector for each of the other slots', async () => {
    const html = await render({ query: { comparar: ['nevado-bet'] } });
    expect(html).toContain('Elige al menos dos casinos');
    expect(html).not.toContain('type="checkbox"');
    expect(html.match(/popoverTarget="/gi)).toHaveLength(2);
  });

  test('marks the rows that tell nobody apart', async () => {
    const html = await render();
    const same = [...html.matchAll(/<tr data-same="true"><th scope="row">([^<]*)/g)].map(([, label]) => label);
    expect(same).toContain('Tope de retiro');
    expect(same).not.toContain('Nota');
  });
});

test('what twenty casinos add to a page for script stays small', async () => {
  const partners = Array.from({ length: 20 }, (_, index) => ({
    ...examplePartners[index % 5],
    slug: `casino-${index}`,
    name: `Casino ${index}`,
  }));
  const context = createExampleContext({
    clients: { partners: { fetchToplist: async () => exampleToplistAnswer(partners as ToplistPartner[]) } },
  });
  const { board } = await loadCasinoComparator(casinoComparatorSchema.parse(casinoComparatorExamples.usual), context);
  const json = JSON.stringify(board);
  expect(gzipSync(json).length).toBeLessThan(6 * 1024);
});

test.each([
  [true, [{ text: 'a' }, { text: 'a', note: 'verified' }]],
  [false, [{ text: 'a' }, { text: 'b' }]],
  [false, [{ text: 'a' }, { text: 'a', isOver: true }]],
  [true, [{ text: '-' }, { text: '-' }]],
])('a row is the same everywhere: %s for %j', (expected, cells) => {
  expect(areSame(cells)).toBe(expected);
});

describe('the best of a row', () => {
  const cell = (text: string, value?: number, unit = ''): ComparisonCell => ({
    text,
    ...(value === undefined ? {} : { measure: { value, unit } }),
  });

  test.each([
    ['the highest', [cell('9', 9), cell('8', 8)], 'higher', [true, false]],
    ['the lowest', [cell('30x', 30), cell('40x', 40), cell('30x', 30)], 'lower', [true, false, true]],
    ['none where all are the same', [cell('9', 9), cell('9', 9)], 'higher', [false, false]],
    ['none where the row only informs', [cell('9', 9), cell('8', 8)], undefined, [false, false]],
    ['none where only one is known', [cell('9', 9), cell('-')], 'higher', [false, false]],
    ['the best of those that are known', [cell('9', 9), cell('-'), cell('8', 8)], 'higher', [true, false, false]],
    ['none beside a text that may be better', [cell('$5', 5), cell('Sin tope')], 'higher', [false, false]],
    ['none among different currencies', [cell('$5', 5, 'CLP'), cell('US$ 9', 9, 'USD')], 'higher', [false, false]],
  ] as const)('%s', (_, cells, better, expected) => {
    expect(findBest([...cells], better)).toEqual(expected);
  });

  test('never marks all, and never a cell that is worse than another', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }), (values) => {
        const best = findBest(
          values.map((value) => cell(String(value), value)),
          'lower',
        );
        expect(best.every(Boolean)).toBe(false);
        for (const [index, isBest] of best.entries()) if (isBest) expect(values[index]).toBe(Math.min(...values));
      }),
    );
  });
});
