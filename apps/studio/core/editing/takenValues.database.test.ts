import { describe, expect, it } from 'vitest';
import { askStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { sampleMenu, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();
const { payload } = studio;
const editor = await logIn(studio, 'editor');
const manager = await logIn(studio, 'affiliateManager');
const bonuses = await payload.create({ collection: 'pages', data: samplePage('Bonos', '/bonos/') });
const menu = await payload.create({ collection: 'navigation-groups', data: sampleMenu('Header', '/bonos/') });
const casino = await payload.create({ collection: 'partners', data: samplePartner('casino-uno') });
const toplist = { name: 'Nuevos', identifier: 'nuevos', criteria: 'Los más nuevos', entries: [] };
await payload.create({ collection: 'toplists', data: toplist });

const ask = (path: string, data?: object, method = 'PATCH', own = editor) =>
  askStudio(studio, path, data ? json(data, own, method) : { headers: own });
const autosave = 'autosave=true&draft=true&locale=es_CL';

describe('a value that another document has', () => {
  it('is left out by a form that saves itself, which keeps all the rest and says whose it is', async () => {
    const made = await ask(`pages?${autosave}`, { title: 'Otra', internalName: 'Otra', slug: '/bonos/', _status: 'draft' }, 'POST');
    expect(made).toMatchObject({
      status: 201,
      doc: { title: 'Otra', slug: '/bonos/', notStored: [{ path: 'slug', label: 'Ruta', message: 'Lo tiene «Bonos».' }] },
    });
    const id = Number(made.doc?.id);
    const saved = await ask(`pages/${id}?${autosave}`, { title: 'Otra más', slug: '/bonos/' });
    expect(saved).toMatchObject({ status: 200, doc: { title: 'Otra más', slug: '/bonos/', notStored: [{ path: 'slug' }] } });
    const read = { collection: 'pages', id, draft: true, locale: 'es_CL', depth: 0 } as const;
    expect(await payload.findByID(read)).toMatchObject({ title: 'Otra más', internalName: 'Otra', slug: null });

    const free = await ask(`pages/${id}?${autosave}`, { slug: '/otra/' });
    expect(free.doc?.['notStored']).toBeUndefined();
    expect((await payload.findByID(read)).slug).toBe('/otra/');
    await ask(`pages/${id}?${autosave}`, { title: 'Tercera', slug: '/bonos/' });
    expect(await payload.findByID(read)).toMatchObject({ title: 'Tercera', slug: '/otra/' });
  });

  it.each([
    ['toplists', { ...toplist, name: 'Lista' }, 'identifier', 'Identificador', 'Lo tiene «Nuevos».'],
    ['partners', { ...samplePartner('casino-uno'), name: 'Casino' }, 'slug', 'Identificador', 'Lo tiene «casino-uno».'],
  ] as const)('is left out of %s, too', async (collection, data, path, label, message) => {
    const made = await ask(`${collection}?${autosave}`, { ...data, _status: 'draft' }, 'POST', manager);
    expect(made).toMatchObject({ status: 201, doc: { notStored: [{ path, label, message }] } });
    const read = { collection, id: Number(made.doc?.id), draft: true, depth: 0 } as const;
    expect(await payload.findByID(read)).toMatchObject({ name: data.name, [path]: null });
  });

  it('is refused where somebody saves or publishes by hand, and by an integration', async () => {
    const draft = await payload.create({ collection: 'pages', draft: true, data: { title: 'A mano' } });
    for (const query of ['draft=true&locale=es_CL', 'locale=es_CL']) {
      const refused = await ask(`pages/${draft.id}?${query}`, { title: 'Después', slug: '/bonos/' });
      expect(refused, query).toMatchObject({
        status: 400,
        errors: [{ data: { errors: [{ path: 'slug', message: 'Lo tiene «Bonos».' }] } }],
      });
    }
    expect((await payload.findByID({ collection: 'pages', id: draft.id, draft: true, locale: 'es_CL' })).title).toBe('A mano');
    const second = await ask('navigation-groups?locale=es_CL', { groupName: 'Header' }, 'POST');
    expect(second.errors?.[0]?.data?.errors).toMatchObject([{ path: 'groupName', message: 'Lo tiene «Header».' }]);
    const texts = { key: 'show_more', value: 'Más' };
    await ask('microcopy?locale=es_CL', texts, 'POST');
    const again = await ask('microcopy?locale=es_CL', texts, 'POST');
    expect(again.errors?.[0]?.data?.errors).toMatchObject([{ path: 'key', message: 'Lo tiene «show_more».' }]);
  });

  it('is refused when a draft that has had it for longer is published', async () => {
    const early = await payload.create({
      collection: 'pages',
      draft: true,
      data: { title: 'Temprana', internalName: 'Temprana' },
    });
    await ask(`pages/${early.id}?${autosave}`, { slug: '/temprano/' });
    await payload.create({ collection: 'pages', data: samplePage('Madrugadora', '/temprano/') });
    const { _status, ...content } = samplePage('Temprana', '/temprano/');
    const refused = await ask(`pages/${early.id}?locale=es_CL`, { ...content, _status: 'published' });
    expect(refused.errors?.[0]?.data?.errors).toMatchObject([{ path: 'slug', message: 'Lo tiene «Madrugadora».' }]);
  });
});

describe('whose a value is', () => {
  const holder = (query: string, own = editor) => ask(`${query}&locale=es_CL`, undefined, 'GET', own);

  it('is told while it is typed, in the language of the form and with the trash, but not of the document itself', async () => {
    expect(await holder('pages/holder?field=slug&value=/bonos/')).toMatchObject({
      holder: {
        id: bonuses.id,
        title: 'Bonos',
        isInTrash: false,
      },
    });
    expect(await holder(`pages/holder?field=slug&value=/bonos/&id=${bonuses.id}`)).toMatchObject({ holder: null });
    expect(await holder('pages/holder?field=slug&value=/nadie/')).toMatchObject({ holder: null });
    expect(await ask('pages/holder?field=slug&value=/bonos/&locale=en')).toMatchObject({ holder: null });
    expect(await holder('navigation-groups/holder?field=groupName&value=Header')).toMatchObject({ holder: { id: menu.id } });
    await payload.update({ collection: 'partners', id: casino.id, data: { deletedAt: '2099-01-01T12:00:00.000Z' } });
    expect(await holder('partners/holder?field=slug&value=casino-uno')).toMatchObject({ holder: { isInTrash: true } });
  });

  it('is not told of other fields, nor without a login', async () => {
    expect((await holder('pages/holder?field=title&value=Bonos')).status).toBe(400);
    expect((await holder('pages/holder?value=Bonos')).status).toBe(400);
    expect((await holder('pages/holder?field=slug&value=/bonos/', {})).status).toBe(401);
  });
});

it('a change of many documents names those that stay as they are and why, and makes the others', async () => {
  const { id: partner } = await payload.create({ collection: 'partners', data: samplePartner('casino-de-muchos') });
  const { id: over } = await payload.create({
    collection: 'offers',
    draft: true,
    data: { ...sampleOffer(partner, 'vencida'), titlePreview: 'De 2020', expiration: '2020-01-01T12:00:00.000Z', _status: 'draft' },
  });
  for (const path of ['una', 'dos']) await payload.create({ collection: 'offers', data: sampleOffer(partner, path) });
  const change = json({ position: 5, _status: 'published' }, manager, 'PATCH');
  const answer = await askStudio(studio, `offers?where[partner][equals]=${partner}&locale=es_CL`, change);
  const reason = '«De 2020»: Vence: Esta oferta venció el 1 de enero de 2020. Cambia la fecha, o déjala como borrador.';
  expect(answer).toMatchObject({
    status: 400,
    message: `Cambiaron 2. Sin cambiar, 1. ${reason}`,
    errors: [{ id: over, message: reason }],
  });
  const { docs } = await payload.find({ collection: 'offers', where: { partner: { equals: partner } }, sort: 'id', depth: 0 });
  expect(docs.map(({ position, _status }) => `${position} ${_status}`)).toEqual(['0 draft', '5 published', '5 published']);
});
