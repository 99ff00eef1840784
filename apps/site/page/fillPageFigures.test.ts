// Requirements: 10.14.
import type { ContentClient, PartnersClient } from '@lupa/clients/clients.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { type CasinoRecord, casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { partnersBySlugExample, toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { usualCostOf } from '@lupa/domain/bonusCost/usualCost.ts';
import { expect, test } from 'vitest';
import { fillPageFigures } from './fillPageFigures.ts';

const es = { locale: 'es-CL', now: new Date('2026-11-23T15:00:00Z') };
const [example] = partnersBySlugExample;
if (!example) throw new Error('There is no example of a partner.');
const withdrawals = {
  name: 'Pagos',
  key: 'payments',
  score: 7.7,
  weight: 60,
  basis: {
    measure: 'worstWithdrawal',
    value: 68.4,
    band: { upTo: 72, floor: 7.2, ceiling: 8.2 },
    isStale: false,
    isOnLine: false,
    verifiedOn: '2026-10-30',
    staleAfter: '2027-10-30',
    records: ['1'],
    move: null,
  },
};
const partner = {
  ...example,
  attributes: {
    ...toplistPartnerExample.attributes,
    rating: 9,
    ratingTotal: 9.02,
    ratingParts: [withdrawals],
    established: '2018',
    casinoRtp: '96,5 %',
    payoutTime: 'De 3 a 67 horas',
  },
};

const withdrawal = (day: string, method: string, hours: number | null): CasinoRecord => ({
  ...casinoRecordExample,
  day,
  transfer: {
    method,
    methodName: method,
    amount: 52_300,
    askedAt: '2026-10-01T00:00:00Z',
    approvedAt: hours === null ? null : '2026-10-01T00:30:00Z',
    receivedAt: hours === null ? null : new Date(Date.parse('2026-10-01T00:00:00Z') + hours * 3_600_000).toISOString(),
  },
});
const found = { ...casinoRecordExample, day: '2026-10-20', transfer: null };
const records: CasinoRecord[] = [
  withdrawal('2026-10-02', 'khipu', 12.5),
  withdrawal('2026-10-05', 'khipu', 20),
  withdrawal('2026-10-09', 'mach', 3),
  withdrawal('2026-10-09', 'khipu', 1 + 8 / 60),
  withdrawal('2026-10-10', 'mach', null),
  { ...withdrawal('2026-10-11', 'khipu', 1), isWithdrawn: true },
  { ...found, kind: 'support', support: { channel: 'Chat, de noche', question: '', answeredAfterMinutes: 4 } },
  { ...found, kind: 'support', support: { channel: 'Teléfono', question: '', answeredAfterMinutes: 1 } },
  { ...found, kind: 'games', games: { sampled: 20, reduced: 4 } },
  { ...found, kind: 'terms', terms: { rollover: 80, weight: null } },
  { ...found, kind: 'licence', checks: [true, false, true].map((holds) => ({ name: 'Punto', holds })) },
  { ...found, kind: 'licence', day: '2026-04-20', checks: [{ name: 'Punto', holds: false }] },
];

function listening() {
  const asked: (readonly string[])[] = [];
  const fetchPartnersBySlug: PartnersClient['fetchPartnersBySlug'] = (slugs) => {
    asked.push(slugs);
    return Promise.resolve(slugs.includes(partner.slug) ? [partner] : []);
  };
  const fetchRecords: PartnersClient['fetchRecords'] = (choice) => {
    const slug = typeof choice === 'object' && 'partner' in choice ? choice.partner : 'all';
    asked.push([`records of ${slug}`]);
    return Promise.resolve(slug === partner.slug ? records : []);
  };
  const fetchPartnerEntities: ContentClient['fetchPartnerEntities'] = (slugs) => {
    asked.push([`entities of ${slugs.join()}`]);
    return Promise.resolve([partnerEntityExample]);
  };
  const fetchMicrocopy: ContentClient['fetchMicrocopy'] = (locale) => {
    asked.push([`texts of ${locale}`]);
    return Promise.resolve(buildMicrocopy([{ key: 'offer_headline_match', value: '{share} up to {amount}' }]));
  };
  return { asked, content: { fetchPartnerEntities, fetchMicrocopy }, partners: { fetchPartnersBySlug, fetchRecords } };
}

