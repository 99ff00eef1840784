import { calmAnchor, calmKey, calmTemplateId, type CalmTerm, canLeaveCalm, holdCalm, parseCalm, type StoredCalm } from './calmMode.ts';
import { languageTag } from '@lupa/contracts/market.ts';

// Where storage is blocked it lasts as long as the page.
let unkept: string | null = null;

function readCalm(): StoredCalm | null {
  return parseCalm(readKept(), Date.now());
}

function chooseCalm(term: CalmTerm): void {
  keep(JSON.stringify(holdCalm(readCalm(), term, Date.now())));
}

function leaveCalm(): void {
  const calm = readCalm();
  if (calm && canLeaveCalm(calm)) keep(null);
}

function readKept(): string | null {
  try {
    return localStorage.getItem(calmKey) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(newValue: string | null): void {
  unkept = newValue;
  try {
    if (newValue === null) localStorage.removeItem(calmKey);
    else localStorage.setItem(calmKey, newValue);
    unkept = null;
  } catch {
    // Blocked: see above.
  }
  dispatchEvent(new StorageEvent('storage', { key: calmKey, newValue }));
}

/** The end of a term in the page's language and the device's own time: "jueves, 26 de noviembre, 16:05". `until`: milliseconds since 1970. */
function formatCalmUntil(until: number, locale: string): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(until);
}

/** Any link to `#calma` turns calm mode on and opens the dialog of its terms. What is hidden follows from the root element (feature.tsx). */
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

function showTerm(): void {
  const calm = readCalm();
  const date = typeof calm?.until === 'number' ? formatCalmUntil(calm.until, document.documentElement.lang) : '';
  for (const place of document.querySelectorAll<HTMLElement>('[data-calm-until]')) {
    place.textContent = date && (place.dataset['calmUntil'] ?? '').replace('{date}', () => date);
  }
  const open = dialog?.querySelector<HTMLInputElement>('input[value=open]');
  if (open) open.disabled = calm !== null && !canLeaveCalm(calm);
}
