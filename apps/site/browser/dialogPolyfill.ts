export function polyfillDialogs(knowsCommands: boolean, knowsClosedBy: boolean): void {
  if (!knowsCommands) runCommands();
  if (knowsClosedBy) return;
  closeFromBackdrop();
  closePopoverFirst();
}

function runCommands() {
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[command]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    // The menu may have been opened as a popover before this script was there.
    if (!(dialog instanceof HTMLDialogElement) || dialog.matches(':popover-open')) return;
    event.preventDefault();
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}

/** A tap on the backdrop reaches the dialog itself, outside of its box. */
function closeFromBackdrop() {
  addEventListener('click', ({ target, clientX: x, clientY: y }) => {
    if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) target.close();
  });
}

/** WebKit closes a popover together with the dialog that it is in. */
function closePopoverFirst() {
  addEventListener('keydown', (event) => {
    const popover = event.key === 'Escape' && !event.defaultPrevented && document.querySelector<HTMLElement>('dialog[open] :popover-open');
    if (!popover) return;
    event.preventDefault();
    popover.hidePopover();
  });
}
