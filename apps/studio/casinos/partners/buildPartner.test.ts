import { describe, expect, it } from 'vitest';
import { buildPartners } from './buildPartner.ts';
import { createTestReader } from '../../testing/testReader.ts';

const partner = { id: 1, _status: 'published', slug: 'a', name: 'A' };
type Body = { entity: Record<string, unknown>; attributes: Record<string, unknown>; scoreMoves: unknown; licences: unknown };

async function buildOne(changes: object = {}, stored: Record<string, object> = {}) {
  const [document] = await buildPartners(1, createTestReader({ 'partners:1': { ...partner, ...changes }, ...stored }));
  return document?.body as Body | undefined;
}

describe('a casino', () => {
  it('is public while it is published', async () => {
    expect((await buildOne())?.entity).toMatchObject({ partnerSlug: 'a', partnerName: 'A' });
    expect(await buildOne({ _status: 'draft' })).toBeUndefined();
    expect(await buildPartners(2, createTestReader({}))).toEqual([]);
  });

  it.each([
    [{ activePartner: undefined }, true],
    [{ activePartner: null, state: null }, true],
    [{ activePartner: true, state: 'open' }, true],
    [{ activePartner: false }, false],
    [{ activePartner: true, state: 'closed' }, false],
    [{ activePartner: true, state: 'blacklisted' }, false],
  ])('may be linked unless an editor says otherwise: %j', async (said, isActive) => {
    const body = await buildOne(said);
    expect([body?.entity['activePartner'], body?.attributes['activePartner']]).toEqual([isActive, isActive]);
  });

  it('has empty lists where nothing is filled in', async () => {
    const body = await buildOne();
    const lists = ['pros', 'cons', 'softwareProviders', 'supportedGameTypes', 'depositPaymentMethods', 'withdrawalPaymentMethods'];
    expect(lists.map((name) => body?.entity[name])).toEqual(lists.map(() => []));
    expect([body?.attributes['paymentMethod'], body?.scoreMoves, body?.licences]).toEqual([[], [], []]);
  });

  it('has what is filled in', async () => {
    const body = await buildOne({
      pros: [{ text: 'p' }],
      cons: [{ text: 'c' }],
      softwareProviders: [7],
      language: ['es'],
      supportedGameTypes: ['SLOTS'],
    });
    expect(body?.entity).toMatchObject({ pros: ['p'], cons: ['c'], softwareProviders: [{ arcadeId: '7' }], supportedGameTypes: ['SLOTS'] });
    expect(body?.attributes).toMatchObject({ languageSupport: ['es'], gameType: ['SLOTS'] });
  });

  it.each([
    ['attributes', 'license', { license: 'Curazao' }, { licenceAuthority: 'malta', licenceNumber: 'B2C/1' }, 'Malta (MGA), n.º B2C/1'],
    ['attributes', 'license', { license: 'Curazao' }, { licenceAuthority: 'other', licenceAuthorityOther: 'Vanuatu' }, 'Vanuatu'],
    [
      'attributes',
      'payoutTime',
      { payoutTime: 'Rápido' },
      { payoutTimeUnit: 'hours', payoutTimeFrom: 24, payoutTimeTo: 48 },
      '24 a 48 horas',
    ],
    ['entity', 'depositTime', { depositTime: 'Al tiro' }, { depositTimeUnit: 'immediate' }, 'Inmediato'],
    [
      'attributes',
      'withdrawalLimit',
      { withdrawalLimit: 'Sin tope' },
      { maximumWithdrawal: 6e6, maximumWithdrawalPer: 'month' },
      '$6.000.000 por mes',
    ],
    ['attributes', 'depositLimit', { depositLimit: '5' }, { minimumDeposit: 10_000 }, '10.000'],
    ['attributes', 'depositLimitCurrency', { depositLimitCurrency: ['US$'] }, { minimumDeposit: 10_000 }, [{ currencySymbol: '$' }]],
    ['attributes', 'compatibility', { compatibility: 'Todo' }, { devices: ['computer', 'phone'] }, 'Móvil y escritorio'],
    ['attributes', 'languageSupport', { language: ['Mapudungun'] }, { languages: ['es', 'en'] }, ['Español', 'Inglés']],
    ['entity', 'language', { language: ['Mapudungun'] }, { languages: ['es', 'en'] }, ['Español', 'Inglés']],
  ] as const)('says in %s.%s what it states as values, before what was typed', async (part, name, typed, stated, text) => {
    expect((await buildOne({ ...typed, ...stated }))?.[part][name]).toEqual(text);
    const [before] = Object.values(typed);
    expect((await buildOne(typed))?.[part][name]).toEqual(name === 'depositLimitCurrency' ? [{ currencySymbol: 'US$' }] : before);
  });

  it('has each payment method once in its list, and in the table for deposits and withdrawals; one that is gone is left out', async () => {
    const method = (id: number) => ({ id, internalName: `m${id}`, name: `M${id}`, logo: 9 });
    const methods = { 'payment-methods:1': method(1), 'payment-methods:2': method(2), 'media:9': { filename: 'm.png' } };
    const body = await buildOne({ depositPaymentMethods: [1, 3], withdrawalPaymentMethods: [2, 1] }, methods);
    expect(body?.entity).toMatchObject({
      depositPaymentMethods: [{ internalName: 'm1' }],
      withdrawalPaymentMethods: [{ internalName: 'm2' }, { internalName: 'm1' }],
    });
    expect(body?.attributes['paymentMethods']).toEqual([{ name: 'M1' }, { name: 'M2' }]);
    expect(body?.attributes['paymentMethod']).toMatchObject([{ name: 'M1' }, { name: 'M2' }]);
  });

  it('has what editors hold against its sum, with name and day', async () => {
    const dissents = [{ text: 'Sin bono rinde más.', by: 4, day: '2026-11-02T12:00:00.000Z' }];
    const body = await buildOne({ dissents }, { 'authors:4': { name: 'Ana' } });
    expect(body?.attributes['dissents']).toEqual([{ text: 'Sin bono rinde más.', by: 'Ana', day: '2026-11-02' }]);
    expect((await buildOne())?.attributes['dissents']).toEqual([]);
  });

  it('says who moved its score, and when', async () => {
    const move = { criterion: 'trust', score: 7, reason: 'r' };
    const scoreMoves = [
      { ...move, by: 4, day: '2026-11-02T12:00:00.000Z' },
      { ...move, by: 5, day: '2026-11-03T12:00:00.000Z' },
    ];
    expect((await buildOne({ scoreMoves }, { 'authors:4': { name: 'Ana' } }))?.scoreMoves).toEqual([
      { ...move, by: 'Ana', day: '2026-11-02' },
      { ...move, by: '', day: '2026-11-03' },
    ]);
  });
});
