// Requirements: 3.18, 3.20, 3.21, 3.27, 3.28, 7.12, 7.13, 7.14, 7.15, 7.16, 10.1, 10.2, 10.4, 10.16, 11.15, 13.7.
import { casinoRecordExample, casinoRecordsSchema, type CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { offerExample } from '@lupa/contracts/offer.ts';
import { offerVersionsExample, offerVersionsSchema } from '@lupa/contracts/offerVersion.ts';
import { paymentUseSchema } from '@lupa/contracts/paymentMethod.ts';
import { ratingMethodExample } from '@lupa/contracts/ratingMethod.ts';
import { partnersBySlugSchema, toplistAnswersSchema, type ToplistAnswer } from '@lupa/contracts/toplist.ts';
import { storedPartnerExample, type StoredToplistEntry } from '@lupa/database/storedDocuments.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { checkCall, checkProblem } from '../contractChecks.ts';
import {
  publish,
  publishExamples,
  publishLegalStatus,
  publishMethod,
  publishOffer,
  publishPage,
  publishPartner,
  publishRecords,
} from '../delivery/publishForTest.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { createApp } from './app.ts';
import { createResponseRecorder } from './responseRecorder.ts';

const logger = createLogger('partners', 'silent');
const site = { 'params[site]': 'lupacasino', 'params[locale]': 'es_CL' };
const database = useTestDatabase();
let recorder: ReturnType<typeof createResponseRecorder>;
let now = new Date('2026-11-10T12:00:00Z');

beforeAll(async () => {
  recorder = createResponseRecorder({ pool: database.pool, logger });
  await publishExamples(database.pool);
});
afterAll(async () => {
  await recorder.flush();
});

const app = (given = recorder) => createApp({ pool: database.pool, recorder: given, logger, now: () => now });
const send = (path: string, init?: RequestInit) => app().request(path, init);
const toplistPath = (identifier: string) => `/api/fenix/toplist/?identifier=${identifier}&params[site]=lupacasino&params%5Blocale%5D=es_CL`;
const entry = (partnerSlug: string, changes: Partial<StoredToplistEntry> = {}): StoredToplistEntry => ({
  partnerSlug,
  offerId: null,
  startsAt: null,
  endsAt: null,
  ...changes,
});
const publishToplist = (
  identifier: string,
  entries: StoredToplistEntry[],
  { criteria = '', orderedBy = 'editor', highlight = null as StoredToplistEntry | null } = {},
) =>
  publish(database.pool, {
    kind: 'toplist',
    key: identifier,
    body: { identifier, name: identifier, criteria, orderedBy, entries, highlight },
  });

describe('a paid highlight', () => {
  it('stands beside the list while its dates say so, and never in it', async () => {
    await publishPartner(database.pool, 'pagador');
    await publishOffer(database.pool, 'pagador', 'bienvenida');
    const highlight = entry('pagador', { endsAt: '2026-11-11T00:00:00.000Z' });
    await publishToplist('con-destacado', [entry('casino-andino')], { highlight });
    const present = await readToplist('con-destacado');
    expect(Object.keys(present.partners)).toEqual(['casino-andino']);
    expect(present.highlight).toMatchObject({ slug: 'pagador', attributes: { toplistOfferId: 'pagador-bienvenida' } });
    const before = now;
    now = new Date('2026-11-11T00:00:00Z');
    expect((await readToplist('con-destacado')).highlight).toBeNull();
    now = before;
  });

  it('needs an offer, and changes neither order nor responseId', async () => {
    await publishPartner(database.pool, 'sin-oferta-propia');
    await publishToplist('sin-pago', [entry('casino-andino')]);
    const [, , hash] = (await readToplist('sin-pago')).responseId.split('.');
    await publishToplist('sin-pago', [entry('casino-andino')], { highlight: entry('sin-oferta-propia') });
    const answer = await readToplist('sin-pago');
    expect(answer.highlight).toBeNull();
    expect(answer.responseId.split('.')[2]).toBe(hash);
  });
});

describe('versions of offers', () => {
  it('are told of a partner and of all, the newest first, and nothing of one that is unknown', async () => {
    for (const { partnerSlug, since, offer } of offerVersionsExample.toReversed())
      await database.pool.query('insert into delivery.offer_versions (source, partner_slug, since, offer) values ($1, $2, $3, $4)', [
        'offers:7',
        partnerSlug,
        since,
        JSON.stringify(offer),
      ]);
    await database.pool.query(
      "insert into delivery.offer_versions (source, partner_slug, since) values ('offers:8', 'otro', '2026-01-01T00:00:00Z')",
    );
    const own = offerVersionsExample.map((version) => ({ ...version, offerId: '7' }));
    expect(await checkCall({ send, call: 'offerVersions', parameters: { partner: 'casino-andino' } })).toEqual(own);
    const last = { offerId: '8', partnerSlug: 'otro', since: '2026-01-01T00:00:00.000Z', offer: null };
    expect(await checkCall({ send, call: 'offerVersions' })).toEqual([...own, last]);
    expect(await checkCall({ send, call: 'offerVersions', parameters: { partner: 'nobody' } })).toEqual([]);
    await checkProblem(send, '/api/fenix/offer-versions/?partner=<b>', 400, 'partner');
  });

  it('are told without gaps when the newest alone are asked for: each change with the version before it', async () => {
    const add = (source: string, day: number, rollover: number | null) =>
      database.pool.query("insert into delivery.offer_versions (source, partner_slug, since, offer) values ($1, 'muchos', $2, $3)", [
        source,
        `2026-11-0${day}T00:00:00Z`,
        rollover === null ? null : JSON.stringify({ ...offerExample, attributes: { ...offerExample.attributes, rollover } }),
      ]);
    for (const [source, day, rollover] of [
      ['offers:20', 1, 20],
      ['offers:21', 2, 30],
      ['offers:20', 3, 25],
      ['offers:21', 4, 35],
      ['offers:21', 5, null],
      ['offers:22', 6, 10],
    ] as const)
      await add(source, day, rollover);
    const read = async (parameters: Record<string, string>) =>
      offerVersionsSchema
        .parse(await checkCall({ send, call: 'offerVersions', parameters }))
        .map(({ offerId, since, offer }) => [offerId, Number(since.slice(8, 10)), offer?.attributes.rollover ?? null]);
    // The first version of an offer is no change.
    expect(await read({ newest: '1' })).toEqual([
      ['21', 5, null],
      ['21', 4, 35],
    ]);
    expect(await read({ newest: '3', partner: 'muchos' })).toEqual([
      ['21', 5, null],
      ['21', 4, 35],
      ['20', 3, 25],
      ['21', 2, 30],
      ['20', 1, 20],
    ]);
    expect(await read({ oldest: '1', partner: 'muchos' })).toEqual([['20', 1, 20]]);
    expect(await read({ newest: '5', partner: 'nobody' })).toEqual([]);
    await checkProblem(send, '/api/fenix/offer-versions/?newest=0', 400, 'newest');
    await checkProblem(send, '/api/fenix/offer-versions/?newest=1001', 400, 'newest');
    await checkProblem(send, '/api/fenix/offer-versions/?newest=1&oldest=1', 400, 'oldest');
  });
});

describe('records', () => {
  it('are told of a partner, those with the last news, those that were corrected, or in parts, and counted', async () => {
    const publishRecord = (partnerSlug: string, body: CasinoRecord) =>
      publish(database.pool, { kind: 'casinoRecord', key: `${partnerSlug}/${body.id}`, body: { ...body, partnerSlug } });
    const made = (id: string, day: string, corrected: string[] = []) => ({
      ...casinoRecordExample,
      id,
      day,
      publishedDate: null,
      corrections: corrected.map((each) => ({ day: each, was: '15:05', reason: 'Era la hora del correo.' })),
    });
    for (const body of [made('901', '2026-01-01', ['2026-02-01', '2026-11-09']), made('902', '2026-05-01')])
      await publishRecord('medido', body);
    for (const body of [made('903', '2026-10-01'), made('904', '2026-03-01', ['2026-03-02'])]) await publishRecord('corregido', body);
    const read = async (parameters: Record<string, string>) =>
      casinoRecordsSchema.parse(await checkCall({ send, call: 'records', parameters })).map(({ id }) => id);
    expect(await read({ partner: 'medido' })).toEqual(['902', '901']);
    expect(await read({ newest: '2' })).toEqual(['903', '901']);
    expect(await read({ newest: '1', partner: 'corregido' })).toEqual(['903']);
    expect(await read({ corrected: 'true' })).toEqual(['904', '901']);
    expect(await read({ corrected: 'true', newest: '1' })).toEqual(['901']);
    await database.pool.query("update delivery.documents set source = 'records:904' where key = 'corregido/904'");
    await database.pool.query(
      "insert into delivery.publications (source, locale, first_published_at) values ('records:904', '*', '2026-11-10T10:00:00Z')",
    );
    expect(await read({ newest: '1' })).toEqual(['904']);
    expect(await checkCall({ send, call: 'recordCounts' })).toEqual({ records: 4, casinos: 2, lastDay: '2026-11-09' });
    expect(await read({ first: '3' })).toEqual(['903', '904', '901']);
    expect(await read({ first: '3', after: 'medido/901' })).toEqual(['902']);
    await checkProblem(send, '/api/fenix/records/?corrected=si', 400, 'corrected');
    await checkProblem(send, '/api/fenix/records/?first=2000', 400, 'first');
    await database.pool.query("delete from delivery.documents where kind = 'casinoRecord'");
  });
});

describe('reviews', () => {
  it('are told with their pages, by partner, by path, and the newest', async () => {
    for (const slug of ['/resenas/uno/', '/resenas/dos/', '/resenas/sin-fecha/']) {
      await publishPage(database.pool, slug, { title: `Reseña ${slug}` });
      await database.pool.query("update delivery.documents set source = 'pages:' || key where kind = 'page' and key = $1", [slug]);
    }
    await database.pool.query(
      `insert into delivery.publications (source, locale, first_published_at)
       values ('pages:/resenas/uno/', 'es_CL', '2026-10-01T12:00:00Z'), ('pages:/resenas/dos/', 'es_CL', '2026-10-02T12:00:00Z')`,
    );
    for (const [slug, path] of Object.entries({ uno: 'uno', dos: 'dos', tres: 'sin-fecha', cuatro: 'sin-publicar' }))
      await publishPartner(database.pool, slug, { reviewSlug: `/resenas/${path}/` });
    const read = (parameters: Record<string, string>) => checkCall({ send, call: 'reviews', parameters });
    const one = { partnerSlug: 'uno', path: '/resenas/uno/', title: 'Reseña /resenas/uno/', publishedDate: '2026-10-01T12:00:00.000Z' };
    expect(await read({ partner: 'uno' })).toEqual([one]);
    expect(await read({ paths: '/resenas/uno/,/nowhere/' })).toEqual([one]);
    expect(await read({ newest: '2' })).toMatchObject([{ partnerSlug: 'dos' }, { partnerSlug: 'uno' }]);
    expect(await read({ partner: 'tres' })).toMatchObject([{ publishedDate: null }]);
    expect(await read({ partner: 'cuatro' })).toEqual([]);
  });
});

describe('who takes a payment method', () => {
  it('is counted among the recommended casinos, and the best rated are named first', async () => {
    const counts = async () => paymentUseSchema.parse(await checkCall({ send, call: 'paymentUse', parameters: { method: 'khipu' } }));
    const before = await counts();
    const khipu = [{ internalName: 'khipu', name: 'Khipu' }];
    const none = { depositPaymentMethods: [], withdrawalPaymentMethods: [] };
    const entities = {
      'khipu-bajo': { ...none, depositPaymentMethods: khipu, withdrawalPaymentMethods: khipu, rating: 1 },
      'khipu-alto': { ...none, depositPaymentMethods: khipu, rating: 9.9 },
      'khipu-retira': { ...none, withdrawalPaymentMethods: khipu, rating: 9.8 },
      'khipu-sin-resena': { ...none, depositPaymentMethods: khipu, reviewSlug: null },
      'khipu-inactivo': { ...none, depositPaymentMethods: khipu, activePartner: false },
      'khipu-reemplazado': { ...none, depositPaymentMethods: khipu, recommendedPartner: 'khipu-alto' },
      'khipu-otro': none,
    };
    for (const [slug, entity] of Object.entries(entities)) await publishPartner(database.pool, slug, entity);
    const { best, arrivals, ...use } = await counts();
    expect(arrivals).toEqual(before.arrivals);
    expect(use).toEqual({ recommended: before.recommended + 5, deposits: before.deposits + 3, withdrawals: before.withdrawals + 2 });
    expect(best.filter((slug) => slug.startsWith('khipu-'))).toEqual(['khipu-alto', 'khipu-retira', 'khipu-bajo']);
    await publishPartner(database.pool, 'khipu-bajo', { ...entities['khipu-bajo'], rating: 10 });
    expect((await counts()).best[0]).toBe('khipu-bajo');
    await checkProblem(send, '/api/fenix/payment-use/', 400, 'method');
    for (const slug of Object.keys(entities)) await database.pool.query('delete from delivery.documents where key = $1', [slug]);
  });

  it('follows what was found out about a casino', async () => {
    const khipu = [{ internalName: 'solo-medidos', name: 'Solo medidos' }];
    for (const slug of ['medido-uno', 'medido-dos']) await publishPartner(database.pool, slug, { depositPaymentMethods: khipu, rating: 9 });
    const best = async () => paymentUseSchema.parse(await (await send('/api/fenix/payment-use/?method=solo-medidos')).json()).best;
    expect(await best()).toEqual(['medido-dos', 'medido-uno']);
    await publishMethod(database.pool);
    await publishRecords(database.pool, 'medido-uno', 2);
    const first = await best();
    // Stale records count for less, though nothing was published: 9.1 becomes 8.5.
    const before = now;
    now = new Date('2028-01-01T12:00:00Z');
    const later = await best();
    now = before;
    const again = await best();
    const arrivals = async () => paymentUseSchema.parse(await (await send('/api/fenix/payment-use/?method=khipu')).json()).arrivals;
    expect(await arrivals()).toEqual({ measured: 1, quickest: 120, slowest: 120 });
    await publishRecords(database.pool, 'medido-dos', 3);
    expect(await arrivals()).toEqual({ measured: 2, quickest: 120, slowest: 180 });
    await database.pool.query("delete from delivery.documents where kind in ('casinoRecord', 'ratingMethod') or key like 'medido-%'");
    expect([first, later, again]).toEqual([
      ['medido-uno', 'medido-dos'],
      ['medido-dos', 'medido-uno'],
      ['medido-uno', 'medido-dos'],
    ]);
  });
});

async function readToplist(identifier: string): Promise<ToplistAnswer> {
  const [answer] = toplistAnswersSchema.parse(await (await send(toplistPath(identifier))).json());
  if (!answer) throw new Error(`no toplist ${identifier}`);
  return answer;
}

async function readResponses(identifier: string) {
  await recorder.flush();
  const { rows } = await database.pool.query<{ id: string; version: number; entries: unknown }>(
    'select response_id as id, version, entries from delivery.toplist_responses where identifier = $1',
    [identifier],
  );
  return rows;
}

describe('contract', () => {
  it('toplist', async () => {
    const answer = await checkCall({ send, call: 'toplist', parameters: { identifier: 'home', ...site } });
    expect(answer).toMatchObject([
      { responseId: expect.stringMatching(/^home\.7\.[0-9a-f]{12}$/), partners: { 'casino-andino': { name: 'Casino Andino' } } },
    ]);
  });

  it('toplist of an unknown identifier is an empty list', async () => {
    expect(await checkCall({ send, call: 'toplist', parameters: { identifier: 'nobody', ...site } })).toEqual([]);
  });

  it('partners-by-slug, in the order asked, without unknown ones', async () => {
    await publishPartner(database.pool, 'casino-boreal', { partnerName: 'Casino Boreal' });
    const parameters = { slugs: 'casino-boreal,nobody,casino-andino', identifier: 'default', page_type: 'review', ...site };
    const answer = await checkCall({ send, call: 'partnersBySlug', parameters });
    expect(answer).toMatchObject([{ slug: 'casino-boreal' }, { slug: 'casino-andino', attributes: { offerTypeCMS: ['welcome'] } }]);
    expect(await checkCall({ send, call: 'partnersBySlug', parameters: { slugs: '' } })).toEqual([]);
  });

  it('names what is malformed', async () => {
    await checkProblem(send, '/api/fenix/toplist/', 400, 'identifier');
    await checkProblem(send, '/api/fenix/toplist/?identifier=a%00b', 400, 'identifier');
    await checkProblem(send, '/api/fenix/toplist/?identifier=home&params[locale]=es-CL', 400, 'params[locale]');
    await checkProblem(send, '/api/fenix/toplist/?identifier=home&params[site]=<b>', 400, 'params[site]');
    await checkProblem(send, '/api/fenix/partners-by-slug/', 400, 'slugs');
    await checkProblem(send, '/api/fenix/partners-by-slug/?slugs=a&page_type=%20x%20y', 400, 'page_type');
    const slugs = Array.from({ length: 201 }, (_, index) => `casino-${index}`).join(',');
    await checkProblem(send, `/api/fenix/partners-by-slug/?slugs=${slugs}`, 400, 'slugs');
  });
});

describe('toplist', () => {
  it('keeps the rank, each partner with the offer named for it', async () => {
    for (const slug of ['zeta', 'alfa', 'media']) {
      await publishPartner(database.pool, slug);
      await publishOffer(database.pool, slug, 'principal', { position: 0 });
      await publishOffer(database.pool, slug, 'especial', { position: 1, offerType: 'freeSpins' });
    }
    await publishToplist('rank', [
      entry('zeta'),
      entry('alfa', { offerId: 'alfa-especial' }),
      entry('gone'),
      entry('media', { offerId: 'no-such-offer' }),
    ]);
    const { partners, responseId } = await readToplist('rank');
    expect(Object.keys(partners)).toEqual(['zeta', 'alfa', 'media']);
    expect(Object.values(partners).map(({ attributes }) => attributes.toplistOfferId)).toEqual([
      'zeta-principal',
      'alfa-especial',
      'media-principal',
    ]);
    expect(partners.alfa?.attributes).toMatchObject({
      toplistOffer: 'Oferta especial',
      offers: [{ id: 'alfa-principal' }, { id: 'alfa-especial' }],
      offerTypeCMS: ['welcome', 'freeSpins'],
    });
    expect(await readResponses('rank')).toEqual([
      {
        id: responseId,
        version: 1,
        entries: [
          { partner: 'zeta', offer: 'zeta-principal' },
          { partner: 'alfa', offer: 'alfa-especial' },
          { partner: 'media', offer: 'media-principal' },
        ],
      },
    ]);
  });

  it('follows its schedule when it is read, and says until when it holds', async () => {
    await publishPartner(database.pool, 'uno');
    await publishPartner(database.pool, 'dos');
    await publishToplist('schedule', [
      entry('dos', { startsAt: '2026-11-11T00:00:00-03:00' }),
      entry('uno', { endsAt: '2026-11-12T03:00:00Z' }),
      entry('dos'),
    ]);
    const slugs = async () => Object.keys((await readToplist('schedule')).partners);
    now = new Date('2026-11-11T02:59:00Z');
    const before = await readToplist('schedule');
    expect(Object.keys(before.partners)).toEqual(['uno', 'dos']);
    expect((await send(toplistPath('schedule'))).headers.get('cache-control')).toBe('s-maxage=0, max-age=60, must-revalidate');
    now = new Date('2026-11-11T03:00:00Z');
    expect(await slugs()).toEqual(['dos', 'uno']);
    expect((await readToplist('schedule')).responseId).not.toBe(before.responseId);
    now = new Date('2026-11-12T03:00:00Z');
    expect(await slugs()).toEqual(['dos']);
    expect((await send(toplistPath('schedule'))).headers.get('cache-control')).toBe('s-maxage=0, max-age=604800');
  });

  it('leaves out offers that have expired, and falls back to the next', async () => {
    await publishPartner(database.pool, 'vence');
    await publishOffer(database.pool, 'vence', 'corta', { position: 0, expiration: '2026-11-15' });
    await publishOffer(database.pool, 'vence', 'larga', { position: 1, expiration: '2027-01-31' });
    await publishToplist('expiry', [entry('vence', { offerId: 'vence-corta' })]);
    now = new Date('2026-11-16T02:59:30Z');
    expect((await readToplist('expiry')).partners.vence?.attributes.toplistOfferId).toBe('vence-corta');
    expect((await send(toplistPath('expiry'))).headers.get('cache-control')).toBe('s-maxage=0, max-age=30, must-revalidate');
    now = new Date('2026-11-16T03:00:00Z');
    const { offers, toplistOfferId } = (await readToplist('expiry')).partners.vence?.attributes ?? {};
    expect([offers?.map(({ id }) => id), toplistOfferId]).toEqual([['vence-larga'], 'vence-larga']);
  });

  it('keeps partners that are not active, without any way to them', async () => {
    await publishPartner(database.pool, 'cerrado', { activePartner: false, recommendedPartner: 'casino-andino' });
    await publishOffer(database.pool, 'cerrado', 'bienvenida');
    await publishToplist('closed', [entry('cerrado', { offerId: 'cerrado-bienvenida' })]);
    const { cerrado } = (await readToplist('closed')).partners;
    expect(cerrado?.attributes).toMatchObject({
      activePartner: false,
      offers: [],
      toplistOffer: '-',
      toplistOfferId: '',
      offerTypeCMS: [],
    });
    expect(JSON.stringify(cerrado)).not.toContain('bienvenida');
  });

  it('says by which rule it was ordered, which version it is and since when', async () => {
    await publishPartner(database.pool, 'regla');
    await publishToplist('ruled', [entry('regla')], { criteria: 'Nota de Pagos.' });
    const first = await readToplist('ruled');
    expect(first).toMatchObject({ criteria: 'Nota de Pagos.', version: 1 });
    expect(first.responseId).toMatch(/^ruled\.1\./);
    await publishToplist('ruled', [entry('regla')], { criteria: 'Nota global.' });
    const second = await readToplist('ruled');
    expect(second).toMatchObject({ criteria: 'Nota global.', version: 2 });
    expect(Date.parse(second.updatedDate ?? '')).toBeGreaterThanOrEqual(Date.parse(first.updatedDate ?? ''));
  });

  it('never tells a tracking URL', async () => {
    expect(await (await send(toplistPath('home'))).text()).not.toContain('track.casino-andino');
  });
});

describe('ratings', () => {
  beforeAll(async () => {
    now = new Date('2026-11-10T12:00:00Z');
    await publishMethod(database.pool);
    for (const [slug, hours] of Object.entries({ lento: 60, rapido: 3, medio: 30 })) {
      await publishPartner(database.pool, slug);
      await publishRecords(database.pool, slug, hours);
    }
    await publishPartner(database.pool, 'sin-registros');
  });
  afterAll(async () => {
    await database.pool.query("delete from delivery.documents where kind in ('ratingMethod', 'casinoRecord')");
  });

  const everybody = ['sin-registros', 'lento', 'medio', 'rapido'].map((slug) => entry(slug));

  it('are computed from records, and what is stored holds for a casino without any', async () => {
    await publishToplist('rated', everybody, { orderedBy: 'rating' });
    const { partners, orderedBy } = await readToplist('rated');
    expect(orderedBy).toBe('rating');
    // 9.5 × 40 % + 8.9 × 60 %
    expect(partners.rapido?.attributes).toMatchObject({
      rating: 9.1,
      ratingTotal: 9.14,
      ratingMethod: { version: 5, day: '2026-11-01' },
      verdict: { kind: 'recommended', criterion: 'payments', since: '2026-11-02' },
      ratingParts: [
        { key: 'trust', score: 9.5, weight: 40 },
        { key: 'payments', score: 8.9, basis: { measure: 'worstWithdrawal', value: 3, isStale: false, records: ['rapido-2'] } },
      ],
    });
    expect(partners['sin-registros']?.attributes).toMatchObject({ rating: 9.2, verdict: null });
    expect([partners.rapido, partners.lento].map((partner) => partner?.attributes.payoutTime)).toEqual(['En 3 horas', 'Hasta 3 días']);
    expect(partners['sin-registros']?.attributes.payoutTime).toBe(storedPartnerExample.attributes.payoutTime);
    const bySlug: unknown = await (await send('/api/fenix/partners-by-slug/?slugs=rapido')).json();
    expect(bySlug).toMatchObject([{ attributes: { ratingTotal: 9.14 } }]);
  });

  it('do not decide what we think of a casino that an editor has closed', async () => {
    await publishRecords(database.pool, 'cerrado', 3);
    const entity = { ...storedPartnerExample.entity, partnerSlug: 'cerrado' };
    const body = { ...storedPartnerExample, entity, state: 'closed' as const, stateSince: '2026-05-15' };
    await publish(database.pool, { kind: 'partner', key: 'cerrado', body });
    const [casino] = partnersBySlugSchema.parse(await (await send('/api/fenix/partners-by-slug/?slugs=cerrado')).json());
    expect(casino?.attributes.verdict).toEqual({ kind: 'closed', criterion: null, since: '2026-05-15' });
    await database.pool.query("delete from delivery.documents where key like 'cerrado%'");
  });

  it('order lists that are not those of an editor, and a new version of the method orders them anew', async () => {
    const slugs = async (identifier: string) => Object.keys((await readToplist(identifier)).partners);
    await publishToplist('by-rating', everybody, { orderedBy: 'rating' });
    await publishToplist('by-payments', everybody, { orderedBy: 'payments' });
    await publishToplist('by-hand', everybody);
    expect(await slugs('by-rating')).toEqual(['rapido', 'lento', 'medio', 'sin-registros']);
    expect(await slugs('by-payments')).toEqual(['rapido', 'lento', 'medio', 'sin-registros']);
    expect(await slugs('by-hand')).toEqual(['sin-registros', 'lento', 'medio', 'rapido']);
    await publishRecords(database.pool, 'medio', 30, { day: '2026-11-09' });
    expect(await slugs('by-rating')).toEqual(['rapido', 'medio', 'lento', 'sin-registros']);

    const before = (await readToplist('by-rating')).responseId;
    const [trust, payments] = ratingMethodExample.criteria;
    if (!trust || !payments) throw new Error('The example has changed.');
    const bands = [
      { upTo: 2, floor: 9, ceiling: 10 },
      { upTo: null, floor: 0, ceiling: 9 },
    ];
    await publishMethod(database.pool, { version: 6, day: '2026-11-11', criteria: [trust, { ...payments, bands }] });
    expect((await readToplist('by-rating')).responseId).toBe(before);
    expect((await send(toplistPath('by-rating'))).headers.get('cache-control')).toBe('s-maxage=0, max-age=54000');
    now = new Date('2026-11-11T02:59:30Z');
    expect((await send(toplistPath('by-rating'))).headers.get('cache-control')).toBe('s-maxage=0, max-age=30, must-revalidate');
    now = new Date('2026-11-11T03:00:00Z');
    expect(await slugs('by-rating')).toEqual(['medio', 'lento', 'rapido', 'sin-registros']);
    expect((await readToplist('by-rating')).partners.medio?.attributes.ratingMethod).toEqual({ version: 6, day: '2026-11-11' });
  });

  it('leave a list by cost to what its offers usually cost', async () => {
    await publishOffer(database.pool, 'rapido', 'bono', { rollover: 60 });
    await publishOffer(database.pool, 'lento', 'bono', { rollover: 10 });
    await publishToplist('by-cost', everybody, { orderedBy: 'cost' });
    expect(Object.keys((await readToplist('by-cost')).partners)).toEqual(['lento', 'rapido', 'medio', 'sin-registros']);
  });

  it('fall to the floor of their band when the records are stale, at the moment that the answer names', async () => {
    await publishPartner(database.pool, 'antiguo');
    await publishRecords(database.pool, 'antiguo', 3, { day: '2026-11-10', timeToLive: 2 });
    await publishToplist('stale', [entry('antiguo')], { orderedBy: 'rating' });
    now = new Date('2026-11-13T02:59:00Z');
    expect((await readToplist('stale')).partners.antiguo?.attributes.ratingParts[0]).toMatchObject({
      score: 9.5,
      basis: { isStale: false },
    });
    for (const path of [toplistPath('stale'), '/api/fenix/partners-by-slug/?slugs=antiguo', '/api/fenix/records/?partner=antiguo'])
      expect((await send(path)).headers.get('cache-control'), path).toBe('s-maxage=0, max-age=60, must-revalidate');
    now = new Date('2026-11-13T03:00:00Z');
    expect((await readToplist('stale')).partners.antiguo?.attributes.ratingParts[0]).toMatchObject({ score: 9, basis: { isStale: true } });
  });

  it('are told with their records and the versions of the method', async () => {
    expect(await checkCall({ send, call: 'records', parameters: { partner: 'rapido' } })).toMatchObject([
      { id: 'rapido-1', kind: 'licence' },
      { id: 'rapido-2', kind: 'withdrawal' },
    ]);
    expect(await checkCall({ send, call: 'records', parameters: { partner: 'nobody' } })).toEqual([]);
    const all = await checkCall({ send, call: 'records' });
    expect(all).toMatchObject([{ partnerSlug: 'antiguo' }, { partnerSlug: 'antiguo' }, { partnerSlug: 'medio' }, {}, {}, {}, {}, {}]);
    expect(await checkCall({ send, call: 'ratingMethods' })).toMatchObject([{ version: 6 }, { version: 5 }]);
    await checkProblem(send, '/api/fenix/records/?partner=<b>', 400, 'partner');
  });
});

describe('response ids', () => {
  it('stay for the same content and change with it', async () => {
    await publishPartner(database.pool, 'estable');
    await publishToplist('stable', [entry('estable')]);
    const first = await readToplist('stable');
    expect((await readToplist('stable')).responseId).toBe(first.responseId);
    await publishOffer(database.pool, 'estable', 'nueva');
    const second = await readToplist('stable');
    expect(second.responseId).not.toBe(first.responseId);
    await publishToplist('stable', [entry('estable')]);
    const third = await readToplist('stable');
    expect(third.responseId).toMatch(/^stable\.2\./);
    expect(new Set((await readResponses('stable')).map(({ id }) => id))).toEqual(
      new Set([first.responseId, second.responseId, third.responseId]),
    );
  });

  it('are one per partner when partners are asked for by slug', async () => {
    const responseIds = async (slugs: string) => {
      const answers: unknown = await (await send(`/api/fenix/partners-by-slug/?slugs=${slugs}`)).json();
      return Array.isArray(answers) ? answers.map(({ responseId }: { responseId: string }) => responseId) : [];
    };
    const [andino, estable] = await responseIds('casino-andino,estable');
    expect(andino).not.toBe(estable);
    expect(await responseIds('estable,casino-andino')).toEqual([estable, andino]);
  });

  it('that cannot be recorded cost nothing, and are tried again', async () => {
    let attempts = 0;
    const broken: Queryable = {
      query: () => {
        attempts += 1;
        throw new Error('read-only');
      },
    };
    const failing = createResponseRecorder({ pool: broken, logger });
    const sick = app(failing);
    expect((await sick.request(toplistPath('home'))).status).toBe(200);
    await failing.flush();
    expect((await sick.request(toplistPath('home'))).status).toBe(200);
    await failing.flush();
    expect(attempts).toBe(2);
  });
});

describe('offers for some territories alone', () => {
  it('are in the answers for these, and elsewhere the casino says that it has others', async () => {
    now = new Date('2026-11-10T12:00:00Z');
    await publishPartner(database.pool, 'dos-paises');
    await publishOffer(database.pool, 'dos-paises', 'chile', { territories: ['CL'] });
    await publishOffer(database.pool, 'dos-paises', 'ontario', { territories: ['CA-ON'], position: 1 });
    await publishToplist('territorios', [entry('dos-paises')], { highlight: entry('dos-paises') });
    const seenFrom = async (territory: string) => {
      const query = territory === '' ? '' : `&territory=${territory}`;
      const answer = await send(`${toplistPath('territorios')}${query}`);
      const [toplist] = toplistAnswersSchema.parse(await answer.json());
      const { offers, isOfferedElsewhere } = toplist?.partners['dos-paises']?.attributes ?? { offers: [] };
      return [offers.map(({ attributes }) => attributes.afflinkProxy), isOfferedElsewhere, toplist?.highlight?.slug ?? null];
    };
    expect(await seenFrom('')).toEqual([['chile'], false, 'dos-paises']);
    expect(await seenFrom('CL-RM')).toEqual([['chile'], false, 'dos-paises']);
    expect(await seenFrom('CA-ON')).toEqual([['ontario'], false, 'dos-paises']);
    expect(await seenFrom('CA-QC')).toEqual([[], true, null]);
    expect(await seenFrom('ZZ')).toEqual([[], true, null]);
  });

  it('are named, and a territory that is none is refused', async () => {
    expect(await (await send('/api/fenix/territories/')).json()).toEqual(['CA-ON', 'CL']);
    await checkProblem(async (path) => send(path), `${toplistPath('territorios')}&territory=Chile`, 400, 'territory');
  });
});

describe('the law of the market', () => {
  const licence = { number: 'CL-14', from: '2027-03-05', until: '2027-05-31', source: null };
  const moments = ['2027-03-01T02:59:00Z', '2027-03-01T03:00:00Z', '2027-03-05T03:00:00Z', '2027-05-31T12:00:00Z', '2027-06-01T04:00:00Z'];

  it('decides at each moment who has offers, and the order of the list stays', async () => {
    await publishPartner(database.pool, 'con-licencia', {}, 0, [licence]);
    await publishPartner(database.pool, 'sin-licencia');
    for (const slug of ['con-licencia', 'sin-licencia']) await publishOffer(database.pool, slug, 'bienvenida');
    await publishToplist('ley', [entry('sin-licencia'), entry('con-licencia')], { highlight: entry('sin-licencia') });
    await publishLegalStatus(database.pool, { '2027-06-01T04:00:00Z': 'prohibited', '2027-03-01T03:00:00Z': 'licensedList' });
    const seen: unknown[] = [];
    for (const moment of moments) {
      now = new Date(moment);
      const { partners, highlight } = await readToplist('ley');
      expect(Object.keys(partners)).toEqual(['sin-licencia', 'con-licencia']);
      const [without, own] = ['sin-licencia', 'con-licencia'].map((slug) => partners[slug]?.attributes);
      seen.push([without?.offers.length, own?.offers.length, own?.marketLicence?.number ?? null, highlight?.slug ?? null]);
    }
    expect(seen).toEqual([
      [1, 1, null, 'sin-licencia'],
      [0, 0, null, null],
      [0, 1, 'CL-14', null],
      [0, 1, 'CL-14', null],
      [0, 0, null, null],
    ]);
  });

  it('ends answers with its periods and with licences', async () => {
    const ageAt = async (moment: string) => {
      now = new Date(moment);
      return (await send(toplistPath('ley'))).headers.get('cache-control');
    };
    expect(await ageAt('2027-03-01T02:59:30Z')).toBe('s-maxage=0, max-age=30, must-revalidate');
    expect(await ageAt('2027-03-05T02:59:30Z')).toBe('s-maxage=0, max-age=30, must-revalidate');
    expect(await ageAt('2027-06-01T03:59:30Z')).toBe('s-maxage=0, max-age=30, must-revalidate');
  });

  it('is not guessed: what cannot be read is no answer', async () => {
    await database.pool.query(`update delivery.documents set body = '{"periods": [{"status": "otra"}]}' where kind = 'legalStatus'`);
    expect((await send(toplistPath('ley'))).status).toBe(500);
    await database.pool.query(`delete from delivery.documents where kind = 'legalStatus'`);
  });
});
