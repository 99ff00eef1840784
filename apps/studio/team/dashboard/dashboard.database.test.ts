// Requirements: 13.5, 13.8.
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../core/access/roles.ts';
import { insertClicks, sampleClick } from '../../money/clicks/testClicks.ts';
import { failedJobs } from '../../core/jobs/failedJobs.ts';
import { runQueue } from '../../core/jobs/runQueues.ts';
import { publishLater } from '../../core/publish/publishLater.ts';
import { runJob } from '../../testing/runJob.ts';
import { published, sampleContent, sampleOffer, samplePage, samplePartner } from '../../testing/samples.ts';
import { createAccount } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { brokenOffers, endingSoon } from '../../casinos/offers/endingSoon.ts';
import { drafts } from './drafts.ts';
import { endingLicences } from '../../casinos/law/endingLicences.ts';
import { countLanguages, type LanguageFilter, loadLanguageMatrix } from './languages.ts';
import { createWorkContext, loadSection } from '../../core/frontPage/loadSections.ts';
import { oldHelplines } from '../../content/globals/feature.ts';
import { stalePages } from '../../money/clicks/stalePages.ts';
import { stoppedGames } from '../../content/games/feature.ts';
import { today } from '../../content/calendar/today.ts';
import type { WorkSection } from '../../core/frontPage/work.ts';

// Noon in Chile, so that hours before and after are on the same day.
const now = new Date('2026-11-25T15:00:00Z');
const hour = 3_600_000;
const all = { limit: 50, offset: 0 };
const people = new Map<Role, TypedUser>();

async function requestOf(role: Role): Promise<PayloadRequest> {
  return createLocalReq({ user: people.get(role) as TypedUser }, studio.payload);
}
const load = async (section: WorkSection, role: Role, part = all) => section.load(createWorkContext(await requestOf(role), now), part);
const titles = async (section: WorkSection, role: Role) => (await load(section, role)).rows.map(({ title }) => title);

const studio = await testStudio();
const { payload } = studio;
for (const role of ['administrator', 'editor', 'affiliateManager'] as const)
  people.set(role, { ...(await createAccount(studio, role, role)), collection: 'users' });
const page = (await payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Guía de retiros', '/guias/retiros/') })).id;
const partner = (await payload.create({ collection: 'partners', data: { ...samplePartner('casino-andino'), name: 'Casino Andino' } })).id;
const offer = (
  await payload.create({
    collection: 'offers',
    data: { ...sampleOffer(partner, 'bienvenida'), expiration: '2026-11-28T12:00:00.000Z', titlePreview: 'Doble depósito' },
    context: publishLater,
  })
).id;

describe('the drafts of a person', () => {
  it('are what they saved last and is not published, with the languages that were written', async () => {
    const { payload } = studio;
    const user = people.get('editor') as TypedUser;
    expect(await titles(drafts, 'editor')).toEqual([]);
    const data = { title: 'Withdrawals', slug: '/en/guides/withdrawals/', content: sampleContent };
    await payload.update({ collection: 'pages', id: page, locale: 'en', draft: true, data, user });
    await payload.create({ collection: 'pages', locale: 'es_CL', draft: true, data: { internalName: 'Nueva' }, user });
    const { total, rows } = await load(drafts, 'editor');
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { title: 'Nueva', kind: 'Página', href: expect.stringMatching(/\/admin\/collections\/pages\/\d+$/) },
      { title: 'Guía de retiros', detail: 'Inglés', href: `/admin/collections/pages/${page}?locale=en` },
    ]);
    expect(await load(drafts, 'editor', { limit: 1, offset: 1 })).toMatchObject({ total: 2, rows: [{ title: 'Guía de retiros' }] });
    expect(await titles(drafts, 'administrator')).toEqual([]);
    await payload.update({ collection: 'pages', id: page, locale: 'en', data: { ...data, ...published }, user });
    expect(await titles(drafts, 'editor')).toEqual(['Nueva']);
  });

  it('are of every collection that has them', async () => {
    const user = people.get('affiliateManager') as TypedUser;
    const { payload } = studio;
    await payload.update({ collection: 'offers', id: offer, draft: true, data: { titlePreview: 'Doble depósito, ahora' }, user });
    await payload.update({ collection: 'partners', id: partner, draft: true, data: { games: 'Mil' }, user });
    await payload.create({ collection: 'toplists', draft: true, data: { name: 'Verano', identifier: 'verano' }, user });
    await payload.create({ collection: 'records', draft: true, data: { partner, kind: 'withdrawal' } as never, user });
    const { rows } = await load(drafts, 'affiliateManager');
    expect(rows.map(({ kind, title }) => `${kind}: ${title}`).toSorted()).toEqual([
      'Casino: Casino Andino',
      expect.stringMatching(/^Comprobación: Casino Andino, /),
      'Oferta: Doble depósito, ahora',
      'Toplist: Verano',
    ]);
  });
});

