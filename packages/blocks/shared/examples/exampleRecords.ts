import { type CasinoRecord, casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import type { Band, Criterion, RatingMethod, ScoreMove } from '@lupa/contracts/ratingMethod.ts';
import { usualThresholds } from '@lupa/contracts/verdict.ts';
import { ratingOnWire, scoreCasino } from '@lupa/domain/rating/scoreCasino.ts';
import { type Offer, offerExample } from '@lupa/contracts/offer.ts';
import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';

// Ratings are computed from these records, as the partner service does. Of Copihue Casino, support was tested too long ago.

type BandRow = [upTo: Band['upTo'], floor: number, ceiling: number];

function criterion(key: string, name: string, weight: number, measure: Criterion['measure'], bands: BandRow[]): Criterion {
  return { key, name, weight, measure, bands: bands.map(([upTo, floor, ceiling]) => ({ upTo, floor, ceiling })) };
}

const trust = criterion('trust', 'Confianza', 30, 'failedChecks', [
  [0, 9, 10],
  [1, 7, 9],
  [null, 0, 7],
]);
const payments = criterion('payments', 'Pagos', 25, 'worstWithdrawal', [
  [24, 8.2, 9.6],
  [72, 7.2, 8.2],
  [168, 5, 7.2],
  [null, 0, 5],
]);
const bonuses = criterion('bonuses', 'Bonos', 20, 'rollover', [
  [20, 9, 10],
  [35, 8.2, 9],
  [50, 6.4, 8.2],
  [null, 0, 6.4],
]);
const games = criterion('games', 'Juegos', 15, 'reducedGames', [
  [0, 9, 10],
  [25, 7, 9],
  [null, 0, 7],
]);
const support = criterion('support', 'Atención', 10, 'slowestAnswer', [
  [10, 8, 10],
  [60, 6, 8],
  [null, 0, 6],
]);

/** The newest first. The version before weighed payments less and had one band less for them. */
export const exampleMethods: RatingMethod[] = [
  {
    version: 5,
    day: '2026-11-02',
    reason: 'El retiro que cuenta es el peor de los medidos, y Pagos pesa más: es lo que más reclamos genera.',
    scale: 'middle',
    verdicts: usualThresholds,
    criteria: [trust, payments, bonuses, games, support],
  },
  {
    version: 4,
    day: '2026-03-01',
    reason: 'Juegos se mide con el RTP de una muestra, y ya no con el que el casino publica.',
    scale: 'middle',
    verdicts: null,
    criteria: [
      { ...trust, weight: 35 },
      { ...payments, weight: 20, bands: payments.bands.filter(({ upTo }) => upTo !== 168) },
      bonuses,
      games,
      support,
    ],
  },
];

const sections = { transfer: null, checks: [], terms: null, games: null, support: null };

function record(id: string, changes: Pick<CasinoRecord, 'partnerSlug' | 'kind' | 'day'> & Partial<CasinoRecord>): CasinoRecord {
  return { ...casinoRecordExample, ...sections, capture: null, note: '', id, ...changes };
}

type Transfer = NonNullable<CasinoRecord['transfer']>;
const transfer = (method: string, amount: number, askedAt: string, approvedAt: string | null, receivedAt: string | null): Transfer => ({
  method: method.toLowerCase(),
  methodName: method,
  amount,
  askedAt,
  approvedAt,
  receivedAt,
});

const checked = (...names: string[]) => names.map((name) => ({ name, holds: true }));

const recordsOfAndino: CasinoRecord[] = [
  {
    ...casinoRecordExample,
    id: 'casino-andino-5',
    note: 'Sin bono. Pidieron el carnet antes de aprobar.',
    corrections: [
      { day: '2026-11-04', was: 'En la cuenta: 27 de octubre, 15:05', reason: 'Anotamos la hora del correo, no la de la cartola.' },
    ],
  },
  record('casino-andino-4', {
    partnerSlug: 'casino-andino',
    kind: 'withdrawal',
    day: '2026-06-05',
    capture: 'media/comprobante-casino-andino.png',
    transfer: transfer('Webpay', 180_000, '2026-06-05T19:10:00-04:00', '2026-06-06T11:02:00-04:00', '2026-06-06T18:05:00-04:00'),
  }),
  record('casino-andino-3', {
    partnerSlug: 'casino-andino',
    kind: 'deposit',
    day: '2026-06-04',
    transfer: transfer('Webpay', 50_000, '2026-06-04T21:00:00-04:00', null, '2026-06-04T21:00:40-04:00'),
  }),
  record('casino-andino-2', {
    partnerSlug: 'casino-andino',
    kind: 'licence',
    day: '2026-10-20',
    source: 'https://registro.example/andino',
    checks: checked('Figura en el registro', 'El dueño es el que dice', 'Sin sanciones'),
  }),
  record('casino-andino-1', { partnerSlug: 'casino-andino', kind: 'terms', day: '2026-10-20', terms: { rollover: 35, weight: null } }),
  record('casino-andino-6', { partnerSlug: 'casino-andino', kind: 'games', day: '2026-10-02', games: { sampled: 20, reduced: 0 } }),
  record('casino-andino-7', {
    partnerSlug: 'casino-andino',
    kind: 'support',
    day: '2026-10-04',
    support: { channel: 'Chat', question: '¿Cuánto tarda un retiro?', answeredAfterMinutes: 2 },
  }),
];

const recordsOfCopihue: CasinoRecord[] = [
  record('copihue-casino-7', {
    partnerSlug: 'copihue-casino',
    kind: 'withdrawal',
    day: '2026-10-30',
    note: 'Sigue «en proceso».',
    isWithdrawn: true,
    transfer: transfer('MACH', 30_000, '2026-10-30T10:00:00-03:00', null, null),
    corrections: [{ day: '2026-11-06', was: 'No ha llegado', reason: 'La cuenta de la prueba estaba bloqueada por nosotros.' }],
  }),
  record('copihue-casino-1', {
    partnerSlug: 'copihue-casino',
    kind: 'withdrawal',
    day: '2026-09-18',
    transfer: transfer('Khipu', 40_000, '2026-09-18T18:20:00-03:00', '2026-09-22T17:00:00-03:00', '2026-09-23T08:20:00-03:00'),
  }),
  record('copihue-casino-2', {
    partnerSlug: 'copihue-casino',
    kind: 'licence',
    day: '2026-10-12',
    checks: [...checked('Figura en el registro', 'El dueño es el que dice'), { name: 'Sin sanciones', holds: false }],
  }),
  record('copihue-casino-3', { partnerSlug: 'copihue-casino', kind: 'terms', day: '2026-10-12', terms: { rollover: 30, weight: null } }),
  record('copihue-casino-4', { partnerSlug: 'copihue-casino', kind: 'games', day: '2026-09-20', games: { sampled: 20, reduced: 4 } }),
  record('copihue-casino-5', {
    partnerSlug: 'copihue-casino',
    kind: 'support',
    day: '2025-10-01',
    timeToLive: 365,
    support: { channel: 'Correo', question: '¿Aceptan Khipu?', answeredAfterMinutes: 45 },
  }),
  record('copihue-casino-6', {
    partnerSlug: 'copihue-casino',
    kind: 'withdrawal',
    day: '2025-08-14',
    transfer: transfer('Khipu', 25_000, '2025-08-14T09:00:00-04:00', '2025-08-14T20:00:00-04:00', '2025-08-15T09:30:00-04:00'),
  }),
];

export const exampleRecords: CasinoRecord[] = [...recordsOfAndino, ...recordsOfCopihue].toSorted((one, other) =>
  other.day.localeCompare(one.day),
);

const reviewer = { by: 'Antonia Rebolledo', day: '2026-11-02' };
const moves: Record<string, ScoreMove[]> = {
  'casino-andino': [
    { criterion: 'trust', score: 9.4, reason: 'Términos cortos y en español, pero sin teléfono.', ...reviewer },
    { criterion: 'payments', score: 9.5, reason: 'Avisa cada paso por correo.', ...reviewer },
    { criterion: 'games', score: 9.2, reason: 'Dos tragamonedas muy pedidas no están.', ...reviewer },
  ],
};

export function exampleRating(partnerSlug: string): ReturnType<typeof ratingOnWire> {
  const [method] = exampleMethods;
  if (!method) throw new Error('The examples have no method.');
  const records = exampleRecords.filter((each) => each.partnerSlug === partnerSlug);
  return ratingOnWire(scoreCasino(method, records, moves[partnerSlug] ?? [], new Date('2026-11-10T12:00:00Z')), method.day);
}

// One offer got dearer twice, one came and went, one has never changed.

type Terms = Partial<Offer['attributes']>;

function version(partnerSlug: string, offerId: string, since: string, terms: Terms | null): OfferVersion {
  const offer = terms && { ...offerExample, id: offerId, attributes: { ...offerExample.attributes, ...terms } };
  return { offerId, partnerSlug, since, offer };
}

export const exampleOfferVersions: OfferVersion[] = [
  version('casino-andino', 'casino-andino-bienvenida', '2026-10-05T13:20:00.000Z', {}),
  version('casino-andino', 'casino-andino-navidad', '2026-09-01T03:00:00.000Z', null),
  version('casino-andino', 'casino-andino-bienvenida', '2026-07-14T16:05:00.000Z', { rollover: 30, terms: 'Rollover 30 veces el bono.' }),
  version('casino-andino', 'casino-andino-navidad', '2026-06-20T12:00:00.000Z', { titlePreview: '$5.000 por invierno', freeSpins: null }),
  version('casino-andino', 'casino-andino-bienvenida', '2026-03-12T15:00:00.000Z', {
    rollover: 25,
    terms: 'Rollover 25 veces el bono.',
    isSticky: null,
  }),
  version('copihue-casino', 'copihue-casino-bienvenida', '2026-03-12T15:00:00.000Z', {}),
];
