// Requirements: 1.5, 2.93, 3.21, 3.22, 3.23, 3.25, 3.27, 3.30, 3.32, 3.33, 3.63, 5.6, 5.20, 7.16, 7.28, 8.3, 10.2, 10.16, 14.3, 14.4.
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import type { ContentQuery } from '@lupa/contracts/pageQuery.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { Placement } from '@lupa/contracts/placement.server.ts';
import { registerIslands } from '@lupa/islands/registerIslands.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readLinkPlacement } from '../testing/readLinkPlacement.ts';
import { createExampleContext, createExampleQuery, exampleHosts } from '../shared/examples/exampleContext.ts';
import { examplePartners, exampleToplistAnswer } from '../shared/examples/examplePartners.ts';
import { OfferAction } from '../shared/offer/OfferAction.tsx';
import { OfferTerms } from '../shared/offer/OfferTerms.tsx';
import { toplistExamples } from './toplist.examples.ts';
import { EmptyToplistError, loadToplist, type ToplistProps } from './toplist.load.server.ts';
import { toplistStructuredData } from '../structuredData.ts';
import { toplistSchema } from './toplist.schema.ts';
import { Toplist } from './Toplist.tsx';

registerIslands(import.meta.glob('../**/*.island.tsx', { eager: true }));

const home = toplistSchema.parse(toplistExamples.home);
const load = (changes: Parameters<typeof createExampleContext>[0] = {}) => loadToplist(home, createExampleContext(changes));
const entryOf = async (slug: string, changes?: Parameters<typeof createExampleContext>[0]) => {
  const entry = (await load(changes)).entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`${slug} is not on the list.`);
  return entry;
};

test('partners keep the order of the answer', async () => {
  const { entries } = await load();
  expect(entries.map(({ slug, position }) => [slug, position])).toEqual(examplePartners.map(({ slug }, index) => [slug, index + 1]));
});

test('the rank and the length of a list are of the casinos that it shows', async () => {
  const [first, second, third] = examplePartners.map((partner, index) => ({
    ...partner,
    attributes: { ...partner.attributes, providers: [{ arcadeId: index === 1 ? '8' : '7' }] },
  }));
  if (!first || !second || !third) throw new Error('The examples have changed.');
  const fetchToplist = async () => exampleToplistAnswer([second, first, third]);
  const props = await loadToplist({ ...home, providerId: '7' }, createExampleContext({ clients: { partners: { fetchToplist } } }));
  expect(props.entries.map(({ slug, position }) => [slug, position])).toEqual([
    [first.slug, 1],
    [third.slug, 2],
  ]);
  expect(renderToString(<Toplist {...props} />)).toContain('Puesto 2 de 2');
});

test('a page may show the first of a list alone', async () => {
  const { entries } = await loadToplist({ ...home, limit: 2 }, createExampleContext());
  expect(entries.map(({ slug }) => slug)).toEqual(examplePartners.slice(0, 2).map(({ slug }) => slug));
});

test('a card knows its bonus, what it asks for, and how money leaves', async () => {
  const entry = await entryOf('casino-andino');
  expect(entry.bonus.text).toBe('100 % hasta $300.000 + 50 giros gratis');
  expect(Object.values(entry.facts).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Depósito mínimo $10.000',
    'Rollover 35x',
    'Vence 31 mar 2027',
    'Plazo para jugarlo 30 días',
    'Plazo de retiro 0 a 24 horas',
    'RTP publicado 96,4 %',
    'Mínimo sin bono $10.000',
    'Tope de retiro $5.000.000 por semana',
  ]);
  expect(entry.rating?.label).toBe('Nota 9,2 de 10');
});

test('a card leaves out a term that is not known', async () => {
  const [first] = examplePartners;
  if (!first) throw new Error('The examples have changed.');
  const render = async (expiration: string | null) => {
    const offers = first.attributes.offers.map((offer) => ({ ...offer, attributes: { ...offer.attributes, expiration } }));
    const fetchToplist = async () => exampleToplistAnswer([{ ...first, attributes: { ...first.attributes, offers } }]);
    return renderToString(<Toplist {...await load({ clients: { partners: { fetchToplist } } })} />);
  };
  expect(await render('2027-03-31')).toContain('Vence');
  expect(await render(null)).not.toContain('Vence');
});

test('the button goes through the click-out host with its placement', async () => {
  const { clickOut } = await entryOf('pacifico-play');
  const url = new URL(clickOut?.href ?? '');
  expect(url.origin + url.pathname).toBe(`${exampleHosts.clickout}/jugar/pacifico-play/bienvenida`);
  expect(readLinkPlacement(clickOut?.href)).toEqual({
    page: '/',
    block: 'toplist-home',
    toplist: 'home',
    responseId: 'home.7.1c9f0a2be4d1',
    linkId: 'cta',
    position: 2,
  } satisfies Placement);
  expect(clickOut).toMatchObject({ 'data-response-id': 'home.7.1c9f0a2be4d1', 'data-link-id': 'cta' });
  expect(JSON.parse(clickOut?.['data-link-data'] ?? '')).toEqual({
    partner: 'pacifico-play',
    offer: 'bienvenida',
    toplist: 'home',
    position: 2,
  });
});

