import { TickBoxInput } from '@lupa/ui/TickBox.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { comparisonHref } from '../shared/comparison/comparison.ts';
import { ComparisonSlots } from '../shared/comparison/ComparisonSlots.tsx';
import type { ComparisonBoardProps } from './boardProps.ts';
import styles from './ComparisonBoard.module.css';
import { areSame, comparisonRows } from './comparisonRows.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { ComparedCasino } from './presentCasino.ts';
import { ShareComparison } from './ShareComparison.tsx';
import { useBoard } from './useBoard.ts';

export function ComparisonBoard({ title, casinos, compared, search, microcopy }: ComparisonBoardProps) {
  const { comparison, add, remove, shown, absent, isLooking } = useBoard(casinos, compared);
  const isDifferent = comparisonRows.some(({ key }) => !areSame(shown.map(({ cells }) => cells[key])));
  return (
    <div className={`stack gap-4 ${styles.board}`}>
      <ComparisonSlots
        comparison={comparison}
        onAdd={add}
        onRemove={remove}
        hrefOf={(slugs) => comparisonHref(search, slugs)}
        microcopy={microcopy}
      />
      {absent.length > 0 && (
        <p role="status" className="note tight">
          {(isLooking ? microcopy.compared_elsewhere : microcopy.compared_unknown).replace('{names}', () => absent.join(', '))}
        </p>
      )}
      <Controls title={title} shown={shown} microcopy={microcopy} />
      {!isDifferent && shown.length >= 2 && <p className={`note tight ${styles.same}`}>{microcopy.no_differences}</p>}
      {shown.length > 0 && <ComparisonTable casinos={shown} label={title} microcopy={microcopy} />}
    </div>
  );
}

type ControlsProps = Pick<ComparisonBoardProps, 'title' | 'microcopy'> & { shown: ComparedCasino[] };

function Controls({ title, shown, microcopy }: ControlsProps) {
  if (shown.length < 2)
    return (
      <p className={`row gap-3 rounded-md bg-pacific-soft ${styles.hint}`}>
        <Icon name="info" className="fixed text-pacific text-2xl" />
        {microcopy.compare_at_least_two}
      </p>
    );
  return (
    <div className={`cluster between screen-only ${styles.bar}`}>
      <label className={`row gap-3 text-medium touch-height ${styles.choice}`}>
        <TickBoxInput />
        {microcopy.only_differences}
      </label>
      <ShareComparison title={title} slugs={shown.map(({ slug }) => slug)} microcopy={microcopy} />
    </div>
  );
}
