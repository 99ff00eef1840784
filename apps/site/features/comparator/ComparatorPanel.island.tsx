import type { SelectableCasino } from '@lupa/blocks/shared/comparison/CasinoListbox.tsx';
import type { ComparableCasino } from '@lupa/blocks/shared/comparison/comparison.ts';
import { ComparisonSlots } from '@lupa/blocks/shared/comparison/ComparisonSlots.tsx';
import { useComparison } from '@lupa/blocks/shared/comparison/useComparison.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { isPlainClick } from '@lupa/islands/isPlainClick.ts';
import { type MouseEvent, useMemo } from 'react';
import { comparatorLimitId, comparisonId } from './comparatorIds.ts';
import styles from './ComparatorPanel.module.css';
import type { panelTexts } from './panelTexts.ts';

/** Each page has all of them: without names of what is what. */
export type PackedCandidate = [slug: string, name: string, logo: string | null];

type PanelProps = { candidates: PackedCandidate[]; microcopy: Pick<Microcopy, (typeof panelTexts)[number]> };

export function ComparatorPanel({ candidates: packed, microcopy }: PanelProps) {
  const candidates = useMemo(() => packed.map(([slug, name, logo]) => ({ slug, name, logo })), [packed]);
  const { comparison, add, remove } = useComparison(candidates, restore);
  return (
    <>
      <div className={styles.slots}>
        <ComparisonSlots comparison={comparison} onAdd={add} onRemove={remove} limitId={comparatorLimitId} microcopy={microcopy} />
      </div>
      <div className={styles.bottom}>
        <a href={microcopy.comparator_path} className={styles.see} onClick={leaveForComparison}>
          {microcopy.see_comparison}
        </a>
      </div>
    </>
  );
}

function restore(casino: ComparableCasino): SelectableCasino {
  return { ...casino, logo: casino.logo ?? null };
}

/** Closes the dialog and goes to the comparison of this page, with the focus; without one the link leads to the page that has it. */
function leaveForComparison(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.currentTarget.closest('dialog')?.close();
  const comparison = document.getElementById(comparisonId);
  if (!comparison) return;
  event.preventDefault();
  // As for any link inside the page: the way back leads to where the visitor was, and motion follows their wish.
  if (location.hash === `#${comparisonId}`) comparison.scrollIntoView();
  else location.hash = comparisonId;
  comparison.tabIndex = -1;
  comparison.focus({ preventScroll: true });
}
