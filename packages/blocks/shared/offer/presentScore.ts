import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../../block.ts';

/** A score from 0 to 10 as the page's locale writes it, and all of it in words: "Nota 9,2 de 10". */
export type PresentedScore = { score: number; text: string; label: string };

export function presentScore(score: number, { locale, microcopy }: Pick<BlockContext, 'locale' | 'microcopy'>): PresentedScore {
  const text = formatNumber(score, locale, 1);
  return { score, text, label: `${microcopy.rating} ${text} ${microcopy.rating_out_of}` };
}
