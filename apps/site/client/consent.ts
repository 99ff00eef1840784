import {
  consentDialogId,
  consentKeptFor,
  consentKey,
  consentVersion,
  type ConsentChoice,
  type ConsentRecord,
} from '@lupa/contracts/consent.ts';
import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';

/** What the visitor has chosen about the present purposes within a year; null: nothing, or storage is blocked. */
export function readConsent(): ConsentChoice | null {
  try {
    const { version, choice, at }: ConsentRecord = JSON.parse(localStorage[consentKey]);
    return version === consentVersion && Date.now() - Date.parse(at) < consentKeptFor ? choice : null;
  } catch {
    return null;
  }
}

/** Whether the browser says no for its user, which holds until they choose themselves. */
export function isRejectedByBrowser(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** Fetches what asks for consent and what runs on it, where there is something to do: on arrival, or when another tab or the footer says so. */
export function startConsent(): void {
  const dialog = document.getElementById(consentDialogId);
  if (!dialog) return;
  const manage = (onMissing: () => void) =>
    void import('./consent/manageConsent.ts').then(({ manageConsent }) => manageConsent(dialog), onMissing);
  // Opened without its script, it would be a dialog whose buttons do nothing.
  dialog.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && manage(() => reloadForMissingChunk()));
  // Without a key all of the storage has been cleared.
  addEventListener('storage', ({ key }) => (key ?? consentKey) === consentKey && manage(heldBack));
  addEventListener('pageshow', ({ persisted }) => {
    const choice = readConsent();
    if (persisted || choice === 'accepted' || (!choice && !isRejectedByBrowser())) manage(heldBack);
  });
}

/** By a blocker, or a network that is gone: nothing is asked, and nothing optional runs. */
function heldBack(): void {}

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}
