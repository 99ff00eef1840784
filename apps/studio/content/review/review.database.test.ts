import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../core/access/roles.ts';
import type { Page, User } from '../../payload-types.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { createAccount, logInAgain } from '../../testing/logIn.ts';
import { sampleContent, samplePage } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { countReviews, loadReviewQueue, type ReviewQueue } from './loadReviewQueue.ts';
import type { PageReview } from './loadPageReview.ts';

type Own = Record<string, string>;
type Name = 'ana' | 'aldo' | 'elena' | 'emilio' | 'afi';
type Answer = { id: number; mail?: string; errors?: { message: string }[] };

const people: Record<Name, Role> = { ana: 'author', aldo: 'author', elena: 'editor', emilio: 'editor', afi: 'affiliateManager' };
const own = {} as Record<Name, Own>;
const accounts = {} as Record<Name, User>;

const studio = await testStudio();
for (const [name, role] of Object.entries(people) as [Name, Role][]) {
  accounts[name] = await createAccount(studio, role, name);
  own[name] = await logInAgain(studio, name);
}

let count = 0;
async function draftPage(): Promise<Page> {
  count += 1;
  const { _status, ...data } = samplePage(`Borrador ${count}`, `/borrador-${count}/`);
  const response = await callStudio(studio, 'pages?draft=true&locale=es_CL', json({ ...data, _status: 'draft' }, own.ana));
  return ((await response.json()) as { doc: Page }).doc;
}
async function ask(name: Name, what: string, body: object): Promise<Answer & { status: number; message: string }> {
  const response = await callStudio(studio, `review/${what}`, json(body, own[name]));
  const answer = (await response.json()) as Answer;
  return { ...answer, status: response.status, message: answer.errors?.[0]?.message ?? '' };
}
const pass = (name: Name, page: number, more: object = {}) => ask(name, 'pass', { page, locale: 'es_CL', ...more });
async function see(name: Name, page: number, locale = 'es_CL'): Promise<PageReview> {
  return (await (await callStudio(studio, `review/page/${page}?locale=${locale}`, { headers: own[name] })).json()) as PageReview;
}
const save = (name: Name, page: number, data: object, query = 'draft=true&locale=es_CL') =>
  callStudio(studio, `pages/${page}?${query}`, json(data, own[name], 'PATCH'));
const publish = (name: Name, page: number, locale = 'es_CL', data: object = {}) =>
  save(name, page, { ...data, _status: 'published' }, `locale=${locale}&publishSpecificLocale=${locale}`);
const reqOf = (name: Name) => createLocalReq({ user: { ...accounts[name], collection: 'users' } }, studio.payload);
const queueOf = async (name: Name): Promise<ReviewQueue> => loadReviewQueue(await reqOf(name));
const kindsOf = async (page: number) => {
  const { docs } = await studio.payload.find({
    collection: 'activity',
    where: { subject: { equals: 'pages' }, documentId: { equals: String(page) } },
    sort: 'id',
    pagination: false,
  });
  return docs.map(({ kind }) => kind);
};

describe('a page that is still written', () => {
  it('is commented, keeps its comments when it is passed to review, and waits for nobody until then', async () => {
    const { id: page, content } = await draftPage();
    const before = await see('elena', page);
    expect(before).toMatchObject({ review: null, mayTakePart: true, blocks: [{ id: content?.[0]?.id }] });
    const counts = async () => [await countReviews(await reqOf('ana')), await countReviews(await reqOf('elena'))];
    const [ofAna, ofElena] = await counts();
    const said = { page, locale: 'es_CL', body: '¿Y la tabla?', blockId: content?.[0]?.id };
    expect(await ask('afi', 'comment', said)).toMatchObject({ status: 403 });
    const { id: parent } = await ask('elena', 'comment', said);
    expect(await ask('ana', 'comment', { ...said, body: 'Otra cosa', blockId: null })).toMatchObject({ status: 200 });
    const { review } = await see('ana', page);
    expect(review).toMatchObject({ state: 'ended', isOpen: true });
    expect(await ask('ana', 'comment', { review: review?.id, parent, body: 'Ya viene.' })).toMatchObject({ status: 200 });
    expect(await counts()).toEqual([ofAna, ofElena]);
    expect(await ask('ana', 'comment', { ...said, page: 999_999 })).toMatchObject({ status: 404 });
    await pass('ana', page);
    expect(await see('elena', page)).toMatchObject({
      review: { id: review?.id, state: 'inReview', askedBy: 'ana' },
      comments: [{ body: '¿Y la tabla?', answers: [{ body: 'Ya viene.' }] }, { body: 'Otra cosa' }],
    });
  });

  it('whose comments are open is published without an approval of anybody', async () => {
    const { id: page } = await draftPage();
    await ask('elena', 'comment', { page, locale: 'es_CL', body: 'Bien.' });
    expect((await publish('elena', page)).status).toBe(200);
    expect(await see('ana', page)).toMatchObject({ review: { state: 'ended', isOpen: false }, comments: [{ body: 'Bien.' }] });
    expect(await kindsOf(page)).not.toContain('reviewApproved');
  });
});

