import { formatCasinoCount, type FilterTexts } from './filterLink.ts';

/** How many casinos, as a number to see and in words to hear. */
export function CasinoCount({ count, texts, className }: { count: number; texts: FilterTexts; className: string | undefined }) {
  return (
    <span className={className}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{formatCasinoCount(count, texts)}</span>
    </span>
  );
}
