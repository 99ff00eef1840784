import { APIError } from 'payload';
import { describe, expect, it } from 'vitest';
import { catalogueTemplates } from '../../content/templates/catalogueTemplates.ts';
import { createFromTemplate } from '../../content/templates/createFromTemplate.ts';
import { loadSubject } from '../../content/templates/loadSubjects.ts';
import { preview, readRows } from '../../exchange/tables/testExchange.ts';
import { askStudio, callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { published, sampleMenu, samplePage, samplePartner } from '../../testing/samples.ts';
import { serveCatalogue } from '../../testing/serveCatalogue.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { inTransaction } from '../publish/transaction.ts';
import { loadUsesOfEach } from '../uses/loadUses.ts';
import type { Choice } from './choice.ts';

const catalogue = await serveCatalogue();
const studio = await testStudio({ arcadeUrl: catalogue.url });
const { payload } = studio;
const editor = await logIn(studio, 'editor');
const manager = await logIn(studio, 'affiliateManager');

const bonusTypes = [
  { key: 'welcome', value: 'Bienvenida' },
  { key: 'freeSpins', value: 'Giros gratis' },
];
await payload.updateGlobal({ slug: 'site-globals', locale: 'es_CL', data: { bonusTypes } });

const ask = async (path: string) => (await askStudio(studio, `choices/${path}`, { headers: editor }))['choices'] as Choice[];
const titles = async (path: string) => (await ask(path)).map(({ title, value }) => `${title} ${value}`);

async function findEditor() {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: 'editor' } } });
  return docs.map((user) => ({ ...user, collection: 'users' as const }))[0] ?? null;
}

async function whileAway<Result>(act: () => Promise<Result>): Promise<Result> {
  catalogue.state.isAway = true;
  try {
    return await act();
  } finally {
    catalogue.state.isAway = false;
  }
}

describe('choices of the catalogue', () => {
  it('are found by name, number and address of the page on the site', async () => {
    expect(await titles('games?q=desierto')).toEqual(['Desierto Florido 101']);
    expect(await titles('games?q=205')).toEqual(['Copihue Rojo 205']);
    expect(await titles('games?q=http%3A%2F%2Flocalhost%3A3000%2Fjuegos-gratis%2Fcopihue-rojo-102%2F')).toEqual(['Copihue Rojo 102']);
    expect(await titles('providers?q=PLAY')).toEqual(['Cordillera Play 3']);
    expect(await titles('providers?q=%2Fproveedores%2Fcobre-games%2F')).toEqual(['Cobre Games 4']);
  });

  it('have their picture on the image host, and say what tells two of one name apart', async () => {
    const [first, second] = await ask('games?q=copihue');
    expect(first?.picture).toMatch(/^http:\/\/localhost:4006\/w_96,h_96,fit_contain\/arcade\//);
    expect([first?.detail, second?.detail]).toEqual(['Tragamonedas · Cordillera Play · n.º 102', 'Tragamonedas · Cobre Games · n.º 205']);
  });

  it('are named by their numbers; what the catalogue does not have is left out', async () => {
    expect(await titles('games?value=101&value=999')).toEqual(['Desierto Florido 101']);
  });

  it('say so while the service is away', async () => {
    const response = await whileAway(() => callStudio(studio, 'choices/games?q=x', { headers: editor }));
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('El catálogo de juegos no responde')]);
  });

  it('are for people with a login, of kinds that there are', async () => {
    expect((await callStudio(studio, 'choices/games?q=x')).status).toBe(401);
    for (const kind of ['nada', '__proto__'])
      expect((await callStudio(studio, `choices/${kind}?q=x`, { headers: editor })).status).toBe(404);
  });
});

it('types of bonuses are those of Globales, by name or key', async () => {
  expect(await titles('bonusTypes?q=GIROS')).toEqual(['Giros gratis freeSpins']);
  expect(await titles('bonusTypes?value=welcome&value=gone')).toEqual(['Bienvenida welcome']);
});

const createPage = (name: string, slug: string, more: object = {}) =>
  payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage(name, slug, more) });
const linkOf = async (source: string) => {
  const [document] = await readDocuments(studio.pool, source);
  return JSON.stringify(document?.body).match(/"url":"([^"]*)"/)?.[1];
};
const throwAway = (id: number) => callStudio(studio, `pages/${id}`, json({ deletedAt: new Date().toISOString() }, editor, 'PATCH'));

