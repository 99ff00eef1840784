// Requirements: 10.14.
import type { PartnersClient } from '@lupa/clients/clients.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { partnersBySlugExample, toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { usualCostOf } from '@lupa/domain/bonusCost/usualCost.ts';
import { expect, test } from 'vitest';
import { fillPageFigures } from './fillPageFigures.ts';

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
    payoutTime: 'De 3 a 67 horas',
  },
};

const withdrawal = (day: string, method: string, hours: number | null) => ({
  ...casinoRecordExample,
  day,
  transfer: {
    method,
    methodName: method,
    amount: 52_300,
    askedAt: '2026-10-01T00:00:00Z',
    approvedAt: null,
    receivedAt: hours === null ? null : new Date(Date.parse('2026-10-01T00:00:00Z') + hours * 3_600_000).toISOString(),
  },
});
const records = [
  withdrawal('2026-10-02', 'khipu', 12.5),
  withdrawal('2026-10-05', 'khipu', 20),
  withdrawal('2026-10-09', 'mach', 3),
  withdrawal('2026-10-10', 'mach', null),
  { ...withdrawal('2026-10-11', 'khipu', 1), isWithdrawn: true },
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
  return { asked, fetchPartnersBySlug, fetchRecords };
}

test('figures stand in every text of a page, as its language writes them', async () => {
  const client = listening();
  const content = [
    { type: 'list', id: 'a', items: [{ title: 'Nota {{rating:casino-andino}} ({{total:casino-andino}})' }] },
    { type: 'table', id: 'b', rows: [['{{score:casino-andino:payments}}', '{{worstWithdrawal:casino-andino}}', 3]] },
  ];
  expect(await fillPageFigures(content, 'es-CL', client)).toEqual([
    { type: 'list', id: 'a', items: [{ title: 'Nota 9,0 (9,020)' }] },
    { type: 'table', id: 'b', rows: [['7,7', '68\u00a0h 24\u00a0min', 3]] },
  ]);
  expect(client.asked).toEqual([['casino-andino']]);
});

test('a partner or a fact that is not there is a dash', async () => {
  const texts = ['{{rating:nadie}}', '{{slowestAnswer:casino-andino}}', '{{score:casino-andino:garden}}'];
  expect(await fillPageFigures(texts, 'en', listening())).toEqual(['-', '-', '-']);
});

test('partners that cannot be asked for leave dashes, and the page stays', async () => {
  const fetchPartnersBySlug = () => Promise.reject(new ServiceUnavailableError('partnersBySlug', 'does not answer'));
  const fetchRecords = () => Promise.reject(new ServiceUnavailableError('records', 'does not answer'));
  const texts = ['{{rating:casino-andino}}', '{{withdrawalTime:casino-andino}}'];
  expect(await fillPageFigures(texts, 'es-CL', { fetchPartnersBySlug, fetchRecords })).toEqual(['-', '-']);
});

test('content without figures asks for nothing, and stays the same', async () => {
  const client = listening();
  const content = [{ type: 'list', id: 'a', items: [] }];
  expect(await fillPageFigures(content, 'es-CL', client)).toBe(content);
  expect(client.asked).toEqual([]);
});

test('figures of an offer are of the one that is named, or the main one, and say what its cost is everywhere', async () => {
  const [offer] = toplistPartnerExample.attributes.offers;
  if (!offer) throw new Error('The example has no offer.');
  const cost = usualCostOf(offer, 'CLP');
  if (cost?.is !== 'known') throw new Error('The cost of the example is not known.');
  const text =
    '{{offerRollover:casino-andino}}|{{offerLost:casino-andino:bienvenida}}|{{offerWon:casino-andino}}|{{offerBack:casino-andino}}|{{offerBack:casino-andino:otra}}';
  const filled = await fillPageFigures(text, 'es-CL', listening());
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
  expect((await fillPageFigures(text, 'es-CL', client)).split('|')).toEqual(['3\u00a0h', '20\u00a0h', '$52.300', '-']);
  expect(client.asked).toEqual([['records of casino-andino']]);
});

test('facts, weights and terms are filled in, with a capital where a text begins', async () => {
  const texts = [
    '{{payoutTime:casino-andino}}',
    'Paga {{payoutTime:casino-andino}}',
    '{{weight:casino-andino:payments}}',
    '{{offerPercentage:casino-andino}}, {{offerSpins:casino-andino}}, {{offerDays:casino-andino}}, {{offerMaximumBet:casino-andino}}',
    '{{offerMaximumCashout:casino-andino}}',
    '{{minimumDeposit:casino-andino}}',
  ];
  const { depositLimit, depositLimitCurrency } = partner.attributes;
  expect(await fillPageFigures(texts, 'es-CL', listening())).toEqual([
    'De 3 a 67 horas',
    'Paga de 3 a 67 horas',
    '60\u00a0%',
    '100\u00a0%, 50, 30, $5.000',
    '-',
    `${depositLimitCurrency[0]?.currencySymbol}${depositLimit}`,
  ]);
});
