// Requirements: 11.1.
import { postbackMappingSchema } from '@lupa/contracts/postback.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedCall, formType as form, jsonType as json, type SentCall as Sent, signCall } from '../testing/signedCalls.ts';
import { readCall, type PostbackCall } from './readCall.server.ts';
import { readPostback, type ReadPostback } from './readPostback.ts';

const key = 'a key of tests';
const mapping = postbackMappingSchema.parse({});
const now = Date.UTC(2026, 10, 26, 12);
const sign = (text: string | Uint8Array) => signCall(text, key);
type OddBytes = Omit<Sent, 'body'> & { body: Uint8Array };
const callOf = ({ query, body, contentType, signature, method }: Sent | OddBytes): PostbackCall => ({
  method,
  contentType,
  signature,
  query: Buffer.from(query),
  body: Buffer.from(body),
});
/** What comes of a call: an event, or why there is none. */
function read(sent: Sent | OddBytes, signingKey: string | null = key): ReadPostback | string {
  const parameters = readCall(callOf(sent), signingKey);
  return typeof parameters === 'string' ? parameters : readPostback(parameters, mapping, now);
}
function listParameters(sent: Sent) {
  const parameters = readCall(callOf(sent), null);
  if (typeof parameters === 'string') throw new Error(parameters);
  return parameters;
}
const eventOf = (sent: Sent) => {
  const result = read(sent);
  return typeof result === 'string' || result.kind === 'fault' ? null : result.event;
};
const get = (query: string): Sent => ({ method: 'GET', query, body: '' });
const post = (body: string, contentType?: string, query = ''): Sent => ({
  method: 'POST',
  query,
  body,
  ...(contentType !== undefined && { contentType }),
});

const event = 'event=deposit&event_id=E1&click_id=c-1&amount=1&currency=USD';
const object = '{"event":"deposit","event_id":"E1","click_id":"c-1","amount":1,"currency":"USD"}';

describe('a signed call', () => {
  it.each<[string, Sent]>([
    ['in its query, with the signature before, between or behind', get(`event=reg&signature=${sign('event=reg&event_id=1')}&event_id=1`)],
    ['in its query, with the signature in the header', { ...get('event=reg&event_id=1'), signature: sign('event=reg&event_id=1') }],
    [
      'by POST without a body',
      { ...get(`event=reg&event_id=1&signature=${sign('event=reg&event_id=1')}`), method: 'POST', contentType: json },
    ],
    ['as a form', post('event=reg&event_id=1', form, `signature=${sign('event=reg&event_id=1')}`)],
    [
      'as JSON',
      { ...post('{"event":"reg","event_id":1}', `${json}; charset=UTF-8`), signature: `sha256=${sign('{"event":"reg","event_id":1}')}` },
    ],
    [
      'with one signature twice',
      { ...get(`event=reg&event_id=1&Signature=${sign('event=reg&event_id=1')}`), signature: sign('event=reg&event_id=1') },
    ],
  ])('is read %s', (_title, sent) => {
    expect(eventOf(sent)).toMatchObject({ id: '1', kind: 'registration' });
  });

  it.each<[string, string, Sent]>([
    ['of JSON does not reach to the query', 'unsigned', { ...post(object, json, 'amount=9'), signature: sign(object) }],
    [
      'of JSON does not reach to another spelling in the query',
      'unsigned',
      { ...post(object, json, `AMOUNT=9&signature=${sign(object)}`) },
    ],
    ['of a form does not reach to the query', 'unsigned', post(event, form, `Event_Id=forged&signature=${sign(event)}`)],
    ['of JSON does not make it a form', 'type', { ...post(object, form), signature: sign(object) }],
    ['of a form does not make it JSON', 'type', { ...post(event, json), signature: sign(event) }],
    ['of JSON does not make it a query', 'type', { ...get(object), signature: sign(object) }],
    ['of a query does not reach to the query beside it as a body', 'unsigned', post(event, form, `amount=9&signature=${sign(event)}`)],
    ['does not say what type its body has', 'type', { ...post(event), signature: sign(event) }],
    ['is not for a body with GET', 'form', { ...post(event, form, `signature=${sign(event)}`), method: 'GET' }],
    ['counts once', 'signature', get(`${event}&signature=${sign(event)}&signature=${sign(event)}`)],
    ['has one value in header and parameter', 'signature', { ...get(`${event}&signature=${sign(event)}`), signature: sign('other') }],
    ['is exactly 64 digits', 'signature', get(`${event}&signature=${sign(event)}%20more`)],
    ['is exactly one header', 'signature', { ...get(event), signature: `${sign(event)}, ${sign(event)}` }],
    ['covers spaces around a body', 'signature', { ...post(` ${event}`, form), signature: sign(event) }],
    ['is asked for', 'signature', get(event)],
  ])('has a signature that %s: %s', (_title, fault, sent) => {
    expect(read(sent)).toBe(fault);
  });

  it('has its signature over bytes, not over what these are taken for', () => {
    const bytes = Uint8Array.from([...Buffer.from(`${event}&note=`), 0xff]);
    const shown = Buffer.from(bytes).toString();
    expect(read({ ...post('', form), body: bytes, signature: sign(shown) })).toBe('signature');
    expect(read({ ...post('', form), body: bytes, signature: sign(bytes) })).toBe('form');
  });
});