describe('a link to a page', () => {
  it('is chosen by name or address, and with one of its headings', async () => {
    const { id } = await createPage('Guía del rollover', '/guias/rollover/');
    const stored = `Guía del rollover page:${id}/guias/rollover/`;
    expect(await titles('pages?q=rollover&locale=es_CL')).toEqual([stored]);
    expect(await titles('pages?q=http%3A%2F%2Flocalhost%3A3000%2Fguias%2Frollover%2F%23x&locale=es_CL')).toEqual([stored]);
    expect(await titles('paths?q=rollover&locale=es_CL')).toEqual(['Guía del rollover /guias/rollover/']);
    const response = await callStudio(studio, `choices/pages/${id}/headings?locale=es_CL`, { headers: editor });
    expect(await response.json()).toEqual({ headings: [{ anchor: expect.stringMatching(/^prosCons-./), title: 'A favor y en contra' }] });
  });

  it('follows it, without a redirect, and to a page that was renamed before it was published', async () => {
    const { id } = await createPage('Se mueve', '/se-mueve/');
    const later = await payload.create({
      collection: 'pages',
      locale: 'es_CL',
      draft: true,
      data: { ...samplePage('Después', '/despues/'), _status: 'draft' },
    });
    const menu = await payload.create({
      collection: 'navigation-groups',
      locale: 'es_CL',
      data: sampleMenu('Uno', `page:${id}/se-mueve/#a`),
    });
    const other = await payload.create({
      collection: 'navigation-groups',
      locale: 'es_CL',
      data: sampleMenu('Dos', `page:${later.id}/despues/`),
    });
    expect([await linkOf(`navigation-groups:${menu.id}`), await linkOf(`navigation-groups:${other.id}`)]).toEqual([
      '/se-mueve/#a',
      '/despues/',
    ]);
    await payload.update({ collection: 'pages', id, locale: 'es_CL', data: { slug: '/movida/', ...published } });
    await payload.delete({ collection: 'redirects', where: { from: { equals: '/se-mueve/' } } });
    await payload.update({ collection: 'pages', id: later.id, locale: 'es_CL', data: { slug: '/renombrada/', ...published } });
    expect([await linkOf(`navigation-groups:${menu.id}`), await linkOf(`navigation-groups:${other.id}`)]).toEqual([
      '/movida/#a',
      '/renombrada/',
    ]);
    expect(await titles(`pages?value=page:${id}/se-mueve/&locale=es_CL`)).toEqual([`Se mueve page:${id}/movida/`]);
  });

  it('keeps the page: its deletion names what links to it, also by a path that it had', async () => {
    const { id } = await createPage('Enlazada', '/enlazada/');
    await payload.create({ collection: 'navigation-groups', data: sampleMenu('Elegida', `page:${id}/enlazada/`) });
    await payload.create({ collection: 'navigation-groups', data: sampleMenu('Escrita', '/enlazada/#x') });
    await payload.update({ collection: 'pages', id, locale: 'es_CL', data: { slug: '/enlazada-ahora/', ...published } });
    const response = await throwAway(id);
    expect(response.status).toBe(409);
    expect(await response.text()).toMatch(/Menú «Elegida».*Menú «Escrita»/);
    expect(await titles('pages?value=%2Fenlazada%2F&locale=es_CL')).toEqual([`Enlazada page:${id}/enlazada-ahora/`]);
  });
});

it('the catalogue knows where a game and a provider are used, published or not', async () => {
  const content = [
    { blockType: 'playGame' as const, gameId: 101 },
    { blockType: 'freeGames' as const, providerIds: [3, 4] },
  ];
  await createPage('Con juego', '/con-juego/', { content });
  await payload.create({
    collection: 'partners',
    draft: true,
    data: { ...samplePartner('con-proveedor'), softwareProviders: [4], _status: 'draft' },
  });
  const uses = await inTransaction(payload, async (req) => {
    req.user = await findEditor();
    return loadUsesOfEach(req, ['games:101', 'games:102', 'providers:4']);
  });
  const told = [...uses].map(([target, all]) => [target, all.map(({ title, isPublished }) => `${title} ${isPublished}`).toSorted()]);
  expect(told).toEqual([
    ['games:101', ['Con juego true']],
    ['providers:4', ['Con juego true', 'con-proveedor false']],
  ]);
});

