/** Closes dialogs by the buttons that say so (`command`, `commandfor`), in a browser that does not know these attributes. */
export function runCommands(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[command=close]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) dialog.close();
  });
}

/** Closes dialogs as browsers do that know `closedby`: from the backdrop, and by Escape only when nothing is open inside of them. */
export function closeDialogs(): void {
  closeFromBackdrop();
  keepDialogOfPopover();
}

/** Does what `closedby="any"` says: a tap on the backdrop reaches the dialog itself, outside of its box. */
function closeFromBackdrop() {
  addEventListener('click', ({ target, clientX: x, clientY: y }) => {
    if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) target.close();
  });
}

/** WebKit closes a popover together with the dialog that it is in. */
function keepDialogOfPopover() {
  addEventListener('keydown', (event) => {
    const popover = event.key === 'Escape' && !event.defaultPrevented && document.querySelector<HTMLElement>('dialog[open] :popover-open');
    if (!popover) return;
    event.preventDefault();
    popover.hidePopover();
  });
}
