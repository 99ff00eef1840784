import { createHash, createHmac } from 'node:crypto';
import { postbackMappingSchema } from '@lupa/contracts/postback.ts';
import { describe, expect, it } from 'vitest';
import { createCallThrottle, createPostbackAnswer, type PostbackOptions } from './answerPostback.ts';
import type { Refusal } from './postbackNotes.ts';
import type { ConversionRow } from '@lupa/database/insertConversions.ts';
import { buildSourceBook } from './sourceBook.ts';
import { serveForTest } from '../../../tests/setup/serveForTest.ts';
import { call, testPostbackSecret } from './testing/testPostbacks.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const source = {
  partnerSlug: 'casino-andino',
  secretHash: createHash('sha256').update(testPostbackSecret).digest('base64url'),
  formerHash: null,
  formerUntil: null,
  signingKey: null as string | null,
  addresses: [] as string[],
  mapping: postbackMappingSchema.parse({}),
};
const whole = 'event=registration&click_id=c1&event_id=e1';

async function open(changes: Partial<typeof source> = {}, options: Partial<PostbackOptions> = {}) {
  const recorded: ConversionRow[] = [];
  const refused: Refusal[] = [];
  const outcomes: string[] = [];
  const book = buildSourceBook([{ ...source, ...changes }]);
  const answer = createPostbackAnswer({
    sources: () => book,
    log: {
      record: (row, done) => {
        recorded.push(row);
        done('inserted');
      },
    },
    notes: { refuse: (refusal) => refused.push(refusal) > 0, drop: () => undefined, flush: async () => true },
    throttle: { mayMiss: () => true },
    trustedProxies: 0,
    now: () => now,
    onAnswer: (outcome) => outcomes.push(outcome),
    ...options,
  });
  const { port } = await serveForTest((request, response) => void answer(request, response));
  return { ask: (query: string, more: Parameters<typeof call>[2] = {}) => call(port, query, more), recorded, refused, outcomes };
}

