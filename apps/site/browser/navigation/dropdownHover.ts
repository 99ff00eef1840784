import { dropdownOf, isOpen, openDropdown } from './dropdown.ts';

const openDelay = 120;
const leaveGrace = 320;
/** A click this soon after the mouse has opened a dropdown meant to open it. */
const clickGuard = 500;

/**
 * Dropdowns open under a mouse that rests on their trigger, and close a while after it has left. A mouse on its way down into
 * the open dropdown may cross other triggers. What was opened by click or key, or holds the focus, the mouse does not close.
 */
export function startDropdownHover(navigation: HTMLElement, first: Event): void {
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
