import { analyticsConstants, pageAnalyticsId } from '@lupa/contracts/analytics.ts';
import { type ConsentChoice, consentKey, consentPath, consentVersion, type ConsentRecord } from '@lupa/contracts/consent.ts';
import { isRejectedByBrowser, readConsent } from './readConsent.ts';

let isManaged = false;
/** The dialog was opened to ask, not by the visitor. */
let isAsking = false;
let opener: Element | null = null;

/** Brings the page in line with the choice: asks for one where there is none, and starts or ends what hangs on it. */
export async function manageConsent(dialog: HTMLElement): Promise<void> {
  // A page that is only prepared has no visitor yet.
  if (document.prerendering) await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  if (!isManaged) manage(dialog);
  isManaged = true;
  const choice = showChoice(dialog);
  if (choice === null && document.getElementById(pageAnalyticsId)) ask(dialog);
  else if (isAsking) dialog.hidePopover();
  await setAnalytics(choice === 'accepted');
}

function manage(dialog: HTMLElement): void {
  dialog.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element && target.closest('button')?.value;
    if (choice === 'accepted' || choice === 'rejected') choose(dialog, choice);
  });
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.hidePopover());
  dialog.addEventListener('toggle', ({ newState }) => (newState === 'open' ? takeFocus(dialog) : giveFocusBack()));
  if (isOpen(dialog)) takeFocus(dialog);
}

function choose(dialog: HTMLElement, choice: ConsentChoice): void {
  const record = storeConsent(choice);
  recordConsent(record, dialog.dataset);
  dialog.hidePopover();
  showChoice(dialog);
  // What could not be kept does not count: it could not be taken back either.
  void setAnalytics(readConsent() === 'accepted');
}

function ask(dialog: HTMLElement): void {
  if (isOpen(dialog)) return;
  isAsking = true;
  dialog.showPopover();
}

/** Only who has asked for the dialog is taken to it. */
function takeFocus(dialog: HTMLElement): void {
  if (isAsking || dialog.contains(document.activeElement)) return;
  opener = document.activeElement;
  dialog.focus();
}

function giveFocusBack(): void {
  if (opener instanceof HTMLElement) opener.focus();
  opener = null;
  isAsking = false;
}

function showChoice(dialog: HTMLElement): ConsentChoice | null {
  const choice = readConsent();
  const shown = choice ?? (isRejectedByBrowser() ? 'browser' : null);
  if (shown === null) delete dialog.dataset.choice;
  else dialog.dataset.choice = shown;
  return shown === 'browser' ? 'rejected' : shown;
}

function isOpen(dialog: HTMLElement): boolean {
  return dialog.matches(':popover-open');
}

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    readonly prerendering?: boolean;
  }
}

let isWanted = false;
let stopAnalytics: (() => void) | undefined;

/** Starts analytics unless it runs, or ends it and removes what it has kept. */
async function setAnalytics(isAllowed: boolean): Promise<void> {
  isWanted = isAllowed;
  if (!isAllowed) return end();
  // A blocker may hold it back.
  const fetched = await import('../analytics/startAnalytics.ts').catch(() => null);
  // The choice may have changed meanwhile.
  if (isWanted) stopAnalytics ??= fetched?.startAnalytics();
}

function end(): void {
  stopAnalytics?.();
  stopAnalytics = undefined;
  try {
    localStorage.removeItem(analyticsConstants.storageKey);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** Keeps a choice for this browser, as far as storage allows. */
function storeConsent(choice: ConsentChoice): ConsentRecord {
  const record: ConsentRecord = { version: consentVersion, choice, at: new Date().toISOString(), id: createId() };
  try {
    localStorage[consentKey] = JSON.stringify(record);
  } catch {
    // Blocked or full: it is asked again on the next page.
  }
  return record;
}

/** Tells the operator's consent log, with the text that was read. The choice holds whether or not it arrives. */
function recordConsent(record: ConsentRecord, { text, locale }: DOMStringMap): void {
  const headers = { 'Content-Type': 'application/json' };
  fetch(consentPath, { method: 'POST', keepalive: true, headers, body: JSON.stringify({ ...record, text, locale }) }).catch(() => {});
}

// `crypto.randomUUID` is there on secure origins only.
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
