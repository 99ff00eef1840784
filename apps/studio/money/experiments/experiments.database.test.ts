// Requirements: 11.16.
import { storedPageSchema } from '@lupa/database/storedDocuments.ts';
import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { insertClicks, insertEvent, sampleClick } from '../clicks/testClicks.ts';
import { decidedExperiments } from './loadResult.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { published, samplePage } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();
const manager = await logIn(studio, 'affiliateManager');
const administrator = await logIn(studio, 'administrator');
const editor = await logIn(studio, 'editor');
beforeEach(async () => {
  await studio.pool.query('delete from studio.experiments');
  await studio.pool.query('delete from clicks.clicks');
});

let pages = 0;
async function createPage() {
  pages += 1;
  const { id, content } = await studio.payload.create({
    collection: 'pages',
    locale: 'es_CL',
    data: {
      ...samplePage(`Página ${pages}`, `/experimento-${pages}/`),
      content: [
        { blockType: 'heroSection', variant: 'default', title: 'Los mejores casinos', cta: { title: 'Ver la lista', url: '/' } },
        { blockType: 'prosCons', title: 'A favor y en contra' },
      ],
    },
  });
  return { id, hero: content?.[0]?.id ?? '', other: content?.[1]?.id ?? '' };
}

async function send(path: string, body: object, headers = manager, method = 'POST') {
  const answer = await callStudio(studio, path, json(body, headers, method));
  const text = await answer.text();
  const read = JSON.parse(text) as {
    doc?: { id: number; key: string };
    errors?: { message: string; data?: { errors?: { message: string }[] } }[];
  };
  const [fault] = read.errors ?? [];
  return { status: answer.status, doc: read.doc, message: fault?.data?.errors?.[0]?.message ?? fault?.message ?? '' };
}

async function createExperiment(page: { id: number; hero: string }, changes: object = { title: 'Casinos que pagan' }) {
  const data = { name: 'Portada directa', page: page.id, language: 'es_CL', block: page.hero, weeks: 4, ...changes };
  const { status, doc, message } = await send('experiments', data);
  expect(status, message).toBe(201);
  if (!doc) throw new Error('no document came back');
  return doc;
}

const readExperiment = async (page: number) => {
  const [document] = await readDocuments(studio.pool, `pages:${page}`);
  return storedPageSchema.parse(document?.body).experiment;
};

it('is on the page from its start to its end, also while the page is edited, and ends the pages that show it alone', async () => {
  const page = await createPage();
  const { id, key } = await createExperiment(page);
  expect(key).toBe('portada-directa');
  expect(await readExperiment(page.id)).toBeNull();

  const started = await collectChanges(studio.pool, () => send(`experiments/${id}/start`, {}));
  expect(started).toEqual([[`page:/experimento-${pages}/`]]);
  const shown = await readExperiment(page.id);
  expect(shown).toMatchObject({ key, block: page.hero, changes: { title: 'Casinos que pagan', text: null, visit: null } });
  const weeks = (Date.parse(shown?.endsAt ?? '') - Date.now()) / (7 * 86_400_000);
  expect(weeks).toBeGreaterThan(3.99);
  expect(weeks).toBeLessThanOrEqual(4);

  await studio.payload.update({ collection: 'pages', id: page.id, locale: 'es_CL', data: { title: 'Otro título', ...published } });
  expect(await readExperiment(page.id)).toMatchObject({ block: page.hero });

  expect((await send(`experiments/${id}/start`, {})).status).toBe(409);
  expect((await send(`experiments/${id}`, { title: 'Otro' }, manager, 'PATCH')).message).toBe(
    'Un experimento que corre o terminó no se cambia: haz otro.',
  );
  expect((await callStudio(studio, `experiments/${id}`, { method: 'DELETE', headers: manager })).status).toBe(400);
  expect(await collectChanges(studio.pool, () => send(`experiments/${id}/end`, { kept: 'a' }))).toEqual([[`page:/experimento-${pages}/`]]);
  expect(await readExperiment(page.id)).toBeNull();
  expect(await studio.payload.findByID({ collection: 'experiments', id })).toMatchObject({
    state: 'ended',
    kept: 'a',
    counted: { a: { visitors: 0 }, b: { visitors: 0 }, verdict: 'open' },
  });
});

it('counts a visitor once, people alone, and what partners called back', async () => {
  const page = await createPage();
  const { id, key } = await createExperiment(page);
  await send(`experiments/${id}/start`, {});
  const at = new Date();
  const click = (group: string, more: object = {}) => sampleClick({ at, experiment: `${key}.${group}`, ...more });
  const deposited = click('b');
  await insertClicks(studio.pool, [
    click('a'),
    click('a', { visitorKey: 'one' }),
    click('a', { visitorKey: 'one' }),
    click('a', { botClass: 'suspicious' }),
    deposited,
    sampleClick({ at }),
    sampleClick({ at, experiment: 'otro.b' }),
    sampleClick({ at: new Date(at.getTime() - 3_600_000), experiment: `${key}.b` }),
  ]);
  for (const kind of ['registration', 'first_deposit'])
    await insertEvent(studio.pool, { kind, clickId: deposited.id, attribution: 'click' });
  await send(`experiments/${id}/end`, { kept: 'a' });
  const { counted } = await studio.payload.findByID({ collection: 'experiments', id });
  expect(counted).toEqual({
    a: { visitors: 2, registrations: 0, firstDeposits: 0 },
    b: { visitors: 1, registrations: 1, firstDeposits: 1 },
    verdict: 'open',
  });
});

