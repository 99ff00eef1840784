// Requirements: 11.3.
import { postbackMappingExample, postbackMappingSchema } from '@lupa/contracts/postback.ts';
import { describe, expect, test } from 'vitest';
import { isPersonField } from './personFields.ts';
import { readPostback, readPostbackAmount } from './readPostback.ts';

const now = Date.UTC(2026, 10, 26, 12);
const usual = postbackMappingSchema.parse({});
const read = (query: string, mapping = usual) => readPostback(new Map(new URLSearchParams(query)), mapping, now);

describe('a call is read', () => {
  test('by the names that are common', () => {
    expect(read('event=ftd&click_id=5400-1-a&event_id=E1&amount=50.00&currency=usd&timestamp=1795600000')).toEqual({
      kind: 'event',
      dropped: [],
      event: { id: 'E1', kind: 'first_deposit', clickId: '5400-1-a', amount: '50', currency: 'USD', at: new Date(1795600000000) },
    });
  });

  test('by the names of its programme, in whatever case', () => {
    expect(read('SUB1=c-1&Txn=T9&type=CPA&payout=120,000.5', postbackMappingExample)).toMatchObject({
      event: { id: 'T9', kind: 'commission', clickId: 'c-1', amount: '120000.5', currency: 'USD', at: null },
    });
  });

  test('by a mapping in capitals, and by the first of the usual names that is filled in', () => {
    const mapping = { ...usual, parameters: { eventId: 'Txn ID' } };
    expect(read('event=cpa&click_id=&subid=c-1&txn%20id=T9&amount=1&currency=USD', mapping)).toMatchObject({
      event: { id: 'T9', clickId: 'c-1' },
    });
  });

  test('a registration without a number of its own counts once for its click, a deposit needs one', () => {
    expect(read('event=reg&subid=c-1')).toMatchObject({ event: { id: 'registration:c-1' } });
    expect(read('event=deposit&subid=c-1&amount=1&currency=USD')).toMatchObject({ kind: 'fault', fault: 'eventId' });
  });

  test('one number for several events is told apart where the mapping says so', () => {
    const mapping = { ...usual, repeatsIds: true };
    const ids = ['reg', 'ftd'].map((event) => read(`event=${event}&tid=7&subid=c`, mapping));
    expect(ids).toMatchObject([{ event: { id: 'registration:7' } }, { event: { id: 'first_deposit:7' } }]);
  });

  test.each([
    ['kind', 'event=bingo&event_id=1'],
    ['clickId', 'event=reg&event_id=1&click_id=ana@example.cl'],
    ['eventId', 'event=reg&event_id=ana@example.cl'],
    ['amount', 'event=commission&event_id=1'],
    ['amount', 'event=commission&event_id=1&amount=1e9&currency=USD'],
    ['currency', 'event=commission&event_id=1&amount=10'],
    ['currency', 'event=commission&event_id=1&amount=10&currency=$'],
    ['at', 'event=reg&event_id=1&time=2026-12-26'],
    ['at', 'event=reg&event_id=1&time=yesterday'],
  ])('without a %s that can be read it is refused: %s', (fault, query) => {
    expect(read(query)).toMatchObject({ kind: 'fault', fault });
  });

  test('a thousand pesos are not taken for one', () => {
    expect(read('event=commission&event_id=1&amount=1.000&currency=CLP')).toMatchObject({ fault: 'amount' });
    expect(read('event=commission&event_id=1&amount=1.000&currency=CLP', { ...usual, decimal: ',' })).toMatchObject({
      event: { amount: '1000' },
    });
  });

  test.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20 10:30', '2026-11-20T10:30:00.000Z'],
    ['2026-11-20T10:30:05-03:00', '2026-11-20T13:30:05.000Z'],
    ['1795600000123', '2026-11-25T09:46:40.123Z'],
  ])('its moment %s is %s', (text, moment) => {
    expect(read(`event=reg&event_id=1&time=${encodeURIComponent(text)}`)).toMatchObject({ event: { at: new Date(moment) } });
  });
});

describe('a call that says when it was made, or has a number for once,', () => {
  const mapping = { ...usual, time: 'Sent', nonce: 'once' };
  const at = (milliseconds: number, nonce = 'n-1') =>
    read(`event=reg&event_id=1&sent=${new Date(now + milliseconds).toISOString()}&once=${nonce}`, mapping);

  test.each([-300_000, 0, 300_000])('is taken %i ms from now', (milliseconds) => {
    expect(at(milliseconds)).toMatchObject({ event: { id: '1', at: null, nonce: 'n-1' } });
  });

  test.each([-300_001, 300_001])('is refused %i ms from now', (milliseconds) => {
    expect(at(milliseconds)).toMatchObject({ kind: 'fault', fault: 'time' });
  });

  test('is refused without them', () => {
    expect(read('event=reg&event_id=1&once=1', mapping)).toMatchObject({ fault: 'time' });
    expect(read('event=reg&event_id=1&once=1&sent=soon', mapping)).toMatchObject({ fault: 'time' });
    expect(at(0, '')).toMatchObject({ fault: 'nonce' });
    expect(at(0, 'ana@example.cl')).toMatchObject({ fault: 'nonce' });
  });

  test('may have its own moment as that of the event', () => {
    const both = { ...usual, time: 'timestamp' };
    expect(read(`event=reg&event_id=1&timestamp=${now}`, both)).toMatchObject({ event: { at: new Date(now) } });
  });
});

describe('a player is nobody', () => {
  test('fields about a person are named and read by nobody', () => {
    const call = read('event=reg&event_id=1&email=ana@example.cl&player_phone=%2B569&User-IP=1.2.3.4&country=CL');
    expect(call).toMatchObject({ kind: 'event', dropped: ['email', 'player_phone', 'user-ip'] });
    expect(JSON.stringify(call)).not.toMatch(/ana@|569|1\.2\.3/);
  });

  test('a mapping cannot name one either', () => {
    expect(read('event=reg&email=ana1', { ...usual, parameters: { eventId: 'email' } })).toMatchObject({
      fault: 'eventId',
      dropped: ['email'],
    });
  });

  test.each(['email', 'EMAIL', 'player_email', 'customer-phone', 'user.ip', 'rut', 'playerId'])('%s is about a person', (name) => {
    expect(isPersonField(name)).toBe(true);
  });
  test.each(['event', 'amount', 'country', 'campaign', 'offer_id', 'click_id', 'sub1'])('%s is not', (name) => {
    expect(isPersonField(name)).toBe(false);
  });
});

test.each([
  ['1234.50', '.', '1234.5'],
  ['-20', '.', '-20'],
  ['1,234,567.89', '.', '1234567.89'],
  ['0.00000001', '.', '0.00000001'],
  ['1.234,50', ',', '1234.5'],
  ['007', '.', '7'],
  ['1.2.3', '.', null],
  ['12,34', '.', null],
  ['1234567890123', '.', null],
  ['', '.', null],
  ['+5', '.', null],
] as const)('the amount %s with "%s" before its decimals is %s', (text, decimal, amount) => {
  expect(readPostbackAmount(text, decimal)).toBe(amount);
});