describe('a call of a programme', () => {
  it('is taken once its event is durable', async () => {
    const { ask, recorded, outcomes } = await open();
    expect(await ask(whole)).toMatchObject({
      status: 200,
      body: 'OK\n',
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
    expect(recorded).toMatchObject([
      { kind: 'registration', click_id: 'c1', received_at: '2026-11-30T12:00:00.000Z', at: '2026-11-30T12:00:00.000Z' },
    ]);
    expect(outcomes).toEqual(['taken']);
  });

  it.each([
    ['spooled', undefined, 200, 'OK\n', undefined],
    ['lost', undefined, 503, 'not kept, call again\n', '30'],
    ['refused', 'nonce', 403, 'not allowed: nonce\n', undefined],
    ['refused', 'amount', 400, 'missing or unreadable: amount\n', undefined],
  ] as const)('whose event is %s, for %s, is answered with %i', async (fate, reason, status, body, retryAfter) => {
    const { ask } = await open({}, { log: { record: (_, done) => done(fate, reason) } });
    const answer = await ask(whole);
    expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([status, body, retryAfter]);
  });

  it('that lacks a field is told which, and kept as it came', async () => {
    const { ask, refused, recorded } = await open();
    expect(await ask('click_id=c1&event_id=e1')).toMatchObject({ status: 400, body: 'missing or unreadable: kind\n' });
    const call = { method: 'GET', query: 'click_id=c1&event_id=e1', contentType: null, body: '' };
    expect(refused).toEqual([
      { partnerSlug: 'casino-andino', reason: 'kind', parameters: ['click_id', 'event_id'], eventId: 'e1', clickId: 'c1', at: now, call },
    ]);
    expect(recorded).toEqual([]);
  });

  it.each(['', '[1]', '{"event": "deposit"'])(
    'whose body %j cannot be read is kept, and asked for again where it could not be stored',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const { ask, refused } = await open();
      expect(await ask('txn=1', { method: 'POST', body, headers })).toMatchObject({ status: 400 });
      expect(refused).toMatchObject([
        { call: { method: 'POST', query: 'txn=1', contentType: 'application/json', body: body.replace(' ', '') } },
      ]);
      for (const [hasRoom, isStored] of [
        [false, true],
        [true, false],
      ] as const) {
        const notes = { refuse: () => hasRoom, drop: () => undefined, flush: async () => isStored };
        const full = await open({}, { notes });
        expect(await full.ask('txn=1', { method: 'POST', body, headers })).toMatchObject({ status: 503, body: 'not kept, call again\n' });
      }
    },
  );

  it('of one that signs is kept only where its signature is right', async () => {
    const { ask, refused } = await open({ signingKey: 'key' });
    const sign = (text: string) => ({ 'x-signature': createHmac('sha256', 'key').update(text).digest('hex') });
    await ask('event=bingo');
    await ask('event=bingo&b=1', { headers: sign('event=bingo') });
    await ask('event=bingo', { headers: sign('event=bingo') });
    await ask('', { method: 'POST', body: 'event=bingo', headers: { ...sign('event=bingo'), 'content-type': 'application/json' } });
    expect(refused.map(({ reason, call: kept }) => [reason, kept?.query ?? kept?.body])).toEqual([
      ['signature', undefined],
      ['signature', undefined],
      ['kind', 'event=bingo'],
      ['type', ''],
    ]);
  });

  it('that names a parameter twice is told so', async () => {
    const { ask } = await open();
    expect(await ask(`${whole}&click_id=c2`)).toMatchObject({ status: 400, body: 'missing or unreadable: a name comes twice\n' });
  });

  it('from another address is forbidden', async () => {
    const other = await open({ addresses: ['192.0.2.1'] });
    expect(await other.ask(whole)).toMatchObject({ status: 403, body: 'not allowed: address\n' });
    expect([other.refused.map(({ reason }) => reason), other.outcomes]).toEqual([['address'], ['forbidden']]);
    const own = await open({ addresses: ['192.0.2.1', '127.0.0.1'] });
    expect(await own.ask(whole)).toMatchObject({ status: 200 });
  });

  it('is forbidden without the signature that is asked for, and where it was changed since it was signed', async () => {
    const { ask, recorded, refused } = await open({ signingKey: 'key' });
    const headers = { 'x-signature': createHmac('sha256', 'key').update(whole).digest('hex') };
    expect(await ask(whole, { headers })).toMatchObject({ status: 200 });
    expect(await ask(whole)).toMatchObject({ status: 403, body: 'not allowed: signature\n' });
    expect(await ask(`${whole}&amount=9`, { headers })).toMatchObject({ status: 403 });
    expect(await ask(whole, { headers, method: 'POST', body: 'a=b' })).toMatchObject({ status: 403 });
    expect([recorded.length, refused.length]).toEqual([1, 3]);
  });

  it('is forbidden where it says that it was made long ago', async () => {
    const { ask } = await open({ mapping: postbackMappingSchema.parse({ time: 'sent' }) });
    expect(await ask(`${whole}&sent=${now - 360_000}`)).toMatchObject({ status: 403, body: 'not allowed: time\n' });
    expect(await ask(`${whole}&sent=${now}`)).toMatchObject({ status: 200 });
  });

  it('with the wrong secret or partner is unknown, and held back when there are too many', async () => {
    const { ask } = await open();
    for (const wrong of [{ secret: 'other' }, { partner: 'other' }]) expect(await ask(whole, wrong)).toMatchObject({ status: 404 });
    const held = await open({}, { throttle: { mayMiss: (network) => network !== '127.0.0.1' } });
    expect(await held.ask(whole, { secret: 'other' })).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect(await held.ask(whole)).toMatchObject({ status: 200 });
  });

  it('is asked to wait while no programmes are known', async () => {
    const { ask } = await open({}, { sources: () => null });
    expect(await ask(whole)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  });

  it('may be a form or JSON, and no other method', async () => {
    const { ask, recorded } = await open();
    const form = { method: 'POST', body: whole, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const json = {
      method: 'POST',
      body: '{"event":"registration","click_id":"c1","event_id":"e2"}',
      headers: { 'content-type': 'application/json' },
    };
    expect([(await ask('', form)).status, (await ask('', json)).status, recorded.length]).toEqual([200, 200, 2]);
    expect(await ask('', { method: 'POST', body: whole, headers: { 'content-type': 'text/plain' } })).toMatchObject({
      status: 400,
      body: expect.stringContaining('the body is not what its Content-Type says'),
    });
    expect(await ask(whole, { method: 'PUT' })).toMatchObject({ status: 405, headers: { allow: 'GET, POST' } });
  });

  it('with a body of 131,072 bytes is read, and one of more, compressed or with GET is refused', async () => {
    const { ask } = await open();
    const form = (length: number) => ({
      method: 'POST',
      body: `${whole}&x=`.padEnd(length, 'x'),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect((await ask('', form(131_072))).status).toBe(200);
    expect((await ask('', form(131_073))).body).toContain('too large');
    const compressed = { ...form(100), headers: { ...form(100).headers, 'content-encoding': 'gzip' } };
    expect((await ask('', compressed)).status).toBe(400);
    expect((await ask(whole, { body: 'x' })).status).toBe(400);
  });
});

it('a network may miss so often in a minute, another counts for itself, and a minute later it may again', () => {
  let now = 0;
  const { mayMiss } = createCallThrottle({ missesPerMinute: 2, elapsed: () => now });
  const missAt = (moment: number, network = 'a') => {
    now = moment;
    return mayMiss(network);
  };
  expect([missAt(0), missAt(1), missAt(2)]).toEqual([true, true, false]);
  expect(missAt(2, 'b')).toBe(true);
  expect(missAt(59_999)).toBe(false);
  expect([missAt(60_000), missAt(60_001), missAt(119_999)]).toEqual([true, true, false]);
  expect(missAt(120_000)).toBe(true);
});
