import { Card } from '@lupa/ui/Card.tsx';
import { TickBox } from '@lupa/ui/TickBox.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { slugify } from '@lupa/domain/foldText.ts';
import styles from './FilterChoices.module.css';
import type { FilterChoicesTexts, ShownChoice, ShownCount, ShownGroup } from './shownFilters.ts';

/** More than can be seen at a glance are found by their names. */
const atAGlance = 24;

type FilterChoicesProps = { group: ShownGroup; texts: FilterChoicesTexts; className: string | undefined };

export function FilterChoices({ group, texts, className }: FilterChoicesProps) {
  const { label, choices, present } = group;
  const [text, setText] = useState('');
  const found = listFound(choices, text);
  const list = useRef<HTMLUListElement>(null);
  const focusFirst = () => list.current?.querySelector<HTMLElement>(':scope > li:not([hidden]) > a[href]')?.focus();
  return (
    <Card className={`flex clipped ${styles.panel} ${className ?? ''}`}>
      {choices.length > atAGlance && (
        <ChoiceSearch
          label={`${label}: ${texts.find_choice}`}
          placeholder={texts.find_choice}
          result={text === '' ? '' : formatFound(found.size, choices.length, texts)}
          onText={setText}
          onDone={focusFirst}
        />
      )}
      <ul ref={list} aria-label={label} className={`grid ${styles.choices}`}>
        {choices.map((choice) => (
          <li key={choice.value} hidden={!found.has(choice.value)} data-column={choice.column}>
            <Choice choice={choice} isOneOf={present !== undefined} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** `3 de 30`, or that there is none. */
export function formatFound(found: number, total: number, texts: FilterChoicesTexts): string {
  if (found === 0) return texts.no_choice_found;
  return texts.choices_found.replace('{shown}', String(found)).replace('{total}', String(total));
}

type ChoiceSearchProps = {
  label: string;
  placeholder: string;
  result: string;
  onText: (text: string) => void;
  onDone: () => void;
};

function ChoiceSearch({ label, placeholder, result, onText, onDone }: ChoiceSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // Somebody may have typed before there was script.
  useEffect(() => onText(input.current?.value ?? ''), [onText]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (key === 'Enter' || key === 'ArrowDown') {
      event.preventDefault();
      onDone();
    }
    if (key !== 'Escape' || currentTarget.value === '') return;
    // Not all browsers do so.
    event.preventDefault();
    currentTarget.value = '';
    onText('');
  };
  return (
    <div className={`stack fixed script-only items-center ${styles.search}`}>
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={onKeyDown}
        className={`rounded-sm bg-surface ${styles.input}`}
      />
      <p role="status" className={`note tabular text-end ${styles.result}`}>
        {result}
      </p>
    </div>
  );
}

/** A choice that would leave nobody is no link, but stays where it was. One that is selected can always be taken back. */
function Choice({ choice: { name, count, isSelected, link }, isOneOf }: { choice: ShownChoice; isOneOf: boolean }) {
  const isAvailable = count?.value !== 0 || isSelected;
  const content = (
    <>
      <TickBox isTicked={isSelected} isRound={isOneOf} isAvailable={isAvailable} />
      <span className={styles.name}>{name}</span> {count && <FilterCount count={count} className={styles.count} />}
    </>
  );
  if (isAvailable)
    return (
      <a {...link} className={`cluster tight rounded-sm ${styles.choice}`} {...(isSelected ? { 'aria-current': 'true' as const } : {})}>
        {content}
      </a>
    );
  // Without href it is no link any more, so it says what it was.
  const disabled = { role: 'link', 'aria-disabled': true };
  return (
    <a {...disabled} className={`cluster tight rounded-sm ${styles.choice}`}>
      {content}
    </a>
  );
}

/** Values of the choices whose name has what is typed, whatever its accents, capitals and signs; of all while that is nothing. */
export function listFound(choices: readonly Pick<ShownChoice, 'value' | 'name'>[], text: string): Set<string> {
  const asked = withoutGaps(text);
  return new Set(choices.filter(({ name }) => withoutGaps(name).includes(asked)).map(({ value }) => value));
}

const withoutGaps = (text: string): string => slugify(text).replaceAll('-', '');

export function FilterCount({ count: { figure, words }, className }: { count: ShownCount; className: string | undefined }) {
  return (
    <span className={className}>
      <span aria-hidden="true">{figure}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
