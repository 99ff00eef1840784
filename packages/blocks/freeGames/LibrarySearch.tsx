import { Icon } from '@lupa/ui/Icon.tsx';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { cleanSearch, maximumSearchLength } from './libraryQuery.ts';
import styles from './LibrarySearch.module.css';
import type { LibraryTexts } from './libraryTexts.ts';

type LibrarySearchProps = {
  /** Where the form leads without script. */
  action: string;
  /** What is searched for now. */
  text: string;
  /** What the address has to say beside it. */
  fields: [name: string, value: string][];
  /** `isFirst`: the first of what is typed in one go, worth a step in the history. */
  onSearch: (text: string, isFirst: boolean) => void;
  texts: LibraryTexts;
};

/** How long somebody who types pauses before the search is for what stands there, in milliseconds. */
const pause = 250;

/** A form that the server can answer; with script the games follow what is typed. */
export function LibrarySearch({ action, text, fields, onSearch, texts }: LibrarySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const typing = useRef<{ timer: number | undefined; hasSearched: boolean }>({ timer: undefined, hasSearched: false });
  useEffect(() => {
    // Changed elsewhere: back and forward, a filter taken back.
    if (input.current && typing.current.timer === undefined && cleanSearch(input.current.value) !== text) input.current.value = text;
  }, [text]);
  useEffect(() => {
    const { current } = typing;
    return () => clearTimeout(current.timer);
  }, []);

  const search = () => {
    clearTimeout(typing.current.timer);
    typing.current.timer = undefined;
    const wanted = cleanSearch(input.current?.value ?? '');
    if (wanted === text) return;
    onSearch(wanted, !typing.current.hasSearched);
    typing.current.hasSearched = true;
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search();
    // Puts the keyboard of a phone away.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  return (
    <search>
      <form action={action} onSubmit={onSubmit} className={styles.form}>
        <label className={styles.field}>
          <span className="visually-hidden">{texts.search_games}</span>
          <input
            ref={input}
            type="search"
            name="buscar"
            defaultValue={text}
            maxLength={maximumSearchLength}
            placeholder={texts.search_games}
            autoComplete="off"
            enterKeyHint="search"
            onChange={() => {
              clearTimeout(typing.current.timer);
              typing.current.timer = window.setTimeout(search, pause);
            }}
            onBlur={() => (typing.current.hasSearched = false)}
            className={styles.input}
          />
        </label>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span className="visually-hidden">{texts.search_submit}</span>
        </button>
      </form>
    </search>
  );
}