describe('a page that is passed to review', () => {
  it('is returned with a comment on a block, mended, passed again, and approved by its publication', async () => {
    const { id: page, content } = await draftPage();
    const blockId = content?.[0]?.id ?? '';
    expect(await pass('ana', page, { note: 'Falta la tabla.' })).toMatchObject({ status: 200, mail: 'nobody' });
    const first = await see('elena', page);
    expect(first).toMatchObject({ review: { state: 'inReview', askedBy: 'ana', note: 'Falta la tabla.', changed: null }, mayDecide: true });
    const review = first.review?.id;
    expect(await ask('elena', 'return', { review, comment: 'El título no dice nada.', blockId })).toMatchObject({ status: 200 });
    const returned = await see('ana', page);
    expect(returned).toMatchObject({
      review: { state: 'returned', decided: { by: 'elena' } },
      comments: [{ body: 'El título no dice nada.', author: 'elena', block: { id: blockId, name: 'Pros y contras: A favor y en contra' } }],
      mayDecide: false,
    });
    const parent = returned.comments[0]?.id;
    expect(await ask('ana', 'comment', { review, body: 'Cambiado.', parent })).toMatchObject({ status: 200 });
    expect(await ask('ana', 'solve', { comment: parent, isSolved: true })).toMatchObject({ status: 200 });
    await save('ana', page, { title: 'Otro título' });
    expect(await pass('ana', page)).toMatchObject({ status: 200 });
    expect(await see('elena', page)).toMatchObject({
      review: { id: review, state: 'inReview', changed: null, note: null },
      comments: [{ answers: [{ body: 'Cambiado.', author: 'ana' }], solved: { by: 'ana' } }],
    });
    expect((await publish('elena', page)).status).toBe(200);
    expect(await see('ana', page)).toMatchObject({ review: { state: 'approved', isOpen: false, decided: { by: 'elena' } } });
    const kinds = 'created reviewAsked reviewReturned commented changed reviewAsked published reviewApproved';
    expect(await kindsOf(page)).toEqual(kinds.split(' '));
  });

  it('says what was changed afterwards, by whom, in its language only', async () => {
    const { id: page } = await draftPage();
    await pass('ana', page);
    await save('aldo', page, { title: 'English' }, 'draft=true&locale=en');
    expect((await see('elena', page)).review?.changed).toBeNull();
    await save('aldo', page, { title: `Borrador ${count}` });
    expect((await see('elena', page)).review?.changed).toBeNull();
    await save('aldo', page, { title: 'Cambiado' });
    await save('ana', page, { description: 'Nueva' });
    expect((await see('elena', page)).review?.changed).toMatchObject({ by: 'ana', fields: ['Título', 'Descripción'] });
    expect((await queueOf('elena')).forAnybody.find((row) => row.page === page)).toMatchObject({ hasChanged: true });
  });

  it('is in one review per language: publishing one ends that one, publishing all ends all', async () => {
    const { id: page } = await draftPage();
    await save('ana', page, { title: 'Draft', slug: `/en/draft-${count}/`, content: sampleContent }, 'draft=true&locale=en');
    await pass('ana', page);
    await pass('ana', page, { locale: 'en' });
    const states = async () => [(await see('ana', page)).review?.state, (await see('ana', page, 'en')).review?.state];
    await publish('emilio', page, 'en');
    expect(await states()).toEqual(['inReview', 'approved']);
    await save('ana', page, { title: 'Draft two' }, 'draft=true&locale=en');
    await pass('ana', page, { locale: 'en' });
    expect(await states()).toEqual(['inReview', 'inReview']);
    expect((await save('emilio', page, { _status: 'published' }, 'locale=es_CL&publishAllLocales=true')).status).toBe(200);
    expect(await states()).toEqual(['approved', 'approved']);
  });

  it('is approved by a planned publication, too', async () => {
    const { id: page } = await draftPage();
    await pass('ana', page);
    const user = { relationTo: 'users', value: accounts.emilio.id };
    const input = { type: 'publish', doc: { relationTo: 'pages', value: String(page) }, user };
    await studio.payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: new Date(0) });
    await studio.payload.jobs.run({ overrideAccess: true });
    expect((await see('ana', page)).review).toMatchObject({ state: 'approved', decided: { by: 'emilio' } });
  });

  it('leaves its review when it goes to the trash, and takes what was said along when it is deleted', async () => {
    const { id: page } = await draftPage();
    await pass('ana', page);
    const review = (await see('elena', page)).review?.id;
    await ask('elena', 'comment', { review, body: 'Un comentario' });
    expect((await save('elena', page, { deletedAt: new Date().toISOString() }, 'locale=es_CL')).status).toBe(200);
    expect((await see('elena', page)).review).toMatchObject({ state: 'ended', isOpen: false });
    expect((await queueOf('elena')).forAnybody.map((row) => row.page)).not.toContain(page);
    expect((await pass('ana', page)).status).toBe(404);
    expect((await callStudio(studio, `pages/${page}?trash=true`, { method: 'DELETE', headers: own.elena })).status).toBe(200);
    const { rows } = await studio.pool.query(
      'select 1 from studio.reviews where id = $1 union all select 1 from studio.review_comments where review_id = $1',
      [review],
    );
    expect(rows).toEqual([]);
  });

  it('is passed once, also by two people at the same moment', async () => {
    const { id: page } = await draftPage();
    const statuses = (await Promise.all([pass('ana', page), pass('aldo', page), pass('ana', page)])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it('is not lost when its activity cannot be told: nothing is written', async () => {
    const { id: page } = await draftPage();
    await studio.pool.query('alter table studio.activity add constraint full_disk check (false) not valid');
    const { status } = await pass('ana', page);
    await studio.pool.query('alter table studio.activity drop constraint full_disk');
    expect([status >= 400, (await see('ana', page)).review]).toEqual([true, null]);
  });
});

describe('what is refused', () => {
  it('says what to do', async () => {
    const { id: page } = await draftPage();
    const data = { internalName: 'Vacía' };
    const bare = await studio.payload.create({ collection: 'pages', draft: true, locale: 'es_CL', data });
    expect((await pass('ana', bare.id)).message).toBe('Antes de pasarla a revisión agrega el título, la ruta y al menos un bloque.');
    expect((await pass('ana', page, { locale: 'en' })).message).toMatch(/agrega el título.* en este idioma\.$/);
    expect((await pass('ana', page, { reviewer: accounts.aldo.id })).message).toMatch(/no revisa páginas/);
    expect((await pass('elena', page, { reviewer: accounts.elena.id })).message).toMatch(/otra persona/);
    expect((await pass('ana', page, { note: 'x'.repeat(2001) })).message).toMatch(/demasiado largo/);
    expect((await pass('afi', page)).status).toBe(403);
    expect((await pass('ana', 999_999)).status).toBe(404);
    await pass('ana', page);
    const review = (await see('ana', page)).review?.id;
    expect((await ask('elena', 'return', { review })).message).toMatch(/sin un comentario no se puede devolver/);
    expect((await ask('elena', 'return', { review, comment: '  ' })).message).toMatch(/sin un comentario/);
    expect((await ask('elena', 'return', { review, comment: 'x', blockId: 'ninguno' })).message).toMatch(/bloque ya no está/);
    expect((await ask('ana', 'return', { review, comment: 'x' })).status).toBe(403);
    expect((await ask('elena', 'comment', { review, body: ' ' })).message).toBe('Escribe un comentario.');
    expect((await ask('afi', 'comment', { review, body: 'x' })).status).toBe(403);
    await publish('elena', page);
    expect((await ask('elena', 'return', { review, comment: 'x' })).status).toBe(409);
    expect((await ask('elena', 'comment', { review, body: 'x' })).message).toMatch(/ya terminó/);
    expect((await pass('ana', page)).message).toMatch(/ya está publicado/);
    expect((await callStudio(studio, 'review/pass', json({ page, locale: 'es_CL' }))).status).toBe(401);
    expect((await callStudio(studio, `review/page/${page}?locale=xx`, { headers: own.ana })).status).toBe(400);
  });

  it('answers stay with what they answer', async () => {
    const [one, other] = [await draftPage(), await draftPage()];
    for (const { id } of [one, other]) await pass('ana', id);
    const [review, elsewhere] = [(await see('ana', one.id)).review?.id, (await see('ana', other.id)).review?.id];
    const { id: parent } = await ask('elena', 'comment', { review, body: 'Primero' });
    const { id: answer } = await ask('ana', 'comment', { review, body: 'Segundo', parent });
    expect((await ask('ana', 'comment', { review: elsewhere, body: 'x', parent })).status).toBe(400);
    expect((await ask('ana', 'comment', { review, body: 'x', parent: answer })).status).toBe(400);
    expect((await ask('ana', 'solve', { comment: answer, isSolved: true })).status).toBe(400);
    await ask('ana', 'solve', { comment: parent, isSolved: true });
    await ask('elena', 'solve', { comment: parent, isSolved: false });
    expect((await see('ana', one.id)).comments).toMatchObject([{ solved: null, answers: [{ body: 'Segundo' }] }]);
    expect((await ask('elena', 'return', { review })).status).toBe(200);
  });
});

describe('the queue', () => {
  it('has each open review in one list of each person, the oldest first, with the number of those whose turn it is', async () => {
    await studio.pool.query("update studio.reviews set state = 'ended', open_key = null");
    const draftId = async () => (await draftPage()).id;
    const [mine, anybodys, emilios, returned] = [await draftId(), await draftId(), await draftId(), await draftId()];
    await pass('ana', anybodys);
    await pass('ana', mine, { reviewer: accounts.elena.id });
    await pass('aldo', emilios, { reviewer: accounts.emilio.id });
    await pass('ana', returned);
    await ask('elena', 'return', { review: (await see('elena', returned)).review?.id, comment: 'Corto.' });
    const listed = async (name: Name) => {
      const { count: turn, ...lists } = await queueOf(name);
      const entries = Object.entries(lists).flatMap(([list, rows]) => (rows.length === 0 ? [] : [[list, rows.map(({ page }) => page)]]));
      return { turn, ...(Object.fromEntries(entries) as object) };
    };
    expect(await listed('elena')).toEqual({ turn: 2, forMe: [mine], forAnybody: [anybodys], ofOthers: [emilios, returned] });
    expect(await listed('emilio')).toEqual({ turn: 2, forMe: [emilios], forAnybody: [anybodys], ofOthers: [mine, returned] });
    expect(await listed('ana')).toEqual({ turn: 1, returnedToMe: [returned], asked: [anybodys, mine] });
    expect(await listed('aldo')).toEqual({ turn: 0, asked: [emilios] });
    expect(await listed('afi')).toEqual({ turn: 0 });
    expect(await countReviews(await reqOf('elena'))).toBe(2);
    const path = `/admin/collections/pages/${returned}?locale=es_CL`;
    expect((await queueOf('ana')).returnedToMe).toMatchObject([
      { title: `Borrador ${count}`, comments: 1, returned: { by: 'elena' }, path },
    ]);
  });

  it('keeps the names of those whose account is gone', async () => {
    const { id: page } = await draftPage();
    await pass('aldo', page);
    await studio.payload.delete({ collection: 'users', id: accounts.aldo.id });
    expect((await queueOf('elena')).forAnybody.find((row) => row.page === page)).toMatchObject({ askedBy: 'aldo' });
  });
});
