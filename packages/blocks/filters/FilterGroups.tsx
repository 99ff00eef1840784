import { Icon } from '@lupa/ui/Icon.tsx';
import { useEffect, useRef } from 'react';
import { FilterCount } from './FilterCount.tsx';
import styles from './FilterGroups.module.css';
import type { ShownChoice, ShownGroup } from './shownFilters.ts';

type FilterGroupsProps = {
  /** Of the disclosures, unique in the page: one is open at a time. */
  name: string;
  label: string;
  groups: ShownGroup[];
};

/** One disclosure per filter, with a link per choice and how many it leaves. */
export function FilterGroups({ name, label, groups }: FilterGroupsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    box.current?.addEventListener('keydown', foldOnEscape, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <div ref={box} role="group" aria-label={label} className={styles.groups}>
      {groups.map((group) => (
        // It may have been opened before there was script.
        <details key={group.key} name={name} className={styles.group} suppressHydrationWarning>
          <summary className={styles.summary}>
            <span className={styles.label}>{group.label}</span>
            {group.present && <span className={styles.present}>{group.present}</span>}
            {group.chosen > 0 && <span className={styles.chosen}>{group.chosen}</span>}
            <Icon name="chevronDown" className={styles.marker} />
          </summary>
          <ul aria-label={group.label} className={`${styles.choices} ${group.present ? styles.oneOf : ''}`}>
            {group.choices.map((choice) => (
              <li key={choice.value}>
                <Choice {...choice} />
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
function Choice({ name, count, isSelected, link }: ShownChoice) {
  const content = (
    <>
      <span className={styles.box}>{isSelected && <Icon name="check" />}</span>
      <span className={styles.name}>{name}</span> {count && <FilterCount count={count} className={styles.count} />}
    </>
  );
  if (count?.value !== 0 || isSelected)
    return (
      <a {...link} className={styles.choice} {...(isSelected ? { 'aria-current': 'true' as const } : {})}>
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
