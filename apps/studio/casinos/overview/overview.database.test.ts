import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { logIn } from '../../testing/logIn.ts';
import { published, pixel, samplePage, samplePartner, sampleToplist } from '../../testing/samples.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { findMissing } from './findMissing.ts';
import { loadOverview } from './loadOverview.ts';
import { listDrafts } from './publishCasino.ts';

const studio = await testStudio();
const { payload } = studio;
const administrator = await logIn(studio, 'administrator');
await payload.updateGlobal({ slug: 'site-globals', data: { bonusTypes: [{ key: 'welcome', value: 'Bienvenida' }] } });
await payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Reseñas', '/resenas/') });
const method = await payload.create({ collection: 'payment-methods', data: { name: 'Webpay', internalName: 'webpay' } });
const other = await payload.create({ collection: 'partners', data: samplePartner('otro') });
const list = await payload.create({ collection: 'toplists', data: sampleToplist('nuevos', { partner: other.id }) });

const whole = {
  'casino.name': 'Ránquil',
  'casino.slug': 'ranquil',
  'offer.trackingUrl': 'https://track.example/c?click={clickId}',
  'offer.offerType': 'welcome',
  'offer.percentage': '100',
  'offer.amount1': '300.000',
  'offer.source': 'https://ranquil.example/terminos',
  'offer.verifiedOn': '2026-11-02',
  'offer.afflinkProxy': 'bienvenida',
  'licence.licenceAuthority': 'curacao',
  'licence.licenceNumber': '8048/JAZ',
  'licence.source': 'https://registro.example/8048',
  'licence.verifiedOn': '2026-11-02',
  'record.kind': 'withdrawal',
  'record.day': '2026-11-03',
  'record.method': String(method.id),
  'record.amount': '50000',
  'record.askedAt': '2026-11-03T10:00',
  'record.receivedAt': '2026-11-03T15:00',
  toplists: String(list.id),
  review: 'on',
};

async function send(fields: Record<string, string>, headers = administrator, logo?: Blob) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (logo) body.set('logo', logo, 'ranquil.png');
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  const init = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body: await encoded.arrayBuffer() };
  const answer = await callStudio(studio, 'casinos', init);
  const { id, errors } = (await answer.json()) as { id?: number; errors?: { data?: { errors?: { path: string; message: string }[] } }[] };
  return {
    status: answer.status,
    id: id ?? 0,
    faults: Object.fromEntries((errors?.[0]?.data?.errors ?? []).map((one) => [one.path, one.message])),
  };
}

const collections = ['partners', 'offers', 'records', 'pages', 'media'] as const;
const countAll = async () => {
  const counts: number[] = [];
  for (const collection of collections) counts.push((await payload.count({ collection })).totalDocs);
  const { entries } = await payload.findByID({ collection: 'toplists', id: list.id, draft: true });
  return [...counts, entries?.length ?? 0];
};
const open = async (id: number) => {
  const req = await createLocalReq(
    { user: { ...(await payload.find({ collection: 'users', limit: 1 })).docs[0], collection: 'users' } as never },
    payload,
  );
  return loadOverview(req, id, new Date('2026-11-30T12:00:00Z'));
};

