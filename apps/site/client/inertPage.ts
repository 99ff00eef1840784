/**
 * Makes the rest of the page inert while a dialog is shown as a popover, as a modal dialog does by itself: from the frame after the one that shows it, since all of
 * the page is styled anew for it (docs/decisions/097-dialogs-as-popovers.md).
 */
export function startInertPage(): void {
  const made = new Set<Element>();
  const release = () => {
    for (const element of made) element.removeAttribute('inert');
    made.clear();
  };
  const hold = (dialog: Element) => {
    release();
    for (const element of listOthers(dialog)) {
      if (element.hasAttribute('inert')) continue;
      element.setAttribute('inert', '');
      made.add(element);
    }
  };
  const holdAfterFrame = (dialog: Element) => {
    requestAnimationFrame(() => setTimeout(() => dialog.matches(':popover-open') && hold(dialog)));
  };
  document.addEventListener('toggle', ({ target, newState }) => isDialog(target) && newState === 'open' && holdAfterFrame(target), true);
  // Before the focus goes back.
  document.addEventListener('beforetoggle', ({ target, newState }) => isDialog(target) && newState === 'closed' && release(), true);
  const open = document.querySelector('dialog:popover-open');
  if (open) holdAfterFrame(open);
}

const isDialog = (target: EventTarget | null): target is HTMLDialogElement =>
  target instanceof HTMLDialogElement && target.popover !== null;

/** What stands beside an element and beside each that it is in. */
function listOthers(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  return [...[...parent.children].filter((each) => each !== element), ...listOthers(parent)];
}
