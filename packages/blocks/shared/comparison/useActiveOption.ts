import { useRef, useState, type KeyboardEvent } from 'react';
import { findTyped, moveActive } from './listboxKeys.ts';

type Options = {
  names: readonly string[];
  /** The option to start with. */
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
    const moved = moveActive(key, active, names.length);
    const isTyping = key.length === 1 && (key !== ' ' || timeStamp - typed.current.at < typingPause);
    if (moved !== null) setActive(moved);
    else if (isTyping) type(key, timeStamp);
    else if (key === 'Enter' || key === ' ') onChoose(active);
    else return;
    event.preventDefault();
  };
  return { active, setActive, answerKey };
}
