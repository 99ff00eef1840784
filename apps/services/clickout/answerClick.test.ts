import { once } from 'node:events';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { placementExample, placementParameter, signPlacement } from '@lupa/contracts/placement.server.ts';
import { describe, expect, it } from 'vitest';
import { createClickAnswer, type ClickAnswerOptions } from './answerClick.ts';
import type { ClickRow } from './clickRow.ts';
import { buildOfferBook } from './offerBook.ts';
import type { Visit } from './visitorHistory.ts';
import { serveForTest } from '../../../tests/setup/serveForTest.ts';

const rows = {
  offers: [
    { partnerSlug: 'a', afflinkProxy: 'b', offerId: '1', trackingUrl: 'https://t.example/{clickId}', expiration: null, territories: [] },
    { partnerSlug: 'a', afflinkProxy: 'old', offerId: '2', trackingUrl: 'https://t.example/', expiration: '2020-01-01', territories: [] },
  ],
  partners: [{ partnerSlug: 'a', isActive: true, reviewSlug: '/resenas/a/', licences: [] }],
  legalPeriods: [],
};
const book = buildOfferBook(rows, 'https://lupacasino.example', () => undefined);
const now = Date.parse('2026-11-30T12:00:00Z');
const browser = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml',
  'accept-language': 'es-CL,es;q=0.9',
  'accept-encoding': 'gzip, br',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-dest': 'document',
};

async function open(options: Partial<ClickAnswerOptions> = {}) {
  const recorded: ClickRow[] = [];
  const others: string[] = [];
  const answer = createClickAnswer({
    book: () => book,
    log: {
      record: (row, done) => {
        recorded.push(row);
        done('inserted');
      },
    },
    identify: (address, userAgent) => ({ addressKey: address, visitorKey: userAgent }),
    history: { recall: () => 'new' },
    placementSecret: 'secret',
    siteUrl: 'https://lupacasino.example',
    countryHeader: 'x-country',
    regionHeader: null,
    trustedProxies: 0,
    now: () => now,
    elapsed: () => 0,
    onOther: (outcome) => others.push(outcome),
    ...options,
  });
  const { port } = await serveForTest(answer);
  const ask = async (path: string, method = 'GET', headers: OutgoingHttpHeaders = browser) => {
    const call = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const body = (await response.toArray()).join('');
    return { status: response.statusCode, headers: response.headers, body };
  };
  return { ask, recorded, others };
}

describe('a click', () => {
  it('leads to the offer with the number under which it is recorded', async () => {
    const { ask, recorded, others } = await open();
    const { status, headers, body } = await ask('/jugar/a/b', 'GET', { ...browser, 'x-country': 'cl' });
    expect([status, headers.location, body]).toEqual([302, `https://t.example/${recorded[0]?.id}`, '']);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(recorded).toMatchObject([
      {
        at: '2026-11-30T12:00:00.000Z',
        partner_slug: 'a',
        afflink_proxy: 'b',
        offer_id: '1',
        country: 'CL',
        device: 'desktop',
        page: null,
      },
    ]);
    expect(others).toEqual([]);
  });

  it('leads to the review where its offer is over, and is not recorded', async () => {
    const { ask, recorded, others } = await open();
    const { status, headers } = await ask('/jugar/a/old');
    expect([status, headers.location, recorded, others]).toEqual([302, 'https://lupacasino.example/resenas/a/', [], ['review']]);
  });

  it.each(['/jugar/b/b', '/jugar/a', '/jugar/a/b/c'])('on %s leads nowhere', async (path) => {
    const { ask, recorded, others } = await open();
    const { status, body, headers } = await ask(path);
    expect([status, body.length > 0, headers['content-length'], recorded, others]).toEqual([
      404,
      true,
      String(Buffer.byteLength(body)),
      [],
      ['unknown'],
    ]);
  });

  it('is asked to wait while no offers are known', async () => {
    const { ask, others } = await open({ book: () => null });
    const { status, headers } = await ask('/jugar/a/b');
    expect([status, headers['retry-after'], others]).toEqual([503, '5', ['notReady']]);
  });

  it('is answered by headers alone when only those are asked for, and not at all to other methods', async () => {
    const { ask, others } = await open();
    expect(await ask('/jugar/b/b', 'HEAD')).toMatchObject({ status: 404, body: '' });
    expect(await ask('/jugar/a/b', 'HEAD')).toMatchObject({ status: 302 });
    expect(await ask('/jugar/a/b', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' }, body: '' });
    expect(others).toEqual(['unknown', 'refused']);
  });
});

describe('the class of a click', () => {
  const signed = signPlacement(placementExample, { partnerSlug: 'a', afflinkProxy: 'b', day: '2026-11-30' }, 'secret');
  const path = `/jugar/a/b?${placementParameter}=${encodeURIComponent(signed)}`;

  it.each([
    ['new', 'human', null],
    ['repeat', 'repeat', null],
    ['many agents', 'suspicious', 'many agents'],
  ] as const)('that the history calls %s is %s', async (recollection, botClass, reason) => {
    const visits: Visit[] = [];
    const { ask, recorded } = await open({ history: { recall: (visit) => (visits.push(visit), recollection) } });
    await ask(path);
    expect(visits).toMatchObject([{ visitorKey: browser['user-agent'], offer: 'a/b' }]);
    expect(recorded).toMatchObject([{ bot_class: botClass, bot_reason: reason, block: placementExample.block }]);
  });

  it('of a link that the site has not signed is suspicious', async () => {
    const { ask, recorded } = await open();
    await ask('/jugar/a/b');
    await ask(`${path}x`);
    expect(recorded.map(({ bot_class, bot_reason }) => [bot_class, typeof bot_reason])).toEqual([
      ['suspicious', 'string'],
      ['suspicious', 'string'],
    ]);
  });

  it('of a program is that of a program, whatever the history says', async () => {
    const { ask, recorded } = await open({ history: { recall: () => 'repeat' } });
    await ask('/jugar/a/b', 'GET', { 'user-agent': 'Googlebot/2.1' });
    expect(recorded[0]?.bot_class).toBe('bot');
  });
});
