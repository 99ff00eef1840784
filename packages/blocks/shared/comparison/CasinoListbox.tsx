import { Icon } from '@lupa/ui/Icon.tsx';
import { type RefObject, type SyntheticEvent, useEffect, useId } from 'react';
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
};

/** A listbox by the ARIA practices: it holds the focus and says which option is active. Those selected are shown, but not to be chosen again. */
export function CasinoListbox<Casino extends SelectableCasino>(props: ListboxProps<Casino>) {
  const { label, selected, candidates, titles, listRef, onChoose, onLeave } = props;
  const id = useId();
  const choose = (index: number) => {
    const casino = candidates[index - selected.length];
    if (casino) onChoose(casino);
  };
  const names = [...selected, ...candidates].map(({ name }) => name);
  const { active, setActive, answerKey } = useActiveOption({ names, first: selected.length, onChoose: choose, onLeave });
  const activeId = `${id}option${active}`;
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const indexOf = ({ target }: SyntheticEvent) => Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
  const options = { id, active };
  return (
    <div
      ref={listRef}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-activedescendant={names.length > 0 ? activeId : undefined}
      className={styles.list}
      onKeyDown={answerKey}
      onClick={(event) => choose(indexOf(event))}
      onPointerMove={(event) => {
        const index = indexOf(event);
        if (index >= 0) setActive(index);
      }}
    >
      {selected.length > 0 && <Options {...options} title={titles.selected} casinos={selected} first={0} areSelected />}
      <Options {...options} title={titles.candidates} casinos={candidates} first={selected.length} />
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
      <div id={titleId} role="presentation" className={styles.groupTitle}>
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
          className={styles.option}
        >
          <CasinoOption casino={casino} isSelected={areSelected} />
        </div>
      ))}
    </div>
  );
}

/** A casino as a selector shows it. `logo` is the address of its symbol (`presentSymbol`). */
export type SelectableCasino = ComparableCasino & { logo: string | null; rating?: { text: string; label: string } | null };

/** A casino in a list: logo, name, rating. */
export function CasinoOption({ casino, isSelected = false }: { casino: SelectableCasino; isSelected?: boolean }) {
  const { name, logo, rating } = casino;
  return (
    <>
      <LogoPlate logo={presentPlate(logo)} name={name} isSmall />
      <span className={styles.name}>{name}</span>
      {rating && (
        <span className={styles.rating}>
          <span aria-hidden="true">{rating.text}</span>
          <span className="visually-hidden">{rating.label}</span>
        </span>
      )}
      {isSelected && <Icon name="check" className={styles.check} />}
    </>
  );
}

/** A symbol of which only the address is known, as `LogoPlate` wants it. */
export function presentPlate(logo: string | null) {
  return logo === null ? null : { src: logo, width: 96, height: 96, alt: '', isPriority: false };
}
