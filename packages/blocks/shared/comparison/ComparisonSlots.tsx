import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { LogoPlate } from '../offer/LogoPlate.tsx';
import { presentPlate, type SelectableCasino } from './CasinoListbox.tsx';
import { CasinoSelect } from './CasinoSelect.tsx';
import { type Comparison, countFreeSlots, listCandidates } from './comparison.ts';
import styles from './ComparisonSlots.module.css';
import { useIsHydrated } from './useIsHydrated.ts';

export type ComparisonSlotsProps<Casino extends SelectableCasino> = {
  comparison: Comparison<Casino>;
  onAdd: (casino: Casino) => void;
  /** By name (requirement 4.13). */
  onRemove: (slug: string) => void;
  hrefOf?: (slugs: readonly string[]) => string;
  /** Of the message that appears when no slot is free, for whoever it describes. */
  limitId?: string;
  microcopy: ComparisonSlotsTexts;
};

type ComparisonSlotsTexts = Pick<
  Microcopy,
  | 'select_to_compare'
  | 'select_max_casinos'
  | 'delete_casino_to_add_new'
  | 'remove_from_comparison'
  | 'added_to_comparison'
  | 'removed_from_comparison'
  | 'comparison_slot'
  | 'compared_now'
  | 'also_on_the_list'
  | 'find_choice'
  | 'choices_found'
  | 'no_choice_found'
>;

/** Who is compared, and a selector for every free slot (requirements 2.59 to 2.61). Islands only. */
export function ComparisonSlots<Casino extends SelectableCasino>(props: ComparisonSlotsProps<Casino>) {
  const { comparison, onAdd, onRemove, hrefOf, limitId, microcopy } = props;
  const { comparisonList, comparisonLimit, showLimitMessage } = comparison;
  const candidates = listCandidates(comparison);
  const slugs = comparisonList.map(({ slug }) => slug);
  const free = Math.min(countFreeSlots(comparison), candidates.length);
  const { root, willAdd, willRemove } = useFocusAfterChange(slugs);
  const [change, setChange] = useState('');
  const place = (index: number) =>
    microcopy.comparison_slot.replace('{number}', String(index + 1)).replace('{count}', String(comparisonLimit));
  return (
    <div ref={root} className="stack gap-2">
      <ul className={`grid ${styles.list}`}>
        {comparisonList.map((casino) => (
          <Card tag="li" isFlat key={casino.slug} className={`grid items-center gap-3 ${styles.chosen}`}>
            <LogoPlate logo={presentPlate(casino.logo)} name={casino.name} isSmall />
            <span className="tight text-bold">{casino.name}</span>
            <RemoveControl
              label={microcopy.remove_from_comparison.replace('{name}', () => casino.name)}
              slug={casino.slug}
              href={hrefOf?.(slugs.filter((slug) => slug !== casino.slug))}
              onRemove={() => {
                willRemove(casino.slug);
                setChange(microcopy.removed_from_comparison.replace('{name}', () => casino.name));
                onRemove(casino.slug);
              }}
            />
          </Card>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={index}>
            <CasinoSelect
              label={microcopy.select_to_compare}
              place={place(comparisonList.length + index)}
              selected={comparisonList}
              candidates={candidates}
              hrefOf={hrefOf && ((casino) => hrefOf([...slugs, casino.slug]))}
              microcopy={microcopy}
              onChoose={(casino) => {
                willAdd(casino.slug);
                setChange(microcopy.added_to_comparison.replace('{name}', () => casino.name));
                onAdd(casino);
              }}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {change}
      </p>
      <p id={limitId} role="status" className={`tight text-sm flex gap-2 ${styles.limit}`}>
        {showLimitMessage && (
          <>
            <Icon name="info" className={`fixed text-pacific ${styles.limitIcon}`} />
            {`${microcopy.select_max_casinos}. ${microcopy.delete_casino_to_add_new}.`}
          </>
        )}
      </p>
    </div>
  );
}

/** Where the focus goes once a casino has come or gone: to the next free slot, else to what removes the added one. */
function useFocusAfterChange(slugs: readonly string[]) {
  const root = useRef<HTMLDivElement>(null);
  const change = useRef<{ slug: string; isAdded: boolean } | null>(null);
  useEffect(() => {
    if (!change.current || slugs.includes(change.current.slug) !== change.current.isAdded) return;
    const freeSlot = root.current?.querySelector<HTMLElement>('[data-casino-select]');
    (freeSlot ?? root.current?.querySelector<HTMLElement>(`[data-removes="${CSS.escape(change.current.slug)}"]`))?.focus();
    change.current = null;
  });
  return {
    root,
    willAdd: (slug: string) => (change.current = { slug, isAdded: true }),
    willRemove: (slug: string) => (change.current = { slug, isAdded: false }),
  };
}

type RemoveProps = { label: string; slug: string; href: string | undefined; onRemove: () => void };

function RemoveControl({ label, slug, href, onRemove }: RemoveProps) {
  const isHydrated = useIsHydrated();
  if (href !== undefined && !isHydrated)
    return (
      <a href={href} rel="nofollow" aria-label={label} className={`icon-button ${styles.remove}`}>
        <Icon name="close" />
      </a>
    );
  return (
    <button type="button" aria-label={label} data-removes={slug} className={`icon-button ${styles.remove}`} onClick={onRemove}>
      <Icon name="close" />
    </button>
  );
}
