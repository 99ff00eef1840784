// Requirements: 11.3.
import { postbackMappingExample, postbackMappingSchema } from '@lupa/contracts/postback.ts';
import { describe, expect, test } from 'vitest';
import { isPersonField } from './personFields.ts';
import { programmes } from './programmes.ts';
import { readPostback } from './readPostback.ts';

const now = Date.UTC(2026, 10, 26, 12);
const usual = postbackMappingSchema.parse({});
const read = (query: string, mapping = usual) => readPostback(new Map(new URLSearchParams(query)), mapping, now);

describe('a call is read', () => {
  test('by the names that are common', () => {
    expect(read('event=ftd&click_id=5400-1-a&event_id=E1&amount=50.00&currency=usd&timestamp=1795600000')).toEqual({
      kind: 'event',
      dropped: [],
      event: {
        id: 'E1',
        kind: 'first_deposit',
        status: 'approved',
        clickId: '5400-1-a',
        amount: '50',
        currency: 'USD',
        at: new Date(1795600000000),
      },
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

  test('by names of an address that was copied from HTML', () => {
    expect(read('event=reg&amp;click_id=c-1&amp;event_id=E1')).toMatchObject({ event: { id: 'E1', clickId: 'c-1' } });
  });

  test('a registration without a number of its own counts once for its click, a deposit needs one', () => {
    expect(read('event=reg&subid=c-1')).toMatchObject({ event: { id: 'registration:c-1' } });
    expect(read('event=deposit&subid=c-1&amount=1&currency=USD')).toMatchObject({ kind: 'fault', fault: 'eventId' });
  });

  test.each([
    ['kind', 'event=bingo&event_id=1'],
    ['clickId', 'event=reg&event_id=1&click_id=ana@example.cl'],
    ['eventId', 'event=reg&event_id=ana@example.cl'],
    ['amount', 'event=commission&event_id=1&amount=1e9&currency=USD'],
    ['currency', 'event=commission&event_id=1&amount=10'],
    ['currency', 'event=commission&event_id=1&amount=10&currency=$'],
    ['status', 'event=reg&event_id=1&status=7'],
    ['kind', 'event_id=1&status=approved&amount=1&currency=USD'],
    ['currency', 'event=commission&event_id=1&amount=EUR%2010&currency=USD'],
    ['at', 'event=reg&event_id=1&time=03/11/2026'],
    ['at', 'event=reg&event_id=1&time=2026-12-26'],
    ['at', 'event=reg&event_id=1&time=yesterday'],
  ])('without a %s that can be read it is refused: %s', (fault, query) => {
    expect(read(query)).toMatchObject({ kind: 'fault', fault });
  });

  test.each(
    '|CLICK| :clickid -1 N.A. cid uid dynamic btag cxd externalid external_id AFFILIATE_SUB aff_sub2 source_id ref_id tracking_id'.split(
      ' ',
    ),
  )('%s is no id', (word) => {
    expect(read(`event=reg&event_id=${encodeURIComponent(word)}`)).toMatchObject({ kind: 'fault', fault: 'eventId' });
  });
  test.each(['-17', 'a|b', 'x_id-7', 'n1'])('%s is one', (id) => {
    expect(read(`event=reg&event_id=${encodeURIComponent(id)}`)).toMatchObject({ event: { id } });
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

  test.each(['email', 'EMAIL', 'player_email', 'customer-phone', 'user.ip', 'rut', 'playerId', 'event.player_email', 'data.user.phone'])(
    '%s is about a person',
    (name) => {
      expect(isPersonField(name)).toBe(true);
    },
  );
  test.each(['event', 'amount', 'country', 'campaign', 'offer_id', 'click_id', 'sub1'])('%s is not', (name) => {
    expect(isPersonField(name)).toBe(false);
  });
});

test.each([
  ['TUNE', 'aff_sub=c1&transaction_id=102a&payout=12.50&currency=USD&goal_name=FTD', 'first_deposit'],
  ['Everflow', 'sub1=c1&conversion_id=102a&payout_amount=12.50&currency=USD&event_name=Initial%20Deposit', 'first_deposit'],
  ['Scaleo', 'click_id=c1&transaction_id=102a&payout=12.50&currency=USD&goal_alias=ndc', 'first_deposit'],
  ['Post Affiliate Pro', 'sub1=c1&order_id=102a&commission=12.50&currency=US$&type=sale', 'commission'],
])('the names of %s are known: %s', (_programme, query, kind) => {
  expect(read(query)).toMatchObject({ event: { id: '102a', kind, clickId: 'c1', amount: '12.5', currency: 'USD' } });
});

describe('a status', () => {
  const own = { ...usual, status: 'st', statuses: { 1: 'approved', 2: 'pending', 3: 'rejected', 'EN COLA': 'pending' } } as const;
  test.each([
    ['status=approved', 'approved'],
    ['status=Pending', 'pending'],
    ['status=on_hold', 'pending'],
    ['status=DECLINED', 'rejected'],
    ['conversion_status=rechazada', 'rejected'],
    ['status=deleted', 'rejected'],
    ['status=declinado', 'rejected'],
    ['status=in_hold', 'pending'],
    ['status=aceptada', 'approved'],
    ['status=Pending%20Review', 'pending'],
    ['status=scrubbed', 'rejected'],
    ['status=duplicate', 'rejected'],
    ['status=confirmada', 'approved'],
    ['state=charge-back', undefined],
    ['', 'approved'],
  ])('%s is %s', (query, status) => {
    const call = read(`event=sale&event_id=1&amount=40&currency=USD&${query}`);
    expect(call.kind === 'event' ? call.event.status : undefined).toBe(status);
  });

  test.each([
    ['st=2', 'pending'],
    ['ST=3', 'rejected'],
    ['st=en%20cola', 'pending'],
    ['st=approved', 'approved'],
    ['status=rejected', 'approved'],
  ])('%s of a programme with its own numbers is %s', (query, status) => {
    expect(read(`event=sale&event_id=1&amount=40&currency=USD&${query}`, own)).toMatchObject({ event: { status } });
  });

  test('may stand where the kind is, and the kind where it is', () => {
    expect(read('status=ftd&event_id=1')).toMatchObject({ event: { kind: 'first_deposit', status: 'approved' } });
    expect(read('type=sale&status=rejected&event_id=1')).toMatchObject({ event: { kind: 'commission', status: 'rejected', amount: null } });
  });
});

describe('a commission that is taken back', () => {
  test.each([
    ['event=chargeback&amount=40', usual, '-40'],
    ['event=Charge_Back&amount=-40', usual, '-40'],
    ['event=commission&amount=-40', usual, '-40'],
    ['event=Reembolso&amount=40', usual, '-40'],
    ['event=commission&amount=(40.00)', usual, '-40'],
    ['event=clawed&amount=40', { ...usual, reversals: ['Clawed'] }, '-40'],
  ])('%s is an event of its own beside it', (query, mapping, amount) => {
    expect(read(`${query}&event_id=T1&currency=USD`, mapping)).toMatchObject({
      event: { id: 'reversal:T1', kind: 'commission', amount, currency: 'USD' },
    });
  });
});

describe('a number that says nothing is refused', () => {
  const words =
    'null NULL undefined none nan n/a 0 000 - 00000000-0000-0000-0000-000000000000 {txn} {{txn}} [txn] #TXN# %TXN% __TXN__ $TXN$ TU_ID'
      .split(' ')
      .concat('YOUR_CLICK_ID transaction_id txid clickid sub1 REPLACE_ME xxxx CLICK_ID_HERE <txn>'.split(' '));
  test.each(words)('%s', (word) => {
    const text = encodeURIComponent(word);
    expect(read(`event=deposit&event_id=${text}&amount=100&currency=USD`)).toMatchObject({ fault: 'eventId' });
    expect(read(`event=reg&click_id=${text}`)).toMatchObject({ fault: 'clickId' });
  });

  test.each([
    ['A_1B_2C_5400-1794322800000-FFFFFFFFFFFFFFAA', '5400-1794322800000-ffffffffffffffaa'],
    ['5400-1-a', '5400-1-a'],
    ['c0', 'c0'],
  ])('the click of %s is %s', (text, clickId) => {
    expect(read(`event=reg&click_id=${text}`)).toMatchObject({ event: { clickId } });
  });
});

describe.each(Object.entries(programmes))('the programme %s', (_key, { query, mapping }) => {
  const filled = (event: string) =>
    query
      .replace(
        /[{[#]\$?(sub1|s1|clickid|afp1|btag|payload|var1|externalid|aff_sub|aff_click_id|data1)[}\]#]/,
        'a_1_5400-1794322800000-ffffffffffffffaa',
      )
      .replace(/[{[#]\$?(transactionid|transaction_id|transaction\.id|tid|conversion_id|orderid)[}\]#]/, 'T-9')
      .replace(/[{[#]\$?(sum|amount|price|payout|payout_amount|commission)[}\]#]/, '12.50')
      .replace('.{date}.{time}', '')
      .replace(/[{[#]currency[}\]#]/, 'USD')
      .replace(/[{[#](goal|event|event\.type|event_name|goal_alias)[}\]#]|EVENTO/, event)
      .replace(/[{[#]\$?(status|disposition|conv_status)[}\]#]/, 'approved');

  test('calls as it is told to', () => {
    const event = { id: 'T-9', kind: 'commission', clickId: '5400-1794322800000-ffffffffffffffaa', amount: '12.5', currency: 'USD' };
    expect(read(filled('cpa'), mapping)).toMatchObject({ event: { ...event, status: 'approved' } });
  });
  test('is refused where it did not fill in its macros', () => {
    expect(read(query, mapping).kind).toBe('fault');
  });
});

test.each([
  ['affise', 'click_id=c-1&event_id=T-9&amount=4&currency=USD&status=1', { status: 'approved' }],
  ['affise', 'click_id=c-1&event_id=T-9&amount=4&currency=USD&status=2', { status: 'pending' }],
  ['affise', 'click_id=c-1&event_id=T-9&amount=4&currency=USD&status=3', { status: 'rejected' }],
  ['affise', 'click_id=c-1&event_id=T-9&amount=4&currency=USD&status=5', { status: 'pending' }],
  ['postAffiliatePro', 'data1=c-1&orderid=T-9&commission=4&status=A', { status: 'approved' }],
  ['postAffiliatePro', 'data1=c-1&orderid=T-9&commission=4&status=p', { status: 'pending' }],
  ['postAffiliatePro', 'data1=c-1&orderid=T-9&commission=4&status=D&type=S', { status: 'rejected' }],
  ['postAffiliatePro', 'data1=c-1&orderid=T-9&commission=4&status=A&type=H', { id: 'reversal:T-9', amount: '-4' }],
  ['everflow', 'sub1=c-1&conversion_id=T-9&event_id=3&event_name=Base&payout_amount=4', { id: 'T-9', kind: 'commission' }],
  ['everflow', 'sub1=c-1&conversion_id=T-9&event_id=0&event_name=&payout_amount=4&status=invalid', { id: 'T-9', status: 'rejected' }],
  [
    'scaleo',
    'aff_click_id=c-1&click_id=s-1&transaction_id=T-9&payout=4&currency=USD&conv_status=hold',
    { clickId: 'c-1', status: 'pending' },
  ],
  ['scaleo', 'aff_click_id=c-1&transaction_id=T-9&payout=4&currency=USD&conv_status=trash', { status: 'rejected' }],
  [
    'tune',
    'event=ftd&aff_sub=c-1&event_id=102a.2026-11-30.12:30:05&payout=4&currency=USD&status=rejected',
    { id: '102a.2026-11-30.12:30:05', kind: 'first_deposit', status: 'rejected' },
  ],
])('%s reads %s as %j', (programme, query, event) => {
  expect(read(query, programmes[programme]?.mapping)).toMatchObject({ event });
});

test('the number of a conversion is read before one that says what happened', () => {
  expect(read('event=cpa&event_id=3&conversion_id=T-9&amount=4&currency=USD')).toMatchObject({ event: { id: 'T-9' } });
});
