import { previewAnswerExample } from '@lupa/contracts/previewAnswer.ts';
import { type Preview, signPreview } from '@lupa/contracts/previewToken.server.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validateHtml } from '../../../../tests/setup/validateHtml.ts';
import { PageDocument } from '../../page/PageDocument.tsx';
import { setPage, text } from '../../dev/testBed/foreignContent.ts';
import { expectKeptByNobody, secret, siteWithStudio } from './testBed/siteWithStudio.ts';
import { noBlocks } from '../../dev/testBed/testSite.tsx';
import { formatNote } from './formatNote.ts';

const draftText = 'Todavía no lo sabe nadie';
const call = '/api/preview/page';

const { services, site, restart } = siteWithStudio();

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const sign = (preview: Partial<Preview> = {}, by = secret) =>
  signPreview({ kind: 'frame', pageId: 7, locale: 'es_CL', expires: inAnHour(), ...preview }, by);
const addressOf = (token: string) => `/vista-previa/?token=${token}`;
const setDraft = (page: object = {}, more: object = {}) =>
  services.answers.set(call, {
    json: {
      ...previewAnswerExample,
      page: { ...previewAnswerExample.page, slug: '/guia/', title: draftText, content: [text(draftText)], ...page },
      ...more,
    },
  });
const refuse = (status: number, message: string) => services.answers.set(call, { status, json: { errors: [{ message }] } });