describe('what changes today', () => {
  it('is what is scheduled, what is late, and places and offers that begin or end', async () => {
    const { payload } = studio;
    const plan = (type: string, waitUntil: Date, locale?: string) =>
      payload.jobs.queue({
        task: 'schedulePublish' as never,
        input: { type, ...(locale !== undefined && { locale }), doc: { relationTo: 'pages', value: page } } as never,
        waitUntil,
      });
    await plan('publish', new Date(now.getTime() + 2 * hour), 'en');
    await plan('unpublish', new Date(now.getTime() - hour));
    await plan('publish', new Date(now.getTime() + 30 * hour));
    const startsAt = new Date(now.getTime() + hour).toISOString();
    const entries = [{ partner, startsAt }];
    await payload.create({
      collection: 'toplists',
      data: { name: 'Portada', identifier: 'home', orderedBy: 'editor', entries, ...published },
    });
    await payload.create({
      collection: 'offers',
      data: { ...sampleOffer(partner, 'ultimo'), titlePreview: 'Cashback', expiration: '2026-11-25T12:00:00.000Z' },
      context: publishLater,
    });
    const { total, rows } = await load(today, 'editor');
    expect(total).toBe(4);
    expect(rows.map(({ kind, title, detail, when, tone }) => [kind, title, detail, when, tone])).toEqual([
      ['Sale del sitio', 'Guía de retiros', undefined, 'Atrasada', 'error'],
      ['Entra a la toplist', 'Casino Andino', 'Portada', '13:00', undefined],
      ['Se publica', 'Guía de retiros', 'Inglés', '14:00', undefined],
      ['Último día', 'Casino Andino', 'Cashback', 'Al terminar el día', undefined],
    ]);
    expect(rows[2]?.href).toBe(`/admin/collections/pages/${page}?locale=en`);
  });
});

describe('what ends within a week, and what leads nowhere', () => {
  it('is for those who keep offers right', async () => {
    expect(await titles(endingSoon, 'affiliateManager')).toEqual(['Casino Andino, Cashback', 'Casino Andino, Doble depósito']);
    expect(await titles(brokenOffers, 'affiliateManager')).toEqual([]);
    await studio.pool.query('update studio.offers set tracking_url = null where id = $1', [offer]);
    expect(await load(brokenOffers, 'affiliateManager')).toMatchObject({ total: 1, rows: [{ detail: 'No tiene enlace de seguimiento' }] });
  });
});

const age = (locale: string, days: number) =>
  studio.pool.query(`update studio.pages_locales set words_changed_at = $3 where _parent_id = $1 and _locale::text = $2`, [
    page,
    locale,
    new Date(now.getTime() - days * 24 * hour),
  ]);

describe('pages whose words nobody touches', () => {
  it('are listed after 90 days, those with most clicks first for those who see them', async () => {
    const { payload, pool } = studio;
    expect(await titles(stalePages, 'editor')).toEqual([]);
    const other = await payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Bonos', '/bonos/') });
    await pool.query('update studio.pages_locales set words_changed_at = $1 where _parent_id = $2', ['2026-01-01T00:00:00Z', other.id]);
    await age('es_CL', 91);
    await insertClicks(pool, [sampleClick({ page: '/guias/retiros/', at: new Date(now.getTime() - hour) })]);
    expect(await titles(stalePages, 'editor')).toEqual(['Bonos', 'Guía de retiros']);
    const { rows } = await load(stalePages, 'administrator');
    expect(rows).toMatchObject([{ title: 'Guía de retiros', detail: '/guias/retiros/ · 1 clic en 28 días' }, { title: 'Bonos' }]);
  });

  it('are touched by a change of words alone', async () => {
    const { payload } = studio;
    const write = (data: object) => payload.update({ collection: 'pages', id: page, locale: 'es_CL', data });
    await write({ sitemapCategory: 'Guías', ...published });
    await studio.pool.query(
      `update studio._pages_v_locales set version_words_changed_at = '2026-01-01' where version_slug = '/guias/retiros/'`,
    );
    await write({ sitemapCategory: 'Otras', ...published });
    expect(await titles(stalePages, 'editor')).toContain('Guía de retiros');
    await write({ content: [{ blockType: 'prosCons', title: 'Otro título' }], ...published });
    expect(await titles(stalePages, 'editor')).not.toContain('Guía de retiros');
  });
});

