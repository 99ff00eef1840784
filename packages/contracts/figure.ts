/*
 * Figures in texts (docs/contracts.md): an editor writes which figure stands there, and the site fills it in from the facts when it makes the
 * page, so that no text can say another number than the facts. `{{rating:casino-andino}}`, `{{score:casino-andino:payments}}`.
 */

/** Of an offer: what it asks for, and what becomes of the usual deposit with it. */
export const offerFigureNames = ['offerRollover', 'offerTurnover', 'offerBack', 'offerLost', 'offerWon'] as const;

/** `score` needs the key of a criterion as its detail. Figures of an offer may have its path (`bienvenida`); without it they are of the main one. */
export const figureNames = ['rating', 'total', 'score', 'worstWithdrawal', 'reducedGames', 'slowestAnswer', ...offerFigureNames] as const;
export type FigureName = (typeof figureNames)[number];
export type OfferFigureName = (typeof offerFigureNames)[number];

export type Figure = { name: FigureName; partner: string; detail: string | null };

const marker = /\{\{([a-zA-Z]+):([a-z0-9-]+)(?::([a-zA-Z0-9-]+))?\}\}/g;

export const isOfferFigure = (name: FigureName): boolean => offerFigureNames.some((each) => each === name);

/** As it stands in a text. */
export function markFigure({ name, partner, detail }: Figure): string {
  return `{{${[name, partner, ...(detail === null ? [] : [detail])].join(':')}}}`;
}

/** The figures that a text asks for, in their order; what names no figure that is known is left out. */
export function listFigures(text: string): Figure[] {
  return [...text.matchAll(marker)].flatMap((match) => readFigure(match) ?? []);
}

/** The text with each figure in its place; null stands for a figure that cannot be had, which becomes a dash. */
export function fillFigures(text: string, valueOf: (figure: Figure) => string | null): string {
  return text.replace(marker, (...match) => {
    const figure = readFigure(match);
    return figure === null ? match[0] : (valueOf(figure) ?? '-');
  });
}

function readFigure([, name, partner, detail]: readonly unknown[]): Figure | null {
  const known = figureNames.find((each) => each === name);
  if (known === undefined || typeof partner !== 'string') return null;
  return { name: known, partner, detail: typeof detail === 'string' ? detail : null };
}
