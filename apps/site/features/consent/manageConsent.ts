import { analyticsConstants, pageAnalyticsId } from '@lupa/contracts/analytics.ts';
import { type ConsentChoice, consentKey, consentPath, consentVersion, type ConsentRecord } from '@lupa/contracts/consent.ts';
import { isRejectedByBrowser, readConsent } from './readConsent.ts';

export const consentStatusId = 'consent-status';

let isManaged = false;
/** What the visitor has opened the box with; undefined while it asks by itself. */
let opener: HTMLElement | undefined;

/** Asks for a choice where there is none, and starts or ends what hangs on it. `openedWith`: what the visitor has asked for the box with. */
export async function manageConsent(box: HTMLElement, openedWith?: HTMLElement): Promise<void> {
  // A page that is only prepared has no visitor yet.
  if (document.prerendering) await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  if (!isManaged) manage(box);
  isManaged = true;
  const choice = showChoice(box);
  if (openedWith) open(box, openedWith);
  else if (choice === null && document.getElementById(pageAnalyticsId)) box.hidden = false;
  else if (!opener) box.hidden = true;
  await setAnalytics(choice === 'accepted');
}

function manage(box: HTMLElement): void {
  box.addEventListener('click', ({ target }) => {
    const value = target instanceof Element && target.closest('button')?.value;
    if (value === 'accepted' || value === 'rejected') choose(box, value);
    else if (value === 'close') close(box);
  });
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && close(box));
}

function choose(box: HTMLElement, choice: ConsentChoice): void {
  const record = storeConsent(choice);
  recordConsent(record, box.dataset);
  close(box);
  // What could not be kept does not count: it could not be taken back either.
  const kept = showChoice(box);
  announce(box, kept);
  void setAnalytics(kept === 'accepted');
}

function open(box: HTMLElement, openedWith: HTMLElement): void {
  opener = openedWith;
  box.hidden = false;
  box.focus();
}

function close(box: HTMLElement): void {
  box.hidden = true;
  opener?.focus();
  opener = undefined;
}

function announce(box: HTMLElement, choice: ConsentChoice | null): void {
  const status = document.getElementById(consentStatusId);
  if (status) status.textContent = box.querySelector(`[data-present=${choice}]`)?.textContent ?? '';
}

function showChoice(box: HTMLElement): ConsentChoice | null {
  const choice = readConsent();
  const shown = choice ?? (isRejectedByBrowser() ? 'browser' : null);
  if (shown === null) delete box.dataset.choice;
  else box.dataset.choice = shown;
  return shown === 'browser' ? 'rejected' : shown;
}

declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html */
    prerendering?: boolean;
  }
}

let isWanted = false;
let stopAnalytics: (() => void) | undefined;

async function setAnalytics(isAllowed: boolean): Promise<void> {
  isWanted = isAllowed;
  if (!isAllowed) return end();
  // A blocker may hold it back.
  const fetched = await import('../analytics/startAnalytics.ts').catch(() => null);
  // The choice may have changed meanwhile.
  if (isWanted) stopAnalytics ??= fetched?.startAnalytics(() => readConsent() === 'accepted');
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
