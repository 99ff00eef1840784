import type { CollectionSlug, FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { askStudio, formOf, json, type Headed } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { pixel, sampleContent, sampleOffer, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();
const own = await logIn(studio, 'administrator');
const partner = (await studio.payload.create({ collection: 'partners', data: samplePartner('casino-fijo') })).id;

const draft = { _status: 'draft' };
const samples: Partial<Record<CollectionSlug, { data: Record<string, unknown>; change: Record<string, unknown> }>> = {
  pages: {
    data: { internalName: 'API', title: 'Título', slug: '/api/', content: sampleContent, ...draft },
    change: { title: 'Otro título' },
  },
  'game-extras': { data: { arcadeId: 4321, theme: 'Egipto' }, change: { theme: 'Vikingos' } },
  authors: { data: { name: 'Ana', role: 'Editora' }, change: { role: 'Directora' } },
  partners: { data: { name: 'Casino API', slug: 'casino-api', ...draft }, change: { webSite: 'casino.example' } },
  offers: { data: { ...sampleOffer(partner, 'api'), ...draft }, change: { titlePreview: 'Otra' } },
  toplists: { data: { name: 'Lista', identifier: 'lista', ...draft }, change: { name: 'Otra lista' } },
  records: { data: { kind: 'support', partner, day: '2026-11-02', timeToLive: 90, ...draft }, change: { note: 'Contestaron' } },
  'rating-methods': { data: {}, change: { reason: 'Porque sí' } },
  'payment-methods': { data: { name: 'Webpay', internalName: 'webpay' }, change: { name: 'WebPay' } },
  'navigation-groups': {
    data: { groupName: 'Prueba', navigationItems: [{ name: 'Uno' }] },
    change: { navigationItems: [{ name: 'Dos' }] },
  },
  microcopy: { data: { key: 'api_test', value: 'Ver más' }, change: { value: 'Ver todo' } },
  corrections: {
    data: { day: '2026-11-02', path: '/bonos/', pageTitle: 'Bonos', reason: 'Estaba mal' },
    change: { reason: 'Estaba viejo' },
  },
  redirects: { data: { from: '/de-api/', to: 'https://otra.example/', status: '301' }, change: { to: 'https://tercera.example/' } },
};
const collections = [...(Object.keys(samples) as CollectionSlug[]), 'media' as const];

const call = (path: string, init: Headed = {}) => askStudio(studio, path, { ...init, headers: { ...init.headers, ...own } });
const hasDrafts = (slug: CollectionSlug) => Boolean(studio.payload.collections[slug].config.versions?.drafts);

async function create(slug: CollectionSlug): Promise<number> {
  if (slug === 'media') {
    const head = `name="file"; filename="${Math.random()}.png"\r\nContent-Type: image/png`;
    return (await call('media', formOf(head, pixel.data, {}, { alt: 'Logo', acceptDuplicate: true }))).doc?.id ?? 0;
  }
  const { status, doc, fault } = await call(`${slug}${hasDrafts(slug) ? '?draft=true' : ''}`, json(samples[slug]?.data ?? {}));
  expect(status, `${slug} ${fault}`).toBe(201);
  return doc?.id ?? 0;
}

describe('without ?locale=', () => {
  it.each(collections)('%s are created, read and changed in Spanish', async (slug) => {
    const change = samples[slug]?.change ?? { alt: 'Un logo' };
    const id = await create(slug);
    expect((await call(`${slug}/${id}${hasDrafts(slug) ? '?draft=true' : ''}`, json(change, {}, 'PATCH'))).status).toBe(200);
    const matching = expect.objectContaining(
      Object.fromEntries(Object.entries(change).map(([name, value]) => [name, typeof value === 'string' ? value : expect.anything()])),
    );
    for (const language of ['', '&locale=es_CL']) {
      expect(await call(`${slug}/${id}?draft=true${language}`)).toEqual(matching);
      expect((await call(`${slug}?draft=true&where[id][equals]=${id}${language}`)).docs).toEqual([matching]);
    }
    for (const path of [`${id}?locale=all&draft=true`, 'count', `${id}?depth=2`])
      expect((await call(`${slug}/${path}`)).status, path).toBe(200);
  });

  it('a language that does not exist is refused, with those that do', async () => {
    const fault = 'El idioma «pt_BR» no existe en el estudio. Los que hay: es_CL, en, fr_CA, de_DE; para leerlos todos, all.';
    for (const init of [{}, json({ title: 'x' }, {}, 'PATCH')])
      expect(await call('pages/1?locale=pt_BR', init)).toMatchObject({ status: 400, fault });
  });

  it('cannot be written in all languages at once', async () => {
    const answer = await call('pages?draft=true&locale=all', json({ internalName: 'x', title: 'x', slug: '/x/' }));
    expect(answer).toMatchObject({ status: 400, fault: expect.stringContaining('Se escribe en un idioma') });
  });
});

describe('what is sent', () => {
  it('as a block of an unknown type is refused', async () => {
    const data = { internalName: 'Bloque', title: 'Bloque', slug: '/bloque/', content: [{ blockType: 'weather' }] };
    const answer = await call('pages?draft=true', json(data));
    expect(answer).toMatchObject({ status: 400, fault: expect.stringContaining('de tipo «weather»') });
  });

  it('as a field that does not exist is refused by name, and what Payload adds itself is not', async () => {
    const data = { internalName: 'Campo', title: 'Campo', slug: '/campo/' };
    expect(await call('pages?draft=true', json({ ...data, tittle: 'x', seo: {} }))).toMatchObject({
      status: 400,
      fault: 'Los campos tittle, seo no existen en «Páginas». Revisa cómo se escribe, o quítalo.',
    });
    const { status, doc } = await call('pages?draft=true', json(data));
    expect(status).toBe(201);
    const { status: _, fault, ...read } = await call(`pages/${doc?.id}?draft=true&depth=0`);
    expect((await call(`pages/${doc?.id}?draft=true`, json(read, {}, 'PATCH'))).status, `what was read may be sent back ${fault}`).toBe(
      200,
    );
  });
});

const bad = [null, 'x', '', -1, 1e21, 1.5, true, [], {}, [[]], [null], [{}], { es_CL: 'x' }, { id: 'x' }, ['x', 7]];
const long = 'á'.repeat(20_000);
const nasty = [{ a: { b: [] } }, [[[{}]]], 1e300];
const namesOf = (fields: readonly FlattenedField[]) => fields.map(({ name }) => name);

describe('values of a wrong kind', () => {
  it.each(collections)('in %s are refused or put right, and nothing fails', async (slug) => {
    const id = await create(slug).catch(() => 1);
    const names = namesOf(studio.payload.collections[slug].config.flattenedFields);
    const requests = [
      ...[...bad, long].map((value) => {
        const body = { ...samples[slug]?.data, ...Object.fromEntries(names.map((name) => [name, value])) };
        return [`${slug}?draft=true`, json(body)] as const;
      }),
      ...names.map((name, index) => [`${slug}/${id}?draft=true`, json({ [name]: nasty[index % nasty.length] }, {}, 'PATCH')] as const),
    ];
    for (const [path, init] of requests) {
      const answer = await call(path, init);
      const what = `${init.method} ${path} ${(typeof init.body === 'string' ? init.body : '').slice(0, 300)} → ${JSON.stringify(answer).slice(0, 500)}`;
      expect(answer.status, what).toBeLessThan(500);
    }
  });
});