describe('the languages of pages', () => {
  const find = (filter: Partial<LanguageFilter>) =>
    loadLanguageMatrix(studio.pool, { locale: null, state: null, search: '', ...filter }, { limit: 50, offset: 0 });
  const statesOf = async () => (await find({ search: 'retiros' })).rows[0]?.cells.map(({ state }) => state);

  it('are published, older than the Spanish one, a draft or missing', async () => {
    await age('es_CL', 1);
    await age('en', 10);
    await studio.payload.update({
      collection: 'pages',
      id: page,
      locale: 'fr_CA',
      draft: true,
      data: { title: 'Retraits', slug: '/fr/retraits/' },
    });
    expect(await statesOf()).toEqual(['published', 'outdated', 'draft', 'missing']);
    await age('en', 1.5);
    expect(await statesOf()).toEqual(['published', 'published', 'draft', 'missing']);
  });

  it('are found by language, state, name and path', async () => {
    const names = async (filter: Partial<LanguageFilter>) => (await find(filter)).rows.map(({ name }) => name);
    expect(await names({})).toEqual(['Bonos', 'Guía de retiros', 'Nueva']);
    expect(await names({ locale: 'en', state: 'missing' })).toEqual(['Bonos', 'Nueva']);
    expect(await names({ locale: 'fr_CA', state: 'draft' })).toEqual(['Guía de retiros']);
    expect(await names({ search: '/BONOS/' })).toEqual(['Bonos']);
    expect(await names({ search: '%' })).toEqual([]);
    const second = await loadLanguageMatrix(studio.pool, { locale: null, state: null, search: '' }, { limit: 1, offset: 1 });
    expect(second).toMatchObject({ total: 3, rows: [{ name: 'Guía de retiros' }] });
  });

  it('are counted', async () => {
    expect(await countLanguages(studio.pool)).toContainEqual({ locale: 'en', published: 1, outdated: 0, draft: 0, missing: 2 });
  });
});

it('a section that fails leaves nothing but its own place empty', async () => {
  const context = createWorkContext(await requestOf('editor'), now);
  const broken: WorkSection = { ...drafts, load: () => Promise.reject(new Error('no such table')) };
  expect(await loadSection(context, broken, all)).toBeNull();
  expect((await loadSection(context, drafts, all))?.rows.length).toBeGreaterThan(0);
});

describe('helplines', () => {
  it('are due half a year after somebody looked, or when nobody ever did, once for each language', async () => {
    const line = (name: string, link: string, verifiedOn?: string) => ({ name, link, ...(verifiedOn !== undefined && { verifiedOn }) });
    const save = (locale: 'es_CL' | 'en', items: object[]) =>
      studio.payload.updateGlobal({ slug: 'site-globals', locale, data: { footer: { trustedArea: { items } } } });
    await save('es_CL', [
      line('Salud Responde', 'tel:6003607777', '2026-05-29T15:00:00.000Z'),
      line('Línea *4141', 'tel:*4141', '2026-05-30T15:00:00.000Z'),
      line('Otra línea', 'tel:1'),
      line('Juego responsable', '/juego-responsable/'),
    ]);
    await save('en', [line('Health line', 'tel:6003607777', '2026-01-10T15:00:00.000Z')]);
    const { total, rows } = await load(oldHelplines, 'editor');
    expect(total).toBe(3);
    expect(rows.map(({ title, kind, when }) => [title, kind, when])).toEqual([
      ['Otra línea', undefined, 'Sin verificar'],
      ['Health line', 'Inglés', expect.stringContaining('10 ene 2026')],
      ['Salud Responde', undefined, expect.stringContaining('29 may 2026')],
    ]);
    expect(await load(oldHelplines, 'editor', { limit: 1, offset: 1 })).toMatchObject({ total: 3, rows: [{ title: 'Health line' }] });
  });
});

describe('games that do not start', () => {
  const pool = () => studio.payload.db.pool;
  const check = (id: number, since: Date, { hash = 'a', status = null as number | null, isStopped = true } = {}) =>
    pool().query('insert into arcade.play_checks (game_id, hash, at, status, failing_since, stopped_at) values ($1, $2, $3, $4, $5, $6)', [
      id,
      hash,
      now,
      status,
      since,
      isStopped ? now : null,
    ]);
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);

  it('are those that are stopped, the most searched first, each with its page on the site', async () => {
    expect(await load(stoppedGames, 'editor')).toEqual({ total: 0, rows: [] });
    await pool().query(`insert into arcade.providers (id, name, normalised_name, fingerprint) values (1, 'Estudio', 'estudio', '')`);
    await pool().query(
      `insert into arcade.games (id, name, normalised_name, type, provider_id, free_play_hash, search_volume, local_url, fingerprint)
       select id, 'Juego ' || id, 'juego', 'SLOTS', 1, 'a', id, case when id = 12 then '/juegos-gratis/doce/' end, '' from generate_series(11, 15) id`,
    );
    await check(11, ago(5));
    await check(12, ago(30), { status: 404 });
    await check(13, ago(1), { isStopped: false });
    await check(14, ago(9), { hash: 'another one since' });
    const { total, rows } = await load(stoppedGames, 'editor');
    expect(total).toBe(2);
    expect(rows).toEqual([
      {
        key: '12',
        href: expect.stringMatching(/^https?:\/\/[^/]+\/juegos-gratis\/doce\/$/),
        title: 'Juego 12',
        kind: 'Juego 12',
        detail: 'Responde 404',
        when: 'ayer',
        tone: 'warning',
      },
      expect.objectContaining({
        title: 'Juego 11',
        href: expect.stringMatching(/\/juegos-gratis\/juego-11\/$/),
        detail: 'No responde',
        when: 'hace 5 horas',
      }),
    ]);
    expect(await load(stoppedGames, 'editor', { limit: 1, offset: 1 })).toMatchObject({ total: 2, rows: [{ title: 'Juego 11' }] });
  });
});