test('an outdated partner has no way out, but one to the recommended partner', async () => {
  const entry = await entryOf('viejo-roble');
  expect(entry.clickOut).toBeNull();
  expect(entry.termsAnchor).toBeNull();
  expect(entry.outdated?.recommended).toMatchObject({ name: 'Casino Andino', anchor: { href: '/resenas/casino-andino/' } });
});

test('a recommended partner that is not on the list is asked for; without an answer the card stands without it', async () => {
  const [, second] = examplePartners;
  const old = examplePartners.find(({ slug }) => slug === 'viejo-roble');
  if (!second || !old) throw new Error('The examples have changed.');
  const onlyOld = async () => exampleToplistAnswer([old]);
  const found = await entryOf('viejo-roble', { clients: { partners: { fetchToplist: onlyOld } } });
  expect(found.outdated?.recommended?.name).toBe('Casino Andino');
  const failing = { fetchToplist: onlyOld, fetchPartnersBySlug: () => Promise.reject(new Error('down')) };
  const alone = await entryOf('viejo-roble', { clients: { partners: failing } });
  expect(alone.outdated).toEqual({ recommended: null });
});

test('an expired offer is shown as such from the day after, in Chile', async () => {
  expect((await entryOf('nevado-bet')).isExpired).toBe(true);
  expect((await entryOf('nevado-bet', { now: new Date('2026-10-02T02:00:00.000Z') })).isExpired).toBe(false);
  expect((await entryOf('nevado-bet', { now: new Date('2026-10-02T04:00:00.000Z') })).isExpired).toBe(true);
});

test('a partner without an offer has no way out and falls back to its own minimum deposit', async () => {
  const entry = await entryOf('sin-oferta');
  expect(entry.clickOut).toBeNull();
  expect(entry.bonus.text).toBe('Sin oferta vigente');
  expect(entry.facts.minimumDeposit.value).toBe('$5.000');
});

test('only what somebody read the terms on counts as the day of their verification', async () => {
  expect((await entryOf('casino-andino')).verifiedOn).toBe('2 nov 2026');
  const [first] = examplePartners;
  const offers = first?.attributes.offers.map((offer) => ({
    ...offer,
    attributes: { ...offer.attributes, fact: { source: null, verifiedOn: null } },
  }));
  if (!first || !offers) throw new Error('The examples have changed.');
  const fetchToplist = async () => exampleToplistAnswer([{ ...first, attributes: { ...first.attributes, offers } }]);
  const entry = await entryOf('casino-andino', { clients: { partners: { fetchToplist } } });
  expect(renderToString(<OfferTerms entry={entry} microcopy={buildMicrocopy([])} />)).not.toContain('Verificado');
});

test('without an offer there are no terms either', async () => {
  expect(renderToString(<OfferTerms entry={await entryOf('sin-oferta')} microcopy={buildMicrocopy([])} />)).toBe('');
});

test('advertising is said beside a way out, and of nothing else', async () => {
  const html = async (slug: string) => renderToString(<OfferAction entry={await entryOf(slug)} microcopy={buildMicrocopy([])} />);
  expect(await html('casino-andino')).toContain('Publicidad');
  expect(await html('sin-oferta')).not.toContain('Publicidad');
});

test('names of bonus types may fail, the list may not', async () => {
  const entry = await entryOf('casino-andino', { clients: { content: { fetchGlobals: () => Promise.reject(new Error('down')) } } });
  expect(entry.bonusType).toBeNull();
  await expect(load({ clients: { partners: { fetchToplist: () => Promise.reject(new Error('down')) } } })).rejects.toThrow('down');
});

test('an unknown or empty list shows nothing', async () => {
  await expect(load({ clients: { partners: { fetchToplist: async () => null } } })).rejects.toThrow(EmptyToplistError);
  await expect(load({ clients: { partners: { fetchToplist: async () => exampleToplistAnswer([]) } } })).rejects.toThrow(EmptyToplistError);
});