test('figures stand in every text of a page, as its language writes them', async () => {
  const client = listening();
  const content = [
    { type: 'list', id: 'a', items: [{ title: 'Nota {{rating:casino-andino}} ({{total:casino-andino}})' }] },
    { type: 'table', id: 'b', rows: [['{{score:casino-andino:payments}}', '{{worstWithdrawal:casino-andino}}', 3]] },
  ];
  expect(await fillPageFigures(content, es, client)).toEqual([
    { type: 'list', id: 'a', items: [{ title: 'Nota 9,0 (9,020)' }] },
    { type: 'table', id: 'b', rows: [['7,7', '68\u00a0h 24\u00a0min', 3]] },
  ]);
  expect(client.asked).toEqual([['casino-andino']]);
});

test('the headline of an offer is in the language of the page', async () => {
  const client = listening();
  expect(await fillPageFigures('{{offerTitle:casino-andino}}', { ...es, locale: 'en' }, client)).toBe(
    '100% up to CLP\u00a0300,000 + 50 giros gratis',
  );
  expect(client.asked).toContainEqual(['texts of en']);
});

test('a partner or a fact that is not there is a dash', async () => {
  const texts = ['{{rating:nadie}}', '{{slowestAnswer:casino-andino}}', '{{score:casino-andino:garden}}'];
  expect(await fillPageFigures(texts, { ...es, locale: 'en' }, listening())).toEqual(['-', '-', '-']);
});

test('partners that cannot be asked for leave dashes, and the page stays', async () => {
  const fetchPartnersBySlug = () => Promise.reject(new ServiceUnavailableError('partnersBySlug', 'does not answer'));
  const fetchRecords = () => Promise.reject(new ServiceUnavailableError('records', 'does not answer'));
  const texts = ['{{rating:casino-andino}}', '{{withdrawalTime:casino-andino}}'];
  expect(
    await fillPageFigures(texts, es, {
      content: { ...listening().content, fetchPartnerEntities: fetchRecords },
      partners: { fetchPartnersBySlug, fetchRecords },
    }),
  ).toEqual(['-', '-']);
});

test('content without figures asks for nothing, and stays the same', async () => {
  const client = listening();
  const content = [{ type: 'list', id: 'a', items: [] }];
  expect(await fillPageFigures(content, es, client)).toBe(content);
  expect(client.asked).toEqual([]);
});

test('figures of an offer are of the one that is named, or the main one, and say what its cost is everywhere', async () => {
  const [offer] = toplistPartnerExample.attributes.offers;
  if (!offer) throw new Error('The example has no offer.');
  const cost = usualCostOf(offer, 'CLP');
  if (cost?.is !== 'known') throw new Error('The cost of the example is not known.');
  const text =
    '{{offerRollover:casino-andino}}|{{offerLost:casino-andino:bienvenida}}|{{offerWon:casino-andino}}|{{offerBack:casino-andino}}|{{offerBack:casino-andino:otra}}';
  const filled = await fillPageFigures(text, es, listening());
  const back = Math.round(cost.result.back / 100) * 100;
  expect(filled.split('|')).toEqual([
    '35',
    String(cost.result.people.nothing),
    String(cost.result.people.more),
    `$${back.toLocaleString('es-CL')}`,
    '-',
  ]);
});

test('a figure of a transfer is of the newest that arrived, by its method where one is named; only then are records asked for', async () => {
  const client = listening();
  const text =
    '{{withdrawalTime:casino-andino}}|{{withdrawalTime:casino-andino:khipu}}|{{withdrawalAmount:casino-andino:mach}}|{{depositTime:casino-andino}}';
  expect((await fillPageFigures(text, es, client)).split('|')).toEqual(['3 horas', '1 hora y 8 minutos', '$52.300', '-']);
  expect(client.asked).toEqual([['records of casino-andino']]);
});

