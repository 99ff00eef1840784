// Requirements: 3.12, 3.24, 3.69, 7.26, 10.2, 10.5, 10.6.
import type { PartnerAttributes, ToplistAnswer } from '@lupa/contracts/toplist.ts';
import { registerIslands } from '@lupa/islands/registerIslands.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleGames } from '../shared/examples/exampleCatalogue.ts';
import { createExampleContext, exampleHosts } from '../shared/examples/exampleContext.ts';
import { examplePartners, exampleToplistAnswer } from '../shared/examples/examplePartners.ts';
import { loadEntryDetail } from './entryDetails.load.server.ts';
import { EntryDetail, type EntryDetailProps } from './EntryDetail.tsx';
import { loadToplist } from './toplist.load.server.ts';
import { toplistSchema } from './toplist.schema.ts';
import { Toplist } from './Toplist.tsx';

registerIslands(import.meta.glob('../**/*.island.tsx', { eager: true }));

type Options = Parameters<typeof createExampleContext>[0];
const stored = toplistSchema.parse({ type: 'topList', id: 'lista', toplist: 'home' });
const load = (options: Options = {}) => loadToplist(stored, createExampleContext(options));

function andino(attributes: Partial<PartnerAttributes>, list: Partial<ToplistAnswer> = {}): Options {
  const [first] = examplePartners;
  if (!first) throw new Error('The examples have changed.');
  const partner = { ...first, attributes: { ...first.attributes, ...attributes } };
  return { clients: { partners: { fetchToplist: async () => exampleToplistAnswer([partner], list) } } };
}
type Shown<Kind> = Extract<EntryDetailProps, { kind: Kind }>;
/** A detail of Casino Andino's entry, or of another's; null where the entry has none of the kind. */
const loadDetail = async <Kind extends EntryDetailProps['kind']>(kind: Kind, options: Options = {}, entry = 'casino-andino') =>
  (await loadEntryDetail(stored, { block: 'lista', kind, entry }, createExampleContext(options))) as Shown<Kind> | null;
const reasonOf = async (options?: Options, entry?: string) => (await loadDetail('reason', options, entry))?.reason;
const listHtml = async (options?: Options) => renderToString(<Toplist {...await load(options)} visibleEntries={20} />);
async function htmlOf(options?: Options): Promise<string> {
  const { entries } = await load(options);
  const kinds = ['reason', 'cost', 'facts'] as const;
  const details = await Promise.all(entries.flatMap(({ slug }) => kinds.map((kind) => loadDetail(kind, options, slug))));
  const html = details.flatMap((detail) => (detail ? [renderToString(<EntryDetail {...detail} />)] : []));
  return [await listHtml(options), ...html].join('');
}
const anchorsOf = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, value.replaceAll('&quot;', '"')]),
    ),
  );

describe('why an entry is here', () => {
  test('the rule of the list, its version, and a sum that a reader can check', async () => {
    const reason = await reasonOf();
    expect(reason).toMatchObject({
      criteria: 'Nota global, de mayor a menor.',
      version: 'Versión 7 de la lista, del 2 de noviembre de 2026.',
      total: '9,195',
      rating: { label: 'Nota 9,2 de 10' },
    });
    expect(reason?.parts.map(({ name, score, sum }) => `${name} ${score.text} × ${sum?.share} = ${sum?.contribution}`)).toContain(
      'Confianza 9,4 × 30\u00a0% = 2,820',
    );
    const html = await htmlOf();
    for (const text of ['Por qué está aquí', '× 30\u00a0%', '2,820', '9,195', 'Lo que nos paga un casino no entra'])
      expect(html).toContain(text);
  });

  test('a foreign service that names neither rule nor version leaves the rating', async () => {
    const reason = await reasonOf(andino({}, { criteria: '', version: null, updatedDate: null }));
    expect(reason).toMatchObject({ criteria: '', version: null, total: '9,195' });
    expect(await htmlOf(andino({}, { criteria: '', version: null, updatedDate: null }))).not.toContain('Cómo se ordena');
  });

  test('without a rule and a rating nothing is said of it', async () => {
    const options = andino({ rating: null, ratingParts: [] }, { criteria: '' });
    expect(await reasonOf(options)).toBeUndefined();
    expect(await htmlOf(options)).not.toContain('Por qué está aquí');
  });
});

