import { consentDialogId, consentKey } from '@lupa/contracts/consent.ts';
import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';
import { isRejectedByBrowser, readConsent } from './consent/readConsent.ts';

/** Fetches what asks for consent and what runs on it, where there is something to do: on arrival, or when another tab or the footer says so. */
export function startConsent(): void {
  const dialog = document.getElementById(consentDialogId);
  if (!dialog) return;
  const manage = (onMissing: () => void) =>
    void import('./consent/manageConsent.ts').then((module) => module.manageConsent(dialog), onMissing);
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
