import { useEffect, useRef, useState } from 'react';
import { FilterChoices } from './FilterChoices.tsx';
import styles from './FilterGroups.module.css';
import type { FilterChoicesTexts, ShownGroup } from './shownFilters.ts';

type FilterGroupsProps = {
  /** Of the disclosures, unique in the page: one is open at a time. */
  name: string;
  label: string;
  groups: ShownGroup[];
  open: string | undefined;
  /** Where the page opens a group, for whoever has no script. */
  hrefToOpen: (key: string) => string;
  texts: FilterChoicesTexts;
};

/** One disclosure per filter, with a link per choice and how many it leaves. The choices are there once it was opened. */
export function FilterGroups({ name, label, groups, open, hrefToOpen, texts }: FilterGroupsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    box.current?.addEventListener('keydown', foldOnEscape, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const chosen = groups.reduce((sum, group) => sum + group.chosen, 0);
  return (
    // On a phone one button, where there is more room always open.
    <details id={`${name}-all`} open={open !== undefined} className={styles.fold} suppressHydrationWarning>
      <summary className={`row gap-2 between text-medium text-sm rounded-sm bg-surface ${styles.summary}`}>
        <span className={styles.label}>{label}</span>
        <Chosen count={chosen} />
      </summary>
      <div ref={box} role="group" aria-label={label} className={`stack gap-2 ${styles.groups}`}>
        <noscript>
          {groups.map((group) =>
            group.key === open ? null : (
              <a
                key={group.key}
                href={hrefToOpen(group.key)}
                rel="nofollow"
                className={`row gap-2 between text-medium text-sm rounded-sm bg-surface ${styles.summary}`}
              >
                <span className="visually-hidden">{`${label}: `}</span>
                <GroupTitle group={group} />
              </a>
            ),
          )}
        </noscript>
        {groups.map((group) => (
          <FilterGroup key={group.key} isOpen={group.key === open} {...{ name, group, texts }} />
        ))}
      </div>
    </details>
  );
}

type FilterGroupProps = Pick<FilterGroupsProps, 'name' | 'texts'> & { group: ShownGroup; isOpen: boolean };

function FilterGroup({ name, group, isOpen, texts }: FilterGroupProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [hasChoices, setHasChoices] = useState(isOpen);
  // It may have been opened before there was script.
  useEffect(() => {
    if (disclosure.current?.open) setHasChoices(true);
  }, []);
  return (
    // By its id it is found open again when somebody comes back to the page.
    <details
      ref={disclosure}
      id={`${name}-${group.key}`}
      name={name}
      open={isOpen}
      onToggle={() => setHasChoices(true)}
      className={styles.group}
      suppressHydrationWarning
    >
      {/* Before the next key: what opens has its choices at once. */}
      <summary
        className={`row gap-2 between text-medium text-sm rounded-sm bg-surface ${styles.summary}`}
        onFocus={() => setHasChoices(true)}
      >
        <GroupTitle group={group} />
      </summary>
      {hasChoices && <FilterChoices group={group} texts={texts} className={styles.open} />}
    </details>
  );
}

function GroupTitle({ group: { label, present, chosen } }: { group: ShownGroup }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {present && <span className={`text-muted text-end ${styles.present}`}>{present}</span>}
      <Chosen count={chosen} />
    </>
  );
}

const Chosen = ({ count }: { count: number }) =>
  count > 0 && <span className={`centred fixed tabular rounded-full text-xs ${styles.chosen}`}>{count}</span>;

/** Back to where it was opened, past all of its choices. A first Escape is for what is typed there. */
function foldOnEscape({ key, target }: KeyboardEvent): void {
  if (target instanceof HTMLInputElement && target.value !== '') return;
  const group = key === 'Escape' && target instanceof Element ? target.closest('details') : null;
  if (!group?.open) return;
  group.open = false;
  group.querySelector('summary')?.focus();
}
