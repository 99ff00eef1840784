import { describe, expect, it } from 'vitest';
import type { Role } from '../../core/access/roles.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { pixel, published, sampleContent, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import type { FindAnswer } from './readSearch.ts';

type Own = Record<string, string>;

const own = {} as Record<Role, Own>;
const ids = {} as Record<'casino' | 'offer' | 'other' | 'page' | 'home', number>;
const tracking = 'https://go.track.example/visit/?offer=12&click={clickId}';

const studio = await testStudio();
for (const role of ['administrator', 'editor', 'affiliateManager'] as const) own[role] = await logIn(studio, role);
const { payload } = studio;
const casino = await payload.create({
  collection: 'partners',
  data: { ...samplePartner('casino-chucao'), name: 'Casino Chucao', webSite: 'chucao.example' },
});
const offer = { ...sampleOffer(casino.id, 'bienvenida'), titlePreview: '100 % hasta $300.000', trackingUrl: tracking };
ids.offer = (await payload.create({ collection: 'offers', data: offer })).id;
const other = { ...offer, afflinkProxy: 'giros', titlePreview: '50 giros', trackingUrl: tracking.replace('12', '13') };
ids.other = (await payload.create({ collection: 'offers', data: other })).id;
ids.casino = casino.id;
ids.home = (await payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Portada', '/') })).id;
const page = await payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Reseña Chucao', '/resenas/chucao/') });
ids.page = page.id;
const english = { title: 'Winter bird review', slug: '/en/reviews/chucao/', content: sampleContent, ...published };
await payload.update({ collection: 'pages', id: page.id, locale: 'en', data: english });
await payload.create({
  collection: 'toplists',
  data: { name: 'Mejores casinos', identifier: 'home', entries: [{ partner: casino.id }], ...published },
});
await payload.create({
  collection: 'media',
  locale: 'es_CL',
  data: { alt: 'Un pájaro del sur' },
  file: { ...pixel, name: 'chucao-logo.png' },
});
await payload.create({ collection: 'microcopy', locale: 'es_CL', data: { key: 'show_more', value: 'Ver más' } });
await payload.create({ collection: 'redirects', data: { from: '/antigua/', to: '/resenas/chucao/', status: '301' } });
await payload.create({ collection: 'authors', locale: 'es_CL', data: { name: 'Nuria Peñailillo', role: 'Editora' } });
await payload.create({ collection: 'navigation-groups', data: { groupName: 'Header' } });
await payload.create({
  collection: 'records',
  draft: true,
  data: {
    kind: 'withdrawal',
    partner: casino.id,
    day: '2026-11-02T12:00:00.000Z',
    timeToLive: 365,
    note: 'Llegó en dos días',
    _status: 'draft',
  },
});

async function find(typed: string, role: Role = 'administrator'): Promise<FindAnswer['groups']> {
  const response = await callStudio(studio, `find?q=${encodeURIComponent(typed)}`, { headers: own[role] });
  expect(response.status).toBe(200);
  return ((await response.json()) as FindAnswer).groups;
}
const pathsOf = (groups: FindAnswer['groups']) =>
  groups.filter(({ id }) => id !== 'places').flatMap(({ items }) => items.map(({ path }) => path));
const titlesOf = async (typed: string, group: string, role?: Role) =>
  (await find(typed, role)).find(({ id }) => id === group)?.items.map(({ title }) => title);

describe('the search', () => {
  it('finds every kind of document by what people call it', async () => {
    expect(await titlesOf('resena chucao', 'pages')).toEqual(['Reseña Chucao']);
    expect(await titlesOf('/en/reviews', 'pages')).toEqual(['Reseña Chucao']);
    expect(await titlesOf('WINTER bird', 'pages')).toEqual(['Reseña Chucao']);
    expect(await titlesOf('chucao.example', 'partners')).toEqual(['Casino Chucao']);
    expect(new Set(await titlesOf('chucao', 'offers'))).toEqual(new Set(['100 % hasta $300.000', '50 giros']));
    expect(await titlesOf('chucao giros', 'offers')).toEqual(['50 giros']);
    expect(await titlesOf('mejores', 'toplists')).toEqual(['Mejores casinos']);
    expect(await titlesOf('pajaro', 'media')).toEqual(['chucao-logo.png']);
    expect(await titlesOf('ver mas', 'microcopy')).toEqual(['show_more']);
    expect(await titlesOf('show_more', 'microcopy')).toEqual(['show_more']);
    expect(await titlesOf('antigua', 'redirects')).toEqual(['/antigua/']);
    expect(await titlesOf('penailillo', 'authors')).toEqual(['Nuria Peñailillo']);
    expect(await titlesOf('header', 'navigation-groups')).toEqual(['Header']);
    expect(await titlesOf('retiro chucao', 'records')).toEqual(['Retiro · Casino Chucao']);
    expect(await find('nada que se llame así')).toEqual([]);
  });

  it('puts the nearest first, with where it is', async () => {
    const [first] = await find('casino chucao');
    expect(first).toMatchObject({ id: 'partners', label: 'Casinos', items: [{ title: 'Casino Chucao', detail: 'chucao.example' }] });
    const offers = (await find('bienvenida')).find(({ id }) => id === 'offers');
    expect(offers?.items[0]).toEqual({
      title: '100 % hasta $300.000',
      detail: 'Casino Chucao · /jugar/casino-chucao/bienvenida',
      path: `/admin/collections/offers/${ids.offer}`,
    });
  });

  it('finds the page, the redirect or the offer of an address of the site', async () => {
    expect(pathsOf(await find('http://localhost:3000/resenas/chucao?utm=1'))).toEqual([`/admin/collections/pages/${ids.page}`]);
    expect(pathsOf(await find('http://localhost:3000/en/reviews/chucao/'))).toEqual([`/admin/collections/pages/${ids.page}`]);
    expect(pathsOf(await find('http://localhost:3000'))).toEqual([`/admin/collections/pages/${ids.home}`]);
    expect(pathsOf(await find('http://localhost:3000/jugar/casino-chucao/giros'))).toEqual([`/admin/collections/offers/${ids.other}`]);
    expect(await titlesOf('http://localhost:3000/antigua/', 'redirects')).toEqual(['/antigua/']);
  });

  it('finds the offer of a tracking link, the one with the same parameters first', async () => {
    const link = (offer: number) => `https://go.track.example/visit?click=5400-abc&offer=${offer}`;
    expect(pathsOf(await find(link(12)))[0]).toBe(`/admin/collections/offers/${ids.offer}`);
    expect(pathsOf(await find(link(13)))[0]).toBe(`/admin/collections/offers/${ids.other}`);
    expect(await find('https://other.example/visit')).toEqual([]);
  });

  it('knows drafts by their new name and by the one that is published', async () => {
    await studio.payload.update({
      collection: 'toplists',
      where: { identifier: { equals: 'home' } },
      draft: true,
      data: { name: 'Portada nueva', _status: 'draft' },
    });
    expect(await titlesOf('portada nueva', 'toplists')).toEqual(['Portada nueva']);
    expect(await titlesOf('mejores casinos', 'toplists')).toEqual(['Portada nueva']);
  });

  it('leaves out the trash', async () => {
    const { id } = await studio.payload.create({
      collection: 'pages',
      locale: 'es_CL',
      draft: true,
      data: { internalName: 'Desechada', title: 'x', slug: '/desechada/' },
    });
    expect(pathsOf(await find('desechada'))).toEqual([`/admin/collections/pages/${id}`]);
    await studio.payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
    expect(await find('desechada')).toEqual([]);
  });

  it('shows accounts to administrators, and pages of the studio to those who may open them', async () => {
    expect(await titlesOf('editor@example', 'users')).toEqual(['editor']);
    expect(await find('editor@example', 'editor')).toEqual([]);
    expect(await titlesOf('clics', 'places', 'affiliateManager')).toEqual(['Clics']);
    expect(await titlesOf('clics', 'places', 'editor')).toBeUndefined();
    expect(await titlesOf('paginas', 'places', 'editor')).toEqual(['Páginas']);
    expect(await titlesOf('registro', 'places', 'editor')).toBeUndefined();
    expect((await callStudio(studio, 'find?q=chucao')).status).toBe(401);
  });

  it('says how many there are besides, and takes no text for a pattern', async () => {
    for (let count = 0; count < 7; count++)
      await studio.payload.create({ collection: 'microcopy', data: { key: `many_${count}`, value: '100 %' } });
    const [group] = await find('many_');
    expect([group?.items.length, group?.more, group?.listPath]).toEqual([5, 2, '/admin/collections/microcopy?search=many_']);
    expect(await titlesOf('m%y', 'microcopy')).toBeUndefined();
  });
});

describe('without a text', () => {
  it('what the person edited last is shown, as it is now called, and no more what is gone', async () => {
    const change = (id: number, data: object, who: Own) => callStudio(studio, `pages/${id}?draft=true`, json(data, who, 'PATCH'));
    await change(ids.home, { title: 'Otra portada' }, own.editor);
    await change(ids.page, { internalName: 'Reseña con nombre nuevo' }, own.editor);
    const recent = async (role: Role) => (await find('', role)).find(({ id }) => id === 'recent')?.items ?? [];
    expect(await recent('editor')).toEqual([
      { title: 'Reseña con nombre nuevo', detail: 'Páginas · /resenas/chucao/', path: `/admin/collections/pages/${ids.page}` },
      { title: 'Portada', detail: 'Páginas · /', path: `/admin/collections/pages/${ids.home}` },
    ]);
    expect(await recent('affiliateManager')).toEqual([]);
    // What leads to a page keeps it out of the trash.
    await studio.payload.delete({ collection: 'redirects', where: { from: { equals: '/antigua/' } } });
    expect((await callStudio(studio, `pages/${ids.page}`, json({ deletedAt: new Date().toISOString() }, own.editor, 'PATCH'))).status).toBe(
      200,
    );
    expect((await recent('editor')).map(({ title }) => title)).toEqual(['Portada']);
  });
});

it('a document that may not be read is not found, nor counted', async () => {
  const { access } = studio.payload.collections.microcopy.config;
  const { read } = access;
  access.read = () => ({ key: { equals: 'many_3' } });
  try {
    expect(await find('many_')).toMatchObject([{ items: [{ title: 'many_3' }], more: 0 }]);
    access.read = () => false;
    expect(await find('many_')).toEqual([]);
  } finally {
    access.read = read;
  }
});
