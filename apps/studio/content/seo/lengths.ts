import { fillFigures } from '@lupa/contracts/figure.ts';

export type MeasuredText = 'title' | 'description';
export type LengthVerdict = 'empty' | 'short' | 'good' | 'cut';
export type Measured = { length: number; verdict: LengthVerdict };

/** In characters: what search engines usually show, and from where on a text says enough. */
export const usualLengths: Record<MeasuredText, { from: number; to: number }> = {
  title: { from: 25, to: 60 },
  description: { from: 70, to: 155 },
};

/** As the site prints it, with figures of a usual length in their places. */
export const printedText = (text: string): string => fillFigures(text.trim(), () => '00,0');

export function measureText(kind: MeasuredText, text: string): Measured {
  const length = Array.from(printedText(text)).length;
  const { from, to } = usualLengths[kind];
  if (length === 0) return { length, verdict: 'empty' };
  if (length < from) return { length, verdict: 'short' };
  return { length, verdict: length > to ? 'cut' : 'good' };
}

export function cutText(kind: MeasuredText, text: string): string {
  const printed = printedText(text);
  const letters = Array.from(printed);
  const { to } = usualLengths[kind];
  if (letters.length <= to) return printed;
  const shown = letters.slice(0, to - 1).join('');
  return `${shown.includes(' ') ? shown.slice(0, shown.lastIndexOf(' ')) : shown} …`;
}
