import { contentLocales } from '@lupa/contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import type { Page, Redirect } from '../../payload-types.ts';
import { republish } from '../../core/publish/republish.ts';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { collectChanges, readDocuments } from '../../testing/readDelivery.ts';
import { linkTo, published, refusal, sampleContent, samplePage } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';

const studio = await testStudio();

const createPage = (slug: string, extra: Partial<Page> = {}) =>
  studio.payload.create({ collection: 'pages', locale: 'es_CL', data: { ...samplePage(`Página ${slug}`, slug), ...extra } });
const move = (id: number, slug: string) =>
  studio.payload.update({ collection: 'pages', id, locale: 'es_CL', data: { slug, ...published } });
const createRedirect = (from: string, to: string, status: Redirect['status'] = '301') =>
  studio.payload.create({ collection: 'redirects', data: { from, to, status } });

async function redirectsOf(word: string): Promise<string[]> {
  const { docs } = await studio.payload.find({ collection: 'redirects', pagination: false, sort: 'from' });
  const own = docs.filter(({ from }) => from.includes(word));
  const { rows } = await studio.pool.query<{ key: string; body: { to: string; status: number } }>(
    `select key, body from delivery.documents where kind = 'redirect' and key like $1 order by key`,
    [`%${word}%`],
  );
  expect(rows.map(({ key, body }) => `${key} ${body.to} ${body.status}`).toSorted()).toEqual(
    own.map(({ from, to, status }) => `${from} ${to} ${status}`).toSorted(),
  );
  return own.map(({ from, to, origin }) => `${from} → ${to} ${origin}`);
}

describe('a page that is published under another path', () => {
  it('is found from where it was, once, however often it moves', async () => {
    const { id } = await createPage('/andes-a/');
    const changes = await collectChanges(studio.pool, () => move(id, '/andes-b/'));
    expect(changes).toEqual([['page:/andes-a/', 'page:/andes-b/', 'redirects', 'routes']]);
    expect(await redirectsOf('andes')).toEqual(['/andes-a/ → /andes-b/ automatic']);
    await createRedirect('/andes-campaña/', '/andes-b/?de=campaña#b', '302');
    await move(id, '/andes-c/');
    expect(await redirectsOf('andes')).toEqual([
      '/andes-a/ → /andes-c/ automatic',
      '/andes-b/ → /andes-c/ automatic',
      '/andes-campaña/ → /andes-c/?de=campaña#b manual',
    ]);
  });

  it('comes back without a circle', async () => {
    const { id } = await createPage('/biobio-a/');
    await move(id, '/biobio-b/');
    await move(id, '/biobio-a/');
    expect(await redirectsOf('biobio')).toEqual(['/biobio-b/ → /biobio-a/ automatic']);
    await move(id, '/biobio-b/');
    expect(await redirectsOf('biobio')).toEqual(['/biobio-a/ → /biobio-b/ automatic']);
  });

  it('takes the place of what led away from there', async () => {
    const target = await createPage('/cautin-destino/');
    await createRedirect('/cautin-nueva', '/cautin-destino/');
    await createPage('/cautin-nueva/');
    expect(await redirectsOf('cautin')).toEqual([]);
    const { id } = await createPage('/cautin-a/');
    await studio.pool.query(`insert into studio.redirects ("from", "to") values ('/cautin-a', '/cautin-destino/')`);
    await republish(studio.payload);
    await move(id, '/cautin-b/');
    const { rows } = await studio.pool.query(`select "from", "to", origin::text from studio.redirects where "from" like '/cautin%'`);
    expect(rows).toEqual([{ from: '/cautin-a', to: '/cautin-b/', origin: 'automatic' }]);
    await studio.payload.delete({ collection: 'pages', id: target.id });
  });

  it('leaves no redirect while it is a draft, when it is withdrawn or deleted', async () => {
    const { id } = await createPage('/diguillin-a/');
    await studio.payload.update({ collection: 'pages', id, draft: true, autosave: true, data: { slug: '/diguillin-b/' } });
    expect(await redirectsOf('diguillin')).toEqual([]);
    await studio.payload.update({ collection: 'pages', id, data: { _status: 'draft' }, unpublishAllLocales: true });
    await move(id, '/diguillin-c/');
    await studio.payload.delete({ collection: 'pages', id });
    expect(await redirectsOf('diguillin')).toEqual([]);
  });

  it('moves in one language alone', async () => {
    const { id } = await createPage('/elqui/');
    const english = { collection: 'pages', id, locale: 'en', publishSpecificLocale: 'en' } as const;
    await studio.payload.update({ ...english, data: { title: 'Elqui', slug: '/en/elqui/', content: sampleContent, ...published } });
    await studio.payload.update({ ...english, data: { slug: '/en/elqui-valley/', ...published } });
    expect(await redirectsOf('elqui')).toEqual(['/en/elqui/ → /en/elqui-valley/ automatic']);
  });

  it('leaves nothing behind when it cannot be published', async () => {
    const { id } = await createPage('/futaleufu-a/');
    await studio.pool.query(`update delivery.documents set source = 'pages:999999' where key = '/futaleufu-a/'`);
    await studio.pool.query(
      `insert into delivery.documents (kind, key, locale, source, body) values ('page', '/futaleufu-b/', 'es_CL', 'pages:999998', '{}')`,
    );
    await expect(move(id, '/futaleufu-b/')).rejects.toThrow('ya tiene esa dirección');
    expect(await redirectsOf('futaleufu')).toEqual([]);
    await republish(studio.payload);
  });
});