describe('a preview', () => {
  it('shows the draft that the token names, and says what it is', async () => {
    setDraft({}, { savedAt: new Date().toISOString() });
    const token = sign();
    const { status, text: html, headers } = await site.get(addressOf(token));
    expect(status).toBe(200);
    expectKeptByNobody(headers);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(html).toContain(`<title>${draftText}</title>`);
    expect(html).toMatch(/Vista previa: borrador guardado a las \d\d:\d\d\. No está publicado\./);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(services.requests.filter(({ url }) => url.startsWith(call)).map(({ url }) => url)).toEqual([`${call}?token=${token}`]);
    expect(await validateHtml(html)).toEqual([]);
  });

  it('may stand in a frame of the studio and of nobody else, where nothing else may', async () => {
    setDraft();
    setPage(services, '/publica/');
    const { headers } = await site.get(addressOf(sign()));
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${services.url};`);
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers).not.toHaveProperty('x-frame-options');
    for (const path of ['/publica/', '/vista-previa/', '/nada/']) {
      const other = await site.get(path);
      expect(other.headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(other.headers['x-frame-options'], path).toBe('DENY');
    }
  });

  it('is made anew for each request, and nothing of it reaches another page', async () => {
    setPage(services, '/guia/', { title: 'Publicada', content: [text('Publicado')] });
    for (const title of ['Uno', 'Dos']) {
      setDraft({ title, content: [text(`Borrador ${title}`)] });
      expect((await site.get(addressOf(sign()))).text).toContain(`Borrador ${title}`);
      const published = await site.get('/guia/');
      expect(published.text).toContain('Publicado');
      expect(published.text).not.toContain('Borrador');
    }
    expect(services.count(call)).toBe(2);
    expect(await site.metrics()).toContain('site_page_cache_pages{service="site"} 1');
  });

  it('tells neither analytics nor the service worker nor search engines of it, and asks nobody for consent', async () => {
    setDraft({ translations: [{ locale: 'en', slug: '/en/guide/' }], noIndex: false, canonicalLink: 'https://lupacasino.example/otra/' });
    const { text: html } = await site.get(addressOf(sign()));
    for (const mark of [
      'data-worker',
      'data-user-location',
      'rel="canonical"',
      'rel="alternate"',
      'id="consent"',
      'ld+json',
      'page-analytics',
    ])
      expect(html, mark).not.toContain(mark);
  });

  it('has the card that the page will have, drawn for this token and kept by nobody', async () => {
    setDraft();
    const card = (token: string) => site.get(`/vista-previa/tarjeta/?token=${token}`);
    const { status, headers, body } = await card(sign());
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'image/png',
      cache: 'no-store',
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    setDraft({ title: 'Otro título' });
    expect((await card(sign())).body.equals(body)).toBe(false);
    expect((await card(sign({}, 'x'.repeat(40)))).status).toBe(403);
    refuse(422, 'Falta el título');
    expect((await card(sign())).status).toBe(422);
    services.answers.delete(call);
    expect((await card(sign())).status).toBe(503);
  });

  it('has no link to a partner whose click would count', async () => {
    const rendering = {
      PageDocument,
      blockLoaders: {
        ...noBlocks,
        list: {
          schema: z.object({}),
          load: (_: unknown, { presenter }: { presenter: { clickOut: (...way: never[]) => object; anchor: (link: never) => object } }) => {
            const placement = { block: '', toplist: 'home', responseId: '', linkId: 'cta', position: 1 };
            const ways = [
              presenter.clickOut(...(['andino', 'bono', placement] as never[])),
              presenter.anchor({ url: 'https://clickout.example/jugar/andino/bono' } as never),
            ];
            return Promise.resolve({ ways });
          },
        },
      },
      blockViews: { ...noBlocks, list: ({ ways }: { ways: object[] }) => JSON.stringify(ways) },
    } as never;
    await restart({ rendering });
    setDraft({ content: [{ type: 'list', id: 'list' }] });
    setPage(services, '/publica/', { content: [{ type: 'list', id: 'list' }] });
    const preview = (await site.get(addressOf(sign()))).text;
    expect(preview.split('#vista-previa')).toHaveLength(3);
    expect(preview).toContain('sponsored nofollow');
    expect(preview).not.toContain('clickout.example');
    expect(preview).not.toContain('_blank');
    expect((await site.get('/publica/')).text).toContain('https://clickout.example/jugar/andino/bono?p=');
  });

  it('says which blocks cannot be shown, by their numbers in the form', async () => {
    const empty = (id: string) => ({ type: 'contentSection', id });
    setDraft({ content: [text('Uno'), empty('b'), text('Tres')] });
    const one = (await site.get(addressOf(sign()))).text;
    expect(one).toContain('Tres');
    expect(one).toContain('No está publicado. No se muestra el bloque 02: revisa que esté completo');
    setDraft({ content: [empty('a'), empty('b'), text('Tres')] });
    expect((await site.get(addressOf(sign()))).text).toContain('No se muestran los bloques 01 y 02: revisa');
  });

  it('of another language is in that language', async () => {
    setDraft({ slug: '/en/guide/' });
    const { text: html } = await site.get(addressOf(sign({ locale: 'en' })));
    expect(html).toContain('<html lang="en"');
    expect(services.count('/cms/globals/?locale=en')).toBe(1);
  });
});

describe('without a signature', () => {
  it.each([
    ['no token', () => ''],
    ['a made-up one', () => 'frame.7.es_CL.99999999999.abc'],
    ['one of another secret', () => sign({}, 'x'.repeat(40))],
    ['one of another page', () => sign().replace('.7.', '.8.')],
  ])('%s: no draft is served or asked for, and nobody learns where the studio is', async (_, token) => {
    setDraft();
    const { status, headers, text: html } = await site.get(addressOf(token()));
    expect(status).toBe(403);
    expectKeptByNobody(headers);
    expect(html).toContain('Este enlace de vista previa no vale');
    expect(html).not.toContain(draftText);
    expect(services.count(call)).toBe(0);
    expect(JSON.stringify(headers) + html).not.toContain(new URL(services.url).host);
  });

  it.each([
    ['frame', 'Recarga el formulario'],
    ['share', 'Pide uno nuevo'],
  ] as const)('an expired %s token: a page says what to do', async (kind, words) => {
    setDraft();
    const { status, headers, text: html } = await site.get(addressOf(sign({ kind, expires: Math.floor(Date.now() / 1000) - 1 })));
    expect(status).toBe(403);
    expectKeptByNobody(headers);
    expect(html).toContain('Esta vista previa venció');
    expect(html).toContain(words);
    expect(html).not.toContain(draftText);
    expect(services.count(call)).toBe(0);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${services.url};`);
  });

  it.each(['/guia/', '/guia/?token=x', '/api/preview/page', '/vista-previa/guia/'])('no draft is at %s', async (path) => {
    setDraft();
    expect((await site.get(path)).text).not.toContain(draftText);
    expect(services.count(call)).toBe(0);
  });

  it.each([{ STUDIO_URL: '' }, { PREVIEW_SECRET: '' }])('a site without %j has no such address', async (env) => {
    await restart({ env });
    setDraft();
    const { status, headers, text: body } = await site.get(addressOf(sign()));
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain(draftText);
    expect(services.count(call)).toBe(0);
  });
});