describe('licences of casinos', () => {
  it('are listed when they ended or end within 60 days, and no other one follows', async () => {
    const { payload } = studio;
    const licence = (number: string, from: string, until: string | null) => ({
      number,
      from: `${from}T12:00:00.000Z`,
      until: until === null ? null : `${until}T12:00:00.000Z`,
    });
    const name = async (slug: string, licences: object[], data: object = {}) =>
      payload.create({ collection: 'partners', data: { ...samplePartner(slug), name: slug, licences, ...data } as never });
    await name('ended', [licence('CL-1', '2026-01-01', '2026-11-24')]);
    await name('last-day', [licence('CL-2', '2026-01-01', '2026-11-25')]);
    await name('sixty-days', [licence('CL-3', '2026-01-01', '2027-01-24')]);
    await name('later', [licence('CL-4', '2026-01-01', '2027-01-25')]);
    await name('renewed', [licence('CL-5', '2026-01-01', '2026-12-31'), licence('CL-6', '2027-01-01', '2027-12-31')]);
    await name('renewed-late', [licence('CL-7', '2026-01-01', '2026-12-31'), licence('CL-8', '2027-01-02', null)]);
    await name('for-good', [licence('CL-9', '2026-01-01', null)]);
    await name('to-come', [licence('CL-10', '2025-01-01', '2025-12-31'), licence('CL-11', '2027-01-01', null)]);
    await name('draft', [licence('CL-12', '2026-01-01', '2026-11-24')], { _status: 'draft' });
    const { total, rows } = await load(endingLicences, 'affiliateManager');
    expect(total).toBe(4);
    expect(rows.map(({ title, kind, when, tone }) => [title, kind, when, tone])).toEqual([
      ['ended', 'Licencia CL-1', 'Terminó el mar, 24 nov 2026', 'error'],
      ['last-day', 'Licencia CL-2', 'Vale hasta el mié, 25 nov 2026', 'warning'],
      ['renewed-late', 'Licencia CL-7', 'Vale hasta el jue, 31 dic 2026', 'warning'],
      ['sixty-days', 'Licencia CL-3', 'Vale hasta el dom, 24 ene 2027', 'warning'],
    ]);
  });
});

describe('jobs that failed', () => {
  const failed = async () => {
    const { rows } = await failedJobs.load(createWorkContext(await requestOf('editor')), all);
    return rows.map(({ title, kind, detail, href }) => ({ title, kind, detail, href }));
  };

  it('tell what failed and why, until the next run succeeds', async () => {
    const { payload, pool } = studio;
    await pool.query('alter table links.runs rename to runs_away');
    for (let run = 0; run < 2; run++) await runJob(payload, 'links', 'checkLinks');
    expect(await failed()).toEqual([
      {
        title: 'Revisar los enlaces',
        kind: 'Se intenta de nuevo cada minuto',
        detail: expect.stringContaining('links.runs'),
        href: '/admin/enlaces',
      },
    ]);
    await pool.query('alter table links.runs_away rename to runs');
    await runJob(payload, 'links', 'checkLinks');
    expect(await failed()).toEqual([]);
  });

  it('name the page that was not published, until somebody publishes it', async () => {
    const { payload } = studio;
    const data = samplePage('Feriado', '/feriado/');
    const { id } = await payload.create({ collection: 'pages', locale: 'es_CL', draft: true, data: { ...data, _status: 'draft' } });
    const input = { type: 'publish', doc: { relationTo: 'pages', value: id }, user: { relationTo: 'users', value: 987_654 } };
    await payload.jobs.queue({ task: 'schedulePublish', input: input as never });
    expect(await runQueue(payload, 'default')).toBe('ran');
    const ofPage = async () => (await failed()).filter(({ title }) => title === 'Feriado');
    expect(await ofPage()).toMatchObject([{ kind: 'No se publicó', href: `/admin/collections/pages/${id}` }]);
    await payload.update({ collection: 'pages', id, locale: 'es_CL', data: { _status: 'published' } });
    expect(await ofPage()).toEqual([]);
  });
});
