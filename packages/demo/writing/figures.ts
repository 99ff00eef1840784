import { chile } from '@lupa/contracts/market.ts';
import { type FigureName, markFigure } from '@lupa/contracts/figure.ts';

const pesos = new Intl.NumberFormat(chile.locale, { style: 'currency', currency: 'CLP', maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat(chile.locale, { maximumFractionDigits: 1 });
const ratings = new Intl.NumberFormat(chile.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dates = new Intl.DateTimeFormat(chile.locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `$1.234.567`, `-$400` */
export const formatPesos = (amount: number): string => (amount < 0 ? `-${pesos.format(-amount)}` : pesos.format(amount));

/** `2.400`, `9,2` */
export const formatNumber = (value: number): string => plain.format(value);

/** `9,0` */
export const formatRating = (rating: number): string => ratings.format(rating);

/** `96,5 %` */
export const formatPercent = (value: number): string => `${plain.format(value)} %`;

/** `28 de octubre de 2026` from an ISO date. */
export const formatDate = (iso: string): string => dates.format(new Date(`${iso}T00:00:00Z`));

const weekMoments = new Intl.DateTimeFormat(chile.locale, {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: chile.timeZone,
});

/** `martes a las 12:40`, in Chile, from an ISO moment. */
export function formatMomentOfWeek(iso: string): string {
  const parts = new Map(weekMoments.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts.get('weekday')} a las ${Number(parts.get('hour'))}:${parts.get('minute')}`;
}

type Casino = { slug: string };
const mark =
  (name: FigureName) =>
  ({ slug }: Casino): string =>
    markFigure({ name, partner: slug, detail: null });

/** Figures that the site fills in when it makes a page: `8,9`, `de 3 a 24 horas`. They follow every record and version of the method. */
export const markRating = mark('rating');
export const markPayoutTime = mark('payoutTime');
