import type { CasinoRecord } from './casinoRecord.ts';

/* Figures in texts (docs/contracts.md), as in `{{score:casino-andino:payments}}`: the site fills them in from the facts. */

export const offerFigureNames = [
  'offerTitle',
  'offerPercentage',
  'offerRollover',
  'offerSpins',
  'offerDays',
  'offerMinimumDeposit',
  'offerMaximumBet',
  'offerMaximumCashout',
  'offerTurnover',
  'offerBack',
  'offerLost',
  'offerWon',
] as const;

export const transferFields = [
  'Time',
  'Amount',
  'Days',
  'AskedDay',
  'AskedAt',
  'AskedOn',
  'ReceivedDay',
  'ReceivedAt',
  'ReceivedOn',
  'CasinoTime',
  'BankTime',
] as const;
export const transferKinds = ['withdrawal', 'deposit'] as const;
export type TransferField = (typeof transferFields)[number];
export type TransferKind = (typeof transferKinds)[number];
export type TransferFigureName = `${TransferKind}${TransferField}`;

const transferFigureNames = transferKinds.flatMap((kind) => transferFields.map((field): TransferFigureName => `${kind}${field}`));

const oneRecordFigureNames = [
  ...transferFigureNames,
  'supportMinutes',
  'gamesSampled',
  'gamesReduced',
  'licencePoints',
  'licenceChecks',
  'termsRollover',
] as const;

const recordFigureNames = [...oneRecordFigureNames, 'withdrawalCount', 'slowestHours'] as const;

/**
 * `score` and `weight` need the key of a criterion as their detail. Figures of an offer may have its path (`bienvenida`); without it they
 * are of the main one. Those of a record may have what tells it from others (`detailOfRecord`), or a part of that; without it they are of
 * the newest.
 */
export const figureNames = [
  'rating',
  'total',
  'score',
  'weight',
  'payoutTime',
  'minimumDeposit',
  'minimumWithdrawal',
  'withdrawalLimit',
  'worstWithdrawal',
  'reducedGames',
  'slowestAnswer',
  'averageReturn',
  'established',
  'yearsOnline',
  'studios',
  'numberOfGames',
  ...recordFigureNames,
  ...offerFigureNames,
] as const;
export type FigureName = (typeof figureNames)[number];
export type OfferFigureName = (typeof offerFigureNames)[number];
export type RecordFigureName = (typeof recordFigureNames)[number];

export type Figure = { name: FigureName; partner: string; detail: string | null };

const marker = /\{\{([a-zA-Z]+):([a-z0-9-]+)(?::([a-zA-Z0-9-]+))?\}\}/g;

export const isCriterionFigure = (name: FigureName): boolean => name === 'score' || name === 'weight';
export const isOfferFigure = (name: FigureName): name is OfferFigureName => offerFigureNames.some((each) => each === name);
export const isRecordFigure = (name: FigureName): name is RecordFigureName => recordFigureNames.some((each) => each === name);
export const isOneRecordFigure = (name: FigureName): boolean => oneRecordFigureNames.some((each) => each === name);

type RecordOfDay = Pick<CasinoRecord, 'day' | 'transfer' | 'support'>;

/** What a transfer or an answer went through: `cuentarut`, `chat-de-noche`. */
function wayOf({ transfer, support }: RecordOfDay): string {
  const way = transfer?.method ?? support?.channel ?? '';
  const plain = way.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** What tells a record from the others of its kind: `2026-11-04-cuentarut`. */
export function detailOfRecord(record: RecordOfDay): string {
  return [record.day, wayOf(record)].filter(Boolean).join('-');
}

/** Whether a figure's detail means this record: its day, its way, or both. */
export function isMeantBy(detail: string | null, record: RecordOfDay): boolean {
  return detail === null || [record.day, wayOf(record), detailOfRecord(record)].includes(detail);
}

export function markFigure({ name, partner, detail }: Figure): string {
  return `{{${[name, partner, ...(detail === null ? [] : [detail])].join(':')}}}`;
}

export function listFigures(text: string): Figure[] {
  // Every text of every answer is looked at.
  if (!text.includes('{{')) return [];
  return [...text.matchAll(marker)].flatMap((match) => readFigure(match) ?? []);
}

/** The text with each figure in its place, with a capital where the text begins with it; null is a figure that cannot be had: a dash. */
export function fillFigures(text: string, valueOf: (figure: Figure) => string | null): string {
  return text.replace(marker, (...match) => {
    const figure = readFigure(match);
    if (figure === null) return match[0];
    const value = valueOf(figure) ?? '-';
    return text.startsWith(match[0]) && match.at(-2) === 0 ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });
}

function readFigure([, name, partner, detail]: readonly unknown[]): Figure | null {
  const known = figureNames.find((each) => each === name);
  if (known === undefined || typeof partner !== 'string') return null;
  return { name: known, partner, detail: typeof detail === 'string' ? detail : null };
}
