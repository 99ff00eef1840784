import { describe, expect, it } from 'vitest';
import { askStudio, json, type Headed } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { createPageOf, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { describeVersion, loadEditors, type StoredVersion, writeVersion } from './describeVersion.ts';

const note = 'Corrige el plazo de retiro';

const studio = await testStudio();
const elena = await logIn(studio, 'editor');
const manager = await logIn(studio, 'affiliateManager');

const call = async (path: string, init: Headed) => {
  const answer = await askStudio(studio, path, init);
  expect(answer.status, answer.fault).toBeLessThan(300);
  return answer;
};
const save = (id: number, data: object, query = '') => call(`pages/${id}?locale=es_CL${query}`, json(data, elena, 'PATCH'));
const autosave = (id: number, data: object) => save(id, data, '&draft=true&autosave=true');
const versionsOf = async (id: number, collection: 'pages' | 'partners' = 'pages') => {
  const found = { where: { parent: { equals: id } }, sort: '-updatedAt', depth: 0 };
  const { docs } = await studio.payload.findVersions({ collection, ...found });
  return docs as unknown as StoredVersion[];
};
const notesOf = async (id: number) => (await versionsOf(id)).map(({ version }) => version['savedNote'] ?? null);

let count = 0;
const createPage = async () => (await createPageOf(studio, ++count)).id;

describe('the note of a version', () => {
  it('stays in the form while it saves itself, goes into the version that is saved by hand, and the next one begins without', async () => {
    const id = await createPage();
    expect((await autosave(id, { title: 'Uno', versionNote: note })).doc?.['versionNote']).toBe(note);
    expect((await autosave(id, { title: 'Dos', versionNote: note })).doc?.['versionNote']).toBe(note);
    expect((await notesOf(id))[0]).toBeNull();
    expect((await save(id, { title: 'Tres', versionNote: note }, '&draft=true')).doc?.['versionNote']).toBeNull();
    expect((await notesOf(id))[0]).toBe(note);
    expect((await autosave(id, { title: 'Cuatro' })).doc?.['versionNote']).toBeNull();
    // As a form does, with the values that nobody changed.
    const form = { title: 'Seis', versionNote: 'Otra nota', _status: 'draft', deletedAt: null };
    await save(id, form, '&draft=true');
    await autosave(id, { ...form, title: 'Siete', versionNote: null });
    expect((await notesOf(id)).slice(0, 2)).toEqual([null, 'Otra nota']);
    await save(id, { title: 'Cinco' }, '&draft=true');
    expect((await notesOf(id)).filter((one) => one === note)).toHaveLength(1);
  });

  it('that is still in the form goes out with what is published, and not before visitors', async () => {
    const id = await createPage();
    await autosave(id, { title: 'Con nota', versionNote: ` ${note} ` });
    await save(id, { _status: 'published' });
    const [latest] = await versionsOf(id);
    expect(latest?.version).toMatchObject({ savedNote: note, versionNote: null, title: 'Con nota' });
    expect(JSON.stringify(await readDocuments(studio.pool, `pages:${id}`))).not.toContain(note);
  });

  it('is written by nobody past the form', async () => {
    const id = await createPage();
    await save(id, { title: 'Uno', savedNote: 'A mano' }, '&draft=true');
    expect(await notesOf(id)).not.toContain('A mano');
  });

  it('is there for casinos too', async () => {
    const { id } = await studio.payload.create({ collection: 'partners', data: samplePartner('casino') });
    await call(`partners/${id}?draft=true`, json({ name: 'Otro', versionNote: note }, manager, 'PATCH'));
    expect((await versionsOf(id, 'partners'))[0]?.version['savedNote']).toBe(note);
  });

  it('is no difference of its own in the log of activity', async () => {
    const id = await createPage();
    await save(id, { versionNote: note }, '&draft=true');
    const { docs } = await studio.payload.find({
      collection: 'activity',
      where: { documentId: { equals: String(id) }, kind: { equals: 'changed' } },
    });
    expect(docs.map(({ fields }) => fields).join()).not.toContain('Nota de la versión');
  });

  it('of a restored version says which one it was', async () => {
    const id = await createPage();
    const oldest = (await versionsOf(id)).at(-1);
    await save(id, { title: 'Dos', versionNote: note }, '&draft=true');
    await call(`pages/versions/${oldest?.id}?locale=es_CL`, json({}, elena));
    const [latest] = await versionsOf(id);
    expect(latest?.version['savedNote']).toMatch(/^Restaura la versión del \d\d-\d\d-\d{4} \d\d:\d\d$/);
    expect(latest?.version['title']).toBe(`Página ${count}`);
  });
});

it('a version is described by who saved it, when in Chile, and its note', async () => {
  const id = await createPage();
  await save(id, { title: 'Uno', versionNote: note }, '&draft=true');
  const versions = await versionsOf(id);
  const people = await loadEditors({ payload: studio.payload, context: {}, query: {} } as never, versions);
  const [latest] = versions;
  if (!latest) throw new Error('There is no version.');
  const described = describeVersion({ ...latest, updatedAt: '2026-12-25T02:30:00.000Z' }, people);
  expect(writeVersion(described)).toBe(`24-12-2026 23:30, hora de Chile, guardada por editor: «${note}»`);
  const own = describeVersion({ id: 1, updatedAt: '2026-12-25T02:30:00.000Z', version: { versionNote: note } }, people);
  expect(own).toEqual({ when: '24-12-2026 23:30', by: 'El estudio', note, isTyped: true });
});
