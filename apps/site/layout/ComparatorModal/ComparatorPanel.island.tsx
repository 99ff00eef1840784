import { presentPlate, type SelectableCasino } from '@lupa/blocks/comparison/CasinoOption.tsx';
import { CasinoSelect } from '@lupa/blocks/comparison/CasinoSelect.tsx';
import { countFreeSlots, listCandidates, type ComparableCasino } from '@lupa/blocks/comparison/comparison.ts';
import { useComparison } from '@lupa/blocks/comparison/useComparison.ts';
import { useIsHydrated } from '@lupa/blocks/comparison/useIsHydrated.ts';
import { LogoPlate } from '@lupa/blocks/toplist/LogoPlate.tsx';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { leaveForComparison } from '../../comparator/leaveForComparison.ts';
import styles from './ComparatorPanel.module.css';
import type { panelTexts } from './panelTexts.ts';

type PanelProps = { candidates: SelectableCasino[]; microcopy: Pick<Microcopy, (typeof panelTexts)[number]> };

/** The chosen casinos, a selector for every free slot, and the way to the comparison. */
export function ComparatorPanel({ candidates, microcopy }: PanelProps) {
  const { comparison, add, remove } = useComparison(candidates, restore);
  const { comparisonList, comparisonLimit, showLimitMessage } = comparison;
  const { slots, sentence, say } = useSpokenChange();
  const free = Array.from({ length: countFreeSlots(comparison) }, (_, index) => comparisonList.length + index + 1);
  return (
    <>
      <div className={styles.panel}>
        <p className={styles.hint}>{microcopy.select_max_casinos}</p>
        <ol ref={slots} className={styles.slots}>
          {comparisonList.map((casino) => (
            <ChosenCasino
              key={casino.slug}
              casino={casino}
              label={naming(microcopy.remove_from_comparison, casino)}
              onRemove={() => {
                remove(casino.name);
                say(naming(microcopy.removed_from_comparison, casino));
              }}
            />
          ))}
          {free.map((place) => (
            <li key={place} className={styles.free}>
              <FreeSlot
                label={microcopy.select_to_compare}
                place={microcopy.comparison_slot.replace('{number}', String(place)).replace('{count}', String(comparisonLimit))}
                selected={comparisonList}
                candidates={listCandidates(comparison)}
                microcopy={microcopy}
                onChoose={(casino) => {
                  add(casino);
                  say(naming(microcopy.added_to_comparison, casino));
                }}
              />
            </li>
          ))}
        </ol>
        <div role="status">
          <span className="visually-hidden">{sentence}</span>
          {showLimitMessage && <p className={styles.limit}>{microcopy.delete_casino_to_add_new}</p>}
        </div>
      </div>
      <div className={styles.bottom}>
        <a href={microcopy.comparator_path} className={styles.see} onClick={leaveForComparison}>
          {microcopy.see_comparison}
        </a>
      </div>
    </>
  );
}

function ChosenCasino({ casino, label, onRemove }: { casino: SelectableCasino; label: string; onRemove: () => void }) {
  return (
    <li className={styles.slot}>
      <LogoPlate logo={presentPlate(casino.logo)} name={casino.name} />
      <span className={styles.name}>{casino.name}</span>
      <button type="button" className={styles.remove} aria-label={label} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The list of all casinos would be a part of every page: until the script is there, the slot only says what it is for. */
function FreeSlot(props: Parameters<typeof CasinoSelect<SelectableCasino>>[0]) {
  return useIsHydrated() ? <CasinoSelect {...props} /> : <p className={styles.waiting}>{props.label}</p>;
}

/** Says what has changed, and gives the focus, whose element the change took away, to the next thing to do: a free slot, or the way out. */
function useSpokenChange() {
  const slots = useRef<HTMLOListElement>(null);
  const [change, setChange] = useState<{ sentence: string } | null>(null);
  useEffect(() => {
    const next = slots.current?.querySelector<HTMLElement>('[data-casino-select]') ?? slots.current?.closest('dialog')?.querySelector('a');
    if (change) next?.focus();
  }, [change]);
  return { slots, sentence: change?.sentence, say: (sentence: string) => setChange({ sentence }) };
}

/** One that is not in the initial toplist: chosen on another list. */
function restore(casino: ComparableCasino): SelectableCasino {
  return { ...casino, logo: null };
}

function naming(text: string, { name }: ComparableCasino): string {
  return text.replace('{name}', name);
}
