import { describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import { sampleContent, samplePage } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

type Block = Record<string, unknown>;
type Answer = { doc?: { id: number; content?: Block[] }; errors?: { data?: { errors?: { message: string }[] } }[] };

/** Of a release that is not this one. */
const foreign = { id: '6925c0ffee', blockType: 'weather', title: 'Hoy', days: [{ id: 'a1', degrees: 21 }] };

const studio = await testStudio();
const own = await logIn(studio, 'editor');

async function call(path: string, data: object, method = 'PATCH') {
  const response = await callStudio(studio, path, json(data, own, method));
  const answer = (await response.json()) as Answer;
  const message = answer.errors?.[0]?.data?.errors?.[0]?.message ?? '';
  return { status: response.status, message, doc: answer.doc };
}
const readForm = async (id: number, locale = 'es_CL') => {
  const response = await callStudio(studio, `pages/${id}?draft=true&depth=0&locale=${locale}`, { headers: own });
  return ((await response.json()) as { content?: Block[] }).content ?? [];
};

let count = 0;
async function createPageWithForeign(): Promise<{ id: number; content: Block[] }> {
  count++;
  const { id } = await studio.payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage(`Página ${count}`, `/p-${count}/`) });
  const add = `content || $2::jsonb`;
  await studio.pool.query(`update studio.pages_locales set content = ${add} where _parent_id = $1`, [id, JSON.stringify([foreign])]);
  await studio.pool.query(
    `update studio._pages_v_locales set version_content = version_${add} where _parent_id in (select id from studio._pages_v where parent_id = $1)`,
    [id, JSON.stringify([foreign])],
  );
  return { id, content: await readForm(id) };
}
async function storedBlocks(id: number, locale = 'es_CL'): Promise<Block[]> {
  const { rows } = await studio.pool.query<{ content: Block[] }>(
    `select version_content as content from studio._pages_v_locales join studio._pages_v as version on version.id = _parent_id
    where version.parent_id = $1 and version.latest and _locale = $2`,
    [id, locale],
  );
  return rows[0]?.content ?? [];
}

describe('a block of a type that the studio does not know', () => {
  it('is refused with its name when it is new, in drafts too', async () => {
    const { id } = await studio.payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Sin', '/sin/') });
    for (const content of [[foreign], [...sampleContent, foreign]])
      for (const query of ['locale=es_CL', 'locale=es_CL&draft=true&autosave=true']) {
        const { status, message } = await call(`pages/${id}?${query}`, { content });
        expect([status, message]).toEqual([400, expect.stringContaining('«weather», que este estudio no conoce')]);
      }
    const created = await call('pages?draft=true', { internalName: 'Otra', content: [foreign] }, 'POST');
    expect([created.status, created.message]).toEqual([400, expect.stringContaining('El bloque 1 es de tipo «weather»')]);
    for (const forged of [
      { blockType: 'unknownBlock' },
      { blockType: 'unknownBlock', stored: { blockType: 'weather', title: 'Otro' } },
      {},
      7,
    ])
      expect((await call(`pages/${id}?draft=true`, { content: [forged] })).status).toBe(400);
    expect(await storedBlocks(id)).toHaveLength(1);
  });

  it('is a row of the form when it is stored', async () => {
    const { content } = await createPageWithForeign();
    expect(content).toMatchObject([{ blockType: 'prosCons' }, { id: foreign.id, blockType: 'unknownBlock', stored: foreign }]);
  });

  it('stays as it is through drafts and publications, and where it is moved to', async () => {
    const { id, content } = await createPageWithForeign();
    const saved = await call(`pages/${id}?draft=true&autosave=true&locale=es_CL`, { title: 'Uno', content });
    expect(saved.status).toBe(200);
    expect(saved.doc?.content?.[1]).toMatchObject({ blockType: 'unknownBlock', stored: foreign });
    expect((await storedBlocks(id))[1]).toEqual(foreign);
    const moved = await call(`pages/${id}?locale=es_CL`, { content: content.toReversed(), _status: 'published' });
    expect(moved.status).toBe(200);
    expect((await storedBlocks(id))[0]).toEqual(foreign);
    expect((await call(`pages/${id}?draft=true`, { title: 'Dos' })).status).toBe(200);
    expect((await storedBlocks(id))[0]).toEqual(foreign);
    expect((await call(`pages/${id}?draft=true`, { content: [sampleContent[0], foreign] })).status).toBe(200);
    expect((await storedBlocks(id))[1]).toEqual(foreign);
  });

  it('may be copied within the page, restored after it was removed, and copied to another language', async () => {
    const { id, content } = await createPageWithForeign();
    const copies = [...content, { ...content[1], id: 'otro' }];
    expect((await call(`pages/${id}?draft=true`, { content: copies })).status).toBe(200);
    expect((await storedBlocks(id)).slice(1)).toEqual([foreign, { ...foreign, id: 'otro' }]);
    expect((await call(`pages/${id}?draft=true`, { content: content.slice(0, 1) })).status).toBe(200);
    expect(await storedBlocks(id)).toHaveLength(1);
    expect((await call(`pages/${id}?draft=true`, { content })).status).toBe(200);
    const english = content.map((block) => ({ ...block, id: undefined }));
    expect((await call(`pages/${id}?draft=true&locale=en`, { content: english })).status).toBe(200);
    expect(await readForm(id, 'en')).toMatchObject([
      { blockType: 'prosCons' },
      { blockType: 'unknownBlock', stored: { blockType: 'weather' } },
    ]);
    expect((await storedBlocks(id, 'en'))[1]).toMatchObject({ blockType: 'weather', days: foreign.days });
  });

  it('comes back with a version that has it', async () => {
    const { id, content } = await createPageWithForeign();
    const where = { parent: { equals: id } };
    const [version] = (await studio.payload.findVersions({ collection: 'pages', where, depth: 0, limit: 1 })).docs;
    expect((await call(`pages/${id}?draft=true`, { content: content.slice(0, 1) })).status).toBe(200);
    expect(await storedBlocks(id)).toHaveLength(1);
    expect((await call(`pages/versions/${version?.id}?locale=es_CL`, {}, 'POST')).status).toBe(200);
    expect((await storedBlocks(id))[1]).toEqual(foreign);
  });

  it('goes along when its page is duplicated', async () => {
    const { id } = await createPageWithForeign();
    const { status, doc } = await call(`pages/${id}/duplicate?draft=true&locale=es_CL`, {}, 'POST');
    expect(status).toBe(200);
    expect((await storedBlocks(doc?.id ?? 0))[1]).toMatchObject({ blockType: 'weather', title: 'Hoy', days: foreign.days });
  });

  it('is not sent to visitors', async () => {
    const { id } = await createPageWithForeign();
    expect((await call(`pages/${id}?locale=es_CL`, { title: 'Ahora', _status: 'published' })).status).toBe(200);
    const [page] = await readDocuments(studio.pool, `pages:${id}`);
    expect(page?.body['title']).toBe('Ahora');
    expect(page?.body['content']).toMatchObject([{ type: 'prosCons' }]);
  });
});
