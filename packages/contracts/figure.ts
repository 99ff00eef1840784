/* Figures in texts (docs/contracts.md), as in `{{score:casino-andino:payments}}`: the site fills them in from the facts. */

export const offerFigureNames = [
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

export const transferFigureNames = ['withdrawalTime', 'withdrawalAmount', 'depositTime', 'depositAmount'] as const;

/**
 * `score` and `weight` need the key of a criterion as their detail. Figures of an offer may have its path (`bienvenida`); without it they
 * are of the main one. Those of a transfer may have the key of a payment method (`cuentarut`).
 */
export const figureNames = [
  'rating',
  'total',
  'score',
  'weight',
  'payoutTime',
  'minimumDeposit',
  'withdrawalLimit',
  'worstWithdrawal',
  'reducedGames',
  'slowestAnswer',
  ...transferFigureNames,
  ...offerFigureNames,
] as const;
export type FigureName = (typeof figureNames)[number];
export type OfferFigureName = (typeof offerFigureNames)[number];
export type TransferFigureName = (typeof transferFigureNames)[number];

export type Figure = { name: FigureName; partner: string; detail: string | null };

const marker = /\{\{([a-zA-Z]+):([a-z0-9-]+)(?::([a-zA-Z0-9-]+))?\}\}/g;

export const isCriterionFigure = (name: FigureName): boolean => name === 'score' || name === 'weight';
export const isOfferFigure = (name: FigureName): name is OfferFigureName => offerFigureNames.some((each) => each === name);
export const isTransferFigure = (name: FigureName): name is TransferFigureName => transferFigureNames.some((each) => each === name);

export function markFigure({ name, partner, detail }: Figure): string {
  return `{{${[name, partner, ...(detail === null ? [] : [detail])].join(':')}}}`;
}

export function listFigures(text: string): Figure[] {
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
