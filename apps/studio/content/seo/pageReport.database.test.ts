import { describe, expect, it } from 'vitest';
import type { Page } from '../../payload-types.ts';
import { callStudio } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { linkTo, paragraph, pixel, published, samplePage, samplePartner } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { readDocuments } from '../../testing/readDelivery.ts';
import type { PageReportAnswer } from './feature.ts';

const studio = await testStudio();
const own = await logIn(studio, 'editor');

const hero = { blockType: 'heroSection' as const, title: 'Hola', variant: 'default' as const };
const section = (text: object) => ({ blockType: 'contentSection' as const, title: 'Sección', body: text as never });
const createPage = (title: string, slug: string, data: Partial<Page> = {}) =>
  studio.payload.create({ collection: 'pages', locale: 'es_CL', data: { ...samplePage(title, slug), internalName: title, ...data } });
const ask = async (id: number, locale = 'es_CL'): Promise<PageReportAnswer> => {
  const answer = await callStudio(studio, `page-report/${id}?locale=${locale}`, { headers: own });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PageReportAnswer;
};
const findingsOf = async (id: number, locale?: string) => (await ask(id, locale)).findings.map(({ id }) => id);

describe('the report of a page', () => {
  it('is of its draft in one language, as publishing it now would make it', async () => {
    const { payload } = studio;
    const title = 'Casino Arauco: reseña y retiros medidos';
    const description =
      'Probamos Casino Arauco con dinero propio: cuánto demoró cada retiro, qué pide cada bono y qué contestó la atención.';
    const author = await payload.create({ collection: 'authors', data: { name: 'Antonia' } });
    const unpublished = await createPage('Guía sin publicar', '/guia/', { _status: 'draft' });
    const media = await payload.create({ collection: 'media', data: { isDecorative: true }, file: pixel });
    const upload = { type: 'upload', version: 3, format: '', relationTo: 'media', value: media.id, fields: {}, id: 'u1' };
    const content = [
      hero,
      section(linkTo({ linkType: 'custom', url: '/no-existe/' })),
      section(linkTo({ linkType: 'internal', doc: { relationTo: 'pages', value: unpublished.id } })),
      section({ root: { ...paragraph('').root, children: [upload] } }),
    ];
    const { id } = await createPage(title, '/arauco/', { description, author: author.id, content: [hero] });
    expect(await findingsOf(id)).toEqual(['nothingLeadsHere']);
    const data = { content, noIndex: true, sitemapCategory: 'Reseñas' };
    await payload.update({ collection: 'pages', id, locale: 'es_CL', draft: true, data });
    const { findings } = await ask(id);
    const ofContent = ['deadLink', 'unpublishedPage', 'pictureWithoutText'];
    expect(findings.map(({ id }) => id)).toEqual([...ofContent, 'nothingLeadsHere', 'hiddenButListed']);
    expect(findings[0]).toMatchObject({
      sentence: 'El bloque 2 lleva a /no-existe/: no hay ninguna página publicada ahí.',
      target: { block: 2 },
    });
    expect(findings[2]?.target).toEqual({ kind: 'document', collection: 'media', id: media.id });
    await payload.update({ collection: 'media', id: media.id, locale: 'es_CL', data: { alt: 'Un punto' } });
    await createPage('Lleva allá', '/lleva/', { content: [section(linkTo({ linkType: 'custom', url: '/arauco/' }))] });
    expect(await findingsOf(id)).toEqual(['deadLink', 'unpublishedPage', 'hiddenButListed']);
  });

  it('names the languages of the site in which the page is not, and those that are older than the Spanish', async () => {
    const { id } = await createPage('Biobío', '/biobio/');
    const other = await createPage('Otra', '/otra/');
    const english = (pageId: number, slug: string) =>
      studio.payload.update({
        collection: 'pages',
        id: pageId,
        locale: 'en',
        publishSpecificLocale: 'en',
        data: { title: 'English', slug, content: [hero], ...published },
      });
    await english(other.id, '/en/other/');
    expect(await findingsOf(id)).toContain('languageMissing');
    await english(id, '/en/biobio/');
    expect(await findingsOf(id)).not.toContain('languageMissing');
    expect(await findingsOf(id)).not.toContain('languageOutdated');
    await studio.payload.update({ collection: 'pages', id, locale: 'es_CL', data: { title: 'Biobío, otra vez', ...published } });
    expect(await findingsOf(id)).toContain('languageOutdated');
    expect(await findingsOf(id, 'en')).toContain('languageOutdated');
  });

  it('lists what a text claims of a casino without a record: all of its review, elsewhere where it is named', async () => {
    const told = [hero, section(paragraph('Aprobaron el carnet en 47 minutos. En Quellón Palace también.'))];
    const review = await createPage('Quellón: reseña', '/resenas/quellon/', { content: told });
    const guide = await createPage('Guía de carnets', '/guia-de-carnets/', { content: told });
    await studio.payload.create({
      collection: 'partners',
      data: { ...samplePartner('quellon'), name: 'Quellón Palace', reviewPage: review.id },
    });
    const claimsOf = async (id: number) => (await ask(id)).findings.filter(({ id: name }) => name === 'unprovenClaim');
    expect(await claimsOf(review.id)).toMatchObject([
      { tone: 'warning', target: { kind: 'block', block: 2 }, sentence: expect.stringContaining('«47 minutos»') as unknown },
    ]);
    expect(await claimsOf(guide.id)).toEqual([]);
    const named = section(paragraph('En Quellón Palace aprobaron el carnet en 47 minutos.'));
    await studio.payload.update({ collection: 'pages', id: guide.id, locale: 'es_CL', draft: true, data: { content: [hero, named] } });
    expect(await claimsOf(guide.id)).toHaveLength(1);
  });

  it('says why a draft cannot be published, and where the site draws its card', async () => {
    const { id } = await createPage('Calbuco', '/calbuco/');
    await studio.payload.update({ collection: 'pages', id, locale: 'es_CL', draft: true, data: { title: '' } });
    const { findings, cardUrl, siteName } = await ask(id);
    expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['refusal', 'noTitle']));
    expect(cardUrl).toMatch(new RegExp(`^http://localhost:3000/vista-previa/tarjeta/\\?token=frame\\.${id}\\.es_CL\\.`));
    expect(siteName).toBe('localhost');
  });

  it('is for people with a login, of pages that there are', async () => {
    expect((await callStudio(studio, 'page-report/1?locale=es_CL')).status).toBe(401);
    for (const [path, status] of [
      ['page-report/999999?locale=es_CL', 404],
      ['page-report/x?locale=es_CL', 404],
      ['page-report/1?locale=xx', 400],
    ] as const)
      expect((await callStudio(studio, path, { headers: own })).status, path).toBe(status);
  });
});

