import { startDropdownHover } from './dropdownHover.ts';
import { dropdownOf, openDropdown } from './dropdown.ts';

/** What native popovers leave open in the top navigation. `first` is the event that asked for it, while this was on its way. */
export function refineDropdowns(navigation: HTMLElement, first: Event): void {
  startDropdownHover(navigation, first);
  startDropdownKeys(navigation);
}

/** Arrow keys, Home and End of the ARIA practice "Disclosure navigation menu"; a dropdown closes when the focus leaves the navigation. */
function startDropdownKeys(navigation: HTMLElement): void {
  navigation.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const focused = event.target as HTMLElement;
    const next = focused.closest('[popover]') ? nextInDropdown(focused, event.key) : nextOnTop(navigation, focused, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!navigation.contains(target as Node)) navigation.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
}

function nextOnTop(navigation: HTMLElement, focused: HTMLElement, key: string): HTMLElement | undefined {
  const dropdown = dropdownOf(focused);
  if (key === 'ArrowDown' && dropdown) {
    openDropdown(focused);
    return linksOf(dropdown)[0];
  }
  const items = [...navigation.querySelectorAll<HTMLElement>(':scope > ul > li > :is(a, button)')];
  return along(items, focused, key, 'ArrowLeft', 'ArrowRight');
}

function nextInDropdown(focused: HTMLElement, key: string): HTMLElement | undefined {
  const dropdown = focused.closest<HTMLElement>('[popover]');
  if (!dropdown) return undefined;
  const links = linksOf(dropdown);
  if (key === 'ArrowUp' && focused === links[0]) return dropdown.previousElementSibling as HTMLElement;
  return along(links, focused, key, 'ArrowUp', 'ArrowDown');
}

const linksOf = (dropdown: HTMLElement) => [...dropdown.querySelectorAll('a')];

function along(elements: HTMLElement[], focused: HTMLElement, key: string, back: string, forward: string): HTMLElement | undefined {
  const place = elements.indexOf(focused);
  if (key === back) return elements[place - 1];
  if (key === forward) return elements[place + 1];
  if (key === 'Home') return elements[0];
  return key === 'End' ? elements.at(-1) : undefined;
}
