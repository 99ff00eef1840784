import type { PartnerAttributes, ToplistAnswer } from '@lupa/contracts/toplist.ts';
import { registerIslands } from '@lupa/islands/registerIslands.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleGames } from '../shared/examples/exampleCatalogue.ts';
import { createExampleContext, exampleHosts } from '../shared/examples/exampleContext.ts';
import { examplePartners, exampleToplistAnswer } from '../shared/examples/examplePartners.ts';
import { loadToplist } from './toplist.load.server.ts';
import { toplistSchema } from './toplist.schema.ts';
import { Toplist } from './Toplist.tsx';

registerIslands(import.meta.glob('../**/*.island.tsx', { eager: true }));

type Options = Parameters<typeof createExampleContext>[0];
const stored = toplistSchema.parse({ type: 'topList', id: 'lista', toplist: 'home' });
const load = (options: Options = {}) => loadToplist(stored, createExampleContext(options));

/** A list of Casino Andino alone, with these attributes. */
function andino(attributes: Partial<PartnerAttributes>, list: Partial<ToplistAnswer> = {}): Options {
  const [first] = examplePartners;
  if (!first) throw new Error('The examples have changed.');
  const partner = { ...first, attributes: { ...first.attributes, ...attributes } };
  return { clients: { partners: { fetchToplist: async () => exampleToplistAnswer([partner], list) } } };
}
const detailsOf = async (options?: Options) => {
  const [entry] = (await load(options)).entries;
  if (!entry) throw new Error('The list is empty.');
  return entry.details;
};
const htmlOf = async (options?: Options) => renderToString(<Toplist {...await load(options)} />);
/** Opening tags of all links, by their attributes. */
const anchorsOf = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, value.replaceAll('&quot;', '"')]),
    ),
  );

describe('why an entry is here', () => {
  test('the rule of the list, its version, and a sum that a reader can check', async () => {
    const { reason } = await detailsOf();
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
    const { reason } = await detailsOf(andino({}, { criteria: '', version: null, updatedDate: null }));
    expect(reason).toMatchObject({ criteria: '', version: null, total: '9,195' });
    expect(await htmlOf(andino({}, { criteria: '', version: null, updatedDate: null }))).not.toContain('Cómo se ordena');
  });

  test('without a rule and a rating nothing is said of it', async () => {
    const options = andino({ rating: null, ratingParts: [] }, { criteria: '' });
    expect((await detailsOf(options)).reason).toBeNull();
    expect(await htmlOf(options)).not.toContain('Por qué está aquí');
  });

  test('parts that do not give the rating pretend no sum', async () => {
    expect((await detailsOf(andino({ rating: 5, ratingTotal: null }))).reason).toMatchObject({ total: null, rating: { text: '5,0' } });
    expect(await htmlOf(andino({ rating: 5, ratingTotal: null }))).not.toContain('Suma');
  });
});

describe('a rating that was computed from tests', () => {
  const partsOf = async (options?: Options) => (await detailsOf(options)).reason?.parts ?? [];

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
    const { reason } = await detailsOf();
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
    expect(copihue?.details.reason?.parts.at(-1)).toMatchObject({
      name: 'Atención',
      score: { text: '6,0' },
      basis: {
        choice: null,
        verified: null,
        stale: 'La última prueba es del 1 oct 2025 y ya venció: cuenta como el piso de su banda, 6,0.',
      },
    });
    expect(copihue?.details.reason?.total).toBe('7,445');
    expect(await htmlOf()).toContain('Por verificar');
  });

  test('tells the rule for ties where the order is computed', async () => {
    const ties = /^Si dos empatan/;
    expect((await detailsOf()).reason?.order).toEqual([expect.stringMatching(ties)]);
    for (const orderedBy of ['editor', 'cost']) {
      const [andinoAlone] = examplePartners;
      expect((await detailsOf(andino(andinoAlone?.attributes ?? {}, { orderedBy }))).reason?.order).toEqual([]);
    }
  });

  test('stands in the dial of a list by one criterion as the score of that, and whole in the sum', async () => {
    const [entry] = (await load(andino({}, { orderedBy: 'payments' }))).entries;
    expect(entry?.rating).toMatchObject({ text: '9,5', label: 'Pagos 9,5 de 10', criterion: 'Pagos' });
    expect(entry?.details.reason).toMatchObject({ total: '9,195', rating: { label: 'Nota 9,2 de 10' } });
    expect(entry?.details.reason?.order[0]).toContain('se ordena por la nota de Pagos');
    const [usual] = (await load()).entries;
    expect(usual?.rating).toMatchObject({ text: '9,2', criterion: null });
  });
});