describe('a body', () => {
  it.each([
    [event, undefined],
    [event, 'text/plain'],
    [event, 'multipart/form-data'],
    [event, json],
    [event, `${form}; charset=iso-8859-1`],
    [object, form],
    [` ${object}`, form],
    [`[${object}]`, json],
    [`"${event}"`, form],
    ['null', json],
    [`\ufeff${object}`, json],
    [`${object}x`, json],
  ])('%j is refused where its type is %s', (body, type) => {
    expect(read(post(body, type), null)).toBe('type');
  });

  it('is refused with GET, and where it has more than a thousand parameters', () => {
    expect(read({ ...post(event, form), method: 'GET' }, null)).toBe('form');
    const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}=1`).join('&');
    expect(read(post(many(995), form, event), null)).toMatchObject({ kind: 'event' });
    expect(read(post(many(996), form, event), null)).toBe('form');
    const deep = `{"a":${'['.repeat(7000)}${']'.repeat(7000)}}`;
    expect(read(post(deep, json), null)).toBe('form');
  });

  it.each([
    ['12345678901234567890', '123456789012.12345678', '123456789012.12345678'],
    ['9007199254740993', '9007199254740993', '9007199254740993'],
    ['1', '0.10000000', '0.1'],
    ['1', '-12.5', '-12.5'],
    ['1', '1.0E7', '10000000'],
    ['1', '25e-2', '0.25'],
    ['1', '-1.25e1', '-12.5'],
  ])('of JSON keeps all digits of its numbers, %s and %s, and takes no field for what lies deeper', (id, number, amount) => {
    const body = `{"event":"deposit","nested":{"amount":7,"event_id":"x:\\"y"},"event_id":${id},"amount":${number},"currency":"USD"}`;
    expect(read(post(body, json), null)).toMatchObject({ event: { id, amount } });
  });

  it('of JSON has a name for each value that lies deeper: the way to it', () => {
    const body = '{"a":{"b":[{"c":"1,2"},{"c":null}],"d":{},"e":1.5E1},"f.g":"x\\"}","h":[true,[2]]}';
    const said = listParameters(post(body, json)).filter(([, value]) => value !== '');
    expect(Object.fromEntries(said)).toEqual({ 'a.b.0.c': '1,2', 'a.e': '15', 'f.g': 'x"}', 'h.0': 'true', 'h.1.0': '2' });
    const call =
      '{"event":{"goal":"ftd","user":{"email":"a@b.cl"}},"conversion":{"id":"7","clicks":["c-1"],"sum":{"value":"9,50","cur":"USD"}}}';
    const parameters = { kind: 'event.goal', clickId: 'conversion.clicks.0', eventId: 'conversion.id', amount: 'conversion.sum.value' };
    const mapping = postbackMappingSchema.parse({ parameters: { ...parameters, currency: 'conversion.sum.cur' }, decimal: ',' });
    expect(readPostback(listParameters(post(call, json)), mapping, now)).toMatchObject({
      event: { id: '7', clickId: 'c-1', kind: 'first_deposit', amount: '9.5', currency: 'USD' },
      dropped: ['event.user', 'event.user.email'],
    });
  });
});

describe('a name that comes twice is refused', () => {
  it.each<[string, Sent]>([
    ['in a query', get(`${event}&amount=1`)],
    ['in another case', get(`${event}&AMOUNT=2`)],
    ['encoded', get(`${event}&%61mount=2`)],
    ['escaped', get(`${event}&amp;amount=2`)],
    ['with the Kelvin sign', get(`${event}&clic%E2%84%AA_id=2`)],
    ['with a space', get(`${event}&amount+=2`)],
    ['with a NUL', get(`${event}&amount%00=2`)],
    ['with a space that is not seen', get(`${event}&am%E2%80%8Bount=2`)],
    ['that nobody reads', get(`${event}&tag=1&Tag=2`)],
    ['in a form', post(`${event}&Amount=2`, form)],
    ['in JSON', post(object.replace('}', ',"amount":2}'), json)],
    ['in JSON, with nothing', post(object.replace('{', '{"amount":null,'), json)],
    ['in JSON, in another case', post(object.replace('}', ',"Amount":2}'), json)],
    ['in JSON, escaped', post(object.replace('}', ',"\\u0061mount":2}'), json)],
    ['in JSON, behind what is nested', post(object.replace('}', ',"x":[{"y":"]"}],"amount":2}'), json)],
    ['in body and query', post(event, form, 'amount=2')],
  ])('%s', (_title, sent) => {
    expect(read(sent, null)).toMatchObject({ kind: 'fault', fault: 'duplicate' });
  });
});

it('whatever is changed about a signed call without its key, what comes of it is the same event or none', () => {
  const seen = { same: 0, none: 0 };
  fc.assert(
    fc.property(changedCall(key), ({ sent, changed }) => {
      const [before, after] = [eventOf(sent), eventOf(changed)];
      expect(before).not.toBeNull();
      seen[after === null ? 'none' : 'same'] += 1;
      if (after !== null) expect(after).toEqual(before);
    }),
    { numRuns: 3000 },
  );
  // Neither is all that was tried.
  expect(Math.min(seen.same, seen.none)).toBeGreaterThan(100);
});
