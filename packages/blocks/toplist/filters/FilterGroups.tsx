import { Icon } from '@lupa/ui/Icon.tsx';
import { useEffect, useRef } from 'react';
import { CasinoCount } from './CasinoCount.tsx';
import type { FilterState } from './filterLink.ts';
import styles from './FilterGroups.module.css';
import { countWith, toggleValue, type FilterChoice, type FilterGroup } from './toplistFilters.ts';

/** One disclosure per filter, of which one is open at a time, with a link per choice and how many casinos have it. */
export function FilterGroups({ name, ...state }: FilterState & { name: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    box.current?.addEventListener('keydown', foldOnEscape, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <div ref={box} role="group" aria-label={state.texts.filter_list} className={styles.groups}>
      {state.groups.map((group) => (
        // It may have been opened before there was script.
        <details key={group.key} name={name} className={styles.group} suppressHydrationWarning>
          <summary className={styles.summary}>
            <span className={styles.label}>{group.label}</span>
            {state.selected[group.key].length > 0 && <span className={styles.chosen}>{state.selected[group.key].length}</span>}
            <Icon name="chevronDown" className={styles.marker} />
          </summary>
          <ul aria-label={group.label} className={styles.choices}>
            {group.choices.map((choice) => (
              <li key={choice.value}>
                <Choice group={group} choice={choice} {...state} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** Back to where it was opened, past all of its choices. */
function foldOnEscape({ key, target }: KeyboardEvent): void {
  const group = key === 'Escape' && target instanceof Element ? target.closest('details') : null;
  if (!group?.open) return;
  group.open = false;
  group.querySelector('summary')?.focus();
}

/** A choice that would leave nobody is no link, but stays where it was. One that is selected can always be taken back. */
function Choice({ group, choice: { value, name }, ...state }: FilterState & { group: FilterGroup; choice: FilterChoice }) {
  const isSelected = state.selected[group.key].includes(value);
  const count = countWith(state.entries, state.selected, group.key, value);
  const content = (
    <>
      <span className={styles.box}>{isSelected && <Icon name="check" />}</span>
      <span className={styles.name}>{name}</span> <CasinoCount count={count} texts={state.texts} className={styles.count} />
    </>
  );
  if (count > 0 || isSelected)
    return (
      <a
        {...state.linkTo(toggleValue(state.wanted, group.key, value))}
        className={styles.choice}
        {...(isSelected ? { 'aria-current': 'true' as const } : {})}
      >
        {content}
      </a>
    );
  // Without href it is no link any more, so it says what it was.
  const disabled = { role: 'link', 'aria-disabled': true };
  return (
    <a {...disabled} className={styles.choice}>
      {content}
    </a>
  );
}
