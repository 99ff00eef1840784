'use client';

import type { ChoiceKind } from '@lupa/blocks/shared/forms/fields.ts';
import { useDebounce } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Choice, choiceWords, stepTo } from './choice.ts';
import styles from './choices.module.css';
import { useChoices } from './useChoices.ts';

type Props = {
  id: string;
  kind: ChoiceKind;
  text: string;
  describedBy: string;
  isReadOnly: boolean;
  isInvalid: boolean;
  /** Enter takes the first choice, instead of what is typed. */
  takesFirst: boolean;
  onText: (text: string) => void;
  onChoose: (choice: Choice) => void;
  /** Enter without a choice, and when the field is left. */
  onTyped: (isLeaving: boolean) => void;
};

/** A combobox as the ARIA practices have it: the focus stays in the field, and the arrow keys point at one of the choices below it. */
export function ChoiceInput({ id, kind, text, describedBy, isReadOnly, isInvalid, takesFirst, onText, onChoose, onTyped }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [pointed, setPointed] = useState<{ text: string; index: number } | null>(null);
  const asked = useDebounce(text.trim(), 150);
  const { choices, fault, isLoading } = useChoices(kind, isOpen ? asked : null);
  const isStale = isLoading || asked !== text.trim();
  const first = takesFirst && text.trim() !== '' ? 0 : -1;
  const active = isStale || !isOpen ? -1 : Math.min(pointed?.text === asked ? pointed.index : first, choices.length - 1);
  const list = useRef<HTMLDivElement>(null);
  const shown = isOpen && choices.length > 0;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function choose(choice: Choice): void {
    setIsOpen(false);
    setPointed(null);
    onChoose(choice);
  }
  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setIsOpen(true);
      if (shown && !isStale) setPointed({ text: asked, index: stepTo(active, choices.length, step) });
    } else if (event.key === 'Enter') {
      const choice = choices[active];
      if (choice) choose(choice);
      else if (!isOpen || !isStale || !takesFirst) onTyped(false);
    } else if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  return (
    <div className={styles.combobox}>
      <input
        id={id}
        type="text"
        className={styles.input}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-choices`}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${id}-choice-${active}`}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        placeholder={choiceWords[kind].search}
        autoComplete="off"
        spellCheck={false}
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(!isReadOnly)}
        onKeyDown={press}
        onBlur={() => {
          setIsOpen(false);
          onTyped(true);
        }}
      />
      <div ref={list} id={`${id}-choices`} role="listbox" aria-label={choiceWords[kind].search} className={styles.choices} hidden={!shown}>
        {choices.map((choice, index) => (
          <button
            key={choice.value}
            type="button"
            tabIndex={-1}
            id={`${id}-choice-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.choice}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => index !== active && setPointed({ text: asked, index })}
            onClick={() => choose(choice)}
          >
            <ChoiceFace choice={choice} hasPicture={kind === 'games' || kind === 'providers'} />
          </button>
        ))}
      </div>
      <p role="status" className={fault === null && (!isOpen || isStale || choices.length > 0) ? 'sr-only' : styles.state}>
        {isOpen && describe({ choices, fault, isStale, text: asked })}
      </p>
    </div>
  );
}

type State = { choices: readonly Choice[]; fault: string | null; isStale: boolean; text: string };

function describe({ choices, fault, isStale, text }: State): string {
  if (fault !== null) return fault;
  if (isStale) return 'Buscando…';
  if (choices.length === 0) return text === '' ? 'Todavía no hay nada que elegir.' : `Nada con «${text}».`;
  return choices.length === 1 ? 'Una posibilidad.' : `${choices.length} posibilidades.`;
}

/** The picture, name and detail of a choice. */
export function ChoiceFace({ choice: { title, detail, picture }, hasPicture }: { choice: Omit<Choice, 'value'>; hasPicture: boolean }) {
  return (
    <>
      {hasPicture && <span className={styles.picture}>{picture !== null && <img src={picture} alt="" loading="lazy" />}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </>
  );
}
