import { foldText } from '@lupa/domain/foldText.ts';
import { type KeyboardEvent, useRef, useState } from 'react';

type Options = {
  names: readonly string[];
  first: number;
  onChoose: (index: number) => void;
  onLeave: () => void;
};

/** Milliseconds after which typing starts a new word. */
const typingPause = 600;

/** Which option of a listbox is active, and how keys change that. ARIA practices, "Listbox". */
export function useActiveOption({ names, first, onChoose, onLeave }: Options) {
  const [wanted, setActive] = useState(first);
  const active = Math.min(wanted, names.length - 1);
  const typed = useRef({ text: '', at: -Infinity });

  const type = (key: string, at: number) => {
    const isNew = at - typed.current.at > typingPause;
    typed.current = { text: (isNew ? '' : typed.current.text) + key, at };
    const found = findTyped(names, typed.current.text, active);
    if (found !== null) setActive(found);
  };
  const answerKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (ctrlKey || metaKey || altKey) return;
    // The browser goes on from the button, which has the focus back.
    if (key === 'Tab') return onLeave();
    const isInField = event.target instanceof HTMLInputElement;
    const moved = isInField && ['Home', 'End'].includes(key) ? null : moveActive(key, active, names.length);
    // What is typed in the field is the field's.
    if (isInField && (key.length === 1 || names.length === 0)) return;
    const isTyping = key.length === 1 && (key !== ' ' || timeStamp - typed.current.at < typingPause);
    if (moved !== null) setActive(moved);
    else if (isTyping) type(key, timeStamp);
    else if (key === 'Enter' || key === ' ') onChoose(active);
    else return;
    event.preventDefault();
  };
  return { active, setActive, answerKey };
}

/** Where a key leads in a listbox of `count` options, from 0; null for a key that does not move. ARIA practices, "Listbox". */
export function moveActive(key: string, active: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return last;
    default:
      return null;
  }
}

/** The next option whose name starts with what was typed, accents aside; a repeated letter goes on. Null: there is none. */
export function findTyped(names: readonly string[], typed: string, active: number): number | null {
  const wanted = foldText(typed);
  if (wanted === '') return null;
  const isRepeated = wanted === wanted.slice(0, 1).repeat(wanted.length);
  const start = isRepeated ? active + 1 : active;
  const search = isRepeated ? wanted.slice(0, 1) : wanted;
  const order = names.map((_, step) => (start + step) % names.length);
  return order.find((index) => foldText(names[index] ?? '').startsWith(search)) ?? null;
}