describe('a rating that was computed from tests', () => {
  const partsOf = async (options?: Options) => (await reasonOf(options))?.parts ?? [];

  test('goes from the fact to the band and the choice within it, and leads to the method and the tests', async () => {
    const [, payments, bonuses] = await partsOf();
    expect(payments?.basis).toEqual({
      fact: { label: 'Peor retiro medido', value: '22\u00a0h 55\u00a0min' },
      band: 'Banda: hasta 24\u00a0h, de 8,2 a 9,6',
      choice: 'Antonia Rebolledo la fijó en 9,5: Avisa cada paso por correo.',
      stale: null,
      verified: 'Verificado el 27 oct 2026 · Cuenta hasta el 27 oct 2027',
    });
    expect(bonuses?.basis?.choice).toBe('La nota es la mitad de la banda.');
    const reason = await reasonOf();
    expect(reason?.method).toMatchObject({
      name: 'Método, versión 5',
      since: 'vigente desde el 2 de noviembre de 2026',
      anchor: { href: '/nosotros/metodologia/cambios/#version-5' },
    });
    expect(reason?.evidence?.href).toBe('/resenas/casino-andino/');
    const html = await htmlOf();
    for (const text of ['Peor retiro medido', 'Banda: hasta 24\u00a0h', 'Avisa cada paso', 'versión 5', 'Ver las pruebas en la reseña'])
      expect(html).toContain(text);
  });

  test('says of a stale part since when, and that it counts as the floor of its band', async () => {
    const [, , copihue] = (await load()).entries;
    const reason = await reasonOf({}, copihue?.slug);
    expect(reason?.parts.at(-1)).toMatchObject({
      name: 'Atención',
      score: { text: '6,0' },
      basis: {
        choice: null,
        verified: null,
        stale: 'La última prueba es del 1 oct 2025 y ya venció: cuenta como el piso de su banda, 6,0.',
      },
    });
    expect(reason?.total).toBe('7,445');
    expect(await htmlOf()).toContain('Por verificar');
  });

  test('tells the rule for ties where the order is computed', async () => {
    const ties = /^Si dos empatan/;
    expect((await reasonOf())?.order).toEqual([expect.stringMatching(ties)]);
    for (const orderedBy of ['editor', 'cost']) {
      const [andinoAlone] = examplePartners;
      expect((await reasonOf(andino(andinoAlone?.attributes ?? {}, { orderedBy })))?.order).toEqual([]);
    }
  });

  test('stands in the dial of a list by one criterion as the score of that, and whole in the sum', async () => {
    const [entry] = (await load(andino({}, { orderedBy: 'payments' }))).entries;
    expect(entry?.rating).toMatchObject({ text: '9,5', label: 'Pagos 9,5 de 10', criterion: 'Pagos' });
    const reason = await reasonOf(andino({}, { orderedBy: 'payments' }));
    expect(reason).toMatchObject({ total: '9,195', rating: { label: 'Nota 9,2 de 10' } });
    expect(reason?.order[0]).toContain('se ordena por la nota de Pagos');
    const [usual] = (await load()).entries;
    expect(usual?.rating).toMatchObject({ text: '9,2', criterion: null });
  });
});

describe('facts and games', () => {
  test('what is missing is a dash', async () => {
    const nothing = { established: '-', compatibility: '-', languageSupport: [], gameType: [], license: '-', facts: {} };
    const detail = await loadDetail('facts', andino({ ...nothing, paymentMethods: [], paymentMethod: [] }));
    expect(detail?.facts.slice(0, 6).map(({ value }) => value)).toEqual(['-', '-', '-', '-', '-', '-']);
  });

  test.each([
    [['Khipu', ''], ['Webpay'], 'Khipu'],
    [[], ['Webpay', ''], 'Webpay'],
    [[''], ['Webpay'], '-'],
  ])('of payment methods %j and %j in the list it names %s', async (all, listed, text) => {
    const [paymentMethods, paymentMethod] = [all, listed].map((names) => names.map((name) => ({ name })));
    const detail = await loadDetail('facts', andino({ paymentMethods, paymentMethod } as Partial<PartnerAttributes>));
    expect(detail?.facts.find(({ label }) => label === 'Medios de pago')?.value).toBe(text);
  });

  test('facts carry their source and the day on which somebody looked', async () => {
    const [license, established, ...others] = (await loadDetail('facts'))?.facts ?? [];
    expect(license).toMatchObject({ verifiedOn: '20 oct 2026', source: { href: 'https://registro.example/andino', target: '_blank' } });
    expect(established).toMatchObject({ value: '2019', verifiedOn: null, source: null });
    // What a card has no room for on a phone.
    expect(others.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Medios de pago', 'Plazo de retiro', 'RTP publicado', 'Tope de retiro', 'Términos']),
    );
  });

  test('four games of the first provider, each with the way to its page where it has one', async () => {
    const asked: unknown[] = [];
    const options = andino({ providers: [{ arcadeId: '3' }, { arcadeId: '7' }] });
    const detail = await loadDetail('facts', {
      clients: { ...options?.clients, arcade: { fetchGamesByProvider: async (...call) => (asked.push(call), exampleGames.slice(0, 4)) } },
    });
    const games = detail?.games;
    expect(asked).toEqual([['3', 4]]);
    expect(games?.title).toBe('Algunos juegos de Cordillera Play');
    expect(games?.games.map(({ page }) => page?.href ?? null)).toEqual(exampleGames.slice(0, 4).map(({ localUrl }) => localUrl));
  });

  test('a games service that fails takes nothing from the list', async () => {
    const down = { clients: { arcade: { fetchGamesByProvider: () => Promise.reject(new Error('down')) } } };
    expect((await load(down)).entries).toHaveLength(examplePartners.length);
    expect(await loadDetail('facts', down)).toMatchObject({ games: null, facts: expect.arrayContaining([expect.anything()]) });
  });
});

