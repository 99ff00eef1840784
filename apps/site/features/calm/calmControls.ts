import { formatCalmUntil } from './formatCalmUntil.ts';
import { calmAnchor, calmKey, calmTemplateId } from './calmKey.ts';
import { type CalmTerm, canLeaveCalm } from './calmMode.ts';
import { chooseCalm, leaveCalm, readCalm } from './calmStore.ts';

/**
 * Lets a visitor turn calm mode on by one tap on any link to `#calma`, choose a term in the dialog that says what has happened, and leave it where that
 * may be. What is hidden follows from the root element: see calmScript.ts.
 */
export function startCalmControls(): void {
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest(`a[href="#${calmAnchor}"]`)) return;
    event.preventDefault();
    if (!readCalm()) chooseCalm('open');
    openCalmDialog();
  });
  addEventListener('storage', ({ key }) => (key ?? calmKey) === calmKey && showTerm());
  addEventListener('pageshow', showTerm);
  showTerm();
  openFromAddress();
}

let dialog: HTMLDialogElement | undefined;

function openCalmDialog(): void {
  dialog ??= addDialog();
  dialog?.querySelector('form')?.reset();
  showTerm();
  if (!dialog?.open) dialog?.showModal();
}

/** Puts the dialog into the page, which has it as a template: nobody needs its elements before. */
function addDialog(): HTMLDialogElement | undefined {
  const template = document.getElementById(calmTemplateId);
  const added = template instanceof HTMLTemplateElement ? template.content.firstElementChild?.cloneNode(true) : null;
  if (!(added instanceof HTMLDialogElement)) return undefined;
  const form = added.querySelector('form');
  form?.addEventListener('submit', ({ submitter }) => {
    if ((submitter as HTMLButtonElement | null)?.value === 'leave') leaveCalm();
    else chooseCalm(new FormData(form).get('term') as CalmTerm);
  });
  document.body.append(added);
  return added;
}

/** Who came by a link to the control of another page. Nothing is turned on by an address alone: another site might have made it. */
function openFromAddress(): void {
  if (location.hash === `#${calmAnchor}` && !readCalm()) openCalmDialog();
}

/** Writes until when it is calm, in the bar and in the dialog, and leaves out terms that would be shorter. */
function showTerm(): void {
  const calm = readCalm();
  const date = typeof calm?.until === 'number' ? formatCalmUntil(calm.until, document.documentElement.lang) : '';
  for (const place of document.querySelectorAll<HTMLElement>('[data-calm-until]')) {
    place.textContent = date && (place.dataset['calmUntil'] ?? '').replace('{date}', () => date);
  }
  const open = dialog?.querySelector<HTMLInputElement>('input[value=open]');
  if (open) open.disabled = calm !== null && !canLeaveCalm(calm);
}
