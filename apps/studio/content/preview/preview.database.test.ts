import { previewAnswerSchema } from '@lupa/contracts/previewAnswer.ts';
import { type Preview, readPreview, signPreview } from '@lupa/contracts/previewToken.server.ts';
import type { CollectionConfig } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { paragraph, createPageOf, samplePartner } from '../../testing/samples.ts';
import { testPreviewSecret } from '../../testing/startStudio.ts';
import { testStudio } from '../../testing/testStudio.ts';

type Own = Record<string, string>;

const secretText = 'Todavía no lo sabe nadie';

const studio = await testStudio();
const elena = await logIn(studio, 'editor');

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const sign = (preview: Partial<Preview>, secret = testPreviewSecret) =>
  signPreview({ kind: 'frame', pageId: 1, locale: 'es_CL', expires: inAnHour(), ...preview }, secret);
const ask = async (token: string) => {
  const response = await callStudio(studio, `preview/page?token=${encodeURIComponent(token)}`);
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as { errors?: { message: string }[] };
  return { status: response.status, headers: response.headers, text, message: errors.map(({ message }) => message).join(' ') };
};
const see = async (pageId: number, locale: Preview['locale'] = 'es_CL') => {
  const { status, text } = await ask(sign({ pageId, locale }));
  expect(status, text).toBe(200);
  return previewAnswerSchema.parse(JSON.parse(text));
};

let count = 0;
const createPage = (data: object = {}) => createPageOf(studio, ++count, data);
const draft = (id: number, data: object, locale: Preview['locale'] = 'es_CL') =>
  studio.payload.update({ collection: 'pages', id, locale, draft: true, data });
const section = (title: string) => ({ blockType: 'contentSection', title, body: paragraph('Texto') });

describe('the draft of a page', () => {
  it('leads where its links lead when it is out', async () => {
    const target = await createPage();
    await studio.payload.create({ collection: 'redirects', data: { from: '/antes/', to: target.slug, status: '301' } });
    const { id } = await createPage();
    await draft(id, { breadcrumbs: [{ title: 'Antes', url: '/antes/' }] });
    expect((await see(id)).page).toMatchObject({ breadcrumbs: [{ title: 'Antes', url: target.slug }] });
  });

  it('is what publishing it would make public, and nothing is written', async () => {
    const { id } = await createPage();
    const changes = await collectChanges(studio.pool, async () => {
      await draft(id, { title: 'Otro título', slug: '/otra-ruta/', content: [section('Nuevo')] });
      expect(await see(id)).toMatchObject({
        isPublished: false,
        savedAt: expect.stringMatching(/^2\d{3}-/),
        page: { title: 'Otro título', slug: '/otra-ruta/', content: [{ type: 'contentSection', title: 'Nuevo' }] },
      });
    });
    expect(changes).toEqual([]);
    expect((await readDocuments(studio.pool, `pages:${id}`)).map(({ key, body }) => [key, body['title']])).toEqual([
      [`/pagina-${count}/`, `Página ${count}`],
    ]);
    const shown = (await see(id)).page;
    await studio.payload.update({ collection: 'pages', id, locale: 'es_CL', data: { _status: 'published' } });
    const [published] = await readDocuments(studio.pool, `pages:${id}`);
    expect({ ...shown, publishedDate: undefined, updatedDate: null }).toEqual({
      ...published?.body,
      sitemapCategory: undefined,
      updatedDate: null,
    });
  });

  it('of a page that was never published, and its next version', async () => {
    const { id } = await createPage({ _status: 'draft', content: [section('Uno')] });
    expect((await see(id)).page.content).toMatchObject([{ title: 'Uno' }]);
    await draft(id, { content: [section('Dos')] });
    expect((await see(id)).page.content).toMatchObject([{ title: 'Dos' }]);
  });

  it('says when it is what visitors see', async () => {
    const { id } = await createPage();
    expect((await see(id)).isPublished).toBe(true);
    await draft(id, { title: 'Otro' });
    expect((await see(id)).isPublished).toBe(false);
  });

  it('is of one language, and names the others as they are published', async () => {
    const { id } = await createPage();
    await draft(id, { title: 'Page', slug: `/en/page-${count}/` }, 'en');
    await draft(id, { title: 'Sin publicar', slug: '/nueva/' });
    expect((await see(id, 'en')).page).toMatchObject({ title: 'Page', translations: [{ locale: 'es_CL', slug: `/pagina-${count}/` }] });
    expect((await see(id)).page).toMatchObject({ title: 'Sin publicar', translations: [] });
  });

  it('names casinos and the pages above it as they are published', async () => {
    const parent = await createPage();
    await draft(parent.id, { title: 'Arriba, en borrador', slug: '/arriba/' });
    const partner = await studio.payload.create({ collection: 'partners', data: samplePartner(`casino-${count}`) });
    const block = { blockType: 'prosCons', partner: partner.id, title: 'Casino' };
    const { id } = await createPage({ parent: parent.id, _status: 'draft', content: [block] });
    const { page } = await see(id);
    expect(page.breadcrumbs).toEqual([{ title: `Página ${count - 1}`, url: `/pagina-${count - 1}/` }]);
    expect(JSON.stringify(page.content)).toContain(`casino-${count - 1}`);
  });
});

