// Requirements: 11.18.
import { createLocalReq, handleEndpoints, type Endpoint, type PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Offer } from '../../payload-types.ts';
import { published, sampleOffer, samplePartner } from '../../testing/samples.ts';
import { createAccount, password } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { listAttention } from './attention.ts';
import { loadReviewedOffers } from './loadAttention.ts';
import { buildOfferEndpoints } from './tendLinks.ts';
import type { LinkNetwork } from '../../core/network/openLink.ts';

const studio = await testStudio();
const manager = await createAccount(studio, 'affiliateManager', 'affiliateManager');
await createAccount(studio, 'editor', 'editor');

async function createOffers(): Promise<void> {
  const { payload } = studio;
  const live = await payload.create({ collection: 'partners', data: samplePartner('casino-vivo') });
  const inactive = await payload.create({ collection: 'partners', data: { ...samplePartner('casino-apagado'), activePartner: false } });
  const hidden = await payload.create({ collection: 'partners', data: { ...samplePartner('casino-oculto'), _status: 'draft' } });
  const offer = (partner: number, title: string, extra: Partial<Offer> = {}) =>
    payload.create({
      collection: 'offers',
      data: { ...sampleOffer(partner, title), titlePreview: title, trackingUrl: `https://${title}.example/?c={clickId}`, ...extra },
    });
  await offer(live.id, 'sirve');
  await offer(live.id, 'no-responde', { expiration: '2099-11-30T12:00:00.000Z' });
  await offer(live.id, 'sin-enlace', { trackingUrl: null });
  await offer(inactive.id, 'apagada');
  await offer(hidden.id, 'oculta');
  await offer(live.id, 'borrador', { _status: 'draft', trackingUrl: null });
  const pending = await offer(live.id, 'pendiente');
  await payload.update({ collection: 'offers', id: pending.id, draft: true, data: { trackingUrl: null, titlePreview: 'todavía no' } });
}

const asked: string[] = [];
const links: LinkNetwork = {
  patience: 1000,
  resolve: async () => ['8.8.8.8'],
  open: async ({ hostname }) => {
    if (hostname !== 'casino.example') asked.push(hostname);
    if (hostname === 'no-responde.example') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    return hostname === 'casino.example' ? { status: 200, location: null } : { status: 302, location: 'https://casino.example/' };
  },
};

/** A programme that hands the number on, and a casino that does not. */
const way: LinkNetwork = {
  ...links,
  open: async (url) => {
    const location = url.hostname === 'track.example' ? `https://casino.example/?btag=a_${url.searchParams.get('s')}` : '/bono';
    return url.pathname === '/bono' ? { status: 200, location: null } : { status: 302, location };
  },
};

async function post(endpoint: Endpoint | undefined, body: object = {}): Promise<Response> {
  const req: PayloadRequest = await createLocalReq({ user: manager }, studio.payload);
  req.json = async () => body;
  if (!endpoint) throw new Error('no endpoint');
  return endpoint.handler(req);
}
async function listBroken(): Promise<[string, string[]][]> {
  const offers = await loadReviewedOffers(await createLocalReq({ user: manager }, studio.payload));
  const { broken } = listAttention(offers, { expiresWithin: 14, verifiedWithin: 60 }, new Date('2099-11-21T12:00:00Z'));
  return broken.map(({ offer, faults }) => [offer.title, faults.map(({ kind }) => kind)]);
}
const brokenBefore = [
  ['sin-enlace', ['noUrl']],
  ['oculta', ['unpublished']],
  ['apagada', ['inactive']],
];

describe('trying the links', () => {
  const send = (headers: Record<string, string> = {}) =>
    handleEndpoints({
      config: studio.payload.config,
      request: new Request('http://localhost:3001/api/offers-attention/check-links', { method: 'POST', headers }),
    });
  const login = async (role: string) => {
    const { token } = await studio.payload.login({ collection: 'users', data: { email: `${role}@example.com`.toLowerCase(), password } });
    return `payload-token=${token}`;
  };

  it('is refused without a login, to editors, and to other sites', async () => {
    expect((await send()).status).toBe(401);
    expect((await send({ Cookie: await login('editor'), Origin: 'http://localhost:3001' })).status).toBe(403);
    expect((await send({ Cookie: await login('affiliateManager'), Origin: 'https://evil.example' })).status).toBe(401);
    expect((await send({ Cookie: await login('affiliateManager') })).status).toBe(401);
  });

  it('is open to affiliate managers in the studio itself', async () => {
    const answer = await send({ Cookie: await login('affiliateManager'), Origin: 'http://localhost:3001' });
    expect(await answer.json()).toEqual({ checked: 0, working: 0 });
  });
});

describe('offers to review', () => {
  beforeAll(createOffers);

  it('are the published ones as visitors see them, drafts left out', async () => {
    const offers = await loadReviewedOffers(await createLocalReq({ user: manager }, studio.payload));
    expect(offers.map(({ title }) => title).toSorted()).toEqual(['apagada', 'no-responde', 'oculta', 'pendiente', 'sin-enlace', 'sirve']);
    const { expiring } = listAttention(offers, { expiresWithin: 14, verifiedWithin: 60 }, new Date('2099-11-21T12:00:00Z'));
    expect(expiring.map(({ offer, daysLeft }) => [offer.title, daysLeft])).toEqual([['no-responde', 9]]);
    expect(await listBroken()).toEqual(brokenBefore);
  });

  it('tell how each link answered, once for all who asked together, until the link is another one', async () => {
    const [endpoint] = buildOfferEndpoints(links);
    const [one, other] = await Promise.all([post(endpoint), post(endpoint)]);
    expect(await one.json()).toEqual({ checked: 5, working: 4 });
    expect(await other.json()).toEqual({ checked: 5, working: 4 });
    expect(asked.toSorted()).toEqual(['apagada', 'no-responde', 'oculta', 'pendiente', 'sirve'].map((name) => `${name}.example`));
    expect(await listBroken()).toEqual([['sin-enlace', ['noUrl']], ['no-responde', ['failed']], ...brokenBefore.slice(1)]);

    await studio.payload.update({
      collection: 'offers',
      where: { titlePreview: { equals: 'no-responde' } },
      data: { trackingUrl: ' https://otra.example/{clickId}\n', ...published },
    });
    expect(await listBroken()).toEqual(brokenBefore);
    await post(endpoint);
    expect(asked).toContain('otra.example');
    const { docs } = await studio.payload.find({ collection: 'offers', where: { titlePreview: { equals: 'no-responde' } } });
    expect(docs[0]?.trackingUrl).toBe('https://otra.example/{clickId}');
  });

  it('say where the number of the click arrives, of a link that is not stored, too', async () => {
    const [, endpoint] = buildOfferEndpoints(way);
    const attempt = async (trackingUrl: string) => (await (await post(endpoint, { trackingUrl })).json()) as object;
    expect(await attempt(' https://track.example/{clickId}?s={clickId}&x=1 ')).toEqual({
      isWorking: true,
      message: 'El enlace responde en https://casino.example (200)',
      steps: [
        { host: 'track.example', status: 302, arrivals: ['s', '/'] },
        { host: 'casino.example', status: 302, arrivals: ['btag'] },
        { host: 'casino.example', status: 200, arrivals: [] },
      ],
    });
    expect(await attempt('https://10.0.0.1/')).toMatchObject({ isWorking: false, steps: [{ status: null }] });
    expect(await attempt('track.example')).toEqual({ isWorking: false, message: 'La dirección no se puede usar', steps: [] });
  });
});
