const openDelay = 120;
const leaveGrace = 320;
/** A click this soon after the mouse has opened a dropdown meant to open it. */
const clickGuard = 500;

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

/** Opens dropdowns under a mouse that rests on their trigger. What was opened by click or key, or holds the focus, the mouse does not close. */
function startDropdownHover(navigation: HTMLElement, first: Event): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let approached: HTMLElement | null = null;
  let hovered: { trigger: HTMLElement; openedAt: number } | null = null;
  let lastY = 0;

  const triggerAt = (node: EventTarget | null) => (node instanceof Element ? node.closest<HTMLElement>('button[popovertarget]') : null);
  const openOne = () => navigation.querySelector<HTMLElement>(':popover-open');
  const schedule = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };

  const approach = (trigger: HTMLElement) => {
    approached = trigger;
    schedule(() => {
      approached = null;
      if (openOne()?.contains(document.activeElement) || !openDropdown(trigger)) return;
      hovered = { trigger, openedAt: performance.now() };
    }, openDelay);
  };
  const leave = () => {
    approached = null;
    schedule(() => {
      const dropdown = hovered && dropdownOf(hovered.trigger);
      hovered = null;
      if (dropdown && !dropdown.contains(document.activeElement)) dropdown.hidePopover();
    }, leaveGrace);
  };

  navigation.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const trigger = triggerAt(target);
    const dropdown = trigger ? dropdownOf(trigger) : (target as Element).closest<HTMLElement>('[popover]');
    if (dropdown && isOpen(dropdown)) {
      approached = null;
      clearTimeout(timer);
    } else if (!trigger) leave();
    else if (trigger !== triggerAt(relatedTarget)) approach(trigger);
  });
  navigation.addEventListener('pointermove', ({ clientY }) => {
    if (approached && clientY > lastY && openOne()) approach(approached);
    lastY = clientY;
  });
  navigation.addEventListener('pointerleave', leave);
  navigation.addEventListener('click', (event) => {
    const trigger = triggerAt(event.target);
    if (!trigger) return;
    approached = null;
    clearTimeout(timer);
    // Enter and Space come as clicks without detail.
    const isEcho = event.detail > 0 && hovered?.trigger === trigger && performance.now() - hovered.openedAt < clickGuard;
    if (isEcho) event.preventDefault();
    hovered = null;
  });

  // The mouse has come to this trigger before the script did.
  const trigger = triggerAt(first.target);
  if (trigger?.matches(':hover') && first instanceof PointerEvent && first.pointerType === 'mouse') approach(trigger);
}

function dropdownOf(trigger: Element): HTMLElement | null {
  const next = trigger.nextElementSibling;
  return next instanceof HTMLElement && next.popover ? next : null;
}

function isOpen(dropdown: HTMLElement): boolean {
  return dropdown.matches(':popover-open');
}

/** Keeps a dropdown that a script opens with its trigger, for assistive technology and the order of Tab. False: there was nothing to open. */
function openDropdown(trigger: HTMLElement): boolean {
  const dropdown = dropdownOf(trigger);
  if (!dropdown || isOpen(dropdown)) return false;
  dropdown.showPopover({ source: trigger });
  return true;
}
