import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { type KeyboardEventHandler, type RefObject, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { formatFound, listFound } from '../filters/FilterChoices.tsx';
import { LogoPlate } from '../offer/LogoPlate.tsx';
import styles from './CasinoListbox.module.css';
import type { ComparableCasino } from './comparison.ts';
import { useActiveOption } from './useActiveOption.ts';

type ListboxProps<Casino extends SelectableCasino> = {
  label: string;
  selected: readonly Casino[];
  candidates: readonly Casino[];
  titles: { selected: string; candidates: string };
  listRef: RefObject<HTMLDivElement | null>;
  onChoose: (casino: Casino) => void;
  onLeave: () => void;
  texts: CasinoSearchTexts;
};

export type CasinoSearchTexts = Pick<Microcopy, 'find_choice' | 'choices_found' | 'no_choice_found'>;

/** More than can be looked through are searched by name. */
const atAGlance = 8;

/** A listbox by the ARIA practices; a long one has a field that searches it by name: together they are a combobox. */
export function CasinoListbox<Casino extends SelectableCasino>(props: ListboxProps<Casino>) {
  const { label, selected, candidates, titles, listRef, onChoose, onLeave, texts } = props;
  const id = useId();
  const [text, setText] = useState('');
  const found = listFoundCasinos(candidates, text);
  // Who searches looks for somebody to add.
  const shown = text === '' ? selected : [];
  const choose = (index: number) => {
    const casino = found[index - shown.length];
    if (casino) onChoose(casino);
  };
  const names = [...shown, ...found].map(({ name }) => name);
  const { active, setActive, answerKey } = useActiveOption({ names, first: shown.length, onChoose: choose, onLeave });
  const activeId = names.length > 0 ? `${id}option${active}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const options = { id, active };
  return (
    <div ref={listRef}>
      {candidates.length > atAGlance && (
        <CasinoSearch
          label={`${label}: ${texts.find_choice}`}
          placeholder={texts.find_choice}
          controls={`${id}list`}
          activeId={activeId}
          onKeyDown={answerKey}
          result={text === '' ? '' : formatFound(found.length, candidates.length, texts)}
          onText={(typed) => {
            setText(typed);
            setActive(typed === '' ? selected.length : 0);
          }}
        />
      )}
      <div
        id={`${id}list`}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-activedescendant={activeId}
        className={styles.list}
        onKeyDown={answerKey}
        onClick={(event) => choose(indexOf(event))}
        onPointerMove={(event) => {
          const index = indexOf(event);
          if (index >= 0) setActive(index);
        }}
      >
        {shown.length > 0 && <Options {...options} title={titles.selected} casinos={shown} first={0} areSelected />}
        {found.length > 0 && <Options {...options} title={titles.candidates} casinos={found} first={shown.length} />}
      </div>
    </div>
  );
}

const indexOf = ({ target }: SyntheticEvent): number =>
  Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);

function listFoundCasinos<Casino extends SelectableCasino>(candidates: readonly Casino[], text: string): Casino[] {
  const found = listFound(
    candidates.map(({ slug, name }) => ({ value: slug, name })),
    text,
  );
  return candidates.filter(({ slug }) => found.has(slug));
}

type SearchProps = {
  label: string;
  placeholder: string;
  controls: string;
  activeId: string | undefined;
  result: string;
  onText: (text: string) => void;
  onKeyDown: KeyboardEventHandler;
};

function CasinoSearch({ label, placeholder, controls, activeId, result, onText, onKeyDown }: SearchProps) {
  return (
    <div className={`bg-surface ${styles.search}`}>
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={controls}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        className={`full-width touch-height rounded-sm bg-surface ${styles.input}`}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={`text-muted text-xs ${styles.result}`}>
        {result}
      </p>
    </div>
  );
}

type OptionsProps = {
  id: string;
  title: string;
  casinos: readonly SelectableCasino[];
  /** Place of the first of them among all options. */
  first: number;
  active: number;
  areSelected?: boolean;
};

function Options({ id, title, casinos, first, active, areSelected = false }: OptionsProps) {
  const titleId = `${id}group${first}`;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div id={titleId} role="presentation" className={`small-print text-bold ${styles.groupTitle}`}>
        {title}
      </div>
      {casinos.map((casino, place) => (
        <div
          key={casino.slug}
          id={`${id}option${first + place}`}
          role="option"
          data-index={first + place}
          tabIndex={-1}
          aria-selected={areSelected}
          aria-disabled={areSelected || undefined}
          data-active={first + place === active || undefined}
          className={`row gap-3 tight rounded-sm ${styles.option}`}
        >
          <CasinoOption casino={casino} isSelected={areSelected} />
        </div>
      ))}
    </div>
  );
}

/** A casino as a selector shows it. `logo` is the address of its symbol (`presentSymbol`). */
export type SelectableCasino = ComparableCasino & { logo: string | null; rating?: { text: string; label: string } | null };

export function CasinoOption({ casino, isSelected = false }: { casino: SelectableCasino; isSelected?: boolean }) {
  const { name, logo, rating } = casino;
  return (
    <>
      <LogoPlate logo={presentPlate(logo)} name={name} isSmall />
      <span className={`text-medium shrinks ${styles.name}`}>{name}</span>
      {rating && (
        <span className="tabular text-bold">
          <span aria-hidden="true">{rating.text}</span>
          <span className="visually-hidden">{rating.label}</span>
        </span>
      )}
      {isSelected && <Icon name="check" className={`fixed ${styles.check}`} />}
    </>
  );
}

export function presentPlate(logo: string | null) {
  return logo === null ? null : { src: logo, width: 96, height: 96, alt: '', isPriority: false };
}
