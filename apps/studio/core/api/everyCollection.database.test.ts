import type { CollectionSlug, FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { callStudio, formOf, json, type Headed } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { pixel, sampleContent, sampleOffer, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

type Doc = Record<string, unknown> & { id: number };
type Answer = { doc?: Doc; docs?: Doc[]; errors?: { message: string }[] } & Record<string, unknown>;

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
  redirects: { data: { from: '/de-api/', to: 'https://otra.example/', status: '301' }, change: { status: '302' } },
};
const collections = [...(Object.keys(samples) as CollectionSlug[]), 'media' as const];

async function call(path: string, init: Headed = {}): Promise<[status: number, answer: Answer]> {
  const response = await callStudio(studio, path, { ...init, headers: { ...init.headers, ...own } });
  return [response.status, (await response.json()) as Answer];
}
const messagesOf = ({ errors }: Answer) => (errors ?? []).map(({ message }) => message).join(' ');
const hasDrafts = (slug: CollectionSlug) => Boolean(studio.payload.collections[slug].config.versions?.drafts);

async function create(slug: CollectionSlug): Promise<Doc> {
  if (slug === 'media') {
    const head = `name="file"; filename="${Math.random()}.png"\r\nContent-Type: image/png`;
    return (await call('media', formOf(head, pixel.data, {}, { alt: 'Logo', acceptDuplicate: true })))[1].doc as Doc;
  }
  const { data = {} } = samples[slug] ?? {};
  const [status, answer] = await call(`${slug}${hasDrafts(slug) ? '?draft=true' : ''}`, json(data));
  expect(status, `${slug} ${JSON.stringify(answer)}`).toBe(201);
  return answer.doc as Doc;
}

describe('without ?locale=', () => {
  it.each(collections)('%s are created, read and changed in Spanish', async (slug) => {
    const change = samples[slug]?.change ?? { alt: 'Un logo' };
    const { id } = await create(slug);
    const [changed] = await call(`${slug}/${id}${hasDrafts(slug) ? '?draft=true' : ''}`, json(change, {}, 'PATCH'));
    expect(changed).toBe(200);
    const matching = expect.objectContaining(
      Object.fromEntries(Object.entries(change).map(([name, value]) => [name, typeof value === 'string' ? value : expect.anything()])),
    );
    for (const language of ['', '&locale=es_CL']) {
      expect((await call(`${slug}/${id}?draft=true${language}`))[1]).toEqual(matching);
      expect((await call(`${slug}?draft=true&where[id][equals]=${id}${language}`))[1].docs).toEqual([matching]);
    }
    const [all, every] = await call(`${slug}/${id}?locale=all&draft=true`);
    expect([all, every.errors]).toEqual([200, undefined]);
    expect((await call(`${slug}/count`))[0]).toBe(200);
    expect((await call(`${slug}/${id}?depth=2`))[0]).toBe(200);
  });

  it('a language that does not exist is refused, with those that do', async () => {
    for (const init of [{}, json({ title: 'x' }, {}, 'PATCH')]) {
      const [status, answer] = await call('pages/1?locale=pt_BR', init);
      expect([status, messagesOf(answer)]).toEqual([
        400,
        'El idioma «pt_BR» no existe en el estudio. Los que hay: es_CL, en, fr_CA, de_DE; para leerlos todos, all.',
      ]);
    }
  });

  it('cannot be written in all languages at once', async () => {
    const [status, answer] = await call('pages?draft=true&locale=all', json({ internalName: 'x', title: 'x', slug: '/x/' }));
    expect([status, messagesOf(answer)]).toEqual([400, expect.stringContaining('Se escribe en un idioma')]);
  });
});

describe('what is sent', () => {
  it('as a block of an unknown type is refused', async () => {
    const data = { internalName: 'Bloque', title: 'Bloque', slug: '/bloque/', content: [{ blockType: 'weather' }] };
    const [status, answer] = await call('pages?draft=true', json(data));
    expect([status, JSON.stringify(answer.errors)]).toEqual([400, expect.stringContaining('de tipo «weather»')]);
  });

  it('as a field that does not exist is refused by name, and what Payload adds itself is not', async () => {
    const data = { internalName: 'Campo', title: 'Campo', slug: '/campo/' };
    const [status, answer] = await call('pages?draft=true', json({ ...data, tittle: 'x', seo: {} }));
    expect([status, messagesOf(answer)]).toEqual([
      400,
      'Los campos tittle, seo no existen en «Páginas». Revisa cómo se escribe, o quítalo.',
    ]);
    const [created, { doc }] = await call('pages?draft=true', json(data));
    expect(created).toBe(201);
    const [, read] = await call(`pages/${doc?.id}?draft=true&depth=0`);
    expect((await call(`pages/${doc?.id}?draft=true`, json(read, {}, 'PATCH')))[0], 'what was read may be sent back').toBe(200);
  });
});

const bad = [null, 'x', '', -1, 1e21, 1.5, true, [], {}, [[]], [null], [{}], { es_CL: 'x' }, { id: 'x' }, ['x', 7]];
const long = 'á'.repeat(20_000);
const nasty = [{ a: { b: [] } }, [[[{}]]], 1e300];
const namesOf = (fields: readonly FlattenedField[]) => fields.map(({ name }) => name);

describe('values of a wrong kind', () => {
  it.each(collections)('in %s are refused or put right, and nothing fails', async (slug) => {
    const { id } = await create(slug).catch(() => ({ id: 1 }));
    const names = namesOf(studio.payload.collections[slug].config.flattenedFields);
    const { data = {} } = samples[slug] ?? {};
    const all = [...bad, long].map((value) => Object.fromEntries(names.map((name) => [name, value])));
    const one = names.map((name, index) => ({ [name]: nasty[index % nasty.length] }));
    const requests = [
      ...all.map((body) => [`${slug}?draft=true`, json({ ...data, ...body })] as const),
      ...[...all, ...one].map((body) => [`${slug}/${id}?draft=true`, json(body, {}, 'PATCH')] as const),
    ];
    for (const [path, init] of requests) {
      const [status, answer] = await call(path, init);
      const what = `${init.method} ${path} ${(typeof init.body === 'string' ? init.body : '').slice(0, 300)} → ${JSON.stringify(answer).slice(0, 500)}`;
      expect(status, what).toBeLessThan(500);
    }
  });
});