describe('a cell of a file', () => {
  const rowOf = async (kind: string, content: string) => {
    const { id } = await preview(studio, manager, kind, content);
    const [row] = await readRows(studio, manager, id);
    return row;
  };

  it('names games and providers by number, name or address', async () => {
    await payload.create({ collection: 'partners', data: samplePartner('con-tabla') });
    const row = await rowOf(
      'partners',
      'slug,softwareProviders,toplistGames\ncon-tabla,cobre games | 3,/juegos-gratis/copihue-rojo-102/ | Desierto Florido\n',
    );
    expect(row?.message).toBeNull();
    expect(row?.changes.map(({ after }) => after)).toEqual(['4 | 3', '102 | 101']);
  });

  it('is refused with both where a name has two, and says when nothing is called so, or the service is away', async () => {
    const cell = (text: string) => rowOf('partners', `slug,toplistGames\ncon-tabla,${text}\n`);
    const both = /«Copihue Rojo» puede ser 102 \(.*Cordillera Play.*\) o 205 \(.*Cobre Games.*\)\. Escribe cuál\./;
    expect((await cell('Copihue Rojo'))?.message).toMatch(both);
    expect((await cell('Nada así'))?.message).toContain('«Nada así» no está en el catálogo.');
    expect((await whileAway(() => cell('Desierto Florido')))?.message).toContain('El catálogo de juegos no responde');
    expect((await whileAway(() => cell('102')))?.message).toBeNull();
  });

  it('names casinos, methods and types of bonuses by name, the casino of an offer too', async () => {
    const { id: partner } = await payload.create({
      collection: 'partners',
      data: { ...samplePartner('casino-nombrado'), name: 'Casino Nombrado' },
    });
    await payload.create({ collection: 'payment-methods', data: { name: 'Banco Uno', internalName: 'banco-uno' } });
    for (const key of ['doble', 'doble-2'])
      await payload.create({ collection: 'payment-methods', data: { name: 'Doble', internalName: key } });
    const offer = {
      partner,
      afflinkProxy: 'bienvenida',
      titlePreview: 'Cien',
      trackingUrl: 'https://t.example/?c={clickId}',
      _status: 'draft' as const,
    };
    await payload.create({ collection: 'offers', draft: true, data: { ...offer, position: 0, offerType: 'welcome' } });
    const changed = await rowOf('offers', 'partner,afflinkProxy,offerType\ncasino nombrado,bienvenida,giros gratis\n');
    expect([changed?.message, changed?.verdict, changed?.changes.map(({ after }) => after)]).toEqual([null, 'changed', ['freeSpins']]);
    const method = (text: string) => rowOf('partners', `slug,depositPaymentMethods\ncasino-nombrado,${text}\n`);
    expect((await method('banco uno'))?.changes.map(({ after }) => after)).toEqual(['banco-uno']);
    expect((await method('Doble'))?.message).toContain('«Doble» puede ser doble o doble-2. Escribe cuál.');
  });
});

it.each(catalogueTemplates.map((template) => [template.id, template] as const))('a page about a %s begins with it', async (_, template) => {
  await inTransaction(payload, async (req) => {
    const subject = await loadSubject(req, template, template.subject === 'games' ? '101' : '3');
    if (subject === null) throw new APIError('The catalogue does not have it.');
    const { internalName, ...proposal } = template.propose(subject);
    const form = { ...proposal, internalName, template: template.id, subject: '', author: '' };
    req.user = await findEditor();
    const page = await payload.findByID({
      collection: 'pages',
      id: await createFromTemplate(req, template, subject, form),
      locale: 'es_CL',
      draft: true,
      req,
    });
    const [hero] = page.content ?? [];
    expect(hero).toMatchObject(template.subject === 'games' ? { gameId: 101 } : { providerId: 3 });
    expect(page.slug).toMatch(/^\/resenas\/(juegos\/desierto-florido|proveedores\/cordillera-play)\/$/);
  });
  expect(await whileAway(() => inTransaction(payload, (req) => loadSubject(req, template, '101')))).toBeNull();
});
