export type Measure = { value: number; unit: string };

const hoursOf: [unit: RegExp, hours: number][] = [
  [/^min/, 1 / 60],
  [/^(hora|hour|heure|stunde)/, 1],
  [/^(d[ií]a|day|jour|tag)/, 24],
];

/** The slowest that a payout time promises, in hours: `3 horas a 2 días` → 48. Null where it gives no figure. */
export function readPayoutTime(text: string): Measure | null {
  const hours = [...text.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu)].flatMap(([, figure = '', word = '']) => {
    const unit = hoursOf.find(([pattern]) => pattern.test(word));
    return unit ? [Number(figure.replace(',', '.')) * unit[1]] : [];
  });
  return hours.length === 0 ? null : { value: Math.max(...hours), unit: 'h' };
}

/** `$5.000.000 por semana` → 5000000 of `$ por semana`: an amount per week is no better or worse than one per month. */
export function readAmount(text: string): Measure | null {
  const figures = text.match(/\d{1,3}(?:[.,\s]\d{3})+|\d+/g) ?? [];
  const [figure] = figures;
  if (!figure || figures.length > 1) return null;
  const unit = text.replace(figure, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
  return { value: Number(figure.replace(/\D/g, '')), unit };
}

/** `96,4 %` → 96.4. Null for a range. */
export function readPercent(text: string): Measure | null {
  const [figure] = /^\d+(?:[.,]\d+)?(?=\s*%\D*$)/.exec(text.trim()) ?? [];
  return figure === undefined ? null : { value: Number(figure.replace(',', '.')), unit: '%' };
}

/** `Curazao (CGA), n.º 8048/JAZ` → `Curazao (CGA)`: numbers tell every casino apart. */
export const readLicenceAuthority = (text: string): string => text.split(', n.º ', 1)[0] ?? text;
