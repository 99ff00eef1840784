/** The dropdown that a trigger of the top navigation unfolds: the element right behind it. */
export function dropdownOf(trigger: Element): HTMLElement | null {
  const next = trigger.nextElementSibling;
  return next instanceof HTMLElement && next.popover ? next : null;
}

export function isOpen(dropdown: HTMLElement): boolean {
  return dropdown.matches(':popover-open');
}

/**
 * Opened by script, it still belongs to its trigger: for assistive technology, and for the order of Tab.
 * False: there was nothing to open.
 */
export function openDropdown(trigger: HTMLElement): boolean {
  const dropdown = dropdownOf(trigger);
  if (!dropdown || isOpen(dropdown)) return false;
  dropdown.showPopover({ source: trigger });
  return true;
}