test('of an entry one detail is open at a time, and no other entry folds for it', async () => {
  const html = await htmlOf();
  const groups = [...html.matchAll(/<details id="[^"]+" name="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(groups)).toEqual(new Set(examplePartners.map(({ slug }) => `topList-lista-${slug}`)));
});

test('each detail has the way to say that it is wrong, about the review, or about this page where there is none', async () => {
  const reportOf = async (kind: EntryDetailProps['kind'], options?: Options) => (await loadDetail(kind, options))?.report;
  const address = '/avisar-error/?pagina=/resenas/casino-andino/&dato=';
  expect(await reportOf('reason')).toEqual({ anchor: { href: `${address}nota`, rel: 'nofollow' }, text: '¿Ves un error en esta nota?' });
  expect((await reportOf('cost'))?.anchor.href).toBe(`${address}oferta`);
  expect((await reportOf('facts'))?.anchor.href).toBe(`${address}datos`);
  expect((await reportOf('facts', andino({ reviewSlug: null })))?.anchor.href).toBe('/avisar-error/?pagina=/&dato=datos');
  const details = await Promise.all((['reason', 'cost', 'facts'] as const).map((kind) => loadDetail(kind)));
  for (const detail of details) expect(detail && renderToString(<EntryDetail {...detail} />)).toContain('¿Ves un error en');
});

test('until it is asked for a detail is a link: to the same text on the review, and by its data to itself', async () => {
  const links = anchorsOf(await listHtml()).filter(({ id }) => id && !id.endsWith('-more'));
  expect(new Set(links.map(({ id = '' }) => id.split('-').at(-1)))).toEqual(new Set(['reason', 'cost', 'facts']));
  expect(links[0]).toEqual({
    id: 'topList-lista-casino-andino-reason',
    href: '/resenas/casino-andino/#nota',
    'data-detail': '/?detalle=lista.reason.casino-andino',
  });
  const withoutReview = anchorsOf(await listHtml(andino({ reviewSlug: null }))).filter((anchor) => anchor['data-detail']);
  expect(withoutReview.every(({ rel }) => rel === 'nofollow')).toBe(true);
  expect(withoutReview.map(({ href }) => href)).toEqual(withoutReview.map((anchor) => anchor['data-detail']));
});

test.each([
  ['reason', 'nobody'],
  ['price', 'casino-andino'],
])('there is no detail %s of %s', async (kind, entry) => {
  expect(await loadEntryDetail(stored, { block: 'lista', kind, entry }, createExampleContext())).toBeNull();
});

test('every link of an entry says which list it was in, and what it is', async () => {
  const notOfEntries = ['./', 'https://registro.example', '/juego-responsable/', '/avisar-error/'];
  const own = anchorsOf(await htmlOf()).filter(
    ({ href = '', ...anchor }) => !anchor['data-detail'] && !notOfEntries.some((start) => href.startsWith(start)),
  );
  expect(new Set(own.map((anchor) => anchor['data-link-id']))).toEqual(
    new Set(['cta', 'review', 'evidence', 'terms', 'method', 'game', 'recommended']),
  );
  for (const anchor of own) {
    expect(anchor['data-response-id'], anchor.href).toBe('home.7.1c9f0a2be4d1');
    expect(JSON.parse(anchor['data-link-data'] ?? ''), anchor.href).toMatchObject({
      partner: expect.any(String),
      toplist: 'home',
      position: expect.any(Number),
    });
  }
});

describe('a casino that is no longer recommended', () => {
  const gone: Partial<PartnerAttributes>[] = [{ activePartner: false }, { recommendedPartner: 'pacifico-play' }];

  test.each(gone)('%j: carries no link to it, whatever the service still sends', async (attributes) => {
    const source = 'https://casino-andino.example/licencia';
    const html = await htmlOf(andino({ ...attributes, facts: { license: { source, verifiedOn: '2026-10-20', capture: null } } }));
    const links = anchorsOf(html).map(({ href = '' }) => href);
    expect(links.filter((href) => href.startsWith(exampleHosts.clickout) || href.includes('casino-andino.example'))).toEqual([]);
    expect(html).toContain('Ya no lo recomendamos');
    expect(html).not.toContain('sponsored');
  });

  test('tells no terms of a bonus that nobody is sent to', async () => {
    const labelsOf = async (options?: Options) => (await loadDetail('facts', options))?.facts.map(({ label }) => label);
    expect(await labelsOf()).toContain('Términos');
    expect(await labelsOf(andino({ activePartner: false }))).not.toContain('Términos');
  });

  test('but the recommended one, by its review', async () => {
    const [recommended] = anchorsOf(await htmlOf(andino({ recommendedPartner: 'pacifico-play' }))).filter(
      (anchor) => anchor['data-link-id'] === 'recommended',
    );
    expect(recommended?.href).toBe('/resenas/pacifico-play/');
    expect(JSON.parse(recommended?.['data-link-data'] ?? '')).toMatchObject({ partner: 'pacifico-play' });
  });
});