describe('a new casino', () => {
  it('is not written at all where one thing is refused, and each refusal names its field', async () => {
    const before = await countAll();
    const logo = new Blob([pixel.data], { type: 'image/png' });
    expect((await send({ ...whole, 'casino.name': '' }, administrator, logo)).faults).toEqual({ 'casino.name': 'Falta: nombre.' });
    const wrong = { 'offer.trackingUrl': 'track.example', 'record.amount': '50.000 pesos', 'licence.verifiedOn': '31-02-2026' };
    expect(Object.keys((await send({ ...whole, ...wrong })).faults).toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect((await send({ ...whole, 'casino.slug': 'otro' })).faults).toEqual({ 'casino.slug': expect.stringContaining('«otro»') });
    await payload.create({ collection: 'pages', locale: 'es_CL', data: samplePage('Ocupada', '/resenas/ranquil/') });
    expect((await send(whole, administrator, logo)).faults).toEqual({ review: expect.stringContaining('Esta ruta ya es de «Ocupada»') });
    await payload.delete({ collection: 'pages', where: { slug: { equals: '/resenas/ranquil/' } } });
    expect((await send(whole, administrator, new Blob(['no'], { type: 'image/png' }))).faults).toHaveProperty('logo');
    expect(await countAll()).toEqual(before);
  });

  it('of which only the name is known is a draft, and says what it lacks', async () => {
    const { id } = await send({ 'casino.name': 'Solo', 'casino.slug': 'solo', 'offer.afflinkProxy': 'bienvenida' });
    const overview = await open(id);
    expect([overview.offers, overview.records, overview.places, overview.review]).toEqual([[], [], [], null]);
    expect(findMissing(overview).map(({ what }) => what)).toEqual([
      'Está en borrador',
      'Logo',
      'Licencia',
      'Oferta',
      'Comprobaciones',
      'Un puesto en una lista',
      'Reseña',
    ]);
    expect(findMissing(overview).map(({ href }) => href)).toContain(`/admin/collections/offers/create?partner=${id}`);
  });

  it('is made with its offer, deal, licence, test, place and review by one form, and what is whole is published at once', async () => {
    const { status, id } = await send(whole, administrator, new Blob([pixel.data], { type: 'image/png' }));
    expect(status).toBe(200);
    const overview = await open(id);
    expect(findMissing(overview).map(({ what }) => what)).toEqual(['Está en borrador', 'La reseña está en borrador']);
    expect(overview.about.map(({ text }) => text)).toEqual(['El programa no debe nada', 'Agregar su trato', '0 clics']);
    expect(overview.offers[0]?.doc).toMatchObject({ titlePreview: '100 % hasta $300.000', afflinkProxy: 'bienvenida' });
    expect(overview.records[0]?.doc.transfer).toMatchObject({ amount: 50_000, askedAt: '2026-11-03T13:00:00.000Z' });
    const live = await payload.findByID({ collection: 'toplists', id: list.id, depth: 0 });
    expect(live.entries).toHaveLength(1);

    const drafts = listDrafts(overview);
    expect(drafts.map(({ isProposed }) => isProposed)).toEqual([true, true, true, true, false]);
    const documents = drafts.map((draft) => `${draft.collection}:${draft.id}`);
    const answer = await callStudio(studio, 'casinos/publish', json({ casino: id, documents }, administrator));
    const { published: outcome } = (await answer.json()) as { published: { collection: string; fault: string | null }[] };
    expect(outcome.map(({ collection, fault }) => [collection, fault === null])).toEqual([
      ['partners', true],
      ['offers', true],
      ['records', true],
      ['toplists', true],
      ['pages', false],
    ]);
    expect((await payload.findByID({ collection: 'toplists', id: list.id, depth: 0 })).entries).toHaveLength(2);
    expect(findMissing(await open(id)).map(({ what }) => what)).toEqual(['La reseña está en borrador']);
  });

  it('goes to the end of a list once, and a list with changes of others is not proposed for publication', async () => {
    const second = await payload.create({ collection: 'partners', data: samplePartner('segundo') });
    const place = () => callStudio(studio, 'casinos/place', json({ casino: second.id, list: list.id }, administrator));
    await place();
    expect((await place()).status).toBe(200);
    const { entries } = await payload.findByID({ collection: 'toplists', id: list.id, draft: true, depth: 0 });
    expect(entries?.map(({ partner }) => partner).filter((partner) => partner === second.id)).toHaveLength(1);
    expect(listDrafts(await open(second.id))).toMatchObject([{ collection: 'toplists', isProposed: true }]);
    await payload.update({ collection: 'toplists', id: list.id, data: { criteria: 'Otra regla.' }, draft: true });
    expect(listDrafts(await open(second.id))).toMatchObject([{ isProposed: false }]);
    await payload.update({ collection: 'toplists', id: list.id, data: published });
  });

  it('is made by those who manage affiliates, and its review by those who write pages', async () => {
    const affiliate = await logIn(studio, 'affiliateManager');
    const editor = await logIn(studio, 'editor');
    const fields = { 'casino.name': 'Tercero', 'casino.slug': 'tercero' };
    expect((await send(fields, editor)).status).toBe(403);
    expect((await send(fields, {})).status).toBe(401);
    expect((await send({ ...fields, review: 'on' }, affiliate)).status).toBe(403);
    expect((await payload.count({ collection: 'partners', where: { slug: { equals: 'tercero' } } })).totalDocs).toBe(0);
    expect((await send(fields, affiliate)).status).toBe(200);
  });
});
