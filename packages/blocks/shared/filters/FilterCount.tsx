import type { ShownCount } from './shownFilters.ts';

/** How many, as a number to see and in words to hear. */
export function FilterCount({ count: { figure, words }, className }: { count: ShownCount; className: string | undefined }) {
  return (
    <span className={className}>
      <span aria-hidden="true">{figure}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