const figuresOfRecords: [figures: string, es: string, en: string][] = [
  ['{{withdrawalTime:X:2026-10-02}}', '12 horas y 30 minutos', '12 hours and 30 minutes'],
  [
    '{{withdrawalTime:X:2026-10-09-khipu}}, {{withdrawalTime:X:2026-10-09-mach}}',
    '1 hora y 8 minutos, 3 horas',
    '1 hour and 8 minutes, 3 hours',
  ],
  [
    '{{withdrawalAskedDay:X:2026-10-02}} {{withdrawalAskedOn:X:2026-10-02}} {{withdrawalAskedAt:X:2026-10-02}}',
    'Miércoles 30 de septiembre 21:00',
    'Wednesday September 30 21:00',
  ],
  [
    'El {{withdrawalReceivedDay:X:2026-10-02}} {{withdrawalReceivedOn:X:2026-10-02}}, {{withdrawalReceivedAt:X:2026-10-02}}',
    'El jueves 1 de octubre, 09:30',
    'El Thursday October 1, 09:30',
  ],
  ['{{withdrawalCasinoTime:X:2026-10-02}}, {{withdrawalBankTime:X:2026-10-02}}', '30 minutos, 12 horas', '30 minutes, 12 hours'],
  ['{{withdrawalDays:X:2026-10-05}}, {{withdrawalTime:X:2026-10-10}}, {{withdrawalTime:X:2026-10-11}}', '1, -, -', '1, -, -'],
  ['{{withdrawalCount:X}}, {{slowestHours:X}}', '5, 20', '5, 20'],
  ['{{supportMinutes:X:chat-de-noche}}, {{supportMinutes:X:2026-10-20-telefono}}', '4, 1', '4, 1'],
  ['{{gamesReduced:X}} de {{gamesSampled:X:2026-10-20}}', '4 de 20', '4 de 20'],
  ['{{termsRollover:X}}, {{licencePoints:X}} de {{licenceChecks:X}}, {{licencePoints:X:2026-04-20}}', '80, 2 de 3, 0', '80, 2 de 3, 0'],
];

test.each(figuresOfRecords)('%s is of the record that it means', async (figures, spanish, english) => {
  const text = figures.replaceAll('X', partner.slug);
  expect(await fillPageFigures(text, es, listening())).toBe(spanish);
  expect(await fillPageFigures(text, { ...es, locale: 'en' }, listening())).toBe(english);
});

test('the number of games is what the content service says', async () => {
  const client = listening();
  expect(await fillPageFigures('Con {{numberOfGames:casino-andino}} juegos', es, client)).toBe('Con 2.400 juegos');
  expect(client.asked).toEqual([['entities of casino-andino']]);
});

test('facts, weights and terms are filled in, with a capital where a text begins', async () => {
  const texts = [
    '{{payoutTime:casino-andino}}',
    'Paga {{payoutTime:casino-andino}}',
    '{{weight:casino-andino:payments}}',
    '{{offerPercentage:casino-andino}}, {{offerSpins:casino-andino}}, {{offerDays:casino-andino}}, {{offerMaximumBet:casino-andino}}',
    '{{offerMaximumCashout:casino-andino}}',
    '{{minimumDeposit:casino-andino}}',
    'Desde {{established:casino-andino}}: {{yearsOnline:casino-andino}} años, {{averageReturn:casino-andino}}, estudios: {{studios:casino-andino}}',
    '{{offerTitle:casino-andino}}',
    '{{minimumWithdrawal:casino-andino}}',
  ];
  const { depositLimit, depositLimitCurrency } = partner.attributes;
  expect(await fillPageFigures(texts, es, listening())).toEqual([
    'De 3 a 67 horas',
    'Paga de 3 a 67 horas',
    '60\u00a0%',
    '100\u00a0%, 50, 30, $5.000',
    '-',
    `${depositLimitCurrency[0]?.currencySymbol}${depositLimit}`,
    'Desde 2018: 8 años, 96,5\u00a0%, estudios: 1',
    '100 % hasta $300.000 + 50 giros gratis',
    '$20.000',
  ]);
});

test('an answer that is kept is read once, and of one with figures what names none stays', async () => {
  let reads = 0;
  const plain = {
    get note() {
      reads += 1;
      return 'Sin cifras';
    },
  };
  const noted = { note: '{{rating:casino-andino}}', beside: plain };
  for (let page = 0; page < 3; page += 1) {
    const [first, second] = await fillPageFigures([plain, noted], es, listening());
    expect(first).toBe(plain);
    expect(second).toHaveProperty('note', '9,0');
    expect(second).not.toBe(noted);
    if (second && 'beside' in second) expect(second.beside).toBe(plain);
  }
  expect(reads).toBe(2);
});
