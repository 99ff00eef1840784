import { afterFrame } from './afterFrame.ts';

/**
 * Makes the rest of the page inert while a dialog is shown as a popover, as a modal dialog does by itself: from the frame after the one that shows it to the
 * frame after the one that takes it away, since all of the page is styled anew each time (docs/decisions/097-dialogs-as-popovers.md). By then the browser
 * could not give the focus back, so that this does.
 */
export function startInertPage(): void {
  const made = new Set<Element>();
  const early = document.querySelector('dialog:popover-open');
  let opener = early && document.querySelector(`[popovertarget='${early.id}']:not(dialog *)`);
  const update = () => {
    const dialog = document.querySelector('dialog:popover-open');
    const others = dialog ? listOthers(dialog) : [];
    if (dialog) forgetCaret(dialog);
    for (const element of made) {
      if (others.includes(element)) continue;
      element.removeAttribute('inert');
      made.delete(element);
    }
    for (const element of others) {
      if (element.hasAttribute('inert')) continue;
      element.setAttribute('inert', '');
      made.add(element);
    }
    if (!dialog && isFocusLost() && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!(target instanceof HTMLDialogElement) || target.popover === null) return;
      if (newState === 'open') opener = document.activeElement;
      afterFrame(update);
    },
    true,
  );
  // A press beside it would look for text to select through all that is inert.
  document.addEventListener('mousedown', (event) => made.size > 0 && event.target === document.body && event.preventDefault());
  update();
}

/** Before the page around it is inert: with each frame the browser would look through all of that for a place to show where the last tap was. */
function forgetCaret(dialog: Element): void {
  const selection = getSelection();
  if (selection?.isCollapsed && !dialog.contains(selection.anchorNode)) selection.removeAllRanges();
}

/** Nothing has it, or what is in a dialog that still fades out. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.closest('dialog[popover]:not(:popover-open)') !== null;
}

/** What stands beside an element and beside each that it is in. */
function listOthers(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  return [...[...parent.children].filter((each) => each !== element), ...listOthers(parent)];
}
