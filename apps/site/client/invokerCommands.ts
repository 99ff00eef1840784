/** Does what `command`, `commandfor` and `closedby="any"` say, in browsers that do not know them: for every dialog of the page. */
export function startInvokerCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', runCommand);
  if (!('closedBy' in HTMLDialogElement.prototype)) addEventListener('click', closeFromBackdrop);
}

function runCommand({ target }: MouseEvent) {
  const button = (target as Element).closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') !== 'show-modal') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

// A tap on the backdrop reaches the dialog itself, outside of its box.
function closeFromBackdrop({ target, clientX: x, clientY: y }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) target.close();
}