it('publishes version B where an editor says so, and nobody’s unfinished changes with it', async () => {
  const page = await createPage();
  const { id } = await createExperiment(page, { title: 'Casinos que pagan', text: 'Uno.\n\nDos.', button: 'Ir a la lista' });
  await send(`experiments/${id}/start`, {});
  expect((await send(`experiments/${id}/end`, { kept: 'b' })).status).toBe(403);
  await studio.payload.update({ collection: 'pages', id: page.id, locale: 'es_CL', draft: true, data: { title: 'Sin terminar' } });
  expect((await send(`experiments/${id}/end`, { kept: 'b' }, administrator)).message).toContain('cambios sin publicar');
  expect(await readExperiment(page.id)).not.toBeNull();
  await studio.payload.update({ collection: 'pages', id: page.id, locale: 'es_CL', data: { title: 'Terminado', ...published } });
  expect(await send(`experiments/${id}/end`, { kept: 'b' }, administrator)).toMatchObject({ status: 200 });
  const [document] = await readDocuments(studio.pool, `pages:${page.id}`);
  const body = storedPageSchema.parse(document?.body);
  expect(body).toMatchObject({ title: 'Terminado', experiment: null });
  expect(body.content[0]).toMatchObject({
    id: page.hero,
    title: 'Casinos que pagan',
    body: [
      { kind: 'paragraph', html: 'Uno.' },
      { kind: 'paragraph', html: 'Dos.' },
    ],
    cta: { title: 'Ir a la lista', url: '/' },
  });
});

it('refuses what could not be tried, and says why', async () => {
  const page = await createPage();
  const of = (data: object) => send('experiments', { name: 'x', page: page.id, language: 'es_CL', block: page.hero, weeks: 4, ...data });
  expect((await of({})).message).toBe('La versión B es igual a la A: cambia algo.');
  expect((await of({ title: 'Los mejores casinos' })).message).toBe('La versión B es igual a la A: cambia algo.');
  expect((await of({ title: 'x', block: page.other })).message).toContain('no se puede probar en dos versiones');
  expect((await of({ title: 'x', language: 'en' })).message).toBe('La página no está publicada en ese idioma.');
  expect((await of({ variant: 'mini-review-component' })).message).toBe('Este bloque no tiene esa variante.');
  expect((await of({ title: 'x', weeks: 9 })).status).toBe(400);
  expect((await of({ title: 'x', page: null })).message).toBe('Elige la página.');
});

it('lets one run at a time, with keys of their own', async () => {
  const [one, other] = [await createPage(), await createPage()];
  const [first, second] = [await createExperiment(one), await createExperiment(other)];
  expect([first.key, second.key]).toEqual(['portada-directa', 'portada-directa-2']);
  await send(`experiments/${first.id}/start`, {});
  expect((await send(`experiments/${second.id}/start`, {})).message).toContain('Corre «Portada directa»');
});

it('is on the first page of the studio once the test has decided, or its time is over', async () => {
  const page = await createPage();
  const { id, key } = await createExperiment(page);
  await send(`experiments/${id}/start`, {});
  const listed = async (now = new Date()) => {
    const req = await createLocalReq({}, studio.payload);
    const { rows } = await decidedExperiments.load({ req, now }, { limit: 5, offset: 0 });
    return rows.map(({ title, detail }) => [title, detail]);
  };
  expect(await listed()).toEqual([]);
  expect(await listed(new Date(Date.now() + 29 * 86_400_000))).toEqual([
    ['Portada directa', 'Se acabó el plazo: no se supo cuál es mejor'],
  ]);
  const clicks = ['a', 'b', 'b'].flatMap((group) =>
    Array.from({ length: 100 }, () => sampleClick({ at: new Date(), experiment: `${key}.${group}` })),
  );
  await insertClicks(studio.pool, clicks);
  expect(await listed(new Date(Date.now() + 60_000))).toEqual([['Portada directa', 'La versión B es mejor']]);
});

it('starts one of two that are started at the same moment', async () => {
  const made = [await createExperiment(await createPage()), await createExperiment(await createPage())];
  const answers = await Promise.all(made.map(({ id }) => send(`experiments/${id}/start`, {})));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
});

it('can be ended when its page is gone', async () => {
  const page = await createPage();
  const { id } = await createExperiment(page);
  await send(`experiments/${id}/start`, {});
  await studio.pool.query('update studio.experiments set page_id = null where id = $1', [id]);
  expect((await send(`experiments/${id}/end`, { kept: 'b' }, administrator)).message).toBe('La página de este experimento ya no existe.');
  expect((await send(`experiments/${id}/end`, { kept: 'a' })).status).toBe(200);
});

it('is for affiliate managers, and no form sets its state', async () => {
  const page = await createPage();
  const { id } = await createExperiment(page, { title: 'x', state: 'running', startedAt: '2026-01-01T00:00:00.000Z', key: 'propia' });
  expect(await studio.payload.findByID({ collection: 'experiments', id })).toMatchObject({
    state: 'draft',
    startedAt: null,
    key: 'portada-directa',
  });
  expect((await send(`experiments/${id}/start`, {}, editor)).status).toBe(403);
  expect((await callStudio(studio, 'experiments', { headers: editor })).status).toBe(403);
  expect((await callStudio(studio, `experiments/blocks?page=${page.id}&language=es_CL`)).status).toBe(401);
  const blocks = await callStudio(studio, `experiments/blocks?page=${page.id}&language=es_CL`, { headers: manager });
  expect(await blocks.json()).toEqual({
    blocks: [
      {
        id: page.hero,
        type: 'heroSection',
        variant: 'default',
        eyebrow: '',
        title: 'Los mejores casinos',
        hasButton: true,
        button: 'Ver la lista',
      },
    ],
  });
});