describe('what cannot be shown', () => {
  it.each([
    ['without a title', { title: '' }, 'Falta el título'],
    ['with a path of another language', { slug: '/en/pagina/' }, 'En español la ruta no puede empezar con /en/'],
    ['without a path', { slug: null }, 'Falta la ruta.'],
  ])('a draft %s: a sentence says what to do', async (_, data, message) => {
    const { id } = await createPage();
    await draft(id, data);
    const refused = await ask(sign({ pageId: id }));
    expect(refused).toMatchObject({ status: 422, message: expect.stringContaining(message) });
  });

  it('what publishing would refuse: the same sentence', async () => {
    const { id } = await createPage({ _status: 'draft' });
    await draft(id, { content: [{ blockType: 'topList', variant: 'default', toplist: 999_999 }] });
    const publish = studio.payload.update({ collection: 'pages', id, locale: 'es_CL', data: { _status: 'published' } });
    const { message } = await publish.then(
      () => ({ message: '' }),
      (error: Error) => error,
    );
    expect(message).toContain('nombra algo que ya no existe');
    expect(await ask(sign({ pageId: id }))).toMatchObject({ status: 422, message });
  });

  it('a page that is gone', async () => {
    const { id } = await createPage();
    await studio.payload.delete({ collection: 'pages', id });
    expect(await ask(sign({ pageId: id }))).toMatchObject({ status: 404, message: 'Esta página ya no existe.' });
  });
});

describe('without a signature', () => {
  it('no draft is served anywhere', async () => {
    const { id } = await createPage();
    await draft(id, { title: secretText, description: secretText, content: [section(secretText)] });
    expect((await ask(sign({ pageId: id }))).text).toContain(secretText);
    const good = sign({ pageId: id });
    const tokens = ['', 'nada', `${good}x`, good.replace(`.${id}.`, `.${id + 1}.`), sign({ pageId: id }, 'x'.repeat(40))];
    for (const token of tokens) {
      const refused = await ask(token);
      expect(refused).toMatchObject({ status: 403, message: 'Este enlace de vista previa no vale.' });
      expect(refused.text).not.toContain(secretText);
    }
    const expired = await ask(sign({ pageId: id, expires: Math.floor(Date.now() / 1000) - 1 }));
    expect(expired).toMatchObject({ status: 403, message: 'Este enlace de vista previa venció.' });
    for (const path of ['preview/page', `pages/${id}?draft=true`, 'pages?draft=true', 'pages/versions', `pages/versions?depth=2`]) {
      const answer = await callStudio(studio, path);
      expect(answer.status, path).toBe(403);
      expect(await answer.text(), path).not.toContain(secretText);
    }
    const { rows } = await studio.pool.query('select 1 from delivery.documents where body::text like $1', [`%${secretText}%`]);
    expect(rows).toEqual([]);
  });

  it('and its answers are kept by nobody', async () => {
    const { id } = await createPage();
    expect((await ask(sign({ pageId: id }))).headers.get('cache-control')).toBe('private, no-store');
    expect((await ask('nada')).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('an address for a colleague without an account', () => {
  const share = async (own: Own, body: unknown) => {
    const response = await callStudio(studio, 'preview/share', json(body, own));
    return { status: response.status, ...((await response.json()) as { url?: string; expires?: string }) };
  };

  it('is of the site, holds for seven days, and shows the draft of that page', async () => {
    const { id } = await createPage();
    await draft(id, { title: 'Para el abogado' });
    const { status, url = '', expires = '' } = await share(elena, { id, locale: 'es_CL' });
    expect(status).toBe(200);
    const [address, token = ''] = url.split('?token=');
    expect(address).toBe('http://localhost:3000/vista-previa/');
    const reading = readPreview(token, Date.now(), testPreviewSecret);
    expect(reading).toMatchObject({ kind: 'valid', preview: { kind: 'share', pageId: id, locale: 'es_CL' } });
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect((await ask(token)).text).toContain('Para el abogado');
  });

  it.each([
    ['without a login', () => ({}), { id: 1, locale: 'es_CL' }, 401],
    ['of a page that is not there', () => elena, { id: 999_999, locale: 'es_CL' }, 404],
    ['in no language', () => elena, { id: 1, locale: 'nada' }, 400],
    ['of nothing', () => elena, {}, 400],
  ])('is not given %s', async (_, own, body, status) => {
    expect(await share(own(), body)).toMatchObject({ status });
  });
});

describe('the form', () => {
  const adminOf = () => (studio.payload.collections['pages'].config as CollectionConfig).admin;
  type UrlOf = (args: { data: object; locale: { code: string } }) => string | null;

  it('shows the draft in a frame whose address stays the same for minutes, and is renewed in time', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T12:01:00Z'), toFake: ['Date'] });
    const urlOf = adminOf()?.livePreview?.url as UrlOf;
    const url = () => urlOf({ data: { id: 7 }, locale: { code: 'en' } }) ?? '';
    const first = url();
    const token = first.split('?token=')[1] ?? '';
    expect(readPreview(token, Date.now(), testPreviewSecret)).toMatchObject({
      kind: 'valid',
      preview: { kind: 'frame', pageId: 7, locale: 'en', expires: Date.parse('2026-11-25T12:15:00Z') / 1000 },
    });
    vi.setSystemTime(Date.parse('2026-11-25T12:04:59Z'));
    expect(url()).toBe(first);
    vi.setSystemTime(Date.parse('2026-11-25T12:05:00Z'));
    expect(url()).not.toBe(first);
    expect(urlOf({ data: {}, locale: { code: 'en' } })).toBeNull();
    vi.useRealTimers();
  });

  it('leads to the published page, whatever the draft says, and nowhere before that', async () => {
    const { id } = await createPage();
    await draft(id, { slug: '/sin-publicar/' });
    const { payload } = studio;
    const { docs } = await payload.find({ collection: 'users', limit: 1 });
    const req = { payload, user: { ...docs[0], collection: 'users' }, context: {}, query: {}, headers: new Headers() };
    const open = (locale: string) => adminOf()?.preview?.({ id }, { locale, req: req as never, token: null });
    expect(await open('es_CL')).toBe(`http://localhost:3000/pagina-${count}/`);
    expect(await open('en')).toBeNull();
  });
});
