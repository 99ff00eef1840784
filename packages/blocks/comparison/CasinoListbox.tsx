import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { CasinoOption, type SelectableCasino } from './CasinoOption.tsx';
import styles from './CasinoSelect.module.css';
import { findTyped, moveActive } from './listboxKeys.ts';

type ListboxProps<Casino extends SelectableCasino> = {
  label: string;
  selected: readonly Casino[];
  candidates: readonly Casino[];
  titles: { selected: string; candidates: string };
  listRef: RefObject<HTMLDivElement | null>;
  onChoose: (casino: Casino) => void;
  onLeave: () => void;
};

/** Milliseconds after which typing starts a new word. */
const typingPause = 600;

/** A listbox by the ARIA practices: it holds the focus and says which option is active. Those selected are shown, but not to be chosen again. */
export function CasinoListbox<Casino extends SelectableCasino>(props: ListboxProps<Casino>) {
  const { label, selected, candidates, titles, listRef, onChoose, onLeave } = props;
  const id = useId();
  const options = [...selected, ...candidates];
  const [wanted, setActive] = useState(selected.length);
  const active = Math.min(wanted, options.length - 1);
  const typed = useRef({ text: '', at: 0 });
  const optionId = (index: number) => `${id}option${index}`;

  useEffect(() => document.getElementById(`${id}option${active}`)?.scrollIntoView({ block: 'nearest' }), [id, active]);

  const choose = (index: number) => {
    const casino = candidates[index - selected.length];
    if (casino) onChoose(casino);
  };
  const type = (key: string, at: number) => {
    const isNew = at - typed.current.at > typingPause;
    typed.current = { text: (isNew ? '' : typed.current.text) + key, at };
    const found = findTyped(
      options.map(({ name }) => name),
      typed.current.text,
      active,
    );
    if (found !== null) setActive(found);
  };
  const answerKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (ctrlKey || metaKey || altKey) return;
    // The browser goes on from the button, which has the focus back.
    if (key === 'Tab') return onLeave();
    const moved = moveActive(key, active, options.length);
    const isTyping = key.length === 1 && (key !== ' ' || timeStamp - typed.current.at < typingPause);
    if (moved !== null) setActive(moved);
    else if (isTyping) type(key, timeStamp);
    else if (key === 'Enter' || key === ' ') choose(active);
    else return;
    event.preventDefault();
  };

  const group = (name: 'selected' | 'candidates', casinos: readonly Casino[], first: number) => (
    <div role="group" aria-labelledby={`${id}${name}`} className={styles.group}>
      <div id={`${id}${name}`} role="presentation" className={styles.groupTitle}>
        {titles[name]}
      </div>
      {casinos.map((casino, index) => (
        <div
          key={casino.slug}
          id={optionId(first + index)}
          role="option"
          aria-selected={name === 'selected'}
          aria-disabled={name === 'selected' || undefined}
          data-active={first + index === active || undefined}
          className={styles.option}
          onClick={() => choose(first + index)}
          onPointerMove={() => setActive(first + index)}
        >
          <CasinoOption casino={casino} isSelected={name === 'selected'} />
        </div>
      ))}
    </div>
  );

  return (
    <div
      ref={listRef}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
      className={styles.list}
      onKeyDown={answerKey}
    >
      {selected.length > 0 && group('selected', selected, 0)}
      {group('candidates', candidates, selected.length)}
    </div>
  );
}