describe('the picture for shared links', () => {
  it('is published with the page, and names the file as in use', async () => {
    const media = await studio.payload.create({ collection: 'media', locale: 'es_CL', data: { alt: 'Portada' }, file: pixel });
    const { id } = await createPage('Con imagen', '/con-imagen/', { shareImage: media.id });
    const [document] = await readDocuments(studio.pool, `pages:${id}`);
    expect(document?.body).toMatchObject({ shareImage: { src: `media/${media.filename}`, alt: 'Portada' } });
    const uses = await (await callStudio(studio, `uses/media/${media.id}`, { headers: own })).json();
    expect(uses).toMatchObject({ uses: [{ title: 'Con imagen' }] });
  });
});

describe('suggested links', () => {
  it('are pages whose subject the text names, of the same casino or near, and the other way round; never what is linked or hidden', async () => {
    const { payload } = studio;
    const review = await createPage('Casino Maule: reseña 2026', '/resenas/casino-maule/');
    const partner = await payload.create({
      collection: 'partners',
      data: { ...samplePartner('casino-maule'), name: 'Maule Palace', reviewPage: review.id },
    });
    await payload.create({
      collection: 'payment-methods',
      data: { internalName: 'webpay', name: 'Webpay', page: (await createPage('Pagar con Webpay', '/pagos/webpay/')).id },
    });
    await createPage('Bonos sin depósito', '/bonos/sin-deposito/');
    await createPage('Retiros lentos', '/retiros-lentos/', { noIndex: true });
    const linked = await createPage('Retiros', '/retiros/');
    const same = await createPage('Bono de Maule', '/bono-maule/', {
      content: [{ blockType: 'prosCons', title: 'x', partner: partner.id }],
    });
    const text = paragraph('En MAULE PALACE los bonos sin deposito se cobran por Webpay. Retiros lentos.');
    const link = section(linkTo({ linkType: 'internal', doc: { relationTo: 'pages', value: linked.id } }));
    const { id } = await createPage('Guía para cobrar', '/guia-para-cobrar/', {
      content: [section(text), link, { blockType: 'prosCons', title: 'x', partner: partner.id }],
    });
    const { suggestions } = await ask(id);
    const shown = suggestions.to.map(({ path, reason }) => `${path} ${'words' in reason ? reason.words : reason.kind}`);
    expect(shown).toEqual(
      expect.arrayContaining([
        '/resenas/casino-maule/ Maule Palace',
        '/bonos/sin-deposito/ Bonos sin depósito',
        '/pagos/webpay/ Webpay',
        '/bono-maule/ casino',
      ]),
    );
    expect(shown.join(' ')).not.toMatch(/retiros|guia-para/);
    expect(suggestions.to.length).toBeLessThanOrEqual(8);
    expect((await ask(review.id)).suggestions.from.map(({ source }) => source)).toEqual(expect.arrayContaining([`pages:${id}`]));
    expect((await ask(linked.id)).suggestions.from.map(({ source }) => source)).not.toContain(`pages:${id}`);
    expect((await ask(same.id)).suggestions.to.map(({ path }) => path)).toContain('/guia-para-cobrar/');
  });
});
