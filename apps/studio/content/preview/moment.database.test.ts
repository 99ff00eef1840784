import { momentAnswerSchema } from '@lupa/contracts/previewAnswer.ts';
import { readMoment, signMoment, type SiteMoment } from '@lupa/contracts/momentToken.server.ts';
import { describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { collectChanges } from '../../testing/readDelivery.ts';
import { createPageOf, samplePartner } from '../../testing/samples.ts';
import { testPreviewSecret } from '../../testing/startStudio.ts';
import { testStudio } from '../../testing/testStudio.ts';

const secretText = 'Todavía no lo sabe nadie';
const christmas = '24-12-2099 09:00';
const at = Date.parse('2099-12-24T12:00:00Z') / 1000;

const studio = await testStudio();
const elena = await logIn(studio, 'editor');

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const sign = (moment: Partial<SiteMoment> = {}, secret = testPreviewSecret) =>
  signMoment({ at, draft: null, expires: inAnHour(), ...moment }, secret);
const ask = async (token: string) => {
  const response = await callStudio(studio, `preview/moment?token=${encodeURIComponent(token)}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const prepare = async (moment: Partial<SiteMoment> = {}) => {
  const { status, text } = await ask(sign(moment));
  expect(status, text).toBe(200);
  return momentAnswerSchema.parse(JSON.parse(text));
};
const rowsAt = async (id: string) => {
  const { rows } = await studio.pool.query<{ kind: string; key: string; locale: string; body: Record<string, unknown> }>(
    'select kind, key, locale, body from delivery.documents_at($1) order by kind, key, locale',
    [id],
  );
  const { rows: wrong } = await studio.pool.query(
    "select key from delivery.documents_at($1) where review_slug is distinct from body #>> '{entity,reviewSlug}'",
    [id],
  );
  expect(wrong).toEqual([]);
  return rows;
};
const pagesAt = async (id: string) =>
  (await rowsAt(id)).filter(({ kind }) => kind === 'page').map(({ key, locale, body }) => `${locale} ${key} ${String(body['title'])}`);

let count = 0;
const createPage = (data: object = {}) => createPageOf(studio, ++count, data);
const draft = (id: number, data: object, locale: 'es_CL' | 'en' = 'es_CL') =>
  studio.payload.update({ collection: 'pages', id, locale, draft: true, data });
const plan = async (id: number, body: object = {}) => {
  const response = await callStudio(studio, 'schedule', json({ collection: 'pages', id, does: 'publish', at: christmas, ...body }, elena));
  expect(response.status, await response.clone().text()).toBe(200);
};

describe('the site at a moment', () => {
  it('has the drafts that are planned until then, and not before', async () => {
    const { id } = await createPage();
    await draft(id, { title: 'Navidad' });
    await plan(id);
    expect(await pagesAt((await prepare()).id)).toContain(`es_CL /pagina-${count}/ Navidad`);
    expect(await pagesAt((await prepare({ at: at - 1 })).id)).toContain(`es_CL /pagina-${count}/ Página ${count}`);
    expect(await pagesAt((await prepare({ at })).id)).not.toContain(`es_CL /pagina-${count}/ Página ${count}`);
  });

  it('has one language of a page, or all that were written', async () => {
    const { id } = await createPage({ _status: 'draft' });
    await draft(id, { title: 'Christmas', slug: `/en/page-${count}/` }, 'en');
    await plan(id, { locale: 'en', at: '01-12-2099 09:00' });
    const own = async (when: number) => (await pagesAt((await prepare({ at: when })).id)).filter((one) => one.includes(`-${count}/`));
    expect(await own(at - 60)).toEqual([`en /en/page-${count}/ Christmas`]);
    await plan(id);
    expect(await own(at)).toEqual([`en /en/page-${count}/ Christmas`, `es_CL /pagina-${count}/ Página ${count}`]);
    await plan(id, { does: 'unpublish', at: '24-12-2099 09:01' });
    expect(await own(at + 60)).toEqual([]);
  });

  it('a page that comes to another path is found from the one before, in its breadcrumbs and in what links to it', async () => {
    const parent = await createPage();
    const before = parent.slug;
    const child = await createPage({ parent: parent.id });
    await draft(parent.id, { slug: `/navidad-${count}/`, title: 'Navidad' });
    await plan(parent.id);
    const rows = await rowsAt((await prepare()).id);
    expect(rows.find(({ kind, key }) => kind === 'redirect' && key === before)?.body).toMatchObject({ to: `/navidad-${count}/` });
    expect(rows.find(({ kind, key }) => kind === 'page' && key === child.slug)?.body['breadcrumbs']).toEqual([
      { title: 'Navidad', url: `/navidad-${count}/` },
    ]);
    expect(rows.some(({ kind, key }) => kind === 'page' && key === before)).toBe(false);
  });

  it('has what is not of a language, too', async () => {
    const partner = await studio.payload.create({ collection: 'partners', data: { ...samplePartner('casino-futuro'), _status: 'draft' } });
    const manager = await logIn(studio, 'affiliateManager');
    const body = { collection: 'partners', id: partner.id, does: 'publish', at: christmas };
    expect((await callStudio(studio, 'schedule', json(body, manager))).status).toBe(200);
    const partnersAt = async (when: number) =>
      (await rowsAt((await prepare({ at: when })).id)).filter(({ kind }) => kind === 'partner').map(({ key }) => key);
    expect(await partnersAt(at)).toEqual(['casino-futuro']);
    expect(await partnersAt(at - 1)).toEqual([]);
  });

  it('has a draft that is not planned where the token names it', async () => {
    const { id } = await createPage({ _status: 'draft', title: 'Sin fecha' });
    const slug = `/pagina-${count}/`;
    const answer = await prepare({ draft: { pageId: id, locale: 'es_CL' } });
    expect(answer.path).toBe(slug);
    expect(await pagesAt(answer.id)).toContain(`es_CL ${slug} Sin fecha`);
    expect((await pagesAt((await prepare()).id)).join()).not.toContain('Sin fecha');
  });

  it('says what changes until then, and what cannot go out', async () => {
    const { id } = await createPage();
    await draft(id, { content: [{ blockType: 'topList', variant: 'default', toplist: 999_999 }], title: 'Imposible' });
    await plan(id, { at: '20-12-2099 10:30' });
    const { id: moment, changes, problems } = await prepare();
    expect(changes).toContain(`20-12-2099, 10:30: «Página ${count}». Se publica su borrador.`);
    expect(problems.join()).toContain('nombra algo que ya no existe');
    expect(await pagesAt(moment)).toContain(`es_CL /pagina-${count}/ Página ${count}`);
  });

  it('writes nothing that anybody else sees', async () => {
    const { id } = await createPage();
    await draft(id, { title: secretText });
    await plan(id);
    const changes = await collectChanges(studio.pool, async () => {
      expect((await pagesAt((await prepare()).id)).join()).toContain(secretText);
    });
    expect(changes).toEqual([]);
    const { rows } = await studio.pool.query('select 1 from delivery.documents where body::text like $1', [`%${secretText}%`]);
    expect(rows).toEqual([]);
  });

  it('is forgotten after some minutes', async () => {
    const { id } = await prepare();
    await studio.pool.query(`update delivery.moments set expires_at = now() - interval '1 second' where id = $1`, [id]);
    const now = await studio.pool.query('select count(*)::int as rows from delivery.documents');
    expect(await rowsAt(id)).toHaveLength((now.rows[0] as { rows: number }).rows);
    await prepare();
    expect((await studio.pool.query('select 1 from delivery.moments where id = $1', [id])).rows).toEqual([]);
  });
});

describe('without a signature', () => {
  it('no moment is prepared', async () => {
    const { id } = await createPage();
    await draft(id, { title: secretText });
    const good = sign({ draft: { pageId: id, locale: 'es_CL' } });
    const tokens = ['', 'nada', `${good}x`, good.replace(`.${at}.`, `.${at + 60}.`), sign({}, 'x'.repeat(40)), sign({ expires: 1 })];
    for (const token of tokens) {
      const { status, headers, text } = await ask(token);
      expect([status, headers.get('cache-control')]).toEqual([403, 'private, no-store']);
      expect(text).not.toContain(secretText);
    }
  });
});

describe('the way to a moment', () => {
  const open = (query: string, own = elena) => callStudio(studio, `preview/fecha?${query}`, { headers: own, redirect: 'manual' });

  it('leads somebody with a login to the site, with a signed address that does not last', async () => {
    const response = await open(`en=${encodeURIComponent(christmas)}&ruta=/bonos/&borrador=12-es_CL`);
    const url = new URL(response.headers.get('location') ?? '');
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'private, no-store']);
    expect([url.origin + url.pathname, url.searchParams.get('ruta')]).toEqual(['http://localhost:3000/vista-previa/fecha/', '/bonos/']);
    const reading = readMoment(url.searchParams.get('token') ?? '', Date.now(), testPreviewSecret);
    expect(reading).toMatchObject({ kind: 'valid', moment: { at, draft: { pageId: 12, locale: 'es_CL' } } });
  });

  it.each([
    ['en=ma%C3%B1ana', 400],
    ['en=24-12-2099', 400],
    ['', 400],
  ])('%j is refused', async (query, status) => {
    expect((await open(query)).status).toBe(status);
  });

  it('is for people with a login', async () => {
    expect((await open(`en=${encodeURIComponent(christmas)}`, {})).status).toBe(401);
  });
});
