import { type FigureName, markFigure } from '@lupa/contracts/figure.ts';

type Casino = { slug: string };
const mark =
  (name: FigureName) =>
  ({ slug }: Casino): string =>
    markFigure({ name, partner: slug, detail: null });

/** Figures that the site fills in when it makes a page: `8,9`, `de 3 a 24 horas`. They follow every record and version of the method. */
export const markRating = mark('rating');
export const markPayoutTime = mark('payoutTime');
