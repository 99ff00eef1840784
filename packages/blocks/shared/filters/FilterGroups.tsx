import { Icon } from '@lupa/ui/Icon.tsx';
import { useEffect, useRef } from 'react';
import { FilterChoices } from './FilterChoices.tsx';
import styles from './FilterGroups.module.css';
import type { FilterChoicesTexts, ShownGroup } from './shownFilters.ts';

type FilterGroupsProps = {
  /** Of the disclosures, unique in the page: one is open at a time. */
  name: string;
  label: string;
  groups: ShownGroup[];
  texts: FilterChoicesTexts;
};

/** One disclosure per filter, with a link per choice and how many it leaves. */
export function FilterGroups({ name, label, groups, texts }: FilterGroupsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    box.current?.addEventListener('keydown', foldOnEscape, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <div ref={box} role="group" aria-label={label} className={styles.groups}>
      {groups.map((group) => (
        // It may have been opened before there was script. By its id it is found open again when somebody comes back to the page.
        <details key={group.key} id={`${name}-${group.key}`} name={name} className={styles.group} suppressHydrationWarning>
          <summary className={styles.summary}>
            <span className={styles.label}>{group.label}</span>
            {group.present && <span className={styles.present}>{group.present}</span>}
            {group.chosen > 0 && <span className={styles.chosen}>{group.chosen}</span>}
            <Icon name="chevronDown" className={styles.marker} />
          </summary>
          <FilterChoices group={group} texts={texts} className={styles.open} />
        </details>
      ))}
    </div>
  );
}

/** Back to where it was opened, past all of its choices. A first Escape is for what is typed there. */
function foldOnEscape({ key, target }: KeyboardEvent): void {
  if (target instanceof HTMLInputElement && target.value !== '') return;
  const group = key === 'Escape' && target instanceof Element ? target.closest('details') : null;
  if (!group?.open) return;
  group.open = false;
  group.querySelector('summary')?.focus();
}
