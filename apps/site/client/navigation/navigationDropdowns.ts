import { startDropdownHover } from './dropdownHover.ts';
import { startDropdownKeys } from './dropdownKeys.ts';

/** What native popovers leave open in the top navigation. `first` is the event that asked for it, while this was on its way. */
export function refineDropdowns(navigation: HTMLElement, first: Event): void {
  startDropdownHover(navigation, first);
  startDropdownKeys(navigation);
}
