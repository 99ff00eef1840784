import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { PopoverSheet } from '@lupa/ui/Sheet.tsx';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import listStyles from './CasinoListbox.module.css';
import { CasinoListbox, CasinoOption, type CasinoSearchTexts, type SelectableCasino } from './CasinoListbox.tsx';
import styles from './CasinoSelect.module.css';
import { useIsHydrated } from './useIsHydrated.ts';

export type CasinoSelectProps<Casino extends SelectableCasino> = {
  label: string;
  place: string;
  selected: readonly Casino[];
  candidates: readonly Casino[];
  onChoose: (casino: Casino) => void;
  /** Where a candidate leads without script; a selector that exists only with script needs none. */
  hrefOf?: ((casino: Casino) => string) | undefined;
  microcopy: Pick<Microcopy, 'compared_now' | 'also_on_the_list'> & CasinoSearchTexts;
};

/** A button that opens a list of casinos: links without script, a listbox with it, which can be searched. Islands only. */
export function CasinoSelect<Casino extends SelectableCasino>(props: CasinoSelectProps<Casino>) {
  const { label, place, selected, candidates, onChoose, hrefOf, microcopy } = props;
  const id = useId();
  const isHydrated = useIsHydrated();
  const popover = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const titles = { selected: microcopy.compared_now, candidates: microcopy.also_on_the_list };

  // Opened before the script was there.
  useEffect(() => {
    if (!isHydrated || !popover.current?.matches(':popover-open')) return;
    placeList(popover.current);
    enter(list.current);
  }, [isHydrated]);

  const close = () => popover.current?.hidePopover();
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <div className="grid shrinks">
      <button
        type="button"
        popoverTarget={`${id}list`}
        aria-haspopup={isHydrated ? 'listbox' : undefined}
        data-casino-select=""
        className={`grid items-center gap-3 rounded-md ${styles.button}`}
        onKeyDown={openByArrow}
      >
        <span className={`centred text-pacific rounded-sm bg-pacific-soft text-lg ${styles.plus}`}>
          <Icon name="plus" />
        </span>
        <span className="tight text-bold text-pacific grid">
          {label} <span className={`text-muted text-xs ${styles.place}`}>{place}</span>
        </span>
        <Icon name="chevronDown" className={`text-pacific text-lg ${styles.chevron}`} />
      </button>
      <PopoverSheet
        id={`${id}list`}
        ref={popover}
        className={styles.popover}
        onBeforeToggle={({ currentTarget, newState }) => newState === 'open' && placeList(currentTarget)}
        onToggle={({ newState }) => newState === 'open' && enter(list.current)}
      >
        <div className={`text-heading text-lg ${styles.sheetTitle}`} aria-hidden="true">
          {label}
        </div>
        {isHydrated ? (
          <CasinoListbox
            key={selected.length}
            label={label}
            {...{ selected, candidates, titles }}
            listRef={list}
            texts={microcopy}
            onLeave={close}
            onChoose={(casino) => {
              close();
              onChoose(casino);
            }}
          />
        ) : (
          hrefOf && (
            <ul className={listStyles.list}>
              {candidates.map((casino) => (
                <li key={casino.slug}>
                  <a href={hrefOf(casino)} rel="nofollow" className={`row gap-3 tight rounded-sm ${listStyles.option}`}>
                    <CasinoOption casino={casino} />
                  </a>
                </li>
              ))}
            </ul>
          )
        )}
      </PopoverSheet>
    </div>
  );
}

/** Gives the focus to a listbox, or to its field where that brings no keyboard up, and shows the active option. */
function enter(list: HTMLElement | null): void {
  const field = matchMedia('(pointer: fine)').matches ? list?.querySelector<HTMLElement>('input') : null;
  (field ?? list?.querySelector<HTMLElement>('[role=listbox]'))?.focus({ preventScroll: true });
  list?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
}

const comfortableHeight = 360;
const gap = 4;

/** Tells the styles where the button is, until the list closes. WebKit misplaces what is anchored in a scrolled page. */
function placeList(list: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(list.id)}"]`);
  if (!button) return;
  const { top, bottom } = button.getBoundingClientRect();
  const [above, below] = [top - gap, innerHeight - bottom - gap];
  const isBelow = below >= comfortableHeight || below >= above;
  list.dataset['side'] = isBelow ? 'below' : 'above';
  setLengths(list, { room: isBelow ? below : above });

  const follow = () => {
    const place = button.getBoundingClientRect();
    const edge = isBelow ? place.bottom + gap : place.top - gap;
    setLengths(list, { left: place.left + scrollX, top: edge + scrollY, width: place.width });
  };
  follow();
  // What is laid out late above the button moves it in the page.
  const closing = new AbortController();
  const { signal } = closing;
  addEventListener('scroll', follow, { capture: true, passive: true, signal });
  addEventListener('resize', follow, { signal });
  list.addEventListener('toggle', ({ newState }) => newState === 'closed' && closing.abort(), { signal });
}

function setLengths(list: HTMLElement, lengths: Record<string, number>): void {
  for (const [name, length] of Object.entries(lengths)) list.style.setProperty(`--${name}`, `${length}px`);
}