describe('a redirect', () => {
  it('gets its slashes, and a page of the site its path', async () => {
    await createPage('/guafo/');
    expect(await createRedirect('Guafo-Vieja', 'http://localhost:3000/guafo?a=1#b')).toMatchObject({
      from: '/guafo-vieja/',
      to: '/guafo/?a=1#b',
      origin: 'manual',
    });
    expect(await createRedirect('http://localhost:3000/guafo-vieja-2?x=1', 'guafo')).toMatchObject({
      from: '/guafo-vieja-2/?x=1',
      to: '/guafo/',
    });
    expect(await createRedirect('/Guafo.PHP?b=2&a=1#c', '/guafo/')).toMatchObject({ from: '/guafo.php?a=1&b=2' });
  });

  it('of one query is another than that of the path and of other queries, and none of a campaign', async () => {
    const { id } = await createPage('/guamblin/');
    for (const from of ['/guamblin.php?id=3', '/guamblin.php?id=4', '/guamblin.php', '/guamblin/?p=12'])
      await createRedirect(from, '/guamblin/');
    expect(await refusal(createRedirect('/guamblin.php?id=3&', '/guamblin/'))).toBe('Ya hay una redirección desde esta ruta.');
    expect(await refusal(createRedirect('/guamblin/?pago=webpay', 'https://otra.example/'))).toMatch('Ahí está la página');
    expect(await refusal(createRedirect('/guamblin.php?utm_source=a&id=5', '/guamblin/'))).toBe(
      '«utm_source» es de campañas y aquí no cuenta: quítalo.',
    );
    await move(id, '/guamblin-nueva/');
    expect(await redirectsOf('guamblin')).toEqual([
      '/guamblin.php → /guamblin-nueva/ manual',
      '/guamblin.php?id=3 → /guamblin-nueva/ manual',
      '/guamblin.php?id=4 → /guamblin-nueva/ manual',
      '/guamblin/ → /guamblin-nueva/ automatic',
      '/guamblin/?p=12 → /guamblin-nueva/ manual',
    ]);
    await createPage('/guamblin/');
    expect(await redirectsOf('/guamblin/')).toEqual(['/guamblin/?p=12 → /guamblin-nueva/ manual']);
  });

  it('is refused when it goes in a circle, over any number of steps, from both of its ends', async () => {
    await createPage('/hornopiren/');
    await createRedirect('/hornopiren-0/', '/hornopiren/');
    for (let step = 1; step <= 12; step++) await createRedirect(`/hornopiren-${step}/`, `/hornopiren-${step - 1}/`);
    const { docs } = await studio.payload.find({ collection: 'redirects', where: { from: { equals: '/hornopiren-0/' } } });
    const update = (data: Partial<Redirect>) => studio.payload.update({ collection: 'redirects', id: docs[0]?.id ?? 0, data });
    expect(await refusal(update({ to: '/hornopiren-12' }))).toMatch(
      /^Da vueltas .*: \/hornopiren-0\/ → \/hornopiren-12\/ → .* → \/hornopiren-0\/\.$/,
    );
    expect(await refusal(update({ to: '/hornopiren-0' }))).toBe('Una redirección no puede llevar a sí misma.');
    const other = await createRedirect('/hornopiren-otra/', '/hornopiren-12/');
    await studio.payload.delete({ collection: 'redirects', id: docs[0]?.id ?? 0 });
    expect(await refusal(studio.payload.update({ collection: 'redirects', id: other.id, data: { from: '/hornopiren-0/' } }))).toMatch(
      'Da vueltas',
    );
  });

  it('cannot be made a circle by two people at once', async () => {
    await createPage('/huemul/');
    const one = await createRedirect('/huemul-1/', '/huemul/');
    const two = await createRedirect('/huemul-2/', '/huemul/');
    const update = (id: number, to: string) => studio.payload.update({ collection: 'redirects', id, data: { to } });
    const edits = await Promise.allSettled([update(one.id, '/huemul-2/'), update(two.id, '/huemul-1/')]);
    expect(edits.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('may be edited while the page that it leads to moves', async () => {
    const page = await createPage('/huilo-0/');
    const { id } = await createRedirect('/huilo/', '/huilo-0/');
    for (let step = 1; step <= 5; step++) {
      const edit = studio.payload.update({ collection: 'redirects', id, data: { status: step % 2 ? '302' : '301' } });
      await Promise.all([move(page.id, `/huilo-${step}/`), edit]);
    }
    expect(await studio.payload.findByID({ collection: 'redirects', id })).toMatchObject({ to: '/huilo-5/', status: '302' });
  });

  it('is refused where a page is, or another redirect', async () => {
    await createPage('/isluga/');
    expect(await refusal(createRedirect('isluga', 'https://otra.example/'))).toMatch('Ahí está la página «Página /isluga/»');
    await createRedirect('/isluga-vieja/', '/isluga/');
    expect(await refusal(createRedirect('/isluga-vieja', 'https://otra.example/'))).toBe('Ya hay una redirección desde esta ruta.');
    await createPage('/isluga-borrador/', { _status: 'draft' });
    await expect(createRedirect('/isluga-borrador/', '/isluga/')).resolves.toBeTruthy();
  });

  it('leads to a page, a file, a click-out, another redirect or another site, and nowhere else', async () => {
    const { id } = await createPage('/jama/');
    await createPage('/jama-borrador/', { _status: 'draft' });
    const files = ['/datos/registros.csv', '/sitemap.xml'];
    const targets = ['/jama/', ...files, '/jugar/casino-andino/bienvenida', 'https://otra.example/x', '/jama-1/'];
    for (const [index, target] of targets.entries()) await createRedirect(`/jama-${index}/`, target);
    for (const target of ['/jama-nada/', '/jama-borrador/']) {
      const message = await refusal(createRedirect('/jama-mala/', target));
      expect(message).toMatch(`En «${target}» no hay ninguna página publicada.`);
    }
    expect(await refusal(createRedirect('/jama-mala/', 'javascript:alert(1)'))).toMatch('https://');
    await expect(createRedirect('/jama-cerrada/', '/jama-nada/', '410')).resolves.toBeTruthy();
    await studio.payload.delete({ collection: 'pages', id });
    const { docs } = await studio.payload.find({ collection: 'redirects', where: { from: { equals: '/jama-0/' } } });
    const update = (data: Partial<Redirect>) => studio.payload.update({ collection: 'redirects', id: docs[0]?.id ?? 0, data });
    await expect(update({ status: '302' })).resolves.toMatchObject({ to: '/jama/' });
    await expect(update({ from: '/jama-otra/', to: '/jama/' })).resolves.toMatchObject({ from: '/jama-otra/' });
  });

  it('says at the field what is wrong, and nobody says themselves who made it', async () => {
    const own = await logIn(studio, 'editor');
    const send = (body: object) => callStudio(studio, 'redirects', json(body, own));
    await createPage('/kaweskar/');
    const refused = await send({ from: '/kaweskar-vieja/', to: '/kaweskar-nada/', status: '301' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ data: { errors: [{ path: 'to' }] } }] });
    const made = await send({ from: '/kaweskar-vieja/', to: '/kaweskar/', status: '301', origin: 'automatic' });
    expect(await made.json()).toMatchObject({ doc: { origin: 'manual' } });
    for (const from of [null, {}, ['/x/'], 7, '/a/../b/', '/con espacio/', 'javascript:alert(1)', '//otra.example/'])
      expect((await send({ from, to: '/kaweskar/', status: '301' })).status, JSON.stringify(from)).toBe(400);
  });
});

describe('links that editors typed', () => {
  const bodies = async (source: string) => JSON.stringify((await readDocuments(studio.pool, source)).map(({ body }) => body));

  it('lead to where a page is, in menus, the footer, blocks, rich text and breadcrumbs, as soon as it moves', async () => {
    const { payload } = studio;
    const { id } = await createPage('/lonquimay-a/');
    const link = { title: 'Ir', url: '/lonquimay-a/' };
    const navigationItems = [{ name: 'Uno', ctaLink: link, linksGroups: [{ links: [{ ...link, url: '/lonquimay-a/#x' }] }] }];
    const menu = await payload.create({
      collection: 'navigation-groups',
      locale: 'es_CL',
      data: { groupName: 'Header', navigationItems },
    });
    const footer = {
      linksArea: [{ title: 'Uno', titleLink: '/lonquimay-a', links: [{ text: 'Dos', link: '/Lonquimay-A/' }] }],
      copyrightArea: { links: [{ text: 'Tres', link: 'http://localhost:3000/lonquimay-a/' }] },
    };
    await payload.updateGlobal({ slug: 'site-globals', locale: 'es_CL', data: { siteName: 'Lupa', footer } });
    const page = await createPage('/lonquimay-otra/', {
      breadcrumbs: [{ title: 'Arriba', url: '/lonquimay-a/' }],
      canonicalLink: 'https://otra.example/lonquimay-a/',
      content: [
        { blockType: 'usefulLinks', links: [link] },
        {
          blockType: 'infoBox',
          tone: 'info',
          title: '/lonquimay-a/',
          body: linkTo({ linkType: 'custom', url: '/lonquimay-a/?a=1' }),
          link,
        },
      ],
    });
    const sources = [`navigation-groups:${menu.id}`, 'site-globals:1', `pages:${page.id}`];
    const before = await Promise.all(sources.map(bodies));
    const changes = await collectChanges(studio.pool, () => move(id, '/lonquimay-b/'));
    const pages = ['a', 'b', 'otra'].map((end) => `page:/lonquimay-${end}/`);
    const globals = contentLocales.map((locale) => `globals:${locale}`);
    expect(changes).toEqual([[...globals, ...pages, 'navigation', 'redirects', 'routes'].toSorted()]);
    const expected = before.map((body) => body.replaceAll(/(?<!otra\.example)\/lonquimay-a\/?/gi, '/lonquimay-b/'));
    const after = await Promise.all(sources.map(bodies));
    // What is no link stays as it was typed.
    expect(after.map((body) => body.replace('"title":"/lonquimay-a/"', '"title":"/lonquimay-b/"'))).toEqual(expected);
    expect(after[2]).toContain('"title":"/lonquimay-a/"');
    expect(after[2]).toContain('href=\\"/lonquimay-b/?a=1\\"');

    await move(id, '/lonquimay-c/');
    expect(await Promise.all(sources.map(bodies))).toEqual(after.map((body) => body.replaceAll('/lonquimay-b/', '/lonquimay-c/')));
    const again = await collectChanges(studio.pool, () => republish(payload));
    expect(again).toEqual([]);
    await move(id, '/lonquimay-a/');
    expect((await Promise.all(sources.map(bodies))).join('')).not.toMatch(/lonquimay-[bc]/);
  });

  it('of the page itself follow it, too', async () => {
    const page = await createPage('/maullin-a/', {
      content: [{ blockType: 'usefulLinks', links: [{ title: 'Arriba', url: '/maullin-a/#arriba' }] }],
    });
    await move(page.id, '/maullin-b/');
    expect(await bodies(`pages:${page.id}`)).toContain('"/maullin-b/#arriba"');
  });

  it('follow a redirect that is made, changed and removed by hand', async () => {
    await createPage('/nahuelbuta-uno/');
    await createPage('/nahuelbuta-dos/');
    const page = await createPage('/nahuelbuta/', {
      content: [{ blockType: 'usefulLinks', links: [{ title: 'Ir', url: '/nahuelbuta-vieja/' }] }],
    });
    const redirect = await createRedirect('/nahuelbuta-vieja/', '/nahuelbuta-uno/');
    expect(await bodies(`pages:${page.id}`)).toContain('"/nahuelbuta-uno/"');
    const update = (data: Partial<Redirect>) => studio.payload.update({ collection: 'redirects', id: redirect.id, data });
    await update({ to: '/nahuelbuta-dos/' });
    expect(await bodies(`pages:${page.id}`)).toContain('"/nahuelbuta-dos/"');
    await update({ status: '302' });
    expect(await bodies(`pages:${page.id}`)).toContain('"/nahuelbuta-vieja/"');
    await update({ status: '301' });
    await studio.payload.delete({ collection: 'redirects', id: redirect.id });
    expect(await bodies(`pages:${page.id}`)).toContain('"/nahuelbuta-vieja/"');
  });
});
