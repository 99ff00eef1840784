import { formatCalmUntil } from './formatCalmUntil.ts';
import { calmAnchor, calmDialogId, calmKey } from './calmKey.ts';
import { type CalmTerm, canLeaveCalm } from './calmMode.ts';
import { chooseCalm, leaveCalm, readCalm } from './calmStore.ts';

/**
 * Lets a visitor turn calm mode on by one tap on any link to `#calma`, choose a term in the dialog that says what has happened, and leave it where that
 * may be. What is hidden follows from the root element: see calmScript.ts.
 */
export function startCalmControls(): void {
  const dialog = document.getElementById(calmDialogId);
  if (!(dialog instanceof HTMLDialogElement)) return;
  const form = dialog.querySelector('form');
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest(`a[href="#${calmAnchor}"]`)) return;
    event.preventDefault();
    if (!readCalm()) chooseCalm('open');
    openCalmDialog(dialog);
  });
  form?.addEventListener('submit', ({ submitter }) => {
    if ((submitter as HTMLButtonElement | null)?.value === 'leave') leaveCalm();
    else chooseCalm(new FormData(form).get('term') as CalmTerm);
  });
  addEventListener('storage', ({ key }) => (key ?? calmKey) === calmKey && showTerm(dialog));
  addEventListener('pageshow', () => showTerm(dialog));
  showTerm(dialog);
  openFromAddress(dialog);
}

function openCalmDialog(dialog: HTMLDialogElement): void {
  dialog.querySelector('form')?.reset();
  if (!dialog.open) dialog.showModal();
}

/** Who came by a link to the control of another page. Nothing is turned on by an address alone: another site might have made it. */
function openFromAddress(dialog: HTMLDialogElement): void {
  if (location.hash === `#${calmAnchor}` && !readCalm()) dialog.showModal();
}

/** Writes until when it is calm, in the bar and in the dialog, and leaves out terms that would be shorter. */
function showTerm(dialog: HTMLDialogElement): void {
  const calm = readCalm();
  const date = typeof calm?.until === 'number' ? formatCalmUntil(calm.until, document.documentElement.lang) : '';
  for (const place of document.querySelectorAll<HTMLElement>('[data-calm-until]')) {
    place.textContent = date && (place.dataset['calmUntil'] ?? '').replace('{date}', () => date);
  }
  const open = dialog.querySelector<HTMLInputElement>('input[value=open]');
  if (open) open.disabled = calm !== null && !canLeaveCalm(calm);
}