describe('filters', () => {
  const filtered = toplistSchema.parse(toplistExamples.filters);
  const loadFiltered = async (asked: ContentQuery = {}, clients: Parameters<typeof createExampleContext>[0] = {}) => {
    const query = createExampleQuery(asked);
    const props = await loadToplist(filtered, createExampleContext({ ...clients, query }));
    return { ...props, used: query.used };
  };
  const groupsOf = ({ filters }: ToplistProps) =>
    filters?.groups.map(({ label, choices }) => [label, choices.map(({ value, name }) => `${name} (${value})`)]);
  const shownIn = (props: ToplistProps) =>
    [...renderToString(<Toplist {...props} />).matchAll(/<li value="(\d)" data-entry="\d"( hidden)?/gi)]
      .filter((found) => !found[2])
      .map((found) => Number(found[1]));

  test('offer what partners have, the most frequent first, by its name', async () => {
    expect(groupsOf(await loadFiltered())?.slice(-3)).toEqual([
      [
        'Medio de pago',
        [
          'Webpay (webpay)',
          'Khipu (khipu)',
          'Criptomonedas (criptomonedas)',
          'MACH (mach)',
          'Transferencia bancaria (transferencia-bancaria)',
        ],
      ],
      ['Proveedor', ['Cordillera Play (3)', 'Kelp & Tide (7)', 'Sombra Gaming (35)']],
      ['Tipo de bono', ['Bono de bienvenida (welcome)', 'Giros gratis (freeSpins)']],
    ]);
  });

  test('are there only where the editor wants them and they tell partners apart', async () => {
    expect((await load()).filters).toBeNull();
    const oneMethod = await loadToplist(toplistSchema.parse(toplistExamples.onlyOneMethod), createExampleContext());
    expect(groupsOf(oneMethod)?.at(-1)).toEqual(['Medio de pago', ['Webpay (webpay)']]);
    const fetchToplist = async () => exampleToplistAnswer(examplePartners.slice(0, 1));
    const alone = await loadToplist(filtered, createExampleContext({ clients: { partners: { fetchToplist } } }));
    expect(alone.filters).toBeNull();
  });

  test('hide what does not match and keep the ranks of the others', async () => {
    // Nothing is filtered: the others are behind "Ver más".
    expect(shownIn(await loadFiltered())).toEqual([1, 2, 3]);
    expect(shownIn(await loadFiltered({ pago: ['webpay'] }))).toEqual([1, 2, 3, 6]);
    expect(shownIn(await loadFiltered({ pago: ['webpay', 'mach'], proveedor: ['35'], bono: ['welcome'] }))).toEqual([5]);
    expect(shownIn(await loadFiltered({ pago: ['criptomonedas'], proveedor: ['3'] }))).toEqual([]);
  });

  test('tell the address which values they know, in one order', async () => {
    const { used } = await loadFiltered({ pago: ['webpay', 'oro', 'khipu'], proveedor: ['35', '7', 'x'], bono: ['cashback'] });
    expect(used).toEqual({ pago: ['khipu', 'webpay'], proveedor: ['7', '35'] });
  });

  test('stand without the names of providers or bonus types', async () => {
    const down = () => Promise.reject(new Error('down'));
    const props = await loadFiltered({}, { clients: { arcade: { fetchProviders: down }, content: { fetchGlobals: down } } });
    expect(
      groupsOf(props)
        ?.map(([label]) => label)
        .slice(-2),
    ).toEqual(['Licencia', 'Medio de pago']);
  });

  test('set bounds to what a casino is measured by, those alone that leave somebody and leave somebody out', async () => {
    expect(groupsOf(await loadFiltered())?.slice(0, -3)).toEqual([
      ['Nota', ['9 o más (9)', '8 o más (8)', '7 o más (7)']],
      ['Rollover', ['Hasta 30x (30)', 'Hasta 40x (40)']],
      ['Depósito mínimo', ['Hasta $5.000 (5000)', 'Hasta $10.000 (10000)', 'Hasta $20.000 (20000)']],
      ['Plazo de retiro', ['Hasta 24 horas (24)', 'Hasta 48 horas (48)', 'Hasta 72 horas (72)']],
      ['Licencia', ['Curazao (CGCB) (curazao-cgcb)', 'Anjouan (anjouan)', 'Malta (MGA) (malta-mga)']],
    ]);
  });

  test('find casinos beyond the end of a list that shows its first alone, with their ranks', async () => {
    const short = { ...filtered, limit: 2, visibleEntries: 5 };
    const loadShort = (asked: ContentQuery) => loadToplist(short, createExampleContext({ query: createExampleQuery(asked) }));
    const whole = await loadShort({});
    expect([whole.entries.length, whole.listed, shownIn(whole)]).toEqual([7, 2, [1, 2]]);
    expect(renderToString(<Toplist {...whole} />)).toContain('Los 2 primeros de 7 casinos');
    const found = await loadShort({ pago: ['webpay'] });
    expect(shownIn(found)).toEqual([1, 2, 3, 6]);
    expect(renderToString(<Toplist {...found} />)).toContain('4 de 7 casinos');
  });

  test('say where all casinos are when the list has not all of them, and take along what is chosen', async () => {
    const initialToplist = 'home';
    const fewer = toplistSchema.parse(toplistExamples.onlyOneMethod);
    const loadWith = (asked: ContentQuery) =>
      loadToplist(fewer, createExampleContext({ initialToplist, query: createExampleQuery(asked) }));
    const { market } = await loadWith({});
    expect(market).toEqual({ total: examplePartners.length, path: '/resenas/#topList-primeros' });
    expect(renderToString(<Toplist {...await loadWith({ pago: ['webpay'], ordenar: ['retiro'] })} />)).toContain(
      'href="/resenas/?pago=webpay&amp;ordenar=retiro#topList-primeros"',
    );
    expect((await loadToplist(filtered, createExampleContext({ initialToplist: filtered.toplist ?? '' }))).market).toBeNull();
  });

  test("put the list in a visitor's order, which says that it is theirs, and keep the ranks", async () => {
    const props = await loadFiltered({ ordenar: ['deposito', 'oro'] });
    expect(props.used).toEqual({ ordenar: ['deposito'] });
    // The fourth takes another currency.
    expect(shownIn(props)).toEqual([2, 7, 1, 5, 6, 3, 4]);
    const html = renderToString(<Toplist {...props} />);
    expect(html).toContain('Este orden lo elegiste tú: Depósito mínimo, de menor a mayor.');
    expect(html).toContain('href="./#topList-toplist-filters"');
    expect((await loadFiltered({ ordenar: ['oro'] })).used).toEqual({});
  });

  test('are links that search engines are not sent along, and choices that leave nobody are none', async () => {
    const html = renderToString(<Toplist {...await loadFiltered({ pago: ['criptomonedas'], filtros: ['pago'] })} />);
    const links = [...html.matchAll(/<a (?=[^>]*href="\.\/)[^>]*>/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) expect(link).toContain('rel="nofollow"');
    expect(html).toContain('href="./?pago=criptomonedas,khipu&amp;filtros=pago#topList-toplist-filters"');
    // Of a group that the address does not open there is the way to open it.
    expect(html).toContain('<a href="./?pago=criptomonedas&amp;filtros=bono#topList-toplist-filters"');
    const types = renderToString(<Toplist {...await loadFiltered({ pago: ['criptomonedas'], filtros: ['bono'] })} />);
    expect(types).toMatch(/<a role="link" aria-disabled="true"[^>]*>(?:(?!<\/a>).)*Bono de bienvenida/);
  });
});

describe('a paid highlight', () => {
  const paid = examplePartners.find(({ slug }) => slug === 'copihue-casino');
  const withHighlight = (highlight: ToplistPartner | null = paid ?? null) => ({
    clients: { partners: { fetchToplist: async () => exampleToplistAnswer(examplePartners.slice(0, 2), { highlight }) } },
  });

  test('stands beside the list: labelled, without a number, a rating or a choice to compare it', async () => {
    const props = await load(withHighlight());
    expect(props.entries.map(({ slug }) => slug)).toEqual(['casino-andino', 'pacifico-play']);
    const html = renderToString(<Toplist {...props} />);
    const [, aside = ''] = /<aside([^]*?)<\/aside>/.exec(html) ?? [];
    expect(aside).toContain('Publicidad');
    expect(aside).toContain('Copihue Casino');
    expect(aside).not.toMatch(/class="[^"]*(?:position|dial|rating)/i);
    expect(aside).not.toContain('<input');
    expect(toplistStructuredData(props)[0]).toMatchObject({ casinos: [{ name: 'Casino Andino' }, { name: 'Pacífico Play' }] });
  });

  test('counts its clicks at no position', async () => {
    const { highlight } = await load(withHighlight());
    expect(readLinkPlacement(highlight?.clickOut?.href)).toMatchObject({ toplist: 'home', position: 0 });
  });

  test('is not there for a casino without a way to it, or whose offer has ended', async () => {
    expect((await load(withHighlight(null))).highlight).toBeNull();
    const without = examplePartners.find(({ slug }) => slug === 'sin-oferta');
    expect((await load(withHighlight(without ?? null))).highlight).toBeNull();
  });

  test.each([
    ['before its last day', '2026-11-09', true],
    ['on its last day', '2026-11-10', true],
    ['on the day after', '2026-11-11', false],
  ])('%s it is shown or not', async (_, day, isShown) => {
    if (!paid) throw new Error('The examples have changed.');
    const offers = paid.attributes.offers.map((offer) => ({ ...offer, attributes: { ...offer.attributes, expiration: '2026-11-10' } }));
    const ending = { ...paid, attributes: { ...paid.attributes, offers } };
    const { highlight } = await load({ ...withHighlight(ending), now: new Date(`${day}T15:00:00.000Z`) });
    expect(highlight !== null).toBe(isShown);
  });
});
