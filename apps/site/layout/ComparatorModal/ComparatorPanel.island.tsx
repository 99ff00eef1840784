import type { SelectableCasino } from '@lupa/blocks/shared/comparison/CasinoOption.tsx';
import type { ComparableCasino } from '@lupa/blocks/shared/comparison/comparison.ts';
import { ComparisonSlots } from '@lupa/blocks/shared/comparison/ComparisonSlots.tsx';
import { useComparison } from '@lupa/blocks/shared/comparison/useComparison.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { comparatorLimitId } from '../../comparator/comparatorIds.ts';
import { leaveForComparison } from '../../comparator/leaveForComparison.ts';
import styles from './ComparatorPanel.module.css';
import type { panelTexts } from './panelTexts.ts';

type PanelProps = { candidates: SelectableCasino[]; microcopy: Pick<Microcopy, (typeof panelTexts)[number]> };

/** The chosen casinos, a selector for every free slot, and the way to the comparison. */
export function ComparatorPanel({ candidates, microcopy }: PanelProps) {
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

/** One that is not in the initial toplist: chosen on another list. */
function restore(casino: ComparableCasino): SelectableCasino {
  return { ...casino, logo: null };
}