describe('what the studio says', () => {
  it.each([
    [403, 'Este enlace de vista previa no vale.'],
    [404, 'Esta página ya no existe.'],
    [422, 'Falta el título: escríbelo para ver la página.'],
  ])('with %i is passed on as a page that goes on following the form', async (status, message) => {
    refuse(status, message);
    const answer = await site.get(addressOf(sign()));
    expect(answer.status).toBe(status);
    expectKeptByNobody(answer.headers);
    expect(answer.text).toContain(message);
    expect(answer.text).toContain(`data-studio="${services.url}"`);
    expect(answer.text).not.toContain('id="consent"');
    expect(answer.headers).not.toHaveProperty('x-frame-options');
  });

  it.each([
    ['an error', { status: 500, json: { errors: [{ message: 'select * from secrets' }] } }],
    ['nonsense', { text: '<html>' }],
    ['something that is no draft', { json: { page: 'none' } }],
    ['a redirect', { status: 302, headers: { location: '/api/other' }, json: {} }],
  ])('%s: the preview is not there now', async (_, answer) => {
    services.answers.set(call, answer);
    const { status, headers, text: html } = await site.get(addressOf(sign()));
    expect(status).toBe(503);
    expectKeptByNobody(headers);
    expect(headers['retry-after']).toBe('10');
    expect(html).toContain('El estudio no responde');
    expect(html).not.toContain('secrets');
    expect(site.logs.find(({ details }) => (details as { event?: string }).event === 'preview.failed')).toMatchObject({ level: 'error' });
  });

  it('nothing at all: the same', async () => {
    await restart({ env: { STUDIO_URL: 'http://127.0.0.1:9' } });
    expect(await site.get(addressOf(sign()))).toMatchObject({ status: 503, text: expect.stringContaining('El estudio no responde') });
  });
});

describe('the words of the bar', () => {
  const now = new Date('2026-11-25T15:00:00Z');
  const noted = (savedAt: string, more: object = {}) =>
    formatNote({
      savedAt,
      isPublished: false,
      preview: { kind: 'frame', expires: Date.parse('2026-12-02T15:00:00Z') / 1000 },
      now,
      ...more,
    });

  it('are in the clock of Chile, with the day when it is another one', () => {
    expect(noted('2026-11-25T14:05:00Z')).toBe('Vista previa: borrador guardado a las 11:05. No está publicado.');
    expect(noted('2026-11-25T02:30:00Z')).toBe('Vista previa: borrador guardado el 24-11-2026 a las 23:30. No está publicado.');
  });

  it('say when visitors see the same, and until when the address holds', () => {
    const preview = { kind: 'share', expires: Date.parse('2026-12-02T15:00:00Z') / 1000 };
    expect(noted('2026-11-25T14:05:00Z', { isPublished: true, preview })).toBe(
      'Vista previa: borrador guardado a las 11:05. Es lo que está publicado. Este enlace vale hasta el 02-12-2026.',
    );
  });
});