describe('facts and games', () => {
  test('what is missing is a dash', async () => {
    const { facts } = await detailsOf(
      andino({ established: '-', compatibility: '-', languageSupport: [], gameType: [], license: '-', facts: {} }),
    );
    expect(facts.map(({ value }) => value)).toEqual(['-', '-', '-', '-', '-']);
  });

  test('facts carry their source and the day on which somebody looked', async () => {
    const [license, established] = (await detailsOf()).facts;
    expect(license).toMatchObject({ verifiedOn: '20 oct 2026', source: { href: 'https://registro.example/andino', target: '_blank' } });
    expect(established).toMatchObject({ value: '2019', verifiedOn: null, source: null });
  });

  test('four games of the first provider, each with the way to its page where it has one', async () => {
    const asked: unknown[] = [];
    const options = andino({ providers: [{ arcadeId: '3' }, { arcadeId: '7' }] });
    const { games } = await detailsOf({
      clients: { ...options?.clients, arcade: { fetchGamesByProvider: async (...call) => (asked.push(call), exampleGames.slice(0, 4)) } },
    });
    expect(asked).toEqual([['3', 4]]);
    expect(games?.title).toBe('Algunos juegos de Cordillera Play');
    expect(games?.games.map(({ page }) => page?.href ?? null)).toEqual(exampleGames.slice(0, 4).map(({ localUrl }) => localUrl));
  });

  test('a games service that fails takes nothing from the list', async () => {
    const props = await load({ clients: { arcade: { fetchGamesByProvider: () => Promise.reject(new Error('down')) } } });
    expect(props.entries).toHaveLength(examplePartners.length);
    expect(props.entries.every(({ details }) => details.games === null)).toBe(true);
    expect(renderToString(<Toplist {...props} />)).toContain('Datos del casino');
  });
});

test('of an entry one detail is open at a time, and no other entry folds for it', async () => {
  const html = await htmlOf();
  const groups = [...html.matchAll(/<details id="[^"]+" name="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(groups)).toEqual(new Set(examplePartners.map(({ slug }) => `topList-lista-${slug}`)));
});

test('every link of an entry says which list it was in, and what it is', async () => {
  const own = anchorsOf(await htmlOf()).filter(({ href = '' }) => !href.startsWith('./') && !href.startsWith('https://registro.example'));
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
    const html = await htmlOf(andino({ ...attributes, facts: { license: { source, verifiedOn: '2026-10-20' } } }));
    const links = anchorsOf(html).map(({ href = '' }) => href);
    expect(links.filter((href) => href.startsWith(exampleHosts.clickout) || href.includes('casino-andino.example'))).toEqual([]);
    expect(html).toContain('Ya no lo recomendamos');
    expect(html).not.toContain('sponsored');
  });

  test('but the recommended one, by its review', async () => {
    const [recommended] = anchorsOf(await htmlOf(andino({ recommendedPartner: 'pacifico-play' }))).filter(
      (anchor) => anchor['data-link-id'] === 'recommended',
    );
    expect(recommended?.href).toBe('/resenas/pacifico-play/');
    expect(JSON.parse(recommended?.['data-link-data'] ?? '')).toMatchObject({ partner: 'pacifico-play' });
  });
});
